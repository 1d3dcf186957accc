import Testing

@testable import Linting
@testable import StringCatalogs

@Suite struct CountWithoutPluralTests {
  private func use(_ source: String?, _ translations: [(String, String)], key: String = "key")
    -> EntryUse
  {
    let english = source.map { [Build.localization("en", $0, line: 3)] } ?? []
    let others = translations.enumerated().map {
      Build.localization($1.0, $1.1, line: 10 + $0)
    }
    return Build.use(Build.entry(key, line: 2, english + others), locales: translations.map(\.0))
  }

  /// Once for the key, at the source text.
  @Test func onceAtTheSource() throws {
    let found = CountWithoutPlural.findings(
      use("Delete %lld files", [("de", "%lld Dateien löschen"), ("ru", "%lld файлов")]))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.locale == "en")
    #expect(finding.location == Build.location(line: 3))
    #expect(
      finding.message
        == "English (en): “%lld files” in “Delete %lld files” has one text for all numbers. "
        + "“Delete 1 files” is what people see.")
    #expect(
      finding.advice
        == "Let it vary by plural (one and other), or word it so that no word follows the number.")
  }

  /// Every counted word of a text; numbers that are names stay as they are.
  @Test func severalWords() throws {
    let finding = try #require(
      CountWithoutPlural.findings(use("Step %lld: %lld files in %lld folders", [])).first)
    #expect(
      finding.message
        == "English (en): “%lld files” and “%lld folders” in “Step %lld: %lld files in %lld "
        + "folders” have one text for all numbers. “Step %lld: 1 files in 1 folders” is what people "
        + "see.")
    #expect(
      finding.advice
        == "Let it vary by plural (one and other), each number in a substitution of its own, or "
        + "word it so that no word follows a number.")
  }

  @Test func theWholeTextIsQuotedOnce() throws {
    let finding = try #require(CountWithoutPlural.findings(use("%lld files", [])).first)
    #expect(
      finding.message
        == "English (en): “%lld files” has one text for all numbers. “1 files” is what people see.")
  }

  @Test func atTheKeyThatIsTheText() throws {
    let finding = try #require(
      CountWithoutPlural.findings(use(nil, [], key: "%lld files")).first)
    #expect(finding.location == Build.location(line: 2))
    #expect(finding.text == "%lld files")
  }

  @Test(arguments: [
    "Step %lld of %lld", "%lld%%", "%lld MB", "Files: %lld", "Delete", "%@ files", "",
  ])
  func passes(source: String) {
    #expect(
      CountWithoutPlural.findings(use(source, [("de", "%lld Dateien")])).isEmpty)
  }

  /// A source language of one form: each translation that needs more.
  @Test func atTranslationsOfAJapaneseSource() {
    let entry = Build.entry(
      "日", line: 2,
      [
        Build.localization("ja", "%lld日", line: 3), Build.localization("de", "%lld Tage", line: 4),
        Build.localization("en", "%lld days", line: 5),
        Build.localization("tr", "%lld gün", line: 6),
        Build.localization("zh-Hans", "%lld 天", line: 7),
        Build.localization(
          "pl", Build.content(plural: [("other", Build.unit("%lld dni", line: 9))]), line: 8),
      ])
    let use = EntryUse(
      catalog: Build.catalog([entry]), entry: entry, flows: [], sourceLanguage: "ja",
      locales: ["de", "en", "tr", "zh-Hans", "pl"])
    #expect(CountWithoutPlural.findings(use).map(\.locale) == ["de", "en"])
  }

  @Test func pluralFormsAndSubstitutionsPass() {
    let forms = Build.content(plural: [
      ("one", Build.unit("%lld files", line: 4)), ("other", Build.unit("%lld files", line: 5)),
    ])
    let plural = Build.entry("%lld files", [Build.localization("en", forms)])
    #expect(CountWithoutPlural.findings(Build.use(plural)).isEmpty)
    let substitution = StringCatalog.Substitution(
      name: "n", nameOffset: 8, argNum: 1, formatSpecifier: "lld", content: forms)
    for (text, count) in [("%#@n@ left", 0), ("%#@n@ in %2$lld folders", 1)] {
      let entry = Build.entry(
        "left",
        [
          Build.localization(
            "en", Build.content(Build.unit(text, line: 3)), substitutions: [substitution])
        ])
      #expect(CountWithoutPlural.findings(Build.use(entry)).count == count, "\(text)")
    }
  }

  @Test func staleKeysPassUnlessAFlowUsesThem() {
    var entry = Build.entry("%lld files", [])
    entry.extractionState = "stale"
    #expect(CountWithoutPlural.findings(Build.use(entry, flows: [])).isEmpty)
    #expect(CountWithoutPlural.findings(Build.use(entry)).count == 1)
  }
}
