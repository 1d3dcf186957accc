import Testing

@testable import Linting
@testable import StringCatalogs

@Suite struct PlaceholderSubstitutionTests {
  typealias Forms = [(String, String)]

  static func substitution(
    _ name: String, _ argNum: Int?, _ forms: Forms, specifier: String? = "lld"
  ) -> StringCatalog.Substitution {
    StringCatalog.Substitution(
      name: name, nameOffset: 29, argNum: argNum, formatSpecifier: specifier,
      content: Build.content(
        plural: forms.enumerated().map { ($1.0, Build.unit($1.1, line: 40 + $0)) }))
  }

  static let days: Forms = [("one", "%arg Tag"), ("other", "%arg Tage")]

  private func find(
    _ key: String, _ text: String, _ substitutions: [StringCatalog.Substitution]
  ) -> [Finding] {
    PlaceholderMismatch.findings(
      Build.use(
        Build.entry(
          key,
          [
            Build.localization(
              "de", Build.content(Build.unit(text, line: 20)), line: 19,
              substitutions: substitutions)
          ])))
  }

  struct Case: CustomTestStringConvertible {
    var key: String
    var text: String
    var substitutions: [StringCatalog.Substitution]
    var severity: Severity?
    var message: String
    var testDescription: String { "\(key) → \(text) \(message)" }

    init(
      _ key: String, _ text: String, _ substitutions: [StringCatalog.Substitution],
      _ severity: Severity? = nil, _ message: String = ""
    ) {
      self.key = key
      self.text = text
      self.substitutions = substitutions
      self.severity = severity
      self.message = message
    }
  }

  @Test(arguments: [
    Case("%lld days", "%#@d@", [substitution("d", nil, days)]),
    Case("%lld days", "%#@d@", [substitution("d", 1, days, specifier: nil)]),
    Case("%lld days", "%1$#@d@", [substitution("d", nil, days)]),
    Case("%lld days", "%lld Tage", []),
    Case("%@ %lld days", "%@ %#@d@", [substitution("d", 2, days)]),
    Case("%@ %lld days", "%#@d@ %1$@", [substitution("d", 2, days)]),
    // Both ways to count beside a substitution that has its number.
    Case("%@ %lld days", "%#@d@ %@", [substitution("d", 2, days)]),
    Case("%lld days of %@", "%#@d@ von %@", [substitution("d", 1, days)]),
    // The number in a form as a placeholder, and a further argument by position.
    Case("%lld days", "%#@d@", [substitution("d", 1, [("other", "%lld Tage")])]),
    Case("%@ %lld", "%1$@ %#@d@", [substitution("d", 2, [("other", "%2$lld Tage")])]),
    Case("%lld of %@", "%#@d@", [substitution("d", 1, [("other", "%arg von %2$@")])]),
    Case("%lld of %@", "%#@d@", [substitution("d", 1, [("other", "%arg von %@")])]),
    // One substitution in another.
    Case(
      "%lld %lld", "%#@a@",
      [
        substitution("a", 1, [("other", "%arg %#@b@")]),
        substitution("b", 2, [("other", "%arg")]),
      ]),
    Case("%lld days", "%#@d@", [substitution("d", 1, [("one", "Ein Tag"), ("other", "%arg")])]),
    Case(
      "%lld days", "%#@d@", [substitution("d", 1, [("other", "Tage")])], .warning,
      "leaves out argument 1"),
    Case(
      "%lld days", "%#@day@", [substitution("days", 1, days)], .error,
      "names a substitution `%#@day@` that it does not have"),
    Case(
      "%lld days", "%lld Tage", [substitution("days", 1, days)], .note,
      "has a substitution `days` that no text of it uses"),
    Case("%@ days", "%#@d@", [substitution("d", 1, days)], .error, "for a whole number"),
    Case("%@ days", "%#@d@", [substitution("d", 1, days, specifier: "@")]),
    Case("%lld days", "%#@d@", [substitution("d", 2, days)], .error, "an argument 2"),
    Case("%lld days", "%#@d@", [substitution("d", 0, days)], .error, "they count from 1"),
    Case(
      "%lld days", "%#@d@", [substitution("d", Int.min, days)], .error, "they count from 1"),
    Case(
      "%lld %lld", "%#@a@ %#@b@", [substitution("a", 1, days), substitution("b", 1, days)], .error,
      "leaves out argument 2"),
    Case(
      "%lld of %@", "%#@d@ von %2$@", [substitution("d", 1, [("other", "%1$@ Tage")])], .error,
      "(substitution d, plural other)"),
  ])
  func substitutions(_ test: Case) throws {
    let found = find(test.key, test.text, test.substitutions)
    #expect(found.map(\.severity) == (test.severity.map { [$0] } ?? []), "\(found)")
    #expect(
      found.allSatisfy { test.message.isEmpty || $0.message.contains(test.message) }, "\(found)")
  }

  @Test func theNearestNameIsMeant() throws {
    let finding = try #require(
      find("%lld days", "%#@day@", [Self.substitution("days", 1, Self.days)]).first)
    #expect(finding.advice.contains("Write `%#@days@` for `%#@day@`."))
    #expect(finding.location == Build.location(line: 20))
  }

  /// A source with substitutions is met by a plain placeholder for the same argument.
  @Test func theSourcesSubstitutionsAreItsArguments() {
    func find(_ german: String) -> [Severity] {
      PlaceholderMismatch.findings(
        Build.use(
          Build.entry(
            "days",
            [
              Build.localization(
                "en", Build.content(Build.unit("%#@d@ of %@", line: 3)),
                substitutions: [
                  Self.substitution("d", 1, [("one", "%arg day"), ("other", "%arg days")])
                ]),
              Build.localization("de", german, line: 20),
            ]))
      ).map(\.severity)
    }
    #expect(find("%lld Tage von %@") == [])
    #expect(find("%2$@: %1$lld Tage") == [])
    #expect(find("%@: %lld Tage") == [.error])
    #expect(find("%lld Tage") == [.error])
  }

  /// Names by the thousand, each in the next: looked at once.
  @Test func aLongChainEnds() {
    let chain = (0..<2_000).map { index in
      Self.substitution("s\(index)", 1, [("other", "%arg %#@s\(index + 1)@ %#@s0@")])
    }
    let found = find("%lld", "%#@s0@", chain)
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.contains("`%#@s2000@`") == true)
    #expect(found.first?.message.contains("it is a part of (`s0` → `s1` → `s2` → … → ") == true)
  }
}
