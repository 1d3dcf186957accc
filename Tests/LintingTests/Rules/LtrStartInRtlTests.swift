import Testing

@testable import Linting
@testable import StringCatalogs

@Suite struct LtrStartInRtlTests {
  /// Text, and the word that it begins with; nil where it passes.
  static let cases: [(text: String, word: String?)] = [
    ("", nil), ("iCloud", nil), ("https://example.com/", nil), ("שלום", nil),
    ("שלום iCloud", nil), ("مرحبًا iCloud", nil),
    ("iCloud אינו זמין.", "iCloud"), ("Yandex غير متوفر", "Yandex"), ("U/שעה", "U"),
    ("Wi-Fi כבוי", "Wi-Fi"), ("MP3 שמור", "MP3"), ("“iCloud”, שלום", "iCloud"),
    ("日本 שלום", "日本"), ("Ωmega שלום", "Ωmega"),
    // Scripts besides Hebrew and Arabic: Thaana, N'Ko, Syriac, Adlam.
    ("A ދިވެހި", "A"), ("A ߒߞߏ", "A"), ("A ܐܪܡܝܐ", "A"), ("A 𞤀𞤣𞤤𞤢𞤥", "A"),
    // Numbers and symbols have no direction of their own.
    ("3 שלום", nil), ("٣ iCloud مرحبا", "iCloud"), ("• שלום iCloud", nil), ("🎉 שלום", nil),
    ("🎉 iCloud שלום", "iCloud"),
    // Punctuation with a direction.
    ("؟ iCloud", nil), ("؛iCloud مرحبا", nil), ("، iCloud مرحبا", "iCloud"),
    // Placeholders may be anything.
    ("%lld שלום", nil), ("%@ iCloud", nil), ("%1$@ ב־%2$@", nil), ("%#@count@ שלום", nil),
    ("%lld iCloud שלום", "iCloud"), ("100%% שלום", nil), ("${name} שלום", nil),
    ("{name} שלום", nil), ("<b>שלום</b>", nil), ("<b>iCloud</b> שלום", "iCloud"),
    ("A%@B שלום", "A"),
    // The text says its direction.
    ("\u{200F}iCloud שלום", nil), ("\u{061C}iCloud مرحبا", nil), ("\u{200E}iCloud שלום", nil),
    ("\u{202B}iCloud שלום\u{202C}", nil), ("\u{2067}iCloud שלום\u{2069}", nil),
    ("\u{2068}iCloud\u{2069} שלום", nil), ("\u{2066}a\u{2067}b\u{2069}c\u{2069} שלום", nil),
    ("\u{2068}iCloud\u{2069} Pro שלום", "Pro"), ("\u{2069}iCloud שלום", "iCloud"),
    // Each paragraph by itself.
    ("שלום\niCloud", nil), ("שלום\niCloud כבוי", "iCloud"), ("iCloud\nשלום", nil),
    ("שלום\r\n\u{200F}iCloud כבוי", nil), ("שלום\u{2029}iCloud כבוי", "iCloud"),
    ("שלום\u{2028}iCloud כבוי", nil),
  ]

  @Test(arguments: cases.indices) func text(index: Int) {
    let (text, word) = Self.cases[index]
    #expect(LtrStartInRtl.leftToRightStart(of: text)?.word == word, "\(text)")
  }

  private static func findings(
    _ localization: StringCatalog.Localization, key: String = "Off", source: String = "en",
    rightToLeft: [String] = ["he"]
  ) -> [Finding] {
    let entry = Build.entry(key, line: 3, [localization])
    let use = EntryUse(
      catalog: Build.catalog([entry]), entry: entry, flows: [], sourceLanguage: source,
      locales: ["de", "he"], rightToLeftLocales: rightToLeft)
    var report = RuleReport(severity: .note, contentSizes: [])
    LtrStartInRtl.check(use, &report)
    return report.findings
  }

  @Test func onlyInRightToLeftLanguages() {
    let text = "iCloud כבוי"
    let found = Self.findings(Build.localization("he", text, line: 7))
    #expect(found.map(\.location) == [Build.location(line: 7)])
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.locale) == ["he"])
    #expect(
      found.map(\.message) == [
        "Hebrew (he): “iCloud כבוי” begins with the left-to-right word “iCloud”. Where the first "
          + "letter decides, the whole paragraph is set from left to right."
      ])
    #expect(Self.findings(Build.localization("de", text, line: 7)).isEmpty)
    #expect(Self.findings(Build.localization("he", text, line: 7), rightToLeft: []).isEmpty)
  }

  @Test func theSourceTextToo() {
    let key = "iCloud כבוי"
    let asText = Self.findings(
      Build.localization("de", "Aus", line: 7), key: key, source: "he")
    #expect(asText.map(\.location) == [Build.location(line: 3)])
    let own = Self.findings(Build.localization("he", key, line: 7), source: "he")
    #expect(own.map(\.location) == [Build.location(line: 7)])
  }

  @Test func substitutionsTakeTheirArgument() {
    let unit = Build.unit("%arg iCloud שלום", line: 5)
    let passes = Build.unit("%arg שלום", line: 6)
    func localization(_ unit: StringCatalog.StringUnit) -> StringCatalog.Localization {
      Build.localization(
        "he", Build.content(Build.unit("שלום %#@n@", line: 4)),
        substitutions: [
          .init(
            name: "n", nameOffset: 0, argNum: 1, formatSpecifier: "lld",
            content: Build.content(plural: [("other", unit)]))
        ])
    }
    #expect(Self.findings(localization(passes)).isEmpty)
    let found = Self.findings(localization(unit))
    #expect(found.map(\.location) == [Build.location(line: 5)])
    #expect(found.first?.message.contains("(substitution n, plural other)") == true)
  }

  @Test(arguments: [("he", true), ("ar-EG", true), ("fa", true), ("ur", true), ("de", false)])
  func catalogsKnowTheirDirections(locale: String, isRightToLeft: Bool) {
    let entry = Build.entry("Off", [Build.localization(locale, "x", line: 3)])
    var loaded = Build.catalog([entry])
    loaded.locales = ["en", locale]
    let use = CatalogUse(loaded: loaded, sourceLanguage: "en", needs: [:], allKeys: true)
    #expect(use.use(of: entry)?.rightToLeftLocales == (isRightToLeft ? [locale] : []))
  }
}
