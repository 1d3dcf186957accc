internal import CICU

extension LocaleServices {
  /// The cardinal plural category (CLDR) of a whole number: `one`, `few`, …; `other` where ICU has
  /// no rules for the locale.
  public static func pluralCategory(_ number: Int64, locale: String) -> String {
    string(capacity: 32) { copyfit_icu_plural_category(locale, number, $0, $1) } ?? "other"
  }

  /// The cardinal plural categories of a language in CLDR's order, `other` last.
  public static func pluralCategories(locale: String) -> [String] {
    let found = string(capacity: 128) { copyfit_icu_plural_categories(locale, $0, $1) } ?? ""
    let words = Set(found.split(separator: " ").map(String.init))
    return categoryNames.filter { words.contains($0) || $0 == "other" }
  }

  /// The cardinal plural category of each of `numbers`, in one go: a tenth of the time of as many
  /// single questions. `other` where ICU has no rules for the locale.
  public static func pluralCategories(of numbers: [Int64], locale: String) -> [String] {
    var indices = [Int8](repeating: -1, count: numbers.count)
    _ = copyfit_icu_plural_samples(
      locale, numbers, Int32(clamping: numbers.count), &indices)
    return indices.map { index in
      categoryNames.indices.contains(Int(index)) ? categoryNames[Int(index)] : "other"
    }
  }

  private static let categoryNames = ["zero", "one", "two", "few", "many", "other"]

  /// Whether CLDR has plural rules for the language, be it that it has one form (`ja`). Of another
  /// language nobody knows which forms it has, and ICU says `other`.
  public static func hasPluralRules(locale: String) -> Bool {
    copyfit_icu_has_plural_rules(locale) != 0
  }

  /// The numbering system that CLDR gives the locale, such as `latn` or `arab`.
  public static func defaultNumberingSystem(locale: String) -> String {
    string(capacity: 32) { copyfit_icu_numbering_system(locale, $0, $1) } ?? "latn"
  }

  /// A whole number as the locale writes it.
  ///
  /// - Parameters:
  ///   - numberingSystem: a CLDR code such as `latn`, `arab` or `deva`; an unknown one is `latn`.
  ///   - grouping: the locale's own grouping, with its least number of digits: 1000 is `1,000` in
  ///     English, `1000` in Spanish.
  public static func format(
    _ number: Int64, locale: String, numberingSystem: String, grouping: Bool
  ) -> String {
    if let short = digitByDigit(number, numberingSystem) { return short }
    for system in [numberingSystem, "latn"] {
      var utf16 = [UInt16](repeating: 0, count: 128)
      let length = copyfit_icu_format(
        locale, system, grouping ? 1 : 0, number, &utf16, Int32(utf16.count))
      if length >= 0 { return String(decoding: utf16.prefix(Int(length)), as: UTF16.self) }
    }
    return String(number)
  }

  /// Step numbers are small: 0 to 999 need neither sign nor separator, and opening a formatter
  /// costs more than all the rest of a short run.
  private static func digitByDigit(_ number: Int64, _ numberingSystem: String) -> String? {
    guard (0...999).contains(number) else { return nil }
    if numberingSystem == "latn" { return String(number) }
    var digits = [UInt32](repeating: 0, count: 10)
    guard copyfit_icu_digits(numberingSystem, &digits) == 0 else { return nil }
    var text = String.UnicodeScalarView()
    for character in String(number).utf8 {
      guard let digit = Unicode.Scalar(digits[Int(character) - 48]) else { return nil }
      text.append(digit)
    }
    return String(text)
  }
}
