/// The words of a text that a translator would have something to do with.
///
/// Not among them: placeholders, numbers, single letters, abbreviations in capitals (NFC), product
/// spellings (GitHub, macOS), and words of addresses, paths, file names and code.
struct ProseWords: Equatable {
  var count = 0
  /// Those that do not begin with a capital letter. Scripts without capitals have only these.
  var lowercase = 0
  /// Words in capitals, which are not in `count`: abbreviations, or words that shout.
  var capitals = 0
  /// Tokens of code, addresses and symbolic keys with a letter in them.
  var technical = 0

  init(_ text: String) {
    for case .text(let piece) in FormatString(text).pieces {
      for token in piece.unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
        add(token: token)
      }
    }
  }

  /// A sentence, or the better part of one: no name is like that.
  var isSentence: Bool { count >= 4 && lowercase >= 2 }

  private mutating func add(token: Substring.UnicodeScalarView.SubSequence) {
    if Self.isTechnical(token) {
      if token.contains(where: \.properties.isAlphabetic) { technical += 1 }
      return
    }
    for word in token.split(whereSeparator: { !Self.isInWord($0) }) { add(word: word) }
  }

  /// Has what no word has: an at sign, an underscore, a digit, a dot inside, more than one slash.
  private static func isTechnical(_ token: Substring.UnicodeScalarView.SubSequence) -> Bool {
    var slashes = 0
    var isAfterDot = false
    for scalar in token {
      switch scalar {
      case "@", "_", "\\", "=", "~", "{", "}", "0"..."9": return true
      case "/": slashes += 1
      default:
        if isAfterDot, scalar.properties.isAlphabetic { return true }
      }
      isAfterDot = scalar == "." || scalar == ":" && slashes == 0
    }
    return slashes > 1 || token.first == "/"
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "'" || scalar == "’" || scalar == "-"
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private mutating func add(word: Substring.UnicodeScalarView.SubSequence) {
    let letters = word.filter(\.properties.isAlphabetic)
    guard letters.count > 1, let first = letters.first else { return }
    if letters.contains(where: Self.hasNoSpaces) {
      // Chinese, Japanese, Thai: two characters make a word, roughly.
      count += letters.count / 2
      lowercase += letters.count / 2
      return
    }
    if letters.allSatisfy(\.properties.isUppercase) {
      capitals += 1
      return
    }
    let isMixed = zip(word, word.dropFirst()).contains {
      $0.properties.isLowercase && $1.properties.isUppercase
    }
    if isMixed || Self.platformNames.contains(String(String.UnicodeScalarView(word))) { return }
    count += 1
    if !first.properties.isUppercase { lowercase += 1 }
  }

  /// Names of the platform, which no language translates.
  private static let platformNames: Set<String> = [
    "Apple", "Bluetooth", "Mac", "Safari", "Siri", "Xcode",
  ]

  /// Letters of scripts that put no spaces between words.
  private static func hasNoSpaces(_ scalar: Unicode.Scalar) -> Bool {
    isHanOrKana(scalar)
      || [0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF].contains { $0.contains(scalar.value) }
  }

  static func isHanOrKana(_ scalar: Unicode.Scalar) -> Bool {
    [0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x323AF].contains { $0.contains(scalar.value) }
  }
}
