/// A catalog key, or any other text, as words with their places: what a guess at groups of keys
/// compares. `onboarding.step1Title` is onboarding, step, 1, Title.
struct KeyShape {
  struct Word {
    /// In lower case.
    var text: String
    /// Place in the key's UTF-8.
    var range: Range<Int>
    /// Which part between dots and slashes it is in.
    var segment: Int
    /// What it counts as: `3`, `03`, `three`, `third`; nil for other words.
    var number: Int?

    /// A number of any length, in digits or as a word.
    var isNumber: Bool {
      number != nil || text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
  }

  /// The key's UTF-8.
  let bytes: [UInt8]
  private(set) var words: [Word] = []
  /// Written as copy rather than as an identifier: with spaces between words.
  let isProse: Bool

  /// Longer keys are whole sentences, and no parts of a pattern.
  static let maximumLength = 200

  /// nil for a text that is too long for an identifier, or has no word.
  init?(_ key: String) {
    guard !key.isEmpty, key.utf8.count <= Self.maximumLength else { return nil }
    bytes = Array(key.utf8)
    isProse = bytes.contains(0x20)
    var start = 0
    var segment = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if Self.kind(byte) == .separator {
        add(start..<index, segment)
        start = index + 1
        if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") { segment += 1 }
      } else if index > start, Self.isBoundary(bytes, index) {
        add(start..<index, segment)
        start = index
      }
    }
    add(start..<bytes.count, segment)
    guard !words.isEmpty else { return nil }
  }

  /// The key's text before a word, and behind it.
  func surroundings(of range: Range<Int>) -> (before: String, after: String) {
    (
      String(decoding: bytes[..<range.lowerBound], as: UTF8.self),
      String(decoding: bytes[range.upperBound...], as: UTF8.self)
    )
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func add(_ range: Range<Int>, _ segment: Int) {
    guard !range.isEmpty else { return }
    let text = String(decoding: bytes[range], as: UTF8.self).lowercased()
    words.append(
      Word(text: text, range: range, segment: segment, number: Self.number(text)))
  }

  // MARK: - Words

  private enum Kind { case separator, digit, upper, other }

  private static func kind(_ byte: UInt8) -> Kind {
    switch byte {
    case 0x30...0x39: .digit
    case 0x41...0x5A: .upper
    case 0x61...0x7A, 0x80...: .other
    default: .separator
    }
  }

  /// Whether a word begins at `index`, in the middle of a run of letters and digits: at a digit
  /// behind a letter, a letter behind a digit, `stepTitle`, `URLTitle`.
  private static func isBoundary(_ bytes: [UInt8], _ index: Int) -> Bool {
    let (before, here) = (kind(bytes[index - 1]), kind(bytes[index]))
    if (before == .digit) != (here == .digit) { return true }
    guard here == .upper else { return false }
    if before == .other { return true }
    return index + 1 < bytes.count && bytes[index + 1] >= 0x61 && bytes[index + 1] <= 0x7A
  }

  /// Digits of two places at most: years and error codes number no steps.
  private static func number(_ word: String) -> Int? {
    if word.utf8.count <= 2, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return Int(word)
    }
    return GuessVocabulary.numbers[word]
  }
}
