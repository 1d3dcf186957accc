import Foundation
import Testing

@testable import Linting
@testable import StringCatalogs

@Suite struct MissingPluralFormTests {
  /// Texts by category, written `one=%lld day, other=%lld days`; each on a line of its own from
  /// line 10.
  private static func content(_ forms: String) -> StringCatalog.Content {
    Build.content(plural: parsed(forms))
  }

  private static func parsed(_ forms: String) -> [(String, StringCatalog.StringUnit)] {
    forms.split(separator: "|").enumerated().map { index, form in
      let parts = form.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), Build.unit(String(parts[1]), line: 10 + index))
    }
  }

  private static let english = Build.localization(
    "en", content("one=%lld day|other=%lld days"), line: 2)

  private static func use(_ locale: String, _ content: StringCatalog.Content) -> EntryUse {
    Build.use(
      Build.entry("%lld days", [english, Build.localization(locale, content, line: 9)]),
      locales: [locale])
  }

  private static func findings(_ locale: String, _ forms: String) -> [Finding] {
    MissingPluralForm.findings(use(locale, content(forms)))
  }

  struct Case: CustomTestStringConvertible {
    var locale: String
    var forms: String
    /// The severity, then the forms that the cure names; nil for no finding.
    var expected: String?
    var testDescription: String { "\(locale) \(forms)" }

    init(_ locale: String, _ forms: String, _ expected: String?) {
      self.locale = locale
      self.forms = forms
      self.expected = expected
    }
  }

  @Test(arguments: [
    Case("pl", "one=%lld dzień|few=%lld dni|many=%lld dni|other=%lld dnia", nil),
    Case("pl", "one=%lld dzień|other=%lld dni", "error few and many"),
    Case("ru", "one=%lld день|few=%lld дня|many=%lld дней", "error other"),
    Case("ru", "other=%lld дней", "error one, few and many"),
    Case("ru", "one=%lld день|few=|many=%lld дней|other=%lld дня", "error few"),
    Case("ru", "one=|few=|many=|other=", nil),
    // Twice the same form: the last one counts.
    Case("de", "one=|one=%lld Tag|other=%lld Tage", nil),
    Case("de", "one=%lld Tag|one=|other=%lld Tage", "error one"),
    Case("ru", "zero=нет дней|one=%lld день|few=%lld дня|many=%lld дней|other=%lld дня", nil),
    Case("ar", "other=%lld من الأيام", "error zero, one, two, few and many"),
    Case("ar", "one=يوم|two=يومان|few=%lld أيام|many=%lld يومًا|other=%lld يوم", "error zero"),
    Case("lv", "one=%lld diena|other=%lld dienas", "error zero"),
    Case("de", "other=%lld Tage", "error one"),
    Case("de", "zero=keine Tage|other=%lld Tage", "error one"),
    Case("de", "one=%lld Tag", "error other"),
    Case("de", "one=ein Tag|other=", "error other"),
    // Only a unit, an abbreviation or nothing behind the number.
    Case("de", "other=%lld Min.", "note one"), Case("de", "other=%lld%%", "note one"),
    Case("de", "one=%lld Min.", "error other"),
    // many is for millions.
    Case("fr", "one=%lld jour|other=%lld jours", nil),
    Case("es", "one=%lld día|other=%lld días", nil), Case("it", "one=a|other=b", nil),
    Case("pt-BR", "one=a|other=b", nil), Case("pt-PT", "one=a|other=b", nil),
    Case("ca", "one=a|other=b", nil), Case("gl", "one=a|other=b", nil),
    Case("fr", "other=%lld jours", "error one"),
    // many is for fractions.
    Case("cs", "one=%lld den|few=%lld dny|other=%lld dní", "note many"),
    Case("sk", "one=%d deň|other=%d dní", "error few and many"),
    Case("cs", "one=%.1f den|few=%.1f dny|other=%.1f dní", "error many"),
    Case("lt", "one=a|few=b|other=c", "note many"),
    // Nouns stay singular.
    Case("tr", "other=%lld gün", "note one"), Case("fa", "other=%lld روز", "note one"),
    Case("hu", "other=%lld nap", "note one"), Case("tr", "one=%lld gün", "error other"),
    Case("tr", "one=%lld gün|other=%lld gün", nil),
    // One form.
    Case("ja", "other=%lld日", nil), Case("ja", "one=%lld日", "error other"),
    Case("zh-Hans", "zero=没有|other=%lld天", nil), Case("vi", "other=%lld ngày", nil),
    Case("he", "one=יום|two=יומיים|other=%lld ימים", nil),
    Case("he", "one=יום|other=%lld ימים", "error two"),
    // Of a language without rules only `other` is asked for.
    Case("tlh", "other=%lld jaj", nil), Case("tlh", "one=%lld jaj", "error other"),
    Case("ru", "singular=%lld день|other=%lld дней", "error one, few and many"),
  ])
  func forms(_ test: Case) {
    let found = Self.findings(test.locale, test.forms)
    #expect(found.count == (test.expected == nil ? 0 : 1))
    for finding in found {
      let cure = finding.advice.dropFirst("Add ".count)
      let categories = cure.components(separatedBy: " to ").first ?? ""
      #expect("\(finding.severity) \(categories)" == test.expected)
    }
  }

  @Test func says() throws {
    let finding = try #require(Self.findings("ru", "one=%lld день|other=%lld дня").first)
    #expect(finding.location == Build.location(line: 11))
    #expect(finding.locale == "ru")
    #expect(finding.key == "%lld days")
    #expect(finding.text == "%lld дня")
    #expect(
      finding.message
        == "Russian (ru) lacks the plural forms few (2, 3, 4, 22…) and many (0, 5, 6, 7…) of "
        + "“%lld days”. The text of other is shown instead: “2 дня”.")
    #expect(
      finding.advice
        == "Add few and many to Russian (ru) in Xcode's catalog editor, under “Vary by Plural”.")
  }

  @Test(arguments: [
    ("cs", "one=%lld den|few=%lld dny|other=%lld dní", "no whole number takes many there"),
    ("tr", "other=%lld gün", "nouns stay singular after numbers there"),
    ("de", "other=%lld Min.", "it has no word that would change"),
    ("de", "one=%lld Tag", "without it there may be no text at all"),
  ])
  func reasons(locale: String, forms: String, expected: String) throws {
    let finding = try #require(Self.findings(locale, forms).first)
    #expect(finding.message.contains(expected))
  }

  /// An empty form is pointed at.
  @Test func emptyForm() throws {
    let finding = try #require(
      Self.findings("pl", "one=%lld dzień|few=|many=%lld dni|other=%lld dnia").first)
    #expect(finding.location == Build.location(line: 11))
    #expect(finding.text == "")
  }

  /// English is asked for its own forms, whether anything is translated or not.
  @Test func theSourceLanguageToo() throws {
    let source = Build.localization("en", Self.content("other=%lld days"), line: 3)
    for shouldTranslate in [true, false] {
      let entry = Build.entry("%lld days", shouldTranslate: shouldTranslate, [source])
      let finding = try #require(MissingPluralForm.findings(Build.use(entry, locales: [])).first)
      #expect(finding.locale == "en")
      #expect(finding.severity == .error)
      #expect(finding.message.contains("The text of other is shown instead: “1 days”."))
    }
  }

  @Test func staleKeysPassUnlessAFlowUsesThem() {
    for (flows, count) in [([], 0), (["checkout"], 1)] {
      var entry = Build.entry("%lld days", [Self.english])
      entry.extractionState = "stale"
      entry.localizations.append(Build.localization("de", Self.content("one=%lld Tag")))
      #expect(MissingPluralForm.findings(Build.use(entry, flows: flows)).count == count)
    }
  }

  // MARK: Places

  private static func substitution(
    _ name: String, _ forms: String, specifier: String? = "lld"
  ) -> StringCatalog.Substitution {
    StringCatalog.Substitution(
      name: name, nameOffset: 8, argNum: nil, formatSpecifier: specifier, content: content(forms))
  }

  private static func finding(
    _ locale: String, _ text: String, _ substitutions: [StringCatalog.Substitution]
  ) -> Finding? {
    let localization = Build.localization(
      locale, Build.content(Build.unit(text, line: 5)), line: 4, substitutions: substitutions)
    return MissingPluralForm.findings(
      Build.use(Build.entry("seen", [localization]), locales: [locale])
    ).first
  }

  @Test func eachSubstitutionOnItsOwn() throws {
    let finding = try #require(
      Self.finding(
        "pl", "%#@files@ w %#@folders@",
        [
          Self.substitution(
            "files", "one=%arg plik|few=%arg pliki|many=%arg plików|other=%arg pliku"),
          Self.substitution("folders", "one=%arg folderze|other=%arg folderach"),
        ]))
    #expect(
      finding.message.hasPrefix(
        "Polish (pl) lacks the plural forms few (2, 3, 4, 22…) and many (0, 5, 6, 7…) in "
          + "substitution folders of “seen”."))
    #expect(finding.message.contains("“2 folderach”"))
  }

  @Test func anEmptyFormOfASubstitutionIsMeant() {
    #expect(
      Self.finding("en", "%lld file%#@s@", [Self.substitution("s", "one=|other=s")]) == nil)
    #expect(
      Self.finding("en", "%lld file%#@s@", [Self.substitution("s", "other=s")])?.severity == .error)
  }

  @Test(arguments: [
    ("lf", "error"), ("lld", "note"), (nil, "note"), (".1f", "error"), ("", "note"),
  ])
  func fractionsOfASubstitution(specifier: String?, severity: String) {
    let finding = Self.finding(
      "cs", "%#@n@",
      [
        Self.substitution(
          "n", "one=%arg hodina|few=%arg hodiny|other=%arg hodin", specifier: specifier)
      ])
    #expect(finding.map { "\($0.severity)" } == severity)
  }

  @Test func eachDeviceOnItsOwn() throws {
    let content = Build.content(device: [
      ("iphone", Self.content("one=%lld Tag|other=%lld Tage")),
      ("mac", Self.content("other=%lld Tage")), ("other", Self.content("one=%lld Tag")),
    ])
    let finding = try #require(MissingPluralForm.findings(Self.use("de", content)).first)
    #expect(
      finding.message.hasPrefix(
        "German (de) lacks the plural forms one (1) in device mac and other (0, 2, 3, "
          + "4…) in device other of "))
    #expect(finding.advice.hasPrefix("Add one and other to German (de)"))
  }

  // MARK: One text

  private static func oneText(_ locale: String, _ text: String, key: String = "%lld days")
    -> String?
  {
    let entry = Build.entry(key, [english, Build.localization(locale, text, line: 7)])
    return MissingPluralForm.findings(Build.use(entry, locales: [locale])).first.map {
      "\($0.severity)"
    }
  }

  @Test(
    arguments: [
      ("ru", "%lld дней", "warning"), ("de", "%lld Tage", "warning"),
      ("fr", "%lld jours", "warning"),
      ("en-GB", "%lld days", "warning"), ("ar", "%lld يوم", "warning"), ("tr", "%lld gün", "note"),
      ("hu", "%lld nap", "note"), ("ja", "%lld日", nil), ("zh-Hant", "%lld 天", nil),
      ("vi", "%lld ngày", nil), ("th", "%lld วัน", nil), ("de", "%lld Min.", nil),
      ("de", "Tage: %lld", nil), ("de", "einige Tage", nil), ("de", "", nil),
      ("tlh", "%lld jaj", nil),
    ] as [(String, String, String?)])
  func oneTextForAll(locale: String, text: String, expected: String?) {
    #expect(Self.oneText(locale, text) == expected)
  }

  @Test func oneTextSays() throws {
    let entry = Build.entry(
      "%lld days", [Self.english, Build.localization("ru", "%lld дней", line: 7)])
    let finding = try #require(
      MissingPluralForm.findings(Build.use(entry, locales: ["ru"])).first)
    #expect(finding.location == Build.location(line: 7))
    #expect(
      finding.message
        == "“%lld days” varies by plural in English (en) and has one text for all numbers in "
        + "Russian (ru). It is shown as “1 дней”, “2 дней” and “5 дней”.")
    #expect(
      finding.advice
        == "Vary the text by plural in Xcode's catalog editor and fill in one, few, many and other "
        + "for Russian (ru).")
  }

  /// Where the source's forms are one text, or an exact-0 text beside one, nothing varies.
  @Test(arguments: [
    "one=%lld min|other=%lld min", "zero=none|other=%lld days", "one=|other=%lld days",
  ])
  func aSourceThatDoesNotVary(forms: String) {
    let source = Build.localization("en", Self.content(forms), line: 2)
    let entry = Build.entry("K", [source, Build.localization("de", "%lld Tage", line: 7)])
    #expect(MissingPluralForm.findings(Build.use(entry)).allSatisfy { $0.locale == "en" })
  }

  @Test func aSourceOfOneTextAndATranslationThatVaries() {
    let entry = Build.entry(
      "%lld days", [Build.localization("de", Self.content("one=%lld Tag|other=%lld Tage"))])
    #expect(MissingPluralForm.findings(Build.use(entry)).isEmpty)
  }

  @Test func aSubstitutionInTheSourceAndOneTextInTheTranslation() {
    let source = Build.localization(
      "en", Build.content(Build.unit("Seen by %#@n@", line: 3)),
      substitutions: [Self.substitution("n", "one=%arg parent|other=%arg parents")])
    for (text, count) in [("%lld Eltern sahen es", 1), ("Eltern: %lld", 0)] {
      let entry = Build.entry("seen %lld", [source, Build.localization("de", text, line: 8)])
      let found = MissingPluralForm.findings(Build.use(entry))
      #expect(found.map(\.severity) == Array(repeating: .warning, count: count), "\(text)")
    }
  }
}
