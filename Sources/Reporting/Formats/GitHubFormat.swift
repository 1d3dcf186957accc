import Linting

/// `lint --format github`: workflow commands, which GitHub Actions shows as annotations on the lines
/// of a pull request.
///
/// A step's annotations beyond ten of a level are dropped without a word (actions/toolkit, #734), so
/// the worst ten of each are given, and a notice with how many more there are.
public enum GitHubFormat: LintFormat {
  public static let name = "github"
  public static let summary = "annotations of GitHub Actions, at most ten a level, the worst first"

  /// Annotations that a step may have of each level.
  static let limit = 10

  public static func bytes(_ result: RunResult, _ context: ReportContext) -> [UInt8] {
    let problems = result.problems.map { command($0, result.folders) }
    let worst = result.findings.worstFirst
    func commands(_ severity: Severity) -> [String] {
      let ofLevel = worst.lazy.filter { $0.severity == severity }.prefix(limit)
      return ofLevel.map { command($0, result.folders) }
    }
    let errors = (problems + commands(.error)).prefix(limit)
    let warnings = commands(.warning)
    var notices = commands(.note)

    var count: [Severity: Int] = [.error: problems.count]
    for finding in worst { count[finding.severity, default: 0] += 1 }
    func hasMore(_ severity: Severity) -> Bool { count[severity, default: 0] > limit }
    let needsNotice =
      Severity.allCases.contains(where: hasMore) || context.unlisted > 0
      || !context.isQuiet && NoFlowNotice.sentence(result) != nil
    // The last notice is one of the ten.
    if needsNotice { notices = Array(notices.prefix(limit - 1)) }
    let more: [Severity: Int] = [
      .error: count[.error, default: 0] - errors.count,
      .warning: count[.warning, default: 0] - warnings.count,
      .note: count[.note, default: 0] - notices.count,
    ]
    if needsNotice { notices.append(lastNotice(result, more, context)) }
    return Array((errors + warnings + notices).joined().utf8)
  }

  // MARK: Commands

  private static func command(_ finding: Finding, _ folders: RunFolders) -> String {
    command(
      level: finding.severity == .note ? "notice" : finding.severity.rawValue,
      file: folders.repositoryPath(finding.shown), line: finding.location.position.line,
      column: finding.location.position.column, title: finding.ruleLabel, text: finding.plainLine)
  }

  private static func command(_ problem: Problem, _ folders: RunFolders) -> String {
    command(
      level: "error", file: problem.shown.map(folders.repositoryPath),
      line: problem.position?.line, column: problem.position?.column, title: problem.kind.rawValue,
      text: problem.plainLine)
  }

  private static func lastNotice(
    _ result: RunResult, _ more: [Severity: Int], _ context: ReportContext
  ) -> String {
    var sentences: [String] = []
    let counted = Severity.counted(more)
    if !counted.isEmpty {
      sentences.append("Without an annotation, since a step may have ten a level: \(counted).")
    }
    if let sentence = context.unlistedSentence { sentences.append(sentence) }
    if !context.isQuiet, let sentence = NoFlowNotice.sentence(result) { sentences.append(sentence) }
    return command(
      level: "notice", file: nil, line: nil, column: nil, title: "copyfit",
      text: sentences.joined(separator: " "))
  }

  private static func command(
    level: String, file: String?, line: Int?, column: Int?, title: String, text: String
  ) -> String {
    var properties: [String] = []
    if let file { properties.append("file=" + property(SafeText.escaped(file))) }
    if let line { properties.append("line=\(line)") }
    if let column { properties.append("col=\(column)") }
    properties.append("title=" + property(SafeText.line(title)))
    return "::\(level) \(properties.joined(separator: ","))::\(data(text))\n"
  }

  // MARK: Escapes, as actions/toolkit has them

  static func data(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  static func property(_ text: String) -> String {
    escaped(data(text)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func escaped(
    _ text: String, _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escaped = escape(scalar) {
        result += escaped
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
