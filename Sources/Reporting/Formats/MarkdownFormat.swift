import Linting

/// `lint --format markdown`: a comment for a pull request, or the summary of a job.
///
/// A heading with the outcome, a table of the flows and their languages, then the findings. It stays
/// under GitHub's limit of 65,536 characters for a comment whatever there is to say: the worst
/// findings are kept, and the last line says what was left out.
public enum MarkdownFormat: LintFormat {
  public static let name = "markdown"
  public static let summary = "a comment for a pull request, under 60,000 characters"

  /// UTF-8 bytes, so that there are no more characters, however they are counted.
  static let maximumSize = 60_000
  /// What of it problems and the table may take; findings have the rest.
  static let maximumProblems = 10_000
  static let maximumTable = 15_000
  /// Kept for the last lines.
  static let reserve = 1_000

  public static func bytes(_ result: RunResult, _ context: ReportContext) -> [UInt8] {
    var text = "## copyfit: \(outcome(result, context))\n"
    if !context.isQuiet { text += "\n" + looked(result) + "\n" }
    if !context.isQuiet, let sentence = NoFlowNotice.sentence(result) {
      text += "\n\(result.idleReason == nil ? "⚠️ " : "")\(MarkdownText.inline(sentence))\n"
    }
    text += problems(result)
    if !context.isQuiet { text += MarkdownTable.text(result, limit: maximumTable) }
    let room = maximumSize - reserve - text.utf8.count
    let findings = MarkdownFindings(result, room: room)
    text += findings.text
    text += lastLines(findings.leftOut, context)
    return Array(text.utf8)
  }

  // MARK: Parts

  private static func outcome(_ result: RunResult, _ context: ReportContext) -> String {
    let summary = result.summary
    let counted = Severity.counted([
      .error: summary.errors, .warning: summary.warnings, .note: summary.notes,
    ])
    var parts = counted.isEmpty ? [] : [counted]
    let problems = result.problems.count
    if problems > 0 { parts.insert("\(problems) problem\(problems == 1 ? "" : "s")", at: 0) }
    if problems > 0 || summary.errors > 0 { return "❌ " + parts.joined(separator: ", ") }
    if summary.warnings > 0 { return (context.isStrict ? "❌ " : "⚠️ ") + counted }
    if result.idleReason != nil { return "✅ nothing to do" }
    if summary.flows == 0 { return "⚠️ " + (parts + ["no flow checked"]).joined(separator: ", ") }
    return counted.isEmpty ? "✅ nothing found" : "✅ " + counted
  }

  private static func looked(_ result: RunResult) -> String {
    let s = result.summary
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let parts = [
      count(s.catalogs, "catalog"), count(s.flows, "flow"), count(s.locales, "locale"),
      count(s.cells, "cell"),
    ]
    return
      "Looked at \(parts.joined(separator: ", ")); \(count(s.suppressed, "finding")) suppressed."
  }

  private static func problems(_ result: RunResult) -> String {
    guard !result.problems.isEmpty else { return "" }
    var text = "\n### Problems\n\nThese kept parts from being checked.\n\n"
    for (index, problem) in result.problems.enumerated() {
      var line = "- ❌ "
      if let file = problem.shown {
        let place = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
        line += MarkdownText.code(file + place) + " "
      }
      line += "\(problem.kind.rawValue): \(MarkdownText.inline(problem.message))\n"
      if text.utf8.count + line.utf8.count > maximumProblems {
        return text + "- … and \(result.problems.count - index) more\n"
      }
      text += line
    }
    return text
  }

  private static func lastLines(_ leftOut: [Severity: Int], _ context: ReportContext) -> String {
    var sentences: [String] = []
    let counted = Severity.counted(leftOut)
    if !counted.isEmpty {
      sentences.append("Not shown here, to keep this short enough for a comment: \(counted).")
    }
    if let sentence = context.unlistedSentence { sentences.append(sentence) }
    return sentences.isEmpty ? "" : "\n" + sentences.joined(separator: " ") + "\n"
  }
}

extension Severity {
  /// As a symbol, always beside words.
  var symbol: String {
    switch self {
    case .error: "❌"
    case .warning: "⚠️"
    case .note: "ℹ️"
    }
  }
}
