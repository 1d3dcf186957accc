import Linting
import Reporting
import StringCatalogs

/// The whole run on any files: configuration, catalogs, copy, measuring, layout, every rule, and
/// each format. Fonts are the real ones.
enum RunCheck {
  static func check(_ bytes: [UInt8]) throws(Violation) {
    let input = RunInput(bytes)
    guard input.staysInside else { return }
    let folder = try RunFolder()
    try folder.hold(input)
    var options = LintOptions()
    options.paths = [folder.path]
    options.keepsAnalyses = true
    options.jobs = 1
    let result = LintRun.run(options)

    try check(result, RunFiles(input))
    let report = JSONFormat.bytes(result)
    try isJSON(report)
    try isPrintable(TextFormat().report(result) + TextFormat().messages(result))
    // The rest takes several times as long as all before: every fourth input will do, chosen by its
    // bytes, so that one that fails fails again.
    guard bytes.reduce(0, ^) % 4 == 0 else { return }
    try isJSON(InspectJSON.bytes(result))
    try isPrintable(InspectText().report(result))
    // Twice would do; with more workers it says more.
    options.jobs = 2
    try require(
      JSONFormat.bytes(LintRun.run(options)) == report, "the same files gave another report")
  }

  private static func check(_ result: RunResult, _ files: RunFiles) throws(Violation) {
    let findings = result.findings
    try require(
      Set(findings.map(\.fingerprint)).count == findings.count, "two findings are taken for one")
    for finding in findings { try check(finding, files) }
    let summary = result.summary
    try require(
      summary.errors == findings.count { $0.severity == .error }
        && summary.warnings == findings.count { $0.severity == .warning }
        && summary.notes == findings.count { $0.severity == .note }, "the summary counts others")
    for problem in result.problems {
      try require(!problem.message.isEmpty, "a problem without words")
      guard let position = problem.position, let file = problem.file else { continue }
      try require(
        files.has(position, in: file), "\(file) has no \(position): \(problem.message)")
    }
  }

  private static func check(_ finding: Finding, _ files: RunFiles) throws(Violation) {
    let place = "\(finding.location.file):\(finding.location.position)"
    try require(
      files.has(finding.location.position, in: finding.location.file),
      "\(finding.rule) at \(place), which is nowhere")
    try require(
      !finding.message.isEmpty && !finding.advice.isEmpty, "\(finding.rule) without words")
    try require(rules.contains(finding.rule), "\(finding.rule) is no rule")
    try require(
      finding.fingerprint.utf8.count == 64, "\(finding.rule) has no fingerprint")
    for number in [finding.measured?.width, finding.measured?.limit] + finding.cells.map(\.width) {
      try require(number?.isFinite ?? true, "\(finding.rule) measured \(number ?? 0)")
    }
  }

  private static let rules = Set(RuleRegistry.all.map { $0.metadata.id })

  // MARK: Formats

  /// The catalog reader checks members that it does not know as strictly as those that it keeps.
  private static func isJSON(_ bytes: [UInt8]) throws(Violation) {
    let wrapped =
      Array(#"{"sourceLanguage":"en","strings":{},"report":"#.utf8) + bytes
      + Array("}".utf8)
    do throws(CatalogError) {
      _ = try StringCatalog(parsing: wrapped)
    } catch {
      throw Violation("the report is no JSON: \(error)")
    }
  }

  /// Nothing in it may drive a terminal.
  private static func isPrintable(_ text: String) throws(Violation) {
    let control = text.unicodeScalars.first {
      ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
    }
    try require(control == nil, "a control character came through: \(control?.value ?? 0)")
  }
}

/// The lines of a run's files, by the names that findings give them.
private struct RunFiles {
  private var lines: [String: PlainLines] = [:]

  init(_ input: RunInput) {
    for (name, bytes) in zip(RunInput.catalogNames, input.catalogs) {
      lines[name] = PlainLines(bytes)
    }
    if let configuration = input.configuration {
      lines["copyfit.yml"] = PlainLines(configuration)
    }
  }

  func has(_ position: SourcePosition, in file: String) -> Bool {
    lines[file]?.has(position) ?? false
  }
}
