import Testing

@testable import Linting

@Suite struct LocaleFallbackTests {
  struct Case: CustomTestStringConvertible {
    var locale: String
    var available: [String]
    var chain: [String]
    var source: String
    var testDescription: String { "\(locale) among \(available), source \(source)" }

    init(_ locale: String, _ available: [String], _ chain: [String], source: String = "en") {
      self.locale = locale
      self.available = available
      self.chain = chain
      self.source = source
    }
  }

  /// Subtags are dropped from the right.
  static let dropping = [
    Case("de", ["de", "en"], ["de"]),
    Case("de-AT", ["de", "en"], ["de"]),
    Case("de-AT", ["de", "de-AT", "de-CH", "en"], ["de-AT", "de"]),
    Case("de", ["de-AT", "en"], []),
    Case("fr", ["de", "en"], []),
    Case("zh-Hant-HK", ["zh-Hant", "en"], ["zh-Hant"]),
    Case("ca-ES-valencia", ["ca", "en"], ["ca"]),
    Case("ca-ES-valencia", ["ca-ES", "ca-ES-valencia", "en"], ["ca-ES-valencia", "ca-ES"]),
  ]

  /// Likely scripts, and never across scripts.
  static let scripts = [
    Case("zh-HK", ["zh-Hant", "zh-Hans", "zh", "en"], ["zh-Hant"]),
    Case("zh-TW", ["zh-Hant", "en"], ["zh-Hant"]),
    Case("zh-HK", ["zh-Hant-HK", "zh-Hant", "en"], ["zh-Hant-HK", "zh-Hant"]),
    Case("zh-Hant-HK", ["zh-HK", "zh-Hant", "en"], ["zh-HK", "zh-Hant"]),
    Case("zh-Hant", ["zh", "zh-Hans", "en"], []),
    Case("zh-Hant", ["zh-HK", "zh-CN", "en"], []),
    Case("zh-HK", ["zh", "zh-Hans", "zh-CN", "en"], []),
    Case("zh-CN", ["zh-Hans", "zh-Hant", "en"], ["zh-Hans"]),
    Case("zh-SG", ["zh", "zh-Hant", "en"], ["zh"]),
    Case("zh-Hans", ["zh-Hant", "zh-TW", "en"], []),
    // One locale in two spellings: its own first.
    Case("zh-Hans", ["zh", "zh-Hans", "en"], ["zh-Hans", "zh"]),
    Case("zh", ["zh", "zh-Hans", "en"], ["zh", "zh-Hans"]),
    Case("sr", ["sr-Latn", "en"], []),
    Case("sr", ["sr-Cyrl", "en"], ["sr-Cyrl"]),
    Case("sr-Latn", ["sr", "sr-Cyrl", "en"], []),
    Case("sr-Latn-RS", ["sr", "sr-Latn", "en"], ["sr-Latn"]),
    Case("sr-RS", ["sr", "en"], ["sr"]),
    Case("az-Arab", ["az", "en"], []),
    Case("uz-Cyrl", ["uz", "en"], []),
    Case("pa-PK", ["pa", "en"], []),
  ]

  /// Parents that CLDR names.
  static let parents = [
    Case("es-MX", ["es-419", "es", "en"], ["es-419", "es"]),
    Case("es-MX", ["es", "en"], ["es"]),
    Case("es-AR", ["es-419", "es", "es-MX", "en"], ["es-419", "es"]),
    Case("es-ES", ["es-419", "es", "en"], ["es"]),
    Case("es-419", ["es-MX", "es", "en"], ["es"]),
    Case("pt-AO", ["pt", "pt-PT", "pt-BR", "en"], ["pt-PT", "pt"]),
    Case("pt-BR", ["pt", "pt-PT", "en"], ["pt"]),
    Case("pt-PT", ["pt", "pt-BR", "en"], ["pt"]),
    Case("zh-MO", ["zh-HK", "zh-Hant", "en"], ["zh-HK", "zh-Hant"]),
    Case("zh-Hant-MO", ["zh-Hant", "zh-Hans", "en"], ["zh-Hant"]),
    Case("nb", ["no", "en"], ["no"]),
    Case("nb-NO", ["nb", "no", "en"], ["nb", "no"]),
    Case("nb", ["nn", "da", "en"], []),
    Case("en-AU", ["en-001", "de"], ["en-001", "en"]),
  ]

  /// The source language ends a chain where it is the same language in the same script.
  static let sources = [
    Case("en", ["de", "en"], ["en"]),
    Case("en-GB", ["de", "en"], ["en"]),
    Case("en-GB", ["de", "en", "en-GB"], ["en-GB", "en"]),
    Case("en-GB", ["de", "en-US"], ["en-US"], source: "en-US"),
    Case("en", ["de", "en-US"], ["en-US"], source: "en-US"),
    Case("de-AT", ["de-DE", "en"], ["de-DE"], source: "de-DE"),
    Case("zh-HK", ["zh-Hans"], [], source: "zh-Hans"),
    Case("zh-HK", ["zh-TW"], ["zh-TW"], source: "zh-TW"),
    Case("sr-Latn", ["sr"], [], source: "sr"),
    Case("de", ["en"], []),
  ]

  /// Codes that were replaced, and other ways of writing.
  static let spellings = [
    Case("iw", ["he", "en"], ["he"]),
    Case("he", ["iw", "en"], ["iw"]),
    Case("he-IL", ["iw", "en"], ["iw"]),
    Case("in", ["id", "en"], ["id"]),
    Case("pt_BR", ["pt-BR", "pt", "en"], ["pt-BR", "pt"]),
    Case("pt-BR", ["pt_BR", "en"], ["pt_BR"]),
    Case("zh_Hant_HK", ["zh-Hant", "en"], ["zh-Hant"]),
    Case("DE-at", ["de", "en"], ["de"]),
    Case("pt-BR", ["pt_BR", "pt-BR", "en"], ["pt-BR", "pt_BR"]),
    Case("pt_BR", ["pt_BR", "pt-BR", "en"], ["pt_BR", "pt-BR"]),
  ]

  @Test(arguments: dropping + scripts + parents + sources + spellings)
  func chain(_ test: Case) {
    let fallback = LocaleFallback(available: test.available, sourceLanguage: test.source)
    #expect(fallback.chain(for: test.locale) == test.chain)
    // Asked again, as for each further key.
    #expect(fallback.chain(for: test.locale) == test.chain)
  }

  /// What is no locale falls back to nothing.
  @Test(arguments: [
    "", "-", "_", "--", "x", "de-", "-de", "123", "Hant", "zh-Hant-Hans-Hant", "de-AT-AT-AT",
    "\u{0}", "日本", "de\u{301}", String(repeating: "a", count: 10_000),
    String(repeating: "a-", count: 10_000), "en-u-nu-arab", "x-private", "root",
  ])
  func hostile(_ locale: String) {
    let fallback = LocaleFallback(available: ["ja", "ko", locale], sourceLanguage: "ja")
    #expect(fallback.chain(for: locale).contains(locale))
    #expect(!fallback.chain(for: locale).contains("ko"))
    #expect(LocaleFallback(available: ["ko"], sourceLanguage: "ko").chain(for: locale) == [])
  }

  @Test(arguments: [
    ("zh-HK", "zh", "Hant", "HK"), ("zh-Hant-HK", "zh", "Hant", "HK"), ("zh", "zh", "Hans", ""),
    ("sr", "sr", "Cyrl", ""), ("sr_latn", "sr", "Latn", ""), ("iw", "he", "Hebr", ""),
    ("es-419", "es", "Latn", "419"), ("pt_br", "pt", "Latn", "BR"), ("ja", "ja", "Jpan", ""),
  ])
  func identity(_ locale: String, _ language: String, _ script: String, _ region: String) {
    let identity = LocaleIdentity(locale)
    #expect([identity.language, identity.script, identity.region] == [language, script, region])
    #expect(identity.variants == [])
  }

  @Test func variantsComeAfterTheRegion() {
    #expect(LocaleIdentity("ca-ES-valencia").variants == ["valencia"])
    #expect(LocaleIdentity("de-1901").variants == ["1901"])
    #expect(LocaleIdentity("de-CH-1996").parent == LocaleIdentity("de-CH"))
    #expect(LocaleIdentity("de").parent == nil)
  }
}
