import TextMeasurement

/// Which whole numbers from 0 to 200 each plural category of a language stands for. ICU is asked
/// when a language is first met.
struct PluralNumbers: Sendable {
  private var known: [String: [String: [Int64]]] = [:]

  /// Every language that has a category for exactly one number has it below 200.
  static let range: ClosedRange<Int64> = 0...200

  /// In ascending order; empty for a category that the language does not have.
  mutating func numbers(of category: String, in locale: String) -> [Int64] {
    if let numbers = known[locale] { return numbers[category] ?? [] }
    let numbers = Dictionary(grouping: Self.range) {
      LocaleServices.pluralCategory($0, locale: locale)
    }
    known[locale] = numbers
    return numbers[category] ?? []
  }
}
