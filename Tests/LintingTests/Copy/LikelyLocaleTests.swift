import Testing

@testable import Linting

@Suite struct LikelyLocaleTests {
  /// What is doubted, with what was probably meant.
  static let doubted: [(String, [String])] = [
    ("sr-SP", ["sr", "sr-RS"]), ("sr-Latn-SP", ["sr-Latn", "sr-Latn-RS"]),
    ("sr_SP", ["sr", "sr-RS"]),
    // Countries' codes (ISO 3166-1) for languages'.
    ("jp", ["ja"]), ("JP", ["ja"]), ("jp-JP", ["ja"]), ("cn", ["zh-Hans"]), ("cz", ["cs"]),
    ("gr", ["el"]), ("dk", ["da"]), ("ua", ["uk"]), ("vn", ["vi"]), ("al", ["sq"]), ("rs", ["sr"]),
    ("by", ["be"]), ("ge", ["ka"]), ("ir", ["fa"]), ("il", ["he"]), ("kz", ["kk"]), ("ph", ["fil"]),
    ("hk", ["zh-HK", "zh-Hant"]), ("at", ["de-AT", "de"]), ("mx", ["es-MX", "es"]),
    ("gb", ["en-GB", "en"]), ("us", ["en"]), ("kp", ["ko-KP", "ko"]),
    // Regions that there are not, or no more.
    ("en-UK", ["en-GB"]), ("en_uk", ["en-GB"]), ("uk-UK", ["uk"]), ("da-DA", ["da", "da-DK"]),
    ("ja-JA", ["ja", "ja-JP"]), ("zh-ZH", ["zh-Hans", "zh-Hant"]), ("en-EN", ["en", "en-US"]),
    ("sr-YU", ["sr-RS"]), ("sr-CS", ["sr-RS"]), ("cs-CS", ["cs"]), ("en-999", ["en", "en-US"]),
    ("en-GBR", ["en-GB", "en"]), ("pt-PTT", ["pt-PT", "pt"]),
    // Other systems' names, and languages' names.
    ("zh-CHS", ["zh-Hans"]), ("zh-CHT", ["zh-Hant"]), ("zh_cht", ["zh-Hant"]), ("ger", ["de"]),
    ("chi", ["zh-Hans"]), ("english", ["en"]), ("German", ["de"]), ("Chinese", ["zh-Hans"]),
    ("Indonesian", ["id"]), ("Deutsch", ["de"]), ("日本語", ["ja"]), ("Englsh", ["en"]),
    ("Portugese", ["pt"]), ("en_GB.UTF-8", ["en-GB"]), ("de_DE@euro", ["de-DE"]),
    // Slips.
    ("de_", ["de"]), ("-de", ["de"]), (" de", ["de"]), ("de ", ["de"]), ("zh--Hans", ["zh-Hans"]),
    ("jp_", ["ja"]), ("ptBR", ["pt-BR"]), ("zhHans", ["zh-Hans"]), ("zh-TW-Hant", ["zh-Hant-TW"]),
    ("zh-Hnas", ["zh-Hans"]), ("de-Latm", ["de-Latn"]), ("ja-JP-mac", ["ja-JP"]),
    // Regions that are other countries.
    ("sp", ["es"]), ("sp-ES", ["es-ES"]), ("sp_MX", ["es-MX"]), ("es-LA", ["es-419"]),
    ("es_LA", ["es-419"]), ("es-LATAM", ["es-419"]),
    ("zh-SC", ["zh-Hans"]), ("zh_TC", ["zh-Hant"]), ("zh-tc", ["zh-Hant"]),
    // No language is left of these.
    ("d'e", []), ("de:1", []), ("\u{1B}[31m", []), ("\u{1B}[31mde\u{1B}[0m", []), ("1-2", []),
    // Nothing to go by.
    ("xx", []), ("zz", []), ("und", []), ("root", []), ("", []), ("-", []), ("source", []),
    ("\u{202E}\u{0}", []), ("de\u{0}", ["de"]),
  ]

  @Test(arguments: doubted) func doubts(locale: String, likely: [String]) throws {
    let doubt = try #require(LikelyLocale.doubt(about: locale))
    #expect(doubt.likely == likely)
    #expect(!doubt.isMild)
    #expect(!doubt.reason.isEmpty)
    for likely in doubt.likely { #expect(LikelyLocale.doubt(about: likely) == nil) }
  }

  /// Assigned codes in a combination that nobody means.
  @Test(arguments: [
    ("sv-SV", ["sv", "sv-SE"]), ("ar-AR", ["ar", "ar-EG"]), ("vi-VI", ["vi", "vi-VN"]),
    ("ms-MS", ["ms", "ms-MY"]), ("sl-SL", ["sl", "sl-SI"]), ("et-ET", ["et", "et-EE"]),
    ("ca-CA", ["ca", "ca-ES"]),
  ])
  func repeatedLanguage(locale: String, likely: [String]) throws {
    let doubt = try #require(LikelyLocale.doubt(about: locale))
    #expect(doubt.likely == likely)
    #expect(doubt.isMild)
  }

  static let right = [
    "de", "zh-CN", "pt-BR", "pt-PT", "es-419", "en-001", "en-150", "sr-Latn", "sr-Cyrl-XK", "iw",
    "in", "ji", "mo", "sh", "no", "nb", "nn", "nb-NO", "fil", "tl", "yue-Hant", "zh-Hant-HK",
    "zh-HK", "zh-Hans-TW", "ca-valencia", "ca-ES-valencia", "de-1996", "de-CH-1996", "sl-rozaj",
    "se", "se-SE", "br", "tw", "kr", "ee", "ch", "sa", "en-x-pseudo", "en-XA", "ar-XB", "en-ZZ",
    "qps-ploc", "qaa-Qaaa", "pt_BR", "zh_Hans_CN", "zh-hans", "EN", "mul", "Base", "x-klingon",
    "i-klingon", "tlh", "haw", "eng", "deu", "cmn-Hans", "kmr", "zh-yue", "en-u-ca-buddhist",
    "en-826", "en-EU", "fr-FR", "id-ID", "dev", "bh", "aa", "de-DE-x-informal",
  ]

  @Test(arguments: right) func passes(locale: String) {
    #expect(LikelyLocale.doubt(about: locale) == nil)
  }

  /// What the languages of iOS and macOS are called in Settings, regions included.
  @Test func theSystemsOwnLanguagesPass() {
    let own = """
      ar bg ca cs da de el en en-AU en-CA en-GB en-IE en-IN en-NZ en-SG en-ZA es es-419 es-MX es-US \
      fi fr fr-BE fr-CA fr-CH gu he hi hr hu id it ja kk kn ko lt ml mr ms nb nl nl-BE or pa pl \
      pt-BR pt-PT ro ru sk sl sv ta te th tr uk ur vi zh-Hans zh-Hant zh-HK
      """
    for locale in own.split(separator: " ") {
      #expect(LikelyLocale.doubt(about: String(locale)) == nil, "\(locale)")
    }
  }

  @Test func hostileLocales() {
    for locale in [
      String(repeating: "a", count: 100_000), String(repeating: "-", count: 100_000),
      String(repeating: "de-", count: 30_000), String(repeating: "日", count: 30_000),
      "e\u{301}n", "🇯🇵", "de-🇩🇪", "\u{FEFF}de", "de\n", "%@",
    ] {
      #expect(LikelyLocale.doubt(about: locale) != nil, "\(locale.prefix(20))")
    }
  }
}
