import Linting

/// `lint --format text`: findings for people, by flow and locale, the worst first.
public struct TextFormat: LintFormat {
  public static let name = "text"
  public static let summary = "for people, by flow and locale, the worst first"

  public static func bytes(_ result: RunResult, _ context: ReportContext) -> [UInt8] {
    let format = TextFormat(style: context.style, width: context.width, isQuiet: context.isQuiet)
    return format.reportBytes(result, unlisted: context.unlisted)
  }

  public var style: Style
  /// Columns of the terminal.
  public var width: Int
  /// Findings alone, without the summary.
  public var isQuiet: Bool

  public init(style: Style = .plain, width: Int = 80, isQuiet: Bool = false) {
    self.style = style
    self.width = width
    self.isQuiet = isQuiet
  }

  /// What goes to standard output: the findings and the summary.
  /// - Parameter unlisted: findings of the run that `result` was cut by.
  public func report(_ result: RunResult, unlisted: Int = 0) -> String {
    String(decoding: reportBytes(result, unlisted: unlisted), as: UTF8.self)
  }

  /// One buffer that grows, since a report may have millions of lines.
  private func reportBytes(_ result: RunResult, unlisted: Int) -> [UInt8] {
    if let reason = result.idleReason {
      return isQuiet ? [] : Array((SafeText.line(reason) + "\n").utf8)
    }
    var bytes: [UInt8] = []
    for group in FindingGroup.groups(of: result.findings) {
      if !bytes.isEmpty { bytes.append(0x0A) }
      bytes.append(contentsOf: (style.heading(SafeText.line(group.title)) + "\n").utf8)
      let findings = group.findings
      let shares = Workers.shares(of: findings.count, least: 2_000) { share in
        var bytes: [UInt8] = []
        for finding in findings.dropFirst(share.lowerBound).prefix(share.count) {
          append(finding, to: &bytes)
        }
        return bytes
      }
      for share in shares { bytes += share }
    }
    var closing: [String] = []
    if unlisted > 0 {
      closing.append("\(count(unlisted, "more finding")) not shown (--max-findings).\n")
    }
    if !isQuiet { closing.append(summary(result)) }
    if !isQuiet, result.summary.flows == 0 { closing.append(noFlow(result)) }
    for block in closing {
      if !bytes.isEmpty { bytes.append(0x0A) }
      bytes.append(contentsOf: block.utf8)
    }
    return bytes
  }

  /// What goes to standard error: what went wrong, and remarks.
  public func messages(_ result: RunResult) -> String {
    var text = ""
    for problem in result.problems { text += self.problem(problem) }
    if !isQuiet {
      for notice in result.notices { text += wrap("note: " + SafeText.line(notice), "", "  ") }
    }
    return text
  }

  /// What `--verbose` adds: what was read and measured with.
  public func details(_ result: RunResult) -> String {
    var text = "copyfit \(result.version)\n"
    text += "configuration: \(result.configuration.map { SafeText.line($0) } ?? "none")\n"
    for file in result.catalogFiles { text += "catalog: \(SafeText.line(file))\n" }
    for font in result.fonts {
      let face = font.postScriptName.isEmpty ? "em constants" : "\(font.file) \(font.revision)"
      text += "font: " + SafeText.line("\(font.script) \(face), \(font.correction)") + "\n"
    }
    return text
  }

  /// One problem: its place, its kind, and under it what happened and what to do.
  public func problem(_ problem: Problem) -> String {
    var place = SafeText.line(problem.shown ?? "copyfit")
    if let position = problem.position { place += ":\(position.line):\(position.column)" }
    let head = "\(place): \(style.error("error")): \(problem.kind.rawValue)\n"
    return head + wrap(SafeText.line(problem.message), "  ", "  ")
  }

  // MARK: Parts

  private func append(_ finding: Finding, to bytes: inout [UInt8]) {
    let position = finding.location.position
    let file = SafeText.line(finding.shown)
    let place = "\(file):\(position.line):\(position.column)"
    let severity = style.severity(finding.severity, finding.severity.rawValue)
    let mark = finding.isBorderline ? ", borderline" : ""
    bytes.append(contentsOf: "  \(place): \(severity): \(finding.rule)\(mark)\n".utf8)
    append(finding.message, to: &bytes, "    ", "    ")
    if !finding.advice.isEmpty { append(finding.advice, to: &bytes, "    → ", "      ") }
  }

  private func append(
    _ text: String, to bytes: inout [UInt8], _ first: String, _ rest: String
  ) {
    TextWrapping.append(SafeText.line(text), to: &bytes, width: width, first: first, rest: rest)
    bytes.append(0x0A)
  }

  private func summary(_ result: RunResult) -> String {
    let s = result.summary
    let found = [count(s.errors, "error"), count(s.warnings, "warning"), count(s.notes, "note")]
    let looked = [
      count(s.catalogs, "catalog"), count(s.flows, "flow"), count(s.locales, "locale"),
      count(s.cells, "cell"),
    ]
    var line =
      found.joined(separator: ", ") + ", \(s.suppressed) suppressed in "
      + looked.joined(separator: ", ") + "."
    if !result.problems.isEmpty {
      line += " \(count(result.problems.count, "problem")) kept parts from being checked."
    }
    let text = wrap(line, "", "")
    if s.errors > 0 || !result.problems.isEmpty { return style.error(text.dropLast()) + "\n" }
    // A run that checked no flow has not found that all is well.
    let isGood = s.warnings == 0 && s.flows > 0
    return (isGood ? style.good(text.dropLast()) : style.warning(text.dropLast())) + "\n"
  }

  /// Whether no flow was checked because none is configured. A configuration that could not be
  /// read, or is not where it was said to be, may have some.
  public static func lacksFlow(_ result: RunResult) -> Bool {
    guard result.summary.flows == 0, result.configuredFlows == 0, result.idleReason == nil else {
      return false
    }
    if result.problems.isEmpty { return true }
    return result.configuration == nil
      && !result.problems.contains { problem in
        let file = problem.file ?? ""
        return [.configuration, .usage].contains(problem.kind) || file.hasSuffix(".yml")
          || file.hasSuffix(".yaml")
      }
  }

  /// A run without flows is no silent success, but where remarks are not wanted.
  public func noFlow(_ result: RunResult) -> String {
    guard Self.lacksFlow(result) else {
      let others = result.problems.isEmpty && result.configuredFlows > 0
      return others
        ? wrap("No flow was checked: those configured have no keys in what was linted.", "", "")
        : "No flow was checked.\n"
    }
    let example = """
        flows:
          - id: checkout
            steps: ["Cart", "Address", "Payment"]

      """
    let way =
      result.configuration == nil
      ? "`copyfit init` writes one. By hand, a flow begins with these lines in copyfit.yml:"
      : "A flow begins with these lines in it:"
    return wrap("No flow was checked\(NoFlowNotice.reason(result)). \(way)", "", "")
      + example + "The steps are keys of a String Catalog, in the order they are shown.\n"
  }

  private func wrap(_ text: String, _ first: String, _ rest: String) -> String {
    TextWrapping.wrapped(text, width: width, first: first, rest: rest) + "\n"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Style {
  fileprivate func error(_ text: Substring) -> String { error(String(text)) }
  fileprivate func warning(_ text: Substring) -> String { warning(String(text)) }
  fileprivate func good(_ text: Substring) -> String { good(String(text)) }
}
