import Testing

@testable import Linting
@testable import StringCatalogs

/// Texts that no language translates, and what the rules about translations make of them.
@Suite struct TechnicalTextTests {
  static let technical = [
    "https://example.com/help?x=1", "HTTP://example.com", "myapp://settings/%@", "mailto:a@b.c",
    "www.example.org", "example.com/privacy", "help@example.com", "~/Library/Logs",
    "/usr/local/bin",
    "./configure", "README.md", "Localizable.xcstrings", "#FF00AA", "#0af", "yyyy-MM-dd", "HH:mm",
    "dd.MM.yyyy HH:mm:ss", "EEEE, d. MMMM", "h:mm a", "yyyyMMdd", "yyyy-MM-dd'T'HH:mm", "MMM d",
    "yyyy年MM月dd日", "v1.2", "v2", "1.2.3-beta.1", "0x1F", "deadbeef01",
    "123e4567-e89b-12d3-a456-426614174000", "com.apple.Music",
    " #FF00AA ", "tel:+4930123", "sms:123",
  ]

  @Test(arguments: technical) func passes(text: String) {
    #expect(TechnicalText.isUntranslatable(text, isKey: true))
    for flows in [[], ["checkout"]] {
      let entry = Build.entry(text, [Build.localization("fr", text, "new", line: 3)])
      let use = Build.use(entry, locales: ["de", "fr"], flows: flows)
      #expect(MissingTranslation.findings(use).isEmpty, "\(text)")
      #expect(Untranslated.findings(use).isEmpty, "\(text)")
    }
  }

  /// Prose, and symbolic keys that wait for a text.
  @Test(arguments: [
    "", "Cart", "cart.title", "cart_title", "app.settings.title", "export.pdf", "host.leave",
    "See https://example.com", "Write to help@example.com", "/month", "and/or", "#hashtag", "hmm",
    "Mammy", "Eddy", "mm", "Sammy", "dd", "am", "2nd", "v", "@name", "a@b", "Yes.", "日時", "accede",
    "Hammer time", "%lld MB", "e.g.", "Deadbeef", "://x", "MMxx",
    "Tel:", "SMS:", "Tel:%@", "tel:", "mailto:", "net.error.timeout", "com.alert.title",
    "org.name.label",
  ])
  func isWanted(text: String) {
    #expect(!TechnicalText.isUntranslatable(text, isKey: true))
  }

  /// What is a source text of its own is no symbolic key.
  @Test func identifiersAsSourceTexts() {
    for (text, isSame) in [
      ("max_retries", true), ("export.pdf", true), ("app.settings.title", true),
      ("com.example.App", true), ("userName.first", true), ("Retry", false), ("No.1", false),
      ("U.S.A", false), ("e.g", false), ("Mr.Smith", false), ("Title.Subtitle", false),
    ] {
      let entry = Build.entry("key", [Build.localization("en", text, line: 3)])
      #expect(MissingTranslation.findings(Build.use(entry)).isEmpty == isSame, "\(text)")
    }
  }

  /// Where one language has an address of its own, the others may want one too.
  @Test func whatOneLanguageTranslates() {
    let entry = Build.entry(
      "https://example.com/en", [Build.localization("fr", "https://example.com/fr", line: 3)])
    let found = MissingTranslation.findings(Build.use(entry, locales: ["de", "fr"]))
    #expect(found.map(\.locale) == ["de"])
  }

  @Test(arguments: [
    ("%lld MB", Severity.note), ("%.1f km", .note), ("PDF", .note), ("OK", .note), ("4K", .note),
    ("%lld GB / %lld GB", .note), ("HTML", .note), ("%lld km/h", .note), ("PDF, PNG", .note),
    ("YES", .error), ("ADD", .error), ("SAVE", .error), ("%lld days", .error), ("PDF file", .error),
    ("DELETE ALL", .error), ("in", .error), ("%lld in", .error), ("%@ in %@", .error),
    ("SUN", .error), ("MAY", .error), ("BOX", .error), ("QTY", .error), ("PIN", .note),
  ])
  func unitsAndCodesAreNotes(text: String, severity: Severity) {
    let found = MissingTranslation.findings(Build.use(Build.entry(text, [])))
    #expect(found.map(\.severity) == [severity])
  }

  private static func lint(_ rule: String, locales: String, _ key: String = "Cart") throws
    -> [Finding]
  {
    var options = LintOptions()
    options.only = ["unknown-locale", "missing-translation", "missing-locale"]
    return try CaseProject(files: [
      "Localizable.xcstrings": CaseCatalog.text(
        [CaseCatalog.entry(key, ["de": "Korb"]), CaseCatalog.entry("Pay", ["jp": "支払う"])],
        source: "en"),
      "copyfit.yml": """
      locales: \(locales)
      flows: [{ id: checkout, steps: ["\(key)"], showsCaption: false }]

      """,
    ]).lint(options).findings.filter { $0.rule == rule && !$0.key.hasPrefix("step") }
  }

  /// One finding says of a code that no device asks for that it is wrong; no text is wanted for it.
  @Test func unknownLocalesOfFlowsWantNoTranslation() throws {
    #expect(try Self.lint("unknown-locale", locales: "[de, jp]").map(\.locale) == ["jp"])
    #expect(
      try Self.lint("missing-translation", locales: "[de, jp]").filter { $0.locale == "jp" }
        .isEmpty)
  }

  @Test func aListedLocaleThatIsNone() throws {
    let found = try Self.lint("missing-locale", locales: "[de, cz]")
    #expect(
      found.first?.advice
        == "Write “cs” in its place under `locales:`: “cz” is the code of a country, not of a language."
    )
  }

  @Test func aFlowOfAddressesLacksNoLocale() throws {
    #expect(try Self.lint("missing-locale", locales: "[de, fr]").map(\.locale) == ["fr"])
    #expect(try Self.lint("missing-locale", locales: "[de, fr]", "https://a.example/").isEmpty)
  }

  @Test func hostileText() {
    for unit in ["a.", "y", "MM-", "#0", "/a", "'", "0x", "1."] {
      _ = TechnicalText.isUntranslatable(String(repeating: unit, count: 200_000))
      _ = TechnicalText.isUnitOrCode(String(repeating: unit, count: 20_000))
    }
  }
}
