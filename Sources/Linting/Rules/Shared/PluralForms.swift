import PlatformFacts
import TextMeasurement

/// The plural forms of one language: which ones it has, which numbers take each, and which a
/// translation needs.
struct PluralForms: Sendable {
  typealias Category = PluralFacts.Category

  /// How much a translation needs a form.
  enum Need: Sendable {
    case required
    /// No whole number takes it: `many` of Czech, which is for 1.5.
    case forFractions
    /// Nouns keep their form after numbers: `one` of Turkish.
    case hardly
    /// Only multiples of a million take it, or the language does not have it.
    case never
  }

  /// Whether CLDR has rules for the language. Where it has none nobody knows its forms.
  let isKnown: Bool
  /// The categories of the language in CLDR's order, `other` last.
  let categories: [Category]
  /// The whole numbers from 0 to 200 that take each category; none: absent.
  let samples: [Category: [Int64]]
  /// Categories that systems with newer locale data show.
  let newer: Set<Category>
  /// Categories that the language had in older locale data.
  let former: Set<Category>
  /// Whether nouns keep the singular after numbers.
  let isSingularAfterNumbers: Bool
  private let needs: [Category: Need]
  /// The categories that a translation needs in any way.
  let asked: CategorySet

  init(locale: String) {
    let language = LocaleServices.subtags(of: LocaleServices.canonical(locale)).language
    isKnown = LocaleServices.hasPluralRules(locale: locale)
    categories = LocaleServices.pluralCategories(locale: locale).compactMap(Category.init)
    newer = PluralFacts.newerCategories[language] ?? []
    former = PluralFacts.formerCategories[language] ?? []
    isSingularAfterNumbers = PluralFacts.singularAfterNumbers[language] != nil
    let numbers = Array(0...200) + Self.largeNumbers
    let taken = LocaleServices.pluralCategories(of: numbers, locale: locale)
    var samples: [Category: [Int64]] = [:]
    var ofLarge: Set<Category> = []
    for (number, name) in zip(numbers, taken) {
      guard let category = Category(rawValue: name) else { continue }
      if number <= 200 {
        samples[category, default: []].append(number)
      } else {
        ofLarge.insert(category)
      }
    }
    self.samples = samples
    var needs: [Category: Need] = [.other: .required]
    for category in categories where category != .other {
      let isForMillions = category == .many && PluralFacts.manyNotRequired.contains(language)
      needs[category] =
        if isForMillions {
          .never
        } else if samples[category] == nil {
          ofLarge.contains(category) ? .never : .forFractions
        } else if category == .one, isSingularAfterNumbers {
          .hardly
        } else {
          .required
        }
    }
    self.needs = needs
    asked = needs.reduce(into: CategorySet()) { set, need in
      if need.value != .never { set.insert(CategorySet(need.key)) }
    }
  }

  /// Numbers that some languages have a category for, such as `many` of French for millions.
  private static let largeNumbers: [Int64] = [
    1000, 2000, 10_000, 100_000, 1_000_000, 2_000_000, 1_000_000_000,
  ]

  func need(_ category: Category) -> Need { needs[category] ?? .never }

  /// Whether a text with a count has to vary at all.
  var hasSeveral: Bool { categories.contains { $0 != .other && need($0) == .required } }

  /// `few (2, 3, 4, 22…)`: the category with the first numbers that take it.
  func wording(_ category: Category) -> String {
    guard let numbers = samples[category], !numbers.isEmpty else {
      if need(category) == .forFractions { return "\(category.rawValue) (fractions such as 1.5)" }
      return category.rawValue
    }
    let first = numbers.prefix(4).map(String.init).joined(separator: ", ")
    return "\(category.rawValue) (\(first)\(numbers.count > 4 ? "…" : ""))"
  }

  /// A number that takes the category, and shows best that a text is wrong for it.
  func sample(_ category: Category) -> String {
    guard let numbers = samples[category], let first = numbers.first else { return "1.5" }
    // 0 has texts of its own so often that it proves little.
    return String(first == 0 ? numbers.dropFirst().first ?? first : first)
  }
}

/// Plural categories as bits: most sets of forms are whole, which is told without making any list.
struct CategorySet: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ category: PluralFacts.Category) {
    rawValue =
      switch category {
      case .zero: 1
      case .one: 2
      case .two: 4
      case .few: 8
      case .many: 16
      case .other: 32
      }
  }
}

/// Plural forms by locale, made when they are first asked for.
struct PluralFormsCache: Sendable {
  private var forms: [String: PluralForms] = [:]

  mutating func forms(of locale: String) -> PluralForms {
    if let known = forms[locale] { return known }
    let made = PluralForms(locale: locale)
    forms[locale] = made
    return made
  }

  /// The whole numbers from 0 to 200 that take a category, ascending; none for a category that the
  /// language does not have. Where a category is for exactly one number, that is below 200.
  mutating func numbers(of category: String, in locale: String) -> [Int64] {
    PluralFacts.Category(rawValue: category).flatMap { forms(of: locale).samples[$0] } ?? []
  }
}
