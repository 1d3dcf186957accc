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

  /// Where the surface counts it is the sixth part: a baseline with the one does not silence the other.
  @Test(arguments: [
    (
      "text-truncated", "Pay", "toast",
      "1a052c2ca59ca114a84c48d95d0a84d51163e11b634e9de7539d8308f4a185a9"
    ),
    (
      "text-truncated", "Pay", "toast 2",
      "ea779063df9ec7d0c683e6e0c25cea955cea7755ce2f637c0898321682005961"
    ),
    // A step trail's findings are those of earlier versions.
    (
      "text-truncated", "Pay", "",
      "7b938645becfe924708a7906f49fa21ed1af5f5e2a2ae01e1b2d8c00d29f4769"
    ),
    (
      "low-contrast", "", "swipe-deck",
      "2bbb5d5b9ae24585fb6560e6446776409dde9ca6ee2bee14d7686b606fae155d"
    ),
    // The copy itself is wrong wherever it is shown.
    (
      "edge-whitespace", "Pay", "toast",
      "9ff0e5b2883417090c9563b5a50a332136912ba0c2c3b9ab097d9c39e4d62914"
    ),
  ])
  func surface(_ rule: String, _ key: String, _ part: String, _ hash: String) {
    var finding = Self.finding(rule, "L.xcstrings", "checkout", "de", key)
    finding.part = part
    var findings = [finding]
    Fingerprint.assign(to: &findings)
    #expect(findings.map(\.fingerprint) == [hash])
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
