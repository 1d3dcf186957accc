/// Finds what looks like a placeholder to a person and is none to the formatter, and says which one
/// was probably meant: `٪@`, `％@`, `%!d`, `%$1@`, `%1 $@`, `@%`, `%{name}`.
enum LookAlikePlaceholders {
  struct LookAlike: Equatable {
    var spelling: String
    /// nil where no placeholder can be named.
    var meant: String?
    var what: String
  }

  /// Further characters that are looked at behind a percent sign.
  private static let longest = 14

  /// - Parameter count: how many arguments there are.
  static func find(in text: String, count: Int) -> [LookAlike] {
    let scalars = Array(text.unicodeScalars)
    var found: [LookAlike] = []
    var index = 0
    while index < scalars.count {
      guard isPercent(scalars[index]) || scalars[index] == "@" || scalars[index] == "$" else {
        index += 1
        continue
      }
      let isDoubled = scalars[index...].starts(with: "%%".unicodeScalars)
      if let (lookAlike, end) = lookAlike(at: index, scalars, count) {
        if !found.contains(lookAlike) { found.append(lookAlike) }
        index = end
        // More would not be read.
        if found.count == 4 { return found }
      } else {
        index += isDoubled ? 2 : 1
      }
    }
    return found
  }

  private static func lookAlike(
    at start: Int, _ scalars: [Unicode.Scalar], _ count: Int
  ) -> (LookAlike, end: Int)? {
    let window = scalars[start..<min(scalars.count, start + longest)]
    if window.first == "@" || window.first == "$" { return reversed(window, count) }
    if window.dropFirst().first == "{", let close = window.firstIndex(of: "}") {
      return (LookAlike(spelling: text(window[start...close]), what: "a name in braces"), close + 1)
    }
    if window.starts(with: "%%".unicodeScalars) { return doubled(window, count) }
    if window.starts(with: "% %".unicodeScalars) { return swallowed(window, count) }
    var parser = Parser(window.map(ascii), count)
    guard let meant = parser.placeholder() else { return nil }
    let end = start + parser.index
    let spelling = text(scalars[start..<end])
    guard spelling != meant, !isRead(spelling) else { return nil }
    return (LookAlike(spelling: spelling, meant: meant, what: what(window[start..<end])), end)
  }

  /// `%%1$@`, whose first sign makes the second one a plain percent sign. `%%` alone is right.
  private static func doubled(
    _ window: ArraySlice<Unicode.Scalar>, _ count: Int
  ) -> (LookAlike, end: Int)? {
    let rest = window.dropFirst()
    var parser = Parser(rest.map(ascii), count)
    guard let meant = parser.placeholder(), meant.contains("$"),
      text(rest.prefix(parser.index)) == meant
    else { return nil }
    return (
      LookAlike(spelling: "%" + meant, meant: meant, what: "behind a second percent sign"),
      rest.startIndex + parser.index
    )
  }

  /// `100 % %@`: to the formatter the two signs and the space are one.
  private static func swallowed(
    _ window: ArraySlice<Unicode.Scalar>, _ count: Int
  ) -> (LookAlike, end: Int)? {
    let rest = window.dropFirst(2)
    var parser = Parser(rest.map(ascii), count)
    guard let meant = parser.placeholder() else { return nil }
    let end = rest.startIndex + parser.index
    return (
      LookAlike(
        spelling: text(window[window.startIndex..<end]), meant: "%% " + meant,
        what: "behind a percent sign that takes its own"), end
    )
  }

  /// Whether the formatter takes the whole of it for a placeholder.
  private static func isRead(_ spelling: String) -> Bool {
    let pieces = FormatString(spelling, reading: .runTime).pieces
    if pieces.count == 1, case .placeholder = pieces[0] { return true }
    return false
  }

  /// `@%` and `$1%@`, as an editor for right-to-left text may leave them.
  private static func reversed(
    _ window: ArraySlice<Unicode.Scalar>, _ count: Int
  ) -> (LookAlike, end: Int)? {
    let characters = window.map(ascii)
    if characters.count >= 2, characters[0] == "@", characters[1] == "%" {
      var rest = Parser(Array(characters.dropFirst()), count)
      if rest.placeholder() != nil { return nil }
      return (
        LookAlike(spelling: "@%", meant: "%@", what: "written backwards"), window.startIndex + 2
      )
    }
    guard characters.count >= 4, characters[0] == "$", let digit = characters[1].wholeNumberValue,
      characters[2] == "%"
    else { return nil }
    var rest = Parser(Array(characters.dropFirst(2)), count)
    guard digit >= 1, let meant = rest.placeholder(), !meant.contains("$") else { return nil }
    let end = window.startIndex + 2 + rest.index
    return (
      LookAlike(
        spelling: text(window[window.startIndex..<end]), meant: "%\(digit)$" + meant.dropFirst(),
        what: "a position before the percent sign"), end
    )
  }

  private static func what(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    switch scalars.first {
    case "٪": return "an Arabic percent sign"
    case "％": return "a full-width percent sign"
    case "﹪": return "a small percent sign"
    default: break
    }
    if let foreign = scalars.first(where: { $0.value > 0x7F }) {
      let name = foreign.properties.name.map { $0.lowercased() } ?? "a foreign character"
      return "with “\(foreign)”, \(name)"
    }
    if scalars.contains("!") { return "with an exclamation mark" }
    if scalars.contains(" ") { return "with a space" }
    return "with its parts in another order"
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func isPercent(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "%" || scalar == "٪" || scalar == "％" || scalar == "﹪"
  }

  /// The character of ASCII that a person sees in it; itself where there is none.
  private static func ascii(_ scalar: Unicode.Scalar) -> Character {
    switch scalar.value {
    case 0xFF01...0xFF5E: return Character(UnicodeScalar(UInt8(scalar.value - 0xFEE0)))
    case 0x660...0x669: return Character(UnicodeScalar(UInt8(scalar.value - 0x660 + 0x30)))
    case 0x6F0...0x6F9: return Character(UnicodeScalar(UInt8(scalar.value - 0x6F0 + 0x30)))
    case 0xA0, 0x2009, 0x202F, 0x3000, 0x200E, 0x200F: return " "
    case 0x66A, 0xFE6A: return "%"
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
  private struct Parser {
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
      guard junk <= 2, let conversion = conversion() else { return nil }
      guard hasDollar, let position = position(digits) else {
        // Digits without a dollar sign are a width: nothing that was meant otherwise.
        return digits.isEmpty ? "%" + conversion : nil
      }
      return "%\(position)$" + conversion
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
