/// Every localization rule over a catalog of 10,500 keys in 30 locales, as a process.
enum LargeCatalogWorkload: Workload {
  static let name = "large"
  static let summary = "localization rules on 68 MB, 10,500 keys × 30 locales"

  static func run() throws(BenchError) {
    let folder = try TemporaryFolder()
    _ = try folder.write(GeneratedCatalog.large, to: "Localizable.xcstrings")
    try folder.write(Array(RulesWorkload.configuration.utf8), to: "copyfit.yml")
    Printing.heading("large: 68 MB, 10,500 keys, 30 locales, localization rules")
    let program = try Machine.builtProgram()
    var times: [Double] = []
    var memory = 0.0
    for _ in 0..<5 {
      let run = try Machine.run([program, "lint", "--catalogs", folder.path])
      guard run.status == 0 || run.status == 1 else {
        throw BenchError("copyfit lint ended with status \(run.status)")
      }
      times.append(run.seconds)
      memory = max(memory, run.peakMemory)
    }
    Printing.figure(
      "copyfit lint, median of 5", Printing.time(times.median),
      target: ("under 2 s", times.median < 2))
    Printing.figure(
      "memory at most", "\(Printing.number(memory)) MB", target: ("under 600 MB", memory < 600))
  }
}
