import StringCatalogs
import Testing

@testable import Linting

@Suite struct IdenticalToSourceTests {
  /// Findings of a key that is its own source text.
  private static func found(
    _ key: String, _ texts: KeyValuePairs<String, String>, state: String = "translated",
    source: String = "en"
  ) -> [Finding] {
    let entry = Build.entry(
      key, texts.map { Build.localization($0, $1, state, line: 3) })
    return IdenticalToSource.findings(
      EntryUse(
        catalog: Build.catalog([entry]), entry: entry, flows: [], sourceLanguage: source,
        locales: texts.map(\.key)))
  }

  private static let sentence = "Your cart is still empty."

  @Test func aSentenceIsAWarningWhateverOthersHave() throws {
    let found = Self.found(Self.sentence, ["de": Self.sentence, "fr": "Votre panier est vide."])
    #expect(found.map(\.locale) == ["de"])
    let finding = try #require(found.first)
    #expect(finding.severity == .warning)
    #expect(finding.location.position.line == 3)
    #expect(finding.text == Self.sentence)
    #expect(
      finding.message == "German (de): “Your cart is still empty.” is the English (en) text "
        + "unchanged. 1 other language has a text of its own.")
    #expect(Self.found(Self.sentence, ["de": Self.sentence, "ja": Self.sentence]).count == 2)
  }

  @Test func aShortTextIsANoteWhereMostOthersTranslateIt() {
    let found = Self.found(
      "Apple Pay Setup", ["de": "Apple Pay Setup", "es": "Configurar", "fr": "Configurer"])
    #expect(found.map(\.locale) == ["de"])
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.message.hasSuffix("2 other languages have texts of their own.") == true)
  }

  @Test(arguments: [
    ["de": "Save changes"], ["de": "Save changes", "fr": "Enregistrer"],
    ["de": "Save changes", "fr": "Save changes", "it": "Salva", "es": "Guardar"],
  ])
  func aShortTextPassesWithoutEvidence(texts: [String: String]) {
    let entry = Build.entry(
      "Save changes", texts.map { Build.localization($0, $1, line: 3) })
    #expect(IdenticalToSource.findings(Build.use(entry, locales: Array(texts.keys))).isEmpty)
  }

  /// Legitimately the same, although others have texts of their own.
  @Test(arguments: [
    "OK", "Download", "Wi-Fi 6E", "GitHub Sponsors", "macOS %@", "%@ – %lld", "42", "v%@", "iOS 18",
    "https://example.com/your/cart/is/still/empty", "mail your.name@example.com", "user_name here",
    "README.md file", "URL", "PDF, PNG, SVG", "~/Library/Application/Support", "{name} is",
    "SELECT x", "", "   ", "🎉",
  ])
  func oneWordNamesAndTechnicalTextsPass(text: String) {
    #expect(
      Self.found(text, ["de": text, "es": "Otro texto", "fr": "Autre texte", "it": "Altro testo"])
        .isEmpty)
  }

  @Test(arguments: [
    ("en", "en-GB"), ("en-US", "en-AU"), ("pt-BR", "pt-PT"), ("zh-Hans", "zh-Hant"), ("nb", "da"),
    ("hr", "sr-Latn"), ("cs", "sk"), ("id", "ms"), ("no", "nb"), ("sr-Latn", "bs"),
  ])
  func languagesThatShareSentencesPass(source: String, locale: String) {
    #expect(Self.found(Self.sentence, [locale: Self.sentence], source: source).isEmpty)
  }

  @Test(arguments: [("en", "de"), ("sr", "sr-Latn"), ("de", "nl"), ("zh-Hans", "ja"), ("ja", "ko")])
  func othersAreForeign(source: String, locale: String) {
    #expect(Self.found(Self.sentence, [locale: Self.sentence], source: source).count == 1)
  }

  @Test(arguments: [("zh-Hant", false), ("ja", false), ("en", true), ("de", true), ("ko", true)])
  func chineseCharactersAreSharedByChineseAndJapanese(locale: String, isFinding: Bool) {
    let text = "請確認您的訂單並完成付款"
    #expect(Self.found(text, [locale: text], source: "zh-Hans").count == (isFinding ? 1 : 0))
  }

  @Test func stateNewIsAnotherRules() {
    #expect(Self.found(Self.sentence, ["de": Self.sentence], state: "new").isEmpty)
  }

  @Test func keysThatAreNotToBeTranslatedPass() {
    let entry = Build.entry(
      Self.sentence, shouldTranslate: false, [Build.localization("de", Self.sentence, line: 3)])
    #expect(IdenticalToSource.findings(Build.use(entry)).isEmpty)
  }

  /// The source's value counts, not the key, and each plural form is compared.
  @Test func pluralFormsAreOneFinding() throws {
    let english = Build.content(plural: [
      ("one", Build.unit("You have %lld item left", line: 2)),
      ("other", Build.unit("You have %lld items left", line: 3)),
    ])
    let german = Build.content(plural: [
      ("one", Build.unit("Du hast noch %lld Artikel", line: 5)),
      ("other", Build.unit("You have %lld items left", line: 6)),
    ])
    let use = Build.use(
      Build.entry(
        "items.left",
        [Build.localization("en", english), Build.localization("de", german, line: 4)]))
    let found = IdenticalToSource.findings(use)
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.location.position.line == 6)
    #expect(finding.message.contains("(plural other)"))
  }

  @Test(arguments: [
    ("Your cart is empty", 4, 3), ("Save Changes", 2, 0), ("GitHub Sponsors", 1, 0),
    ("%1$@ of %2$lld steps", 2, 2), ("Wi-Fi", 1, 0), ("and/or", 2, 2), ("l'app", 1, 1),
    ("NFC is on", 2, 2), ("Done. Next?", 2, 0), ("", 0, 0), ("%", 0, 0), ("100 %", 0, 0),
    ("Подтвердите заказ", 2, 1), ("確認する", 2, 2), ("X", 0, 0), ("e\u{301}te\u{301}", 1, 1),
  ])
  func words(text: String, count: Int, lowercase: Int) {
    let words = ProseWords(text)
    #expect(words.count == count)
    #expect(words.lowercase == lowercase)
  }
}
