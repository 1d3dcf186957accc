import StringCatalogs

/// Names that the catalog's own translators keep: short texts in capitals that translations of other
/// texts repeat as they are, as in “Quit Only Switch” and “Only Switch beenden”.
struct KeptNames: Sendable {
  private let names: Set<String>

  static let none = KeptNames(names: [])

  private init(names: Set<String>) { self.names = names }

  /// One pass over the catalog, and only where texts without a translation look like names.
  ///
  /// - Parameter wanted: how many locales a text is wanted in.
  init(in catalog: StringCatalog, sourceLanguage: String, wanted: Int) {
    var tallies: [String: Tally] = [:]
    for entry in catalog.entries where entry.localizations.count < wanted {
      let text = Self.sourceText(of: entry, sourceLanguage)
      if Self.looksLikeName(text) { tallies[text.lowercased()] = Tally() }
    }
    guard !tallies.isEmpty else {
      self = .none
      return
    }
    for entry in catalog.entries where entry.localizations.count > 1 {
      let text = Self.sourceText(of: entry, sourceLanguage)
      for phrase in Self.phrases(of: text)
      where tallies[phrase] != nil && phrase != text.lowercased() {
        for localization in entry.localizations where localization.locale != sourceLanguage {
          guard let value = localization.content.unit?.value, !value.isEmpty, value != text else {
            continue
          }
          tallies[phrase]?.all += 1
          if value.lowercased().contains(phrase) { tallies[phrase]?.kept += 1 }
        }
      }
    }
    names = Set(tallies.filter(\.value.isName).keys)
  }

  func contains(_ text: String) -> Bool { !names.isEmpty && names.contains(text.lowercased()) }

  private struct Tally {
    /// Translations of texts that have the name in them, and those of them that have it too.
    var all = 0
    var kept = 0

    var isName: Bool { all >= 3 && kept * 4 >= all * 3 }
  }

  private static let mostWords = 3
  private static let mostBytes = 60

  private static func sourceText(of entry: StringCatalog.Entry, _ language: String) -> String {
    let value = entry.localization(language)?.content.unit?.value ?? ""
    return value.isEmpty ? entry.key : value
  }

  /// Up to three words, each with a capital letter first.
  private static func looksLikeName(_ text: String) -> Bool {
    guard text.utf8.count <= mostBytes else { return false }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.count <= mostWords
      && words.allSatisfy { word in
        word.first?.isUppercase == true && word.allSatisfy(\.isLetter)
      }
  }

  /// Every run of one to three words, in small letters.
  private static func phrases(of text: String) -> [String] {
    let words = text.lowercased().split { !$0.isLetter }
    return words.indices.flatMap { start in
      (1...mostWords).compactMap { count in
        start + count <= words.count ? words[start..<(start + count)].joined(separator: " ") : nil
      }
    }
  }
}
