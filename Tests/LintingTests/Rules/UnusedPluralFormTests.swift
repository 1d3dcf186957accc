import Testing

@testable import Linting
@testable import StringCatalogs

@Suite struct UnusedPluralFormTests {
  private func findings(_ locale: String, _ names: [String]) -> [Finding] {
    let forms = names.enumerated().map { ($1, Build.unit("%lld", line: 10 + $0)) }
    let entry = Build.entry("%lld days", [Build.localization(locale, Build.content(plural: forms))])
    return UnusedPluralForm.findings(Build.use(entry, locales: [locale]))
  }

  @Test(arguments: [
    ("en", ["one", "few", "other"], 11), ("ja", ["one", "other"], 10), ("de", ["many", "two"], 10),
    ("zh-Hant", ["one", "two"], 10), ("he", ["one", "two", "many", "other"], 12),
    ("ru", ["two"], 10), ("en", ["other", "singular"], 11), ("tlh", ["1"], 10),
    ("en", ["One"], 10), ("en", [""], 10),
  ])
  func unused(locale: String, names: [String], line: Int) throws {
    let found = findings(locale, names)
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.severity == .note)
    #expect(finding.locale == locale)
    #expect(finding.location == Build.location(line: line))
  }

  @Test(arguments: [
    ("en", ["zero", "one", "other"]), ("ja", ["zero", "other"]),
    ("fr", ["one", "many", "other"]), ("cs", ["one", "few", "many", "other"]),
    ("ar", ["zero", "one", "two", "few", "many", "other"]),
    ("pl", ["one", "few", "many", "other"]),
    // Newer locale data have these.
    ("vi", ["one", "other"]), ("gl", ["one", "many", "other"]),
    // Nobody knows.
    ("tlh", ["one", "two", "few", "other"]), ("oc", ["one", "other"]),
  ])
  func used(locale: String, names: [String]) {
    #expect(findings(locale, names).isEmpty)
  }

  @Test func says() throws {
    let finding = try #require(findings("ja", ["one", "other"]).first)
    #expect(
      finding.message
        == "Japanese (ja) has no plural form one, and “%lld days” has a text in it. No number "
        + "selects it, so that the text is never shown.")
    #expect(finding.advice == "Delete it: Japanese (ja) has only other.")
  }

  @Test func olderLocaleData() throws {
    let finding = try #require(findings("he", ["many"]).first)
    #expect(finding.message.contains("Older locale data (before CLDR 42) had the form."))
    #expect(finding.advice == "Delete it: Hebrew (he) has only one, two and other.")
  }

  @Test(arguments: [
    ("singular", "one"), ("1", "one"), ("=1", "one"), ("plural", "other"), ("0", "zero"),
    ("mny", "many"), ("Other", "other"), ("dual", "two"),
  ])
  func nearestName(name: String, nearest: String) throws {
    let finding = try #require(findings("en", [name]).first)
    #expect(finding.message.contains("“\(name)” is no plural form"))
    #expect(finding.advice == "Write “\(name)” as \(nearest), or delete it.")
  }

  @Test func severalPlacesAreOneFinding() throws {
    let forms = Build.content(plural: [("few", Build.unit("a", line: 10))])
    let substitution = StringCatalog.Substitution(
      name: "n", nameOffset: 20, argNum: 1, formatSpecifier: "lld",
      content: Build.content(plural: [
        ("many", Build.unit("b", line: 21)), ("bogus", Build.unit("c", line: 22)),
      ]))
    let localization = Build.localization(
      "de", Build.content(device: [("mac", forms)]), substitutions: [substitution])
    let found = UnusedPluralForm.findings(Build.use(Build.entry("K", [localization])))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(
      finding.message.hasPrefix(
        "German (de) has no plural form few and many, and “K” has a text in it (device mac and "
          + "substitution n). “bogus” is no plural form (German (de), “K”)."))
  }
}
