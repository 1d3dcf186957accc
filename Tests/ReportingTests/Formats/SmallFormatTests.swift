import Foundation
import Linting
import Testing

@testable import Reporting

@Suite struct GitLabFormatTests {
  private func entries(_ result: RunResult) throws -> [[String: Any]] {
    let data = Data(GitLabFormat.bytes(result, ReportContext()))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
  }

  private func fingerprints(_ result: RunResult) throws -> [String] {
    try entries(result).compactMap { $0["fingerprint"] as? String }
  }

  @Test func levelsAndPlaces() throws {
    let findings = Severity.allCases.map { Samples.finding("stale-key", $0, line: 3) }
    let entries = try entries(RunResult(problems: [Samples.broken], findings: findings))
    #expect(
      entries.compactMap { $0["severity"] as? String } == ["blocker", "info", "minor", "major"])
    let location = entries[0]["location"] as? [String: Any]
    #expect(location?["path"] as? String == "App/Broken.xcstrings")
    #expect((location?["lines"] as? [String: Int]) == ["begin": 426])
    #expect(entries[1]["check_name"] as? String == "stale-key")
    #expect(entries[1]["description"] as? String == "It happens. Change it.")
  }

  /// GitLab shows one entry of those that share a fingerprint: findings of two configurations that
  /// have the same path below each, and equal problems.
  @Test func fingerprintsAreUnique() throws {
    var here = Samples.truncated
    here.shownFile = "iOS/App/Localizable.xcstrings"
    var there = Samples.truncated
    there.shownFile = "watch/App/Localizable.xcstrings"
    let result = RunResult(
      problems: [Samples.broken, Samples.broken], findings: [here, there, here])
    #expect(try Set(fingerprints(result)).count == 5)
    // One does not depend on whether the other is there.
    let alone = try fingerprints(RunResult(findings: [there]))
    #expect(try fingerprints(result)[3] == alone[0])
  }

  @Test func aFingerprintKeepsWhenLinesMove() throws {
    var moved = Samples.truncated
    moved.location.position = .init(line: 99, column: 1)
    moved.message = "“Zahlungsübersicht” needs 180 pt and gets 160 pt at large."
    #expect(
      try fingerprints(RunResult(findings: [moved]))
        == fingerprints(RunResult(findings: [Samples.truncated])))
  }
}

@Suite struct CheckstyleFormatTests {
  @Test func asItsReadersKnowIt() {
    let result = RunResult(
      problems: [Samples.broken, Problem(.usage, "no")],
      findings: [
        Samples.truncated, Samples.finding("stale-key", .note, message: "a < b & \"c\" ]]>"),
      ])
    let text = String(decoding: CheckstyleFormat.bytes(result, ReportContext()), as: UTF8.self)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="8.0">
          <file name="App/Broken.xcstrings">
            <error line="426" column="1" severity="error" message="expected a value" \
        source="copyfit.problem.malformed-catalog"/>
          </file>
          <file name="copyfit">
            <error severity="error" message="no" source="copyfit.problem.usage"/>
          </file>
          <file name="App/Localizable.xcstrings">
            <error line="41" column="27" severity="error" message="“Zahlungsübersicht” needs 172.4 pt \
        and gets 160 pt at large. Shorten it by 12.4 pt, about 2 characters." \
        source="copyfit.title-truncated"/>
          </file>
          <file name="A.xcstrings">
            <error line="1" column="5" severity="info" message="a &lt; b &amp; &quot;c&quot; ]]&gt; \
        Change it." source="copyfit.stale-key"/>
          </file>
        </checkstyle>

        """)
  }
}

@Suite struct XcodeFormatTests {
  @Test func asXcodeReadsIt() {
    var result = RunResult(
      summary: .init(flows: 1),
      problems: [Samples.broken, Problem(.missingFile, "There is no copyfit.yml.")],
      findings: [
        Samples.truncated, Samples.finding("form-flip", .warning, isBorderline: true),
        Samples.finding("stale-key", .note),
      ])
    result.folders = RunFolders(current: "/repo")
    let text = String(decoding: XcodeFormat.bytes(result, ReportContext()), as: UTF8.self)
    #expect(
      text == """
        /repo/App/Broken.xcstrings:426:1: error: expected a value [malformed-catalog]
        error: There is no copyfit.yml. [missing-file]
        /repo/App/Localizable.xcstrings:41:27: error: “Zahlungsübersicht” needs 172.4 pt and gets \
        160 pt at large. Shorten it by 12.4 pt, about 2 characters. [title-truncated]
        /repo/A.xcstrings:1:5: warning: It happens. Change it. [form-flip, borderline]
        /repo/A.xcstrings:1:5: note: It happens. Change it. [stale-key]

        """)
  }
}

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("App/A.xcstrings", "App/A.xcstrings"), ("a b#c?d%e", "a%20b%23c%3Fd%25e"),
    ("c:/x", "c%3A/x"), ("ü/日", "%C3%BC/%E6%97%A5"), ("-._~", "-._~"), ("[1]&\n", "%5B1%5D%26%0A"),
  ])
  func path(text: String, encoded: String) {
    #expect(PercentEncoding.path(text) == encoded)
  }
}
