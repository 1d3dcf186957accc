import StringCatalogs

/// Names that the catalog's own translators keep: short texts in capitals that translations of other
/// texts repeat as they are, as in “Quit Only Switch” and “Only Switch beenden”, or that each
/// language with the key keeps.
struct KeptNames: Sendable {
  private let names: Set<String>
  /// Locales whose texts are nearly all translated: what they keep, they keep on purpose.
  private let translators: Set<String>

  static let none = KeptNames(names: [], translators: [])

  private init(names: Set<String>, translators: Set<String>) {
    self.names = names
    self.translators = translators
  }

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
    translators = Self.translators(in: catalog, sourceLanguage: sourceLanguage)
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

  /// Whether the text is a name, and every language that has the key marks it as translated as it is.
  ///
  /// Such a language must be one that translates: a copy by a script tells nothing.
  func isKept(_ entry: StringCatalog.Entry, text: String) -> Bool {
    guard !translators.isEmpty, Self.looksLikeName(text) else { return false }
    var keepers: Set<String> = []
    for localization in entry.localizations {
      guard let unit = localization.content.unit else { return false }
      if unit.value.isEmpty { continue }
      if unit.value != text { return false }
      if unit.state == "translated", translators.contains(localization.locale) {
        keepers.insert(String(localization.locale.prefix { $0 != "-" && $0 != "_" }))
      }
    }
    // “Name” is a German word, and “Status” is one in half of Europe: that says less than a word that
    // is strange to its language, or two words.
    let isOneWord = !text.contains(" ")
    return keepers.count >= 3
      || !(isOneWord ? keepers.subtracting(Self.sharingWords) : keepers).isEmpty
  }

  /// Languages that have many words in common with English.
  private static let sharingWords: Set<String> = [
    "de", "nl", "af", "da", "sv", "nb", "nn", "no", "fr", "it", "es", "pt", "ca", "gl", "ro", "id",
    "ms", "fil",
  ]

  /// Locales with ten texts of their own at least, and five times as many as copies of the source.
  private static func translators(
    in catalog: StringCatalog, sourceLanguage: String
  ) -> Set<String> {
    var tallies: [String: (own: Int, copies: Int)] = [:]
    for entry in catalog.entries {
      let text = sourceText(of: entry, sourceLanguage)
      for localization in entry.localizations where localization.locale != sourceLanguage {
        guard let value = localization.content.unit?.value, !value.isEmpty else { continue }
        if value == text {
          tallies[localization.locale, default: (0, 0)].copies += 1
        } else {
          tallies[localization.locale, default: (0, 0)].own += 1
        }
      }
    }
    return Set(tallies.filter { $0.value.own >= max(10, 5 * $0.value.copies) }.keys)
  }

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
