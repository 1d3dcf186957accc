import Testing
import TextMeasurement

@Suite struct LocaleServicesTests {
  @Test(arguments: [
    ("ar", true), ("ar-EG", true), ("he", true), ("fa_IR", true), ("ur", true), ("ks-Arab", true),
    ("yi", true), ("dv", true), ("en", false), ("az", false), ("az-Arab", true), ("uz-Arab", true),
    ("pa", false), ("pa-PK", true), ("", false), ("nonsense-locale-name", false),
  ])
  func rightToLeft(locale: String, expected: Bool) {
    #expect(LocaleServices.isRightToLeft(locale) == expected)
  }

  @Test(arguments: [
    ("zh-HK", "zh-Hant-HK"), ("zh_TW", "zh-Hant-TW"), ("zh", "zh-Hans-CN"), ("sr", "sr-Cyrl-RS"),
    ("en", "en-Latn-US"), ("pt-BR", "pt-Latn-BR"), ("ja", "ja-Jpan-JP"),
  ])
  func maximized(locale: String, expected: String) {
    #expect(LocaleServices.maximized(locale).identifier == expected)
  }

  @Test(arguments: [
    ("es-MX", ["es-MX", "es-419", "es"]), ("es_MX", ["es-MX", "es-419", "es"]),
    ("zh-HK", ["zh-HK", "zh-Hant"]), ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant"]),
    ("zh-Hant-MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]),
    ("zh-MO", ["zh-MO", "zh-Hant-HK", "zh-Hant"]), ("zh-Hant", ["zh-Hant"]),
    ("zh-CN", ["zh-CN", "zh"]), ("zh-Hans-CN", ["zh-Hans-CN", "zh-Hans", "zh"]),
    ("de-AT", ["de-AT", "de"]), ("en-GB", ["en-GB", "en-001", "en"]),
    ("en-AU", ["en-AU", "en-001", "en"]), ("pt-AO", ["pt-AO", "pt-PT", "pt"]),
    ("sr-Latn", ["sr-Latn"]), ("de", ["de"]),
    ("ca-ES-valencia", ["ca-ES-valencia", "ca-ES", "ca"]),
  ])
  func parents(locale: String, expected: [String]) {
    #expect(LocaleServices.ancestry(of: locale) == expected)
  }

  @Test(
    arguments: [
      ("en", 1, "one"), ("en", 0, "other"), ("en", 2, "other"), ("fr", 0, "one"), ("ru", 1, "one"),
      ("ru", 2, "few"), ("ru", 5, "many"), ("ru", 11, "many"), ("ru", 21, "one"), ("pl", 22, "few"),
      ("ar", 0, "zero"), ("ar", 1, "one"), ("ar", 2, "two"), ("ar", 3, "few"), ("ar", 11, "many"),
      ("ar", 100, "other"), ("ja", 1, "other"), ("he", 2, "two"), ("cy", 6, "many"),
      ("en", -1, "one"),
      ("fr", 1_000_000, "many"), ("lv", 0, "zero"), ("zz", 1, "other"), ("pt_BR", 0, "one"),
      ("ru", 9_007_199_254_740_993_001, "one"), ("ru", .min, "many"), ("ru", .max, "many"),
    ] as [(String, Int64, String)])
  func plural(locale: String, number: Int64, expected: String) {
    #expect(LocaleServices.pluralCategory(number, locale: locale) == expected)
  }

  @Test(arguments: [
    ("en", ["one", "other"]), ("ja", ["other"]), ("ru", ["one", "few", "many", "other"]),
    ("ar", ["zero", "one", "two", "few", "many", "other"]), ("lv", ["zero", "one", "other"]),
    ("fr", ["one", "many", "other"]), ("sl", ["one", "two", "few", "other"]),
    ("de-AT", ["one", "other"]), ("zz", ["other"]), ("", ["other"]),
  ])
  func categories(locale: String, expected: [String]) {
    #expect(LocaleServices.pluralCategories(locale: locale) == expected)
  }

  @Test(
    arguments: [
      (3, "en", "latn", true, "3"), (1234, "en", "latn", true, "1,234"),
      (1234, "en", "latn", false, "1234"), (1234, "es", "latn", true, "1234"),
      (12345, "es", "latn", true, "12.345"), (1_234_567, "hi", "latn", true, "12,34,567"),
      (3, "ar-EG", "arab", true, "٣"), (1234, "ar-EG", "arab", true, "١٬٢٣٤"),
      (7, "fa", "arabext", true, "۷"), (12, "mr", "deva", true, "१२"),
      (12, "my", "mymr", true, "၁၂"),
      (999, "en", "nosuch", true, "999"), (1234, "en", "nosuch", true, "1,234"),
      (-5, "en", "latn", true, "-5"), (.min, "en", "latn", true, "-9,223,372,036,854,775,808"),
      (.max, "en", "latn", false, "9223372036854775807"), (1234, "de-CH", "latn", true, "1’234"),
    ] as [(Int64, String, String, Bool, String)])
  func format(number: Int64, locale: String, system: String, grouping: Bool, expected: String) {
    #expect(
      LocaleServices.format(number, locale: locale, numberingSystem: system, grouping: grouping)
        == expected)
  }

  @Test(arguments: [
    ("en", "latn"), ("ar-EG", "arab"), ("ar-AE", "latn"), ("fa", "arabext"), ("mr", "deva"),
    ("bn", "beng"), ("my", "mymr"), ("hi", "latn"), ("ar-u-nu-latn", "latn"), ("", "latn"),
  ])
  func numberingSystem(locale: String, expected: String) {
    #expect(LocaleServices.defaultNumberingSystem(locale: locale) == expected)
  }

  @Test(arguments: [
    ("en", true), ("pt_BR", true), ("zh-Hant-HK", true), ("es-419", true), ("sr-Latn", true),
    ("fil", true), ("xx", false), ("en-Wxyz", false), ("en-ZZ", false), ("en-XQ", false),
    ("Base", false), ("", false), ("de-DE-1996", true), ("english", false),
    ("ca-ES-valencia", true),
    ("he", true), ("iw", true), ("nb", true), ("yue-Hant", true), ("🛒", false), ("en US", false),
  ])
  func known(locale: String, expected: Bool) {
    #expect(LocaleServices.isKnown(locale) == expected)
  }

  @Test(arguments: [
    ("pt_br", "pt-BR"), ("ZH-hant-hk", "zh-Hant-HK"), ("iw", "he"), ("en", "en"),
    ("es_419", "es-419"),
  ])
  func canonical(locale: String, expected: String) {
    #expect(LocaleServices.canonical(locale) == expected)
  }

  /// Identifiers from hostile input: any answer, no crash.
  @Test(arguments: [
    String(repeating: "a", count: 10_000), String(repeating: "en-", count: 5_000), "en\0us", "-",
    "_",
    "--", "en-u-nu-", "x-private", "@", "en@numbers=\u{1F6D2}", "i-klingon", "\u{FFFF}",
  ])
  func hostile(locale: String) {
    #expect(!LocaleServices.pluralCategories(locale: locale).isEmpty)
    #expect(!LocaleServices.ancestry(of: locale).isEmpty)
    #expect(
      !LocaleServices.format(1234, locale: locale, numberingSystem: locale, grouping: true).isEmpty)
    _ = LocaleServices.isRightToLeft(locale)
    _ = LocaleServices.isKnown(locale)
    _ = LocaleServices.maximized(locale)
    _ = LocaleServices.defaultNumberingSystem(locale: locale)
  }

  /// More locales than the table of opened objects holds.
  @Test func manyLocales() {
    for _ in 0..<2 {
      for first in "abcdefghijklmnopqrstuvwxyz" {
        for second in "aeiou" {
          let locale = "\(first)\(second)"
          #expect(!LocaleServices.pluralCategory(3, locale: locale).isEmpty)
          #expect(
            !LocaleServices.format(12345, locale: locale, numberingSystem: "latn", grouping: true)
              .isEmpty)
        }
      }
    }
    #expect(LocaleServices.pluralCategory(2, locale: "ru") == "few")
  }
}
