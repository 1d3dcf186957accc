extension LookAlikePlaceholders {
  /// The character of ASCII that a person sees in it; itself where there is none.
  static func ascii(_ scalar: Unicode.Scalar) -> Character {
    switch scalar.value {
    case 0xFF01...0xFF5E: return Character(UnicodeScalar(UInt8(scalar.value - 0xFEE0)))
    case 0x660...0x669: return Character(UnicodeScalar(UInt8(scalar.value - 0x660 + 0x30)))
    case 0x6F0...0x6F9: return Character(UnicodeScalar(UInt8(scalar.value - 0x6F0 + 0x30)))
    case 0xA0, 0x2009, 0x202F, 0x3000, 0x200E, 0x200F: return " "
    case 0x66A, 0xFE6A: return "%"
    case 0x66B: return ","
    case 0xFE6B: return "@"
    case 0xFE69: return "$"
    default: return letters[scalar] ?? Character(scalar)
    }
  }

  /// Letters that look or sound like those of placeholders, from keyboards of other scripts.
  private static let letters: [Unicode.Scalar: Character] = [
    "д": "d", "ԁ": "d", "δ": "d", "л": "l", "ӏ": "l", "і": "i", "ι": "i", "с": "s", "ѕ": "s",
    "σ": "s", "ф": "f", "φ": "f", "у": "u", "υ": "u", "х": "x", "χ": "x", "о": "o", "ο": "o",
    "е": "e", "а": "a", "α": "a",
  ]

  /// Reads `%`, a position with or without `$`, a length and a conversion, whatever stands between.
  struct Parser {
    private let characters: [Character]
    private let count: Int
    private(set) var index = 0

    init(_ characters: [Character], _ count: Int) {
      self.characters = characters
      self.count = count
    }

    private var peek: Character? { index < characters.count ? characters[index] : nil }

    /// The placeholder as it should be written; nil where there is nothing like one.
    mutating func placeholder() -> String? {
      guard peek == "%" else { return nil }
      index += 1
      var digits = ""
      var hasDollar = false
      var junk = 0
      while let character = peek {
        if character.isASCII, character.isNumber {
          digits.append(character)
        } else if character == "$" {
          hasDollar = true
        } else if character == " " || character == "!" || character == "\\" {
          junk += 1
        } else {
          break
        }
        index += 1
      }
      guard junk <= 2 else { return nil }
      let precision = precision()
      guard let conversion = conversion() else { return nil }
      if precision != nil, !"fFeEgG".contains(conversion.last ?? "d") { return nil }
      let end = (precision ?? "") + conversion
      guard hasDollar, let position = position(digits) else {
        // Digits without a dollar sign are a width: nothing that was meant otherwise.
        return digits.isEmpty || precision != nil && !hasDollar ? "%" + digits + end : nil
      }
      return "%\(position)$" + end
    }

    /// `.2` of `%.2f`, also with a comma.
    private mutating func precision() -> String? {
      guard let point = peek, point == "." || point == "," else { return nil }
      var digits = ""
      var next = index + 1
      while next < characters.count, characters[next].isASCII, characters[next].isNumber {
        digits.append(characters[next])
        next += 1
      }
      guard !digits.isEmpty else { return nil }
      index = next
      return "." + digits
    }

    /// Of digits that are no argument's number, the first: `%$11d`.
    private func position(_ digits: String) -> Int? {
      if let number = Int(digits), (1...max(1, count)).contains(number) { return number }
      guard let first = digits.first?.wholeNumberValue, (1...max(1, count)).contains(first)
      else { return nil }
      return first
    }

    /// Whole, with no letter behind it that would make it the beginning of a word.
    private mutating func conversion() -> String? {
      if peek == "@" {
        index += 1
        return "@"
      }
      var length = ""
      while let character = peek, "hlqzjt".contains(character), length.count < 2 {
        length.append(character)
        index += 1
      }
      guard let letter = peek, "diouxXfFeEgGs".contains(letter) else { return nil }
      index += 1
      if let next = peek, next.isLetter, next.isASCII { return nil }
      return length + String(letter)
    }
  }
}
