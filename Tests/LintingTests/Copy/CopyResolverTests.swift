import StringCatalogs
import Testing

@testable import Linting

/// The catalogs' source language is English; they have German, French and Russian besides.
@Suite struct CopyResolverTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    /// The entry `K` without its key, `↓` where the text shown is said to be.
    var entry: String
    var locale: String
    var arguments: [SampleArgument]
    var text: String
    var shown: String
    var isFallback: Bool
    var state: String?
    var testDescription: String { name }

    init(
      _ name: String, _ entry: String, in locale: String = "de", _ arguments: [SampleArgument],
      _ text: String, shown: String = "de", isFallback: Bool = false,
      state: String? = "translated"
    ) {
      self.name = name
      self.entry = entry
      self.locale = locale
      self.arguments = arguments
      self.text = text
      self.shown = shown
      self.isFallback = isFallback
      self.state = state
    }

    /// Without sample arguments.
    init(
      _ name: String, _ entry: String, in locale: String = "de", _ text: String,
      shown: String = "de", isFallback: Bool = false, state: String? = "translated"
    ) {
      self.init(
        name, entry, in: locale, [], text, shown: shown, isFallback: isFallback, state: state)
    }
  }

  /// `{ "stringUnit" : … }`, with a mark before the value.
  private static func unit(
    _ value: String, marked: Bool = false, state: String = "translated"
  ) -> String {
    "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \(marked ? "↓" : "")\"\(value)\" } }"
  }

  private static func entry(_ localizations: String, besides: String = "") -> String {
    "\"K\" : {\(besides)\n  \"localizations\" : {\n    \(localizations)\n  } }"
  }

  private static func variations(_ axis: String, _ forms: (String, String)...) -> String {
    let members = forms.map { "\"\($0.0)\" : \($0.1)" }.joined(separator: ",\n      ")
    return "{ \"variations\" : { \"\(axis)\" : {\n      \(members)\n    } } }"
  }

  private static let english = "\"en\" : \(unit("Cart"))"
  private static let missing = "↓\"K\" : {\n  \"localizations\" : { \(english) } }"

  static let units: [Case] = [
    Case(
      "a translation", entry("\(english),\n    \"de\" : \(unit("Warenkorb", marked: true))"),
      "Warenkorb"),
    Case(
      "a region that shows its language's text",
      entry("\(english), \"de\" : \(unit("Wärenkorb", marked: true))"), in: "de-AT", "Wärenkorb"),
    Case(
      "a state to be reviewed is shown",
      entry("\"de\" : \(unit("Korb", marked: true, state: "needs_review"))"), "Korb",
      state: "needs_review"),
    Case(
      "a new unit with text is shown",
      entry("\"de\" : \(unit("Korb", marked: true, state: "new"))"), "Korb", state: "new"),
    Case(
      "of a locale twice the last counts",
      entry("\"de\" : \(unit("Alt")),\n    \"de\" : \(unit("Neu", marked: true))"), "Neu"),
    Case("no translation: at the key", missing, "Cart", shown: "en", isFallback: true),
    Case(
      "no translation for a region: at the key", missing, in: "fr-CA", "Cart", shown: "en",
      isFallback: true),
    Case(
      "an empty translation: at its quote",
      entry("\(english),\n    \"de\" : \(unit("", marked: true))"), "Cart", shown: "en",
      isFallback: true),
    Case(
      "an empty region shows its language's text",
      entry("\"de-AT\" : \(unit("")), \"de\" : \(unit("Korb", marked: true))"), in: "de-AT", "Korb"),
    Case(
      "the source language itself", entry("\"en\" : \(unit("Cart", marked: true))"), in: "en",
      "Cart", shown: "en"),
    Case(
      "a region of the source language", entry("\"en\" : \(unit("Cart", marked: true))"),
      in: "en-GB", "Cart", shown: "en"),
    Case("the key is the source text", "↓\"K\" : {}", in: "en", "K", shown: "en", state: nil),
    Case(
      "the key is shown in another language", "↓\"K\" : {}", "K", shown: "en", isFallback: true,
      state: nil),
    Case(
      "an empty source text: the key", "↓\"K\" : { \"localizations\" : { \"en\" : \(unit("")) } }",
      in: "en", "K", shown: "en", state: nil),
    Case(
      "not to be translated: the source text everywhere",
      entry(
        "\"en\" : \(unit("copyfit", marked: true)), \"de\" : \(unit("Passt"))",
        besides: "\"shouldTranslate\" : false,"), "copyfit", shown: "en", isFallback: true),
  ]

  static let devices: [Case] = [
    Case(
      "iphone before other",
      entry(
        "\"de\" : "
          + variations(
            "device", ("other", unit("Klicken")), ("iphone", unit("Tippen", marked: true)))),
      "Tippen"),
    Case(
      "other where there is no iphone",
      entry(
        "\"de\" : "
          + variations(
            "device", ("mac", unit("Klicken")), ("other", unit("Tippen", marked: true)))),
      "Tippen"),
    Case(
      "a Mac's text alone is none for a phone",
      "↓\"K\" : { \"localizations\" : { \(english), \"de\" : "
        + variations("device", ("mac", unit("Klicken"))) + " } }",
      "Cart", shown: "en", isFallback: true),
    Case(
      "plural forms of a device",
      entry(
        "\"de\" : "
          + variations(
            "device", ("mac", unit("Mac")),
            (
              "iphone",
              variations(
                "plural", ("one", unit("%lld Schritt", marked: true)),
                ("other", unit("%lld Schritte")))
            ))), [.integer(1)], "1 Schritt"),
    Case(
      "variations before a unit beside them",
      entry(
        "\"de\" : { \"stringUnit\" : { \"value\" : \"Beide\" }, \"variations\" : { \"device\" : "
          + "{ \"iphone\" : \(unit("Tippen", marked: true)) } } }"), "Tippen"),
  ]

  /// Russian: 1 and 21 are `one`, 2 `few`, 5 and 11 `many`.
  private static func russian(_ marked: String, without: Set<String> = []) -> String {
    let forms = ["zero", "one", "few", "many", "other"].filter { !without.contains($0) }
    let members = forms.map { "\"\($0)\" : \(unit("%lld \($0)", marked: $0 == marked))" }
    return entry(
      "\"ru\" : { \"variations\" : { \"plural\" : {\n" + members.joined(separator: ",\n") + "} } }")
  }

  private static func plural(
    _ number: Int64?, _ form: String, without: Set<String> = [], text: String? = nil
  ) -> Case {
    Case(
      "Russian, \(number.map(String.init) ?? "no number"), without \(without.sorted())",
      russian(form, without: without), in: "ru", number.map { [.integer($0)] } ?? [],
      text ?? "\(number ?? 0) \(form)", shown: "ru")
  }

  static let plurals: [Case] = [
    plural(1, "one"), plural(21, "one"), plural(2, "few"), plural(5, "many"), plural(11, "many"),
    plural(nil, "other", text: "%lld other"),
    // An exact 0 where there is a text for it, else what the language says: many.
    plural(0, "zero"), plural(0, "many", without: ["zero"]),
    plural(2, "other", without: ["few"]),
    plural(1, "one", without: ["other"]),
    Case(
      "a missing form and no other is no text",
      "↓\"K\" : { \"localizations\" : { \(english), \"de\" : "
        + variations("plural", ("one", unit("Eins"))) + " } }", [.integer(2)],
      "Cart", shown: "en", isFallback: true),
    Case(
      "no number and no other is no text",
      "↓\"K\" : { \"localizations\" : { \(english), \"de\" : "
        + variations("plural", ("one", unit("Eins"))) + " } }",
      "Cart", shown: "en", isFallback: true),
    Case(
      "the first whole number selects",
      entry(
        "\"de\" : "
          + variations(
            "plural", ("one", unit("%1$@: %2$lld Ding", marked: true)), ("other", unit("Dinge")))),
      [.text("Korb"), .integer(1), .integer(9)], "Korb: 1 Ding"),
    Case(
      "an empty form: at that form",
      entry(
        "\(english),\n    \"de\" : "
          + variations("plural", ("one", unit("", marked: true)), ("other", unit("%lld Dinge")))),
      [.integer(1)], "Cart", shown: "en", isFallback: true),
    Case(
      "French counts 0 as one",
      entry(
        "\"fr\" : "
          + variations(
            "plural", ("one", unit("%lld article", marked: true)), ("other", unit("%lld articles")))
      ), in: "fr", [.integer(0)], "0 article", shown: "fr"),
  ]

  static let arguments: [Case] = [
    Case(
      "a text as it is", entry("\"de\" : \(unit("%@ zahlen", marked: true))"),
      [.text("€1,234.50")], "€1,234.50 zahlen"),
    Case(
      "a number with the locale's grouping", entry("\"de\" : \(unit("%lld Punkte", marked: true))"),
      [.integer(1234)], "1.234 Punkte"),
    Case(
      "a percent sign", entry("\"de\" : \(unit("%lld %% fertig", marked: true))"), [.integer(50)],
      "50 % fertig"),
    Case(
      "without arguments placeholders stay", entry("\"de\" : \(unit("%@ zahlen", marked: true))"),
      "%@ zahlen"),
    Case(
      "a source text shown instead takes them too",
      "↓\"K\" : { \"localizations\" : { \"en\" : \(unit("Pay %@")) } }", [.text("€5")], "Pay €5",
      shown: "en", isFallback: true),
  ]

  @Test(arguments: units + devices + plurals + arguments)
  func resolves(_ test: Case) throws {
    let others = CopySample.entry("Other", ("de", "a"), ("fr", "b"), ("ru", "c"))
    let strings = test.entry + ",\n" + others
    let loaded = try CopySample.catalog(strings)
    let resolver = CopyResolver(loaded: loaded, catalogIndex: 3, sourceLanguage: "en")
    let key = CopyKey(
      key: "K", arguments: test.arguments, location: Build.location(line: 9, file: "copyfit.yml"))
    let text = try #require(resolver.resolve(key, locale: test.locale))
    #expect(text.key == "K")
    #expect(text.text == test.text)
    #expect(text.variants == [])
    #expect(text.shownLocale == test.shown)
    #expect(text.isFallback == test.isFallback)
    #expect(text.state == test.state)
    #expect(text.catalog == 3)
    let mark = try #require(CopySample.mark(strings))
    #expect(text.location == SourceLocation(file: CopySample.file, position: mark))
  }

  @Test func aKeyThatIsNotThereIsNil() throws {
    let loaded = try CopySample.catalog("\"K\" : {}")
    let resolver = CopyResolver(loaded: loaded, catalogIndex: 0, sourceLanguage: "en")
    let key = CopyKey(key: "k", location: Build.location(line: 1))
    #expect(resolver.resolve(key, locale: "en") == nil)
  }

  @Test func bareArabicHasTheTextInBothDigitSets() throws {
    let loaded = try CopySample.catalog(
      CopySample.entry("K", ("ar", "%lld ف")) + ",\n" + CopySample.entry("L", ("ar", "ف")))
    let resolver = CopyResolver(loaded: loaded, catalogIndex: 0, sourceLanguage: "en")
    func resolved(_ key: String, _ locale: String) -> [String] {
      let key = CopyKey(
        key: key, arguments: [.integer(12)], location: Build.location(line: 1))
      return resolver.resolve(key, locale: locale).map { [$0.text] + $0.variants } ?? []
    }
    #expect(resolved("K", "ar") == ["١٢ ف", "12 ف"])
    #expect(resolved("K", "ar-EG") == ["١٢ ف"])
    #expect(resolved("L", "ar") == ["ف"])
  }

  @Test(arguments: [
    ("de", true), ("de-AT", true), ("en", true), ("en-GB", true), ("ja", false), ("zh", false),
  ])
  func hasLocale(_ locale: String, _ expected: Bool) throws {
    let loaded = try CopySample.catalog(CopySample.entry("K", ("de", "a")))
    let resolver = CopyResolver(loaded: loaded, catalogIndex: 0, sourceLanguage: "en")
    #expect(resolver.hasLocale(locale) == expected)
  }

  @Test func sourceFormatsAreTheKeyAndEveryForm() throws {
    let loaded = try CopySample.catalog(
      """
      "%lld items" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "value" : "One item" } },
          "other" : { "stringUnit" : { "value" : "%lld items" } } } } },
        "de" : { "stringUnit" : { "value" : "Dinge" } } } }
      """)
    let resolver = CopyResolver(loaded: loaded, catalogIndex: 0, sourceLanguage: "en")
    #expect(
      resolver.sourceFormats(ofKey: "%lld items") == ["%lld items", "One item", "%lld items"])
    #expect(resolver.sourceFormats(ofKey: "none") == ["none"])
  }
}
