import Linting

/// `lint --format xcode`: one line a finding, which Xcode shows at its place in the editor:
/// `/abs/path:line:column: warning: text`.
public enum XcodeFormat: LintFormat {
  public static let name = "xcode"
  public static let summary = "a line each, for a build phase of Xcode"

  public static func bytes(_ result: RunResult, _ context: ReportContext) -> [UInt8] {
    var text = ""
    for problem in result.problems {
      if let file = problem.shown {
        text += place(file, problem.position?.line, problem.position?.column, result.folders)
      }
      text += "error: \(problem.plainLine) [\(problem.kind.rawValue)]\n"
    }
    for finding in result.findings {
      let position = finding.location.position
      text += place(finding.shown, position.line, position.column, result.folders)
      text += "\(finding.severity.rawValue): \(finding.plainLine) [\(finding.ruleLabel)]\n"
    }
    if let sentence = context.unlistedSentence { text += "note: \(sentence)\n" }
    if !context.isQuiet, let sentence = NoFlowNotice.sentence(result) {
      text += "note: \(sentence)\n"
    }
    return Array(text.utf8)
  }

  /// Xcode opens absolute paths alone.
  private static func place(
    _ shown: String, _ line: Int?, _ column: Int?, _ folders: RunFolders
  ) -> String {
    var text = SafeText.escaped(folders.absolute(shown))
    if let line { text += ":\(line)" }
    if let column { text += ":\(column)" }
    return text + ": "
  }
}
