/// A number in a text and the word after it that may have to change with it: `%lld days`.
///
/// A guess from spelling, made so that what it says is nearly always right; it misses words before
/// their number (`Files: %lld` needs no other form, Swahili's `siku %lld` may).
enum CountedWord {
  enum Found: Equatable {
    /// No number at all.
    case noNumber
    /// Numbers, but no word that hangs on them.
    case nothing
    /// The number's placeholder, and the word with those between, as written.
    case word(number: String, words: String)
  }

  /// False only where each percent sign begins a `%@`, or there is none.
  private static func hasPlaceholderOfNumber(_ text: String) -> Bool {
    var isAfterPercent = false
    for byte in text.utf8 {
      if isAfterPercent, byte != UInt8(ascii: "@") { return true }
      isAfterPercent = byte == UInt8(ascii: "%")
    }
    return false
  }

  /// One number and the words that hang on it.
  struct Match: Equatable {
    /// Of the number's placeholder among the pieces of the text.
    var piece: Int
    var number: String
    var words: String

    var spelling: String { "\(number) \(words)" }
  }

  /// The first one.
  ///
  /// - Parameters:
  ///   - language: an ISO 639 code; English has tests of its own.
  ///   - isSubstitution: `%arg` is the number.
  static func find(in text: String, language: String, isSubstitution: Bool = false) -> Found {
    let (hasNumber, matches) = scan(
      text, language: language, isSubstitution: isSubstitution, most: 1)
    if let first = matches.first { return .word(number: first.number, words: first.words) }
    return hasNumber ? .nothing : .noNumber
  }

  /// Every number with a word, in the order of the text.
  static func all(in text: String, language: String) -> [Match] {
    scan(text, language: language, isSubstitution: false, most: .max).matches
  }

  private static func scan(
    _ text: String, language: String, isSubstitution: Bool, most: Int
  ) -> (hasNumber: Bool, matches: [Match]) {
    guard hasPlaceholderOfNumber(text) else { return (false, []) }
    // Foundation's automatic grammar agreement puts the word right by itself.
    if text.contains("](inflect:") || text.contains("](morphology:") { return (true, []) }
    let format = isSubstitution ? text.replacing("%arg", with: "%lld") : text
    let pieces = FormatString(format).pieces
    var hasNumber = false
    var matches: [Match] = []
    for index in pieces.indices where matches.count < most {
      guard case .placeholder(let placeholder) = pieces[index], placeholder.substitution == nil,
        isCount(placeholder.conversion)
      else { continue }
      hasNumber = true
      guard case .text(let after)? = piece(index + 1, of: pieces) else { continue }
      var before: Substring = ""
      if case .text(let text)? = piece(index - 1, of: pieces) { before = text }
      if isLabel(before) { continue }
      let rest = Rest(
        after: after, isAlone: index == 0 && index + 2 == pieces.count,
        next: piece(index + 2, of: pieces))
      guard let words = rest.countedWord(language: language) else { continue }
      matches.append(
        Match(
          piece: index, number: isSubstitution ? "%arg" : String(placeholder.spelling),
          words: words))
    }
    return (hasNumber, matches)
  }

  private static func piece(_ index: Int, of pieces: [FormatString.Piece]) -> FormatString.Piece? {
    pieces.indices.contains(index) ? pieces[index] : nil
  }

  private static func isCount(_ conversion: Character) -> Bool {
    "dDiuU".contains(conversion) || CountPlaceholder.floating.contains(conversion)
  }

  /// Whether the number is a name rather than a count: `Version %lld`, `#%lld`.
  private static func isLabel(_ before: Substring) -> Bool {
    guard let last = before.last(where: { !$0.isWhitespace }) else { return false }
    if "#№/".contains(last) { return true }
    let words = before.split { !$0.isLetter }
    guard let word = words.last, word.last == last else { return false }
    return CountedWordLists.labels.contains(word.lowercased())
  }
}

/// What stands behind a number, up to the next placeholder.
private struct Rest {
  var after: Substring
  /// Whether number and rest are the whole text.
  var isAlone: Bool
  /// What follows it.
  var next: FormatString.Piece?

  /// The word that may have to change, with words between; nil for none.
  func countedWord(language: String) -> String? {
    guard let first = after.first, first.isWhitespace, !first.isNewline else { return nil }
    let words = leadingWords
    guard let word = words.first, word.count > 1 else { return nil }
    let lowercased = word.lowercased()
    if CountedWordLists.units.contains(lowercased) { return nil }
    if UnitAbbreviations.contains(lowercased, language: language) { return nil }
    if CountedWordLists.relations.contains(lowercased) { return nil }
    // `%lld of %lld` in any language.
    if next != nil, words.count == 1, word.count <= 4, after.last?.isWhitespace == true {
      return nil
    }
    if isAbbreviation(word) || isHebrewAbbreviation(word) { return nil }
    return language == "en" ? englishPlural(words) : String(word)
  }

  /// Words in a row that only single spaces part: at most three.
  private var leadingWords: [Substring] {
    var words: [Substring] = []
    var rest = after
    while words.count < 3, let first = rest.first, first.isWhitespace, !first.isNewline {
      rest = rest.dropFirst()
      let word = rest.prefix { $0.isLetter || $0 == "'" || $0 == "’" }
      if word.isEmpty { break }
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }

  /// `%lld Min.`, `%lld Min. übrig`: short, and the full stop ends no sentence.
  private func isAbbreviation(_ word: Substring) -> Bool {
    let rest = after[word.endIndex...]
    guard rest.first == ".", word.count <= 5 else { return false }
    guard let next = rest.dropFirst().first(where: { !$0.isWhitespace }) else {
      return isAlone || next != nil
    }
    return !next.isUppercase
  }

  /// `%lld דק׳`, `%lld ק״מ`: a geresh behind a few letters, or gershayim before the last one; written
  /// with an apostrophe or a quotation mark, too.
  private func isHebrewAbbreviation(_ word: Substring) -> Bool {
    let letters = word.prefix { $0 != "'" && $0 != "’" }
    guard let last = letters.unicodeScalars.last, (0x05D0...0x05EA).contains(last.value),
      letters.count <= 4
    else { return false }
    let rest = after[letters.endIndex...]
    guard let mark = rest.first else { return false }
    if "׳'’".contains(mark) { return true }
    return "״\"”".contains(mark) && rest.dropFirst().first?.isLetter == true
  }

  /// `(s)`, or a placeholder that stands for it: `%lld file%@`.
  private func optionalEnding(behind word: Substring) -> String {
    let rest = after[word.endIndex...]
    if rest.hasPrefix("(s)") { return "(s)" }
    guard rest.isEmpty, case .placeholder(let placeholder)? = next, placeholder.conversion == "@",
      placeholder.substitution == nil
    else { return "" }
    return String(placeholder.spelling)
  }

  /// In English only what looks like a plural, or leaves its ending open, needs another form for 1.
  private func englishPlural(_ words: [Substring]) -> String? {
    for (index, word) in words.enumerated() {
      let lowercased = word.lowercased()
      if index > 0, CountedWordLists.relations.contains(lowercased) { return nil }
      let ending = optionalEnding(behind: word)
      if !ending.isEmpty || CountedWordLists.isEnglishPlural(lowercased) {
        return words[...index].joined(separator: " ") + ending
      }
    }
    return nil
  }
}
