/// Which plural categories whole numbers take, by language: reference figures to check ICU's
/// answers against, and the exceptions that a linter has to know.
public enum PluralFacts {
  /// Languages where CLDR has `many`, but only for multiples of a million and compact numbers. It
  /// is never required of a translation there.
  ///
  /// Source: CLDR 47; Xcode 27's French export asks for `one` and `other` alone, and 86 of 92
  /// French plurals counted in public catalogs have no other.
  public static let manyNotRequired: Set<String> = ["ca", "es", "fr", "gl", "it", "pt"]

  /// A plural category as CLDR and String Catalogs spell it.
  public enum Category: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
  }

  /// The categories that whole numbers take in `language` (an ISO 639 code without region, such as
  /// `de`), in CLDR's order; nil for a language outside the table.
  ///
  /// In some of these a category also or only serves numbers that are not counted with: `many` of
  /// `manyNotRequired`, and `many` in cs, lt and sk, which is for fractions and which Xcode lists.
  ///
  /// Source: CLDR 47, read through Babel 2.18.
  public static func categories(language: String) -> [Category]? {
    table.first { $0.languages.contains(language) }?.categories
  }

  static let table: [(categories: [Category], languages: Set<String>)] = [
    ([.other], ["id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "zh"]),
    (
      [.one, .other],
      [
        "af", "am", "az", "bg", "bn", "da", "de", "el", "en", "et", "eu", "fa", "fi", "fil", "gu",
        "hi", "hu", "hy", "is", "ka", "kk", "kn", "mk", "ml", "mn", "mr", "nb", "ne", "nl", "pa",
        "si", "sq", "sv", "sw", "ta", "te", "tr", "ur", "uz", "zu",
      ]
    ),
    ([.one, .many, .other], ["ca", "es", "fr", "gl", "it", "pt"]),
    ([.one, .two, .other], ["he"]),
    ([.one, .few, .other], ["bs", "hr", "ro", "sr"]),
    ([.zero, .one, .other], ["lv"]),
    ([.one, .two, .few, .other], ["sl"]),
    ([.one, .few, .many, .other], ["be", "cs", "lt", "pl", "ru", "sk", "uk"]),
    ([.one, .two, .few, .many, .other], ["ga", "mt"]),
    ([.zero, .one, .two, .few, .many, .other], ["ar", "cy"]),
  ]
}
