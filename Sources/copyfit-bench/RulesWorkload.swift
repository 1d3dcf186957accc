import Linting

/// Every localization rule over a catalog of 12 MB and 62,000 values, as a process, in
/// turns with strings-lint (PyPI) on the same file.
enum RulesWorkload: Workload {
  static let name = "rules"
  static let summary = "localization rules on 12 MB, against strings-lint 0.2.0"

  static func run() throws(BenchError) {
    let folder = try TemporaryFolder()
    let path = try folder.write(GeneratedCatalog(keys: 5_450), to: "Localizable.xcstrings")
    try folder.write(Array(configuration.utf8), to: "copyfit.yml")
    Printing.heading("rules: 12 MB, 5,450 keys, 10 locales, 62,000 values, localization rules")
    let program = try Machine.builtProgram()
    let peer = Machine.installedProgram("strings-lint")
    var ours: [Double] = []
    var theirs: [Double] = []
    var memory = 0.0
    // In turns, so that a busy machine slows both down.
    for _ in 0..<7 {
      let run = try Machine.run([program, "lint", "--catalogs", folder.path])
      guard run.status == 0 || run.status == 1 else {
        throw BenchError("copyfit lint ended with status \(run.status)")
      }
      ours.append(run.seconds)
      memory = max(memory, run.peakMemory)
      if let peer { theirs.append(try Machine.run([peer, path]).seconds) }
    }
    Printing.figure("copyfit lint, median of 7", Printing.time(ours.median))
    Printing.figure("memory at most", "\(Printing.number(memory)) MB")
    guard peer != nil else {
      Printing.remark(
        "strings-lint is not in PATH (pip install strings-lint==0.2.0): the ratio was NOT measured")
      return
    }
    let ratio = theirs.median / ours.median
    Printing.figure("strings-lint, median of 7", Printing.time(theirs.median))
    Printing.figure(
      "ratio", "\(Printing.number(ratio)) times", target: ("at least 10 times", ratio >= 10))
  }

  /// Every localization rule, those that are off by default too, and no other.
  static var configuration: String {
    let settings = RuleRegistry.all.map { rule in
      let metadata = rule.metadata
      let severity =
        metadata.defaultSeverity == .off ? ConfiguredSeverity.note : metadata.defaultSeverity
      return "  \(metadata.id): \(metadata.family == .localization ? severity : .off)\n"
    }
    return "catalogRules: all\nrules:\n" + settings.joined()
  }
}
