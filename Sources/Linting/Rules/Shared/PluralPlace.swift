import PlatformFacts
import StringCatalogs

/// One set of plural forms in a localization: the text's own, a device's, or a substitution's.
struct PluralPlace {
  var substitution: String?
  var device: String?
  /// The forms, in file order; a category may stand twice, and the last one counts.
  var leaves: [TranslationLeaf]
  /// Of a substitution, such as `lld`.
  var formatSpecifier: String?

  func leaf(_ category: String) -> TranslationLeaf? { leaves.last { $0.plural == category } }

  /// Whether there is a form with a text. In a substitution an empty form is one as well: an
  /// English `s` is a substitution whose `one` is empty.
  func has(_ category: PluralFacts.Category) -> Bool {
    guard let leaf = leaf(category.rawValue) else { return false }
    return !leaf.value.isEmpty || substitution != nil
  }

  var isEmpty: Bool { leaves.allSatisfy(\.value.isEmpty) }

  /// `substitution n`, `device mac`; empty for the text's own forms.
  var name: String {
    [substitution.map { "substitution \($0)" }, device.map { "device \($0)" }]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// Whether the number that selects the form may be a fraction.
  var takesFraction: Bool {
    if let conversion = formatSpecifier?.last {
      return CountPlaceholder.floating.contains(conversion)
    }
    if substitution != nil { return false }
    var isFloating = false
    for leaf in leaves where leaf.value.utf8.contains(UInt8(ascii: "%")) {
      for placeholder in CountPlaceholder.all(in: leaf.value) {
        if placeholder.takesInteger { return false }
        isFloating = isFloating || CountPlaceholder.floating.contains(placeholder.conversion)
      }
    }
    return isFloating
  }

  /// A form's text with a number in the place of its count.
  func shown(_ leaf: TranslationLeaf, _ number: String) -> String {
    CountPlaceholder.filled(leaf.value, with: number, isSubstitution: substitution != nil)
  }
}

extension EntryTranslation {
  /// Every set of plural forms, in file order.
  var pluralPlaces: [PluralPlace] {
    guard hasPluralForms else { return [] }
    let specifiers = Dictionary(
      localization.substitutions.map { ($0.name, $0.formatSpecifier) }, uniquingKeysWith: { $1 })
    var places: [PluralPlace] = []
    var indices: [[String?]: Int] = [:]
    for leaf in leaves where leaf.plural != nil {
      let place = [leaf.substitution, leaf.device]
      if let index = indices[place] {
        places[index].leaves.append(leaf)
      } else {
        indices[place] = places.count
        places.append(
          PluralPlace(
            substitution: leaf.substitution, device: leaf.device, leaves: [leaf],
            formatSpecifier: leaf.substitution.flatMap { specifiers[$0] ?? nil }))
      }
    }
    return places
  }

  /// The categories that have a text, where the localization is one set of plural forms and has
  /// neither devices nor substitutions; nil for any other.
  var onlyForms: CategorySet? {
    var categories = CategorySet()
    for leaf in leaves {
      guard let plural = leaf.plural, leaf.device == nil, leaf.substitution == nil else {
        return nil
      }
      guard let category = PluralFacts.Category(rawValue: plural) else { continue }
      // The last of two counts: an empty one after a text takes it away.
      if leaf.value.isEmpty {
        categories.remove(CategorySet(category))
      } else {
        categories.insert(CategorySet(category))
      }
    }
    return categories
  }
}

extension EntryUse {
  /// Whether Xcode has marked the key as gone from the code, and no flow uses it: what is wrong in
  /// it is shown to nobody.
  var isStaleAndUnused: Bool { flows.isEmpty && entry.extractionState == "stale" }

  /// Whether the source has different texts for different numbers, an exact-0 text apart.
  var sourceVariesByPlural: Bool {
    guard let source, source.hasPluralForms else { return false }
    return source.pluralPlaces.contains { place in
      let texts = place.leaves.lazy.filter { $0.plural != "zero" && !$0.value.isEmpty }.map(\.value)
      return Set(texts).count > 1
    }
  }
}

/// The placeholders of counts.
enum CountPlaceholder {
  /// Conversions of floating-point numbers.
  static let floating: Set<Character> = ["a", "A", "e", "E", "f", "F", "g", "G"]

  static func all(in text: String) -> [FormatString.Placeholder] {
    FormatString(text).pieces.compactMap { piece in
      if case .placeholder(let placeholder) = piece { placeholder } else { nil }
    }
  }

  /// The text with a number for its count: `%arg` in a substitution, else the first placeholder of
  /// a number.
  static func filled(
    _ text: String, with number: String, isSubstitution: Bool = false
  ) -> String {
    if isSubstitution, text.contains("%arg") { return text.replacing("%arg", with: number) }
    var result = ""
    var isFilled = false
    for piece in FormatString(text).pieces {
      switch piece {
      case .text(let plain): result += plain
      case .percent: result += "%"
      case .placeholder(let placeholder):
        let isNumber = placeholder.takesInteger || floating.contains(placeholder.conversion)
        result += isNumber && !isFilled ? number : String(placeholder.spelling)
        isFilled = isFilled || isNumber
      }
    }
    return result
  }
}
