import StringCatalogs
import Testing

@testable import Linting

/// Hashes by `printf 'rule\nfile\nflow\nlocale\nkey' | sha256sum`, with `\n2` for the second.
@Suite struct FingerprintTests {
  private static func finding(
    _ rule: String, _ file: String, _ flow: String, _ locale: String, _ key: String,
    line: Int = 1, column: Int = 1, message: String = ""
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, message: message, advice: "",
      location: SourceLocation(file: file, position: SourcePosition(line: line, column: column)),
      flow: flow, locale: locale, key: key)
  }

  private static func truncated(line: Int, column: Int = 1, message: String = "") -> Finding {
    finding(
      "title-truncated", "App/Localizable.xcstrings", "checkout", "de", "Address", line: line,
      column: column, message: message)
  }

  private static let first = "931884d9c5d84d9cb71b65efd7f1636a8abf605a9401df6f60441089afc20791"
  private static let second = "e4a955728b833e930f51fbfca3b271e8867cb1013084d3a2c1cb17b5e176213c"
  private static let third = "76c04608da9b8d094ace8a2c31f06702713230ffd7a8b603c170da93b3d4b97a"

  @Test(arguments: [
    (truncated(line: 41), first),
    // Neither a line nor what was measured counts.
    (truncated(line: 99, column: 7, message: "172.4 pt"), first),
    (
      finding("stop-too-small", "copyfit.yml", "checkout", "", ""),
      "d7c3043d9cd46d266488a57ec3f01c905cc827eea19579e3b02e35849cb39ee9"
    ),
    (
      finding("missing-locale", "copyfit.yml", "", "ja", ""),
      "1c48c89ef5eef8e928751b4db3edfdc9feac9dca65d31f825222fcc7e2c83bb5"
    ),
    (
      finding("untranslated", "L.xcstrings", "", "ar", "Über uns 🧾"),
      "8cc445a86e6e741ef0a58c27359ca7be9bed26fcb5cfeb89c6e342f5889c7e56"
    ),
  ])
  func hash(_ finding: Finding, _ expected: String) {
    var findings = [finding]
    Fingerprint.assign(to: &findings)
    #expect(findings.map(\.fingerprint) == [expected])
  }

  @Test func equalFindingsHaveOrdinalsInFileOrder() {
    var findings = [
      Self.truncated(line: 50), Self.truncated(line: 9, column: 30),
      Self.truncated(line: 9, column: 4),
    ]
    Fingerprint.assign(to: &findings)
    #expect(findings.map(\.fingerprint) == [Self.first, Self.second, Self.third])
    #expect(findings.map(\.location.position.line) == [9, 9, 50])
    #expect(findings.map(\.location.position.column) == [4, 30, 1])
  }

  @Test func othersBetweenDoNotCount() {
    var findings = [
      Self.truncated(line: 1), Self.finding("form-flip", "App/Localizable.xcstrings", "", "", ""),
      Self.truncated(line: 3),
    ]
    Fingerprint.assign(to: &findings)
    let hashes = findings.filter { $0.rule == "title-truncated" }.map(\.fingerprint)
    #expect(hashes == [Self.first, Self.second])
  }

  /// Whatever order rules report in, the run prints one.
  @Test func theOrderIsThatOfTheFile() {
    let sorted = [
      Self.finding("b", "A", "", "", "", line: 1, column: 2),
      Self.finding("a", "A", "", "", "", line: 2, column: 1),
      Self.finding("b", "A", "a", "", "", line: 2, column: 1),
      Self.finding("b", "A", "b", "", "a", line: 2, column: 1),
      Self.finding("b", "A", "b", "", "b", line: 2, column: 1),
      Self.finding("b", "A", "b", "de", "a", line: 2, column: 1),
      Self.finding("b", "A", "b", "de", "a", line: 10, column: 1),
      Self.finding("a", "B", "", "", "", line: 1, column: 1),
    ]
    for shift in sorted.indices {
      var findings = Array(sorted[shift...] + sorted[..<shift])
      Fingerprint.assign(to: &findings)
      #expect(findings.map(Self.place) == sorted.map(Self.place))
      #expect(Set(findings.map(\.fingerprint)).count == sorted.count)
    }
  }

  private static func place(_ finding: Finding) -> String {
    let position = finding.location.position
    return [
      finding.location.file, String(position.line), String(position.column), finding.rule,
      finding.flow, finding.locale, finding.key,
    ].joined(separator: "|")
  }
}
