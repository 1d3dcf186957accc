import Linting
import Testing

@testable import Reporting

@Suite struct GitHubFormatTests {
  private func lines(_ result: RunResult, _ context: ReportContext = .init()) -> [String] {
    String(decoding: GitHubFormat.bytes(result, context), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  private func result(
    errors: Int = 0, warnings: Int = 0, notes: Int = 0, problems: Int = 0
  ) -> RunResult {
    var findings: [Finding] = []
    for (severity, number) in [
      (Severity.note, notes), (.warning, warnings), (.error, errors),
    ] {
      findings += (0..<number).map { Samples.finding("stale-key", severity, line: $0 + 1) }
    }
    return RunResult(
      summary: .init(flows: 1),
      problems: (0..<problems).map { Problem(.usage, "problem \($0)") }, findings: findings)
  }

  @Test func asTheRunnerReadsIt() {
    var result = RunResult(
      summary: .init(flows: 1), problems: [Samples.broken], findings: [Samples.truncated])
    result.folders = RunFolders(current: "/repo/ios", root: "/repo")
    #expect(
      lines(result) == [
        "::error file=ios/App/Broken.xcstrings,line=426,col=1,title=malformed-catalog"
          + "::expected a value",
        "::error file=ios/App/Localizable.xcstrings,line=41,col=27,title=title-truncated"
          + "::“Zahlungsübersicht” needs 172.4 pt and gets 160 pt at large. "
          + "Shorten it by 12.4 pt, about 2 characters.",
      ])
  }

  /// Ten errors, problems among them, ten warnings, and nine notices before the last.
  @Test(arguments: [
    (errors: 10, warnings: 10, notes: 10, problems: 0, last: ""),
    (11, 0, 0, 0, "1 error."), (10, 0, 0, 1, "1 error."), (0, 0, 11, 0, "2 notes."),
    (12, 13, 14, 3, "5 errors, 3 warnings, 5 notes."), (0, 0, 0, 12, "2 errors."),
    (0, 11, 10, 0, "1 warning, 1 note."),
  ])
  func tenOfALevel(errors: Int, warnings: Int, notes: Int, problems: Int, last: String) {
    let lines = lines(
      result(errors: errors, warnings: warnings, notes: notes, problems: problems))
    func number(_ level: String) -> Int { lines.filter { $0.hasPrefix("::\(level) ") }.count }
    #expect(number("error") == min(10, errors + problems))
    #expect(number("warning") == min(10, warnings))
    #expect(number("notice") == (last.isEmpty ? notes : min(9, notes) + 1))
    if last.isEmpty {
      #expect(lines.allSatisfy { !$0.contains("Without an annotation") })
    } else {
      #expect(lines.last?.hasSuffix("a step may have ten a level: \(last)") == true)
      #expect(lines.last?.hasPrefix("::notice title=copyfit::") == true)
    }
  }

  @Test func worstFirst() {
    var result = result(errors: 1, warnings: 1, notes: 1)
    result.findings.insert(
      Samples.finding("form-flip", .warning, line: 9, isBorderline: true), at: 0)
    #expect(
      lines(result).map { $0.prefix { $0 != " " } } == [
        "::error", "::warning", "::warning", "::notice",
      ])
    #expect(lines(result)[2].contains("title=form-flip%2C borderline::"))
  }

  @Test(arguments: [
    ("100 %\r\n", "100 %25%0D%0A", "100 %25%0D%0A"), ("a:b,c", "a:b,c", "a%3Ab%2Cc"),
    ("%0A", "%250A", "%250A"), ("::error::", "::error::", "%3A%3Aerror%3A%3A"),
  ])
  func escapes(text: String, data: String, property: String) {
    #expect(GitHubFormat.data(text) == data)
    #expect(GitHubFormat.property(text) == property)
  }

  @Test func outsideOfTheRepositoryAPathIsAbsolute() {
    var result = result(errors: 1)
    result.folders = RunFolders(current: "/elsewhere", root: "/repo")
    #expect(lines(result)[0].hasPrefix("::error file=/elsewhere/A.xcstrings,"))
  }
}
