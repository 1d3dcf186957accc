import Testing

@testable import Linting

@Suite struct UnknownLocaleTests {
  private static func lint(
    _ entries: [String], source: String = "en", configuration: String = "catalogRules: all"
  ) throws -> [Finding] {
    var options = LintOptions()
    options.only = ["unknown-locale"]
    return try CaseProject(files: [
      "Localizable.xcstrings": CaseCatalog.text(entries, source: source),
      "copyfit.yml": configuration,
    ]).lint(options).findings
  }

  @Test func oneFindingForEachLocaleWhereItStandsFirst() throws {
    let found = try Self.lint([
      CaseCatalog.entry("Cart", ["de": "Korb"]),
      CaseCatalog.entry("Pay", ["de": "Zahlen", "sr-SP": "Плати", "jp": "支払う"]),
      CaseCatalog.entry("Send", ["de": "Senden", "sr-SP": "Пошаљи"]),
    ]).sorted { $0.locale < $1.locale }
    #expect(found.map(\.locale) == ["jp", "sr-SP"])
    #expect(found.map(\.location.position.line) == [5, 5])
    #expect(found.allSatisfy { $0.severity == .warning && $0.key.isEmpty })
    let serbian = try #require(found.last)
    #expect(
      serbian.message == "“sr-SP” has “SP”, which is no region's code. Did you mean “sr” or "
        + "“sr-RS”? It is in 2 keys. No device asks for it, so its texts are never shown.")
    #expect(
      serbian.advice == "Rename it to “sr” in the whole catalog, and where it comes from.")
    #expect(
      found.first?.message.hasPrefix(
        "“jp” is the code of a country, not of a language. Did you mean “ja”? It is in 1 key.")
        == true)
  }

  /// Renaming would make a member that stands twice.
  @Test func theRightOneIsThereToo() throws {
    let finding = try #require(
      try Self.lint([CaseCatalog.entry("Pay", ["jp": "支払う", "ja": "支払う"])]).first)
    #expect(
      finding.advice
        == "Move what is missing there to “ja”, which the catalog has too, and delete “jp”.")
  }

  @Test(arguments: [
    ([String](), "It is the catalog's source language. "),
    (["cz"], "It is the catalog's source language, and in 1 key. "),
  ])
  func sourceLanguage(locales: [String], place: String) throws {
    let texts = Dictionary(uniqueKeysWithValues: (locales + ["de"]).map { ($0, "Text") })
    let found = try Self.lint([CaseCatalog.entry("Cart", texts)], source: "cz")
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.location.position.line == 2)
    #expect(finding.location.position.column == 22)
    #expect(finding.message.contains(place))
  }

  @Test func aRepeatedLanguageIsANote() throws {
    let found = try Self.lint([CaseCatalog.entry("Cart", ["sv-SV": "Korg"])])
    #expect(found.map(\.severity) == [.note])
  }

  /// Valid codes whose texts tell that the country was meant.
  @Test(arguments: [
    ("kr", "주문을 확인하고 결제하세요", "ko"), ("tw", "請確認您的訂單並完成付款手續吧", "zh-Hant"),
    ("in", "अपने ऑर्डर की पुष्टि करें", "hi"), ("sa", "أكد طلبك ثم ادفع", "ar"),
    ("kg", "Буйрутманы ырастаңыз", "ky"), ("am", "Հաստատեք պատվերը", "hy"),
    ("my", "Sahkan pesanan anda", "ms"), ("si", "Potrdite svoje naročilo", "sl"),
    ("kr-KR", "주문을 확인하고 결제하세요", "ko"),
  ])
  func theLettersTell(locale: String, text: String, likely: String) throws {
    let found = try Self.lint([CaseCatalog.entry("Confirm", [locale: text])])
    #expect(found.map(\.locale) == [locale])
    #expect(found.first?.message.contains("Did you mean “\(likely)”?") == true)
  }

  @Test(arguments: [
    // Kanuri, Twi, Indonesian, Burmese and Sinhala as they are written, and too little to tell.
    ("kr", "Kǝla tǝganji awoma"), ("tw", "Fa wo nsa si so na toa so"),
    ("in", "Konfirmasi pesanan Anda"), ("my", "သင့်အော်ဒါကို အတည်ပြုပါ iCloud"),
    ("si", "ඔබේ ඇණවුම තහවුරු කරන්න iCloud"), ("kr", "확인"), ("my", "%1$@ %2$@ %3$lld"),
    ("kr", "iCloud Drive GitHub Sponsors 확인"), ("my", ""),
  ])
  func theirOwnLettersPass(locale: String, text: String) throws {
    #expect(try Self.lint([CaseCatalog.entry("Confirm", [locale: text])]).isEmpty)
  }

  @Test func aFilterByLocaleAndAnIgnorePatternReachIt() throws {
    let entries = [CaseCatalog.entry("Pay", ["jp": "支払う"])]
    let ignored = try Self.lint(
      entries,
      configuration: """
        catalogRules: all
        ignore: [{ rule: unknown-locale, locale: jp, reason: "our pseudo language" }]
        """)
    #expect(ignored.isEmpty)
  }

  /// A flow makes the catalog one that the run is about; the locale is the file's trouble.
  @Test func catalogsOfFlowsAreLookedAtAsAWhole() throws {
    let found = try Self.lint(
      [CaseCatalog.entry("Cart", ["de": "Korb"]), CaseCatalog.entry("Pay", ["jp": "支払う"])],
      configuration: "flows: [{ id: checkout, steps: [Cart], showsCaption: false }]")
    #expect(found.map(\.locale) == ["jp"])
  }
}
