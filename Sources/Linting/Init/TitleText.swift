import StringCatalogs

/// Whether an entry's source text may be the title of a step: a few words on one line.
struct TitleText {
  /// Characters of a title in a row of several; the longest that still is one by its key.
  static let usualLength = 30
  static let maximumLength = 44

  var text: String
  /// In characters.
  var length: Int

  /// nil for what is no title: no text of its own, plural forms, placeholders, line breaks, whole
  /// sentences, nothing but numbers and signs.
  init?(_ entry: StringCatalog.Entry, sourceLanguage: String) {
    guard entry.shouldTranslate, entry.extractionState != "stale",
      let text = Self.source(of: entry, sourceLanguage)
    else { return nil }
    // A character may hold any number of marks; a title of so many bytes is none.
    guard text.utf8.count <= Self.maximumLength * 8, text.count <= Self.maximumLength,
      text.contains(where: \.isLetter), !text.contains(where: \.isNewline), !Self.isSentence(text),
      !FormatString(text, reading: .meant).hasPlaceholders
    else { return nil }
    self.text = text
    length = text.count
  }

  /// What an iPhone shows in the source language; nil for a key without a text of its own.
  static func source(of entry: StringCatalog.Entry, _ language: String) -> String? {
    if let localization = entry.localization(language) {
      var content = localization.content
      if let device = content.device("iphone") ?? content.device("other") { content = device }
      guard content.plural.isEmpty, content.device.isEmpty, localization.substitutions.isEmpty
      else { return nil }
      if let value = content.unit?.value, !value.isEmpty { return value }
    }
    return isIdentifier(entry.key) ? nil : entry.key
  }

  /// `cart.title`, which is not what people are meant to read.
  private static func isIdentifier(_ key: String) -> Bool {
    if key.utf8.contains(0x20) { return false }
    return key.utf8.contains { [0x2E, 0x5F, 0x2F, 0x3A].contains($0) }
      || KeyShape(key).map { $0.words.count > 1 } ?? false
  }

  private static func isSentence(_ text: String) -> Bool {
    if ["...", "…"].contains(where: text.hasSuffix) { return false }
    if let last = text.last, ".。:：;,、?？".contains(last) { return true }
    return [". ", "! ", "? "].contains(where: text.contains)
  }
}
