import Testing

@testable import PlatformFacts

/// Every locale of the published table.
private let published: [([NumberingSystem], [String])] = [
  (
    [NumberingSystem.arab],
    [
      "ar-EG", "ar-SA", "ar-BH", "ar-IQ", "ar-IL", "ar-JO", "ar-KW", "ar-LB", "ar-OM", "ar-QA",
      "ar-SD", "ar-SY", "ar-YE", "ckb", "sd",
    ]
  ),
  ([.latn], ["ar-AE", "ar-MA", "ar-DZ", "ar-TN", "ar-LY"]),
  ([.arab, .latn], ["ar", "ar-001"]),
  ([.arabext], ["fa", "fa-AF", "ps", "ur-IN", "ks", "uz-Arab", "mzn"]),
  ([.latn], ["ur", "ur-PK"]),
  ([.deva], ["mr", "ne", "sa", "bho"]),
  ([.beng], ["bn", "bn-BD", "as", "mni"]),
  ([.latn], ["bn-IN"]),
  ([.mymr], ["my"]), ([.tibt], ["dz"]), ([.olck], ["sat"]),
  ([.latn], ["hi", "ta", "te", "kn", "ml", "gu", "pa", "or", "th", "lo", "km"]),
]

/// Locale ids as catalogs, systems and people write them.
private let spelled: [(String, [NumberingSystem])] = [
  ("ar_SA", [NumberingSystem.arab]), ("AR-sa", [.arab]), ("ar-Arab-SA", [.arab]),
  ("ar_Arab", [.arab, .latn]), ("uz_Arab_AF", [.arabext]), ("fa-IR", [.arabext]),
  ("hi-IN", [.latn]), ("ne_IN", [.deva]), ("sat-Olck-IN", [.olck]), ("mni-Beng", [.beng]),
]

/// Digits and the code point of the zero.
private let digitRows: [(NumberingSystem, String, UInt32)] = [
  (NumberingSystem.latn, "0123456789", 0x30), (.arab, "٠١٢٣٤٥٦٧٨٩", 0x660),
  (.arabext, "۰۱۲۳۴۵۶۷۸۹", 0x6F0), (.deva, "०१२३४५६७८९", 0x966), (.beng, "০১২৩৪৫৬৭৮৯", 0x9E6),
  (.mymr, "၀၁၂၃၄၅၆၇၈၉", 0x1040), (.tibt, "༠༡༢༣༤༥༦༧༨༩", 0xF20), (.olck, "᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙", 0x1C50),
]

@Suite struct NumberingSystemTests {
  @Test(arguments: digitRows)
  func digits(system: NumberingSystem, text: String, zero: UInt32) {
    #expect(String(system.digits) == text)
    #expect(text.unicodeScalars.map(\.value) == (0..<10).map { zero + $0 })
    let values = system.digits.map { $0.unicodeScalars.first?.properties.numericValue }
    #expect(values == (0..<10).map(Double.init))
  }

  @Test func namesAreCLDRs() {
    let names = ["latn", "arab", "arabext", "deva", "beng", "mymr", "tibt", "olck"]
    #expect(NumberingSystem.allCases.map(\.rawValue) == names)
  }

  @Test(arguments: published)
  func publishedDefaults(systems: [NumberingSystem], locales: [String]) {
    for locale in locales {
      #expect(NumberingSystem.defaults(forLocale: locale) == systems, "\(locale)")
    }
  }

  @Test(arguments: spelled)
  func spellings(locale: String, systems: [NumberingSystem]) {
    #expect(NumberingSystem.defaults(forLocale: locale) == systems)
  }

  @Test(arguments: [
    // ICU knows these as well as anyone.
    "en", "de-DE", "he", "ja", "zh-Hans", "uz", "uz-Latn", "uz-Cyrl", "ar-SO", "ur-GB", "bn-GB",
    // Another script of a language of the table.
    "sd-Deva", "ks-Deva", "pa-Arab", "hi-Latn", "mni-Mtei",
    // The locale says itself which digits it wants.
    "ar-u-nu-latn", "hi-IN-u-nu-deva", "ar-SA-u-ca-islamic-nu-latn", "ar@numbers=latn",
    // No locale ids.
    "", "-", "_", "a", "arabic", "-ar", " ar", "ar\u{0}", "٠", "🇸🇦",
  ])
  func nothingToAddToICU(locale: String) {
    #expect(NumberingSystem.defaults(forLocale: locale) == nil)
  }

  @Test func longNonsenseIsNoLocale() {
    let long = String(repeating: "ar-", count: 100_000)
    #expect(NumberingSystem.defaults(forLocale: String(repeating: "x", count: 1_000_000)) == nil)
    // `ar`, then a subtag that is a region by its shape and no known one.
    #expect(NumberingSystem.defaults(forLocale: long) == nil)
  }
}
