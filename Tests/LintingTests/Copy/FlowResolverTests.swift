import Testing

@testable import Linting

@Suite struct FlowResolverTests {
  private static let main = "App/Localizable.xcstrings"
  private static let texts = "App/Texts.xcstrings"

  /// One catalog with the steps, German and Arabic, and the messages.
  private static func catalog() throws -> LoadedCatalog {
    try CopySample.catalog(
      [
        CopySample.entry("Cart", ("de", "Korb"), ("ar", "سلة")),
        CopySample.entry("Review", ("de", "Prüfen"), ("ar", "راجع")),
        CopySample.entry("Progress", ("de", "Fortschritt")),
        CopySample.entry("Step %lld of %lld, %@", ("de", "%lld/%lld, %@")),
        CopySample.entry("Complete", ("de", "Fertig")),
        CopySample.entry("Go to %@", ("de", "Zu %@")),
        CopySample.entry(
          "Step %lld of %lld", ("de", "Schritt %lld von %lld"), ("ar", "%1$lld من %2$lld")),
      ].joined(separator: ",\n"))
  }

  private static func resolver(
    _ flow: Flow, _ catalogs: [LoadedCatalog], source: String? = nil, listed: [String]? = nil
  ) throws -> FlowResolver {
    try FlowResolver(
      flow: flow, catalogs: catalogs, sourceLanguage: source, listedLocales: listed)
  }

  @Test func localesAreThoseOfTheStepsCatalogsSorted() throws {
    let other = try CopySample.keys(["Other"], locale: "ja", file: "App/Other.xcstrings")
    let resolver = try Self.resolver(CopySample.flow(["Cart"]), [Self.catalog(), other])
    #expect(resolver.sourceLanguage == "en")
    #expect(resolver.locales == ["ar", "de", "en"])
    #expect(resolver.missingLocales == [])
    #expect(resolver.stepCatalogIndices == [0])
  }

  @Test func listedLocalesComeAfterTheSourceLanguageInTheirOrder() throws {
    let resolver = try Self.resolver(
      CopySample.flow(["Cart"]), [Self.catalog()], listed: ["ja", "de", "en", "de", "ar"])
    #expect(resolver.locales == ["en", "ja", "de", "ar"])
  }

  @Test(
    arguments: [
      (["de"], []), (["ja"], ["ja"]), (["de-AT", "ar-EG"], []), (["en", "en-GB"], []),
      (["ja", "de", "zh-Hant"], ["ja", "zh-Hant"]), ([], []),
    ] as [([String], [String])])
  func missingLocales(_ listed: [String], _ missing: [String]) throws {
    let resolver = try Self.resolver(
      CopySample.flow(["Cart"]), [Self.catalog()], listed: listed)
    #expect(resolver.missingLocales == missing)
  }

  /// A locale is missing only where none of the steps' catalogs has it; no steps miss nothing.
  @Test func missingLocalesOfSeveralCatalogs() throws {
    let other = try CopySample.keys(["Pay"], locale: "ja", file: Self.texts)
    let both = try Self.resolver(
      CopySample.flow(["Cart", "Pay"]), [Self.catalog(), other], listed: ["ja", "de", "fr"])
    #expect(both.missingLocales == ["fr"])
    let none = try Self.resolver(CopySample.flow([]), [Self.catalog()], listed: ["fr"])
    #expect(none.missingLocales == [])
  }

  @Test(
    arguments: [
      ([], true, []),
      (["Step %lld of %lld"], true, ["Step %lld of %lld"]),
      (["Step %lld of %lld"], false, []),
      (
        ["Complete", "Step %lld of %lld", "Progress"], true,
        ["Progress", "Complete", "Step %lld of %lld"]
      ),
      (["Go to %@", "Step %lld of %lld, %@"], false, ["Step %lld of %lld, %@", "Go to %@"]),
    ] as [([String], Bool, [String])])
  func missingMessages(_ without: [String], _ showsCaption: Bool, _ missing: [String]) throws {
    let all = ["Progress", "Step %lld of %lld, %@", "Complete", "Go to %@", "Step %lld of %lld"]
    let loaded = try CopySample.keys(
      ["Cart"] + all.filter { !without.contains($0) }, file: Self.main)
    var flow = CopySample.flow(["Cart"])
    flow.showsCaption = showsCaption
    #expect(try Self.resolver(flow, [loaded]).missingMessages == missing)
  }

  @Test func withoutTheTableAllMessagesAreMissing() throws {
    let loaded = try CopySample.keys(["Cart"], file: "App/Main.xcstrings")
    let resolver = try Self.resolver(CopySample.flow(["Cart"]), [loaded])
    #expect(resolver.messageCatalog == nil)
    #expect(resolver.missingMessages == resolver.neededMessages)
    #expect(resolver.neededMessages.count == 5)
    #expect(resolver.localesWithoutMessages == [])
    // A key that no catalog has is shown as its own text.
    #expect(resolver.copy(in: "en").positions == [["Step 1 of 1"]])
    let empty = try Self.resolver(CopySample.flow([]), [loaded])
    #expect(empty.missingMessages == [])
  }

  @Test func messagesOfAnotherTable() throws {
    let steps = try CopySample.keys(["Pay"], locale: "ja", file: Self.texts)
    let resolver = try Self.resolver(
      CopySample.flow(["Pay"]), [steps, Self.catalog()], listed: ["ja", "de", "en-GB", "fr"])
    #expect(resolver.messageCatalog == 1)
    #expect(resolver.stepCatalogs == [0])
    // German and French are the steps' own lack, and said there.
    #expect(resolver.missingLocales == ["de", "fr"])
    #expect(resolver.localesWithoutMessages == ["ja"])
    #expect(resolver.copy(in: "ja").positions == [["Step 1 of 1"]])
  }

  @Test func messagesBesideTheStepsLackNoLocaleOfTheirOwn() throws {
    let resolver = try Self.resolver(
      CopySample.flow(["Cart"]), [Self.catalog()], listed: ["ja"])
    #expect(resolver.localesWithoutMessages == [])
  }

  @Test func copyOfALocale() throws {
    let copy = try Self.resolver(CopySample.flow(["Cart", "Review"]), [Self.catalog()])
      .copy(in: "de")
    #expect(copy.locale == "de")
    #expect(!copy.isRightToLeft)
    #expect(copy.titles.map(\.text) == ["Korb", "Prüfen"])
    #expect(copy.caption?.text == "Schritt %lld von %lld")
    #expect(copy.positions == [["Schritt 1 von 2", "Schritt 2 von 2"]])
    #expect(copy.numbers == [["1", "2"]])
  }

  @Test(arguments: [
    (
      "ar", [["١ من ٢", "٢ من ٢"], ["1 من 2", "2 من 2"]], [["١", "٢"], ["1", "2"]]
    ),
    ("ar-EG", [["١ من ٢", "٢ من ٢"]], [["١", "٢"]]),
    ("ar-AE", [["1 من 2", "2 من 2"]], [["1", "2"]]),
  ])
  func arabicDigits(_ locale: String, _ positions: [[String]], _ numbers: [[String]]) throws {
    let copy = try Self.resolver(CopySample.flow(["Cart", "Review"]), [Self.catalog()])
      .copy(in: locale)
    #expect(copy.isRightToLeft)
    #expect(copy.positions == positions)
    #expect(copy.numbers == numbers)
  }

  /// A caption that says no number has the same text in both digit sets.
  @Test func aCaptionWithoutNumbers() throws {
    let loaded = try CopySample.catalog(
      CopySample.entry("Cart", ("ar", "سلة")) + ","
        + CopySample.entry("Step %lld of %lld", ("ar", "خطوة")))
    let copy = try Self.resolver(CopySample.flow(["Cart"]), [loaded]).copy(in: "ar")
    #expect(copy.positions == [["خطوة"], ["خطوة"]])
  }

  /// The step's number, which comes first, chooses the form.
  @Test func captionsWithPluralForms() throws {
    let loaded = try CopySample.catalog(
      """
      "Cart" : {}, "Pay" : {}, "Review" : {},
      "Step %lld of %lld" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "value" : "First of %2$lld" } },
        "other" : { "stringUnit" : { "value" : "No. %1$lld of %2$lld" } } } } } } }
      """)
    let copy = try Self.resolver(CopySample.flow(["Cart", "Pay", "Review"]), [loaded])
      .copy(in: "en")
    #expect(copy.positions == [["First of 3", "No. 2 of 3", "No. 3 of 3"]])
    #expect(copy.caption?.text == "No. %1$lld of %2$lld")
  }

  @Test func theConfigurationsSourceLanguageCounts() throws {
    let resolver = try Self.resolver(
      CopySample.flow(["Cart"]), [Self.catalog()], source: "de", listed: ["ar"])
    #expect(resolver.sourceLanguage == "de")
    #expect(resolver.locales == ["de", "ar"])
    #expect(resolver.copy(in: "fr").titles.map(\.text) == ["Korb"])
    #expect(resolver.copy(in: "fr").titles.map(\.isFallback) == [true])
  }

  @Test func wrongArgumentsAreRefused() throws {
    let loaded = try CopySample.keys(["%lld items"], file: Self.main)
    let flow = CopySample.flow(["%lld items"], arguments: [.text("two")])
    let error = #expect(throws: Problems.self) { try Self.resolver(flow, [loaded]) }
    #expect(error?.list.map(\.kind) == [.configuration])
  }

  @Test func noCatalogsAndNoSteps() throws {
    let resolver = try Self.resolver(CopySample.flow([]), [])
    #expect(resolver.sourceLanguage == "en")
    #expect(resolver.locales == ["en"])
    #expect(resolver.copy(in: "en").titles.isEmpty)
    #expect(resolver.copy(in: "en").positions == [[]])
  }
}
