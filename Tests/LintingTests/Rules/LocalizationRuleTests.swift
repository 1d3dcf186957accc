import StringCatalogs
import Testing

@testable import Linting
@testable import StringCatalogs

@Suite struct MissingTranslationTests {
  @Test func atTheKeyWhenThereIsNone() throws {
    let use = Build.use(
      Build.entry(
        "Cart", line: 5, [Build.localization("es", "Carrito", line: 9)]),
      locales: ["de", "es"], flows: ["checkout", "gift"])
    let found = MissingTranslation.findings(use)
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.severity == .error)
    #expect(finding.location == Build.location(line: 5))
    #expect(finding.locale == "de")
    #expect(finding.key == "Cart")
    #expect(finding.flow == "checkout")
    #expect(finding.text == nil)
    #expect(finding.cells.isEmpty)
    #expect(
      finding.message
        == "“Cart” has no text in German (de). English (en) is shown there: “Cart”. The key is "
        + "used in “gift” too.")
    #expect(
      finding.advice == "Translate it into German (de), or mark it as not to be translated.")
  }

  @Test func atTheValueWhenItIsEmpty() throws {
    let use = Build.use(
      Build.entry("Cart", line: 5, [Build.localization("de", "", "new", line: 8)]))
    let finding = try #require(MissingTranslation.findings(use).first)
    #expect(finding.location == Build.location(line: 8))
    #expect(finding.text == "")
    #expect(finding.message.hasPrefix("“Cart” has an empty text in German (de)."))
    #expect(Untranslated.findings(use).isEmpty)
  }

  private static let text = Build.unit("Korb", line: 3)
  private static let empty = Build.unit("", line: 4)

  /// What an iPhone shows decides.
  static let shapes: [(String, StringCatalog.Content, Bool)] = [
    ("nothing", Build.content(), true),
    ("white space", Build.content(Build.unit(" ", line: 1)), false),
    ("plural forms alone", Build.content(plural: [("other", text)]), false),
    ("one empty plural form", Build.content(plural: [("one", empty), ("other", text)]), false),
    ("empty plural forms", Build.content(plural: [("one", empty), ("other", empty)]), true),
    ("other device", Build.content(device: [("other", Build.content(text))]), false),
    (
      "empty on iPhone",
      Build.content(device: [("iphone", Build.content(empty)), ("other", Build.content(text))]),
      true
    ),
    (
      "empty on the Mac",
      Build.content(device: [("mac", Build.content(empty)), ("other", Build.content(text))]),
      false
    ),
    ("only a Mac text", Build.content(device: [("mac", Build.content(text))]), true),
    ("a form, but not for every number", Build.content(plural: [("one", text)]), false),
    ("other is empty", Build.content(plural: [("one", text), ("other", empty)]), false),
    ("an empty form, and no other", Build.content(plural: [("one", empty)]), true),
    (
      "plural forms of the iPhone without other",
      Build.content(device: [
        ("iphone", Build.content(plural: [("one", text)])), ("other", Build.content(empty)),
      ]), false
    ),
    (
      "plural forms of the Mac alone",
      Build.content(device: [("mac", Build.content(plural: [("one", text)]))]), true
    ),
    (
      "plural forms of a device",
      Build.content(device: [("iphone", Build.content(plural: [("other", text)]))]), false
    ),
  ]

  @Test(arguments: shapes.indices) func shape(index: Int) {
    let (name, content, isMissing) = Self.shapes[index]
    let use = Build.use(Build.entry("Cart", [Build.localization("de", content)]))
    #expect(MissingTranslation.findings(use).isEmpty == !isMissing, "\(name)")
  }

  @Test func whatIsNotToBeTranslatedPasses() {
    let use = Build.use(Build.entry("iCloud", shouldTranslate: false, []))
    #expect(MissingTranslation.findings(use).isEmpty)
  }

  @Test(arguments: [
    (["de-AT", "de"], "de", false), (["de-AT", "de"], "fr", true), (["de"], "de", false),
    (["es-MX", "es-419", "es"], "es", false), (["en-GB", "en"], "fr", false), ([], "fr", true),
  ])
  func regionsShowTheirLanguage(chain: [String], has: String, isMissing: Bool) throws {
    let locale = chain.first ?? "de"
    let use = Build.use(
      Build.entry("Cart", line: 5, [Build.localization(has, "…", line: 3)]), locales: [locale],
      chains: [locale: chain])
    #expect(
      MissingTranslation.findings(use).map(\.location.position.line) == (isMissing ? [5] : []))
  }

  @Test func theLastOfTwoLocalizationsCounts() {
    let use = Build.use(
      Build.entry(
        "Cart",
        [Build.localization("de", "Korb", line: 3), Build.localization("de", "", line: 6)]))
    #expect(MissingTranslation.findings(use).map(\.location.position.line) == [6])
  }

  @Test func messagesThatTheTableLacksAreOneFindingAtTheFlow() throws {
    var flow = Build.flow([], missingMessages: ["Complete", "Go to %@"])
    flow.messageCatalog = 0
    let found = MissingTranslation.findings(flow)
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.location == Build.location(line: 7, file: "copyfit.yml"))
    #expect(finding.locale == "")
    #expect(finding.key == "")
    #expect(
      finding.message.hasPrefix(
        "The table “Localizable” lacks the keys “Complete” and “Go to %@”."))
    #expect(MissingTranslation.findings(Build.flow([])).isEmpty)

    flow.messageCatalog = nil
    let noTable = try #require(MissingTranslation.findings(flow).first)
    #expect(noTable.message.hasPrefix("There is no catalog “Localizable.xcstrings”"))
  }
}

@Suite struct LocalizationRuleTests {
  @Test func missingLocaleIsOneForEachListedLocale() throws {
    let flow = Build.flow(
      [Build.locale("en", [Build.title("Cart", "Cart")])], missingLocales: ["fr", "tlh"])
    let found = MissingLocale.findings(flow)
    #expect(found.map(\.locale) == ["fr", "tlh"])
    #expect(found.map(\.severity) == [.error, .error])
    #expect(found[0].location == Build.location(line: 7, file: "copyfit.yml"))
    #expect(
      found[0].message
        == "French (fr) is listed under `locales:`, and App/Localizable.xcstrings does not have "
        + "it. The whole flow is shown in English (en) there.")
  }

  @Test func newTextsAreUntranslated() throws {
    let use = Build.use(
      Build.entry(
        "Cart",
        [
          Build.localization("en", "Cart", "new", line: 2),
          Build.localization("de", "Cart", "new", line: 4),
          Build.localization("fr", "Panier", line: 6),
        ]), locales: ["de", "fr"])
    let found = Untranslated.findings(use)
    #expect(found.map(\.locale) == ["de"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found[0].location == Build.location(line: 4))
    #expect(found[0].text == "Cart")
    #expect(
      found[0].message
        == "“Cart” is not translated into German (de): its text is still marked as new. “Cart” is "
        + "shown as it is.")
    #expect(NeedsReview.findings(use).isEmpty)
    #expect(MissingTranslation.findings(use).isEmpty)
  }

  @Test func severalFormsAreOneFindingAtTheFirst() throws {
    let content = Build.content(plural: [
      ("one", Build.unit("Tag", line: 12)), ("few", Build.unit("Tage", "needs_review", line: 10)),
      ("other", Build.unit("Tage", "needs_review", line: 14)),
    ])
    let use = Build.use(Build.entry("%lld days", [Build.localization("de", content)]))
    let found = NeedsReview.findings(use)
    #expect(found.map(\.location.position.line) == [10])
    #expect(found[0].message.contains("needs review (plural few and plural other)."))
    #expect(found[0].message.contains("“%lld days”"))
  }

  @Test func substitutionsAreLookedAt() {
    let content = Build.content(plural: [("other", Build.unit("%arg Tage", "new", line: 20))])
    let substitution = StringCatalog.Substitution(
      name: "days", nameOffset: 18, argNum: 1, formatSpecifier: "lld", content: content)
    let use = Build.use(
      Build.entry(
        "days",
        [
          Build.localization(
            "de", Build.content(Build.unit("%#@days@", line: 19)), substitutions: [substitution])
        ]))
    let found = Untranslated.findings(use)
    #expect(found.map(\.location.position.line) == [20])
    #expect(found[0].message.contains("(substitution days, plural other)"))
  }

  @Test(arguments: [Untranslated.self, NeedsReview.self, EdgeWhitespace.self] as [any Rule.Type])
  func keysThatAreNotToBeTranslatedPass(rule: any Rule.Type) {
    for state in ["new", "needs_review"] {
      let use = Build.use(
        Build.entry(
          "iCloud", shouldTranslate: false, [Build.localization("de", "iCloud ", state, line: 3)]))
      #expect(rule.findings(use).isEmpty)
    }
  }

  @Test(arguments: [
    ("Korb ", "ends with a space"),
    ("\u{A0}Korb", "begins with a no-break space (U+00A0)"),
    ("\n Korb\u{3000}", "begins with a line feed (U+000A) and a space and ends with a full-width"),
    ("Korb\u{200B}", "ends with a zero-width space (U+200B)"),
  ])
  func whiteSpaceAtAnEdge(text: String, wording: String) throws {
    let use = Build.use(Build.entry("Cart", [Build.localization("de", text, line: 6)]))
    let finding = try #require(EdgeWhitespace.findings(use).first)
    #expect(finding.location == Build.location(line: 6))
    #expect(finding.severity == .warning)
    #expect(finding.message.contains(wording))
    #expect(finding.message.contains("The source text “Cart” does not."))
  }

  @Test(arguments: [
    ("Name: ", "Name: "), ("Name:\u{A0}", "Name: "), ("Korb", " Cart "), (" ", "Cart"),
    ("", "Cart"), ("Ihr Korb", "Cart"), ("\u{200F}سلة", "Cart"),
  ])
  func whiteSpaceThatPasses(text: String, source: String) {
    let use = Build.use(
      Build.entry(
        "key",
        [
          Build.localization("en", source, line: 3), Build.localization("de", text, line: 6),
        ]))
    #expect(EdgeWhitespace.findings(use).isEmpty)
  }
}

@Suite struct DuplicateKeyTests {
  private func twice(_ name: String, line: Int, first: Int, key: String?)
    -> StringCatalog.Irregularity
  {
    .init(
      kind: .duplicateMember, name: name, offset: line - 1, key: key, firstOffset: first - 1)
  }

  /// Whether the reader names the entry of a repeated key or not.
  @Test(arguments: [nil, "ssh.prompt"] as [String?])
  func aKeyThatStandsTwice(key: String?) throws {
    let use = Build.use(
      Build.entry("ssh.prompt", line: 14, []), locales: [],
      others: [Build.entry("ssh.prompt", line: 4, [])],
      irregularities: [twice("ssh.prompt", line: 14, first: 4, key: key)])
    let found = DuplicateKey.findings(use)
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.severity == .error)
    #expect(finding.location == Build.location(line: 14))
    #expect(finding.key == "ssh.prompt")
    #expect(finding.locale == "")
    #expect(
      finding.message.hasPrefix(
        "The key “ssh.prompt” stands twice: on line 4 (column 1) and again on line 14."))
  }

  @Test func threeTimesAreTwoFindings() {
    let use = Build.use(
      Build.entry("A", line: 30, []), locales: [],
      others: [Build.entry("A", line: 10, []), Build.entry("A", line: 20, [])],
      irregularities: [
        twice("A", line: 20, first: 10, key: nil), twice("A", line: 30, first: 20, key: nil),
      ])
    #expect(DuplicateKey.findings(use).map(\.location.position.line) == [20, 30])
  }

  @Test func aLocaleAndAnotherMemberThatStandTwice() throws {
    let use = Build.use(
      Build.entry(
        "A", line: 2,
        [
          Build.localization("de", Build.content(), line: 4),
          Build.localization("de", Build.content(), line: 8),
        ]),
      irregularities: [
        twice("de", line: 8, first: 4, key: "A"), twice("value", line: 9, first: 5, key: "A"),
      ])
    let found = DuplicateKey.findings(use)
    #expect(found.map(\.locale) == ["de", ""])
    #expect(found[0].message.hasPrefix("German (de) stands twice in “A”: on line 4"))
    #expect(found[1].message.hasPrefix("The member “value” stands twice in “A”: on line 5"))
  }

  @Test func othersDoNotConcernTheEntry() {
    let entry = Build.entry("version", line: 5, [])
    let irregularities = [
      twice("de", line: 8, first: 4, key: "B"),
      .init(kind: .unknownMember, name: "version", offset: 4, key: nil, firstOffset: nil),
    ]
    #expect(
      DuplicateKey.findings(Build.use(entry, irregularities: irregularities)).isEmpty)
  }

  @Test func aMemberOfTheFileThatStandsTwice() throws {
    let entry = Build.entry("version", line: 5, [])
    let use = Build.use(entry, irregularities: [twice("version", line: 50, first: 1, key: nil)])
    let found = DuplicateKey.findings(use)
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.key == "")
    #expect(finding.location.position.line == 50)
    #expect(
      finding.message.hasPrefix(
        "The member “version” stands twice in the file: on line 1 (column 1) and again on line 50."
      ))
  }
}
