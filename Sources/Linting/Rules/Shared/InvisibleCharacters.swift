/// Characters that leave no ink, and their names for messages.
enum InvisibleCharacters {
  /// White space (Unicode's `White_Space`), and the zero-width spaces that are not in it.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\u{200B}" || scalar == "\u{FEFF}"
  }

  /// False only for a text that neither begins nor ends with a space or a directional mark: told from
  /// its first and last byte, which is enough for nearly all texts.
  static func mayEdge(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return false }
    // Spaces beyond ASCII begin with C2, E1, E2, E3 or EF; each may end with any byte from 80 on.
    return first <= 0x20 || [0xC2, 0xE1, 0xE2, 0xE3, 0xEF].contains(first) || last <= 0x20
      || last >= 0x80 && endsWithSpace(text)
  }

  private static func endsWithSpace(_ text: String) -> Bool {
    text.unicodeScalars.last.map { isSpace($0) || $0 == "\u{061C}" } ?? false
  }

  /// White space, controls, and what is ignored when it cannot be shown: joiners, directional
  /// marks, fillers, variation selectors; and the blank Braille pattern.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    isSpace(scalar) || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .control
      || scalar.properties.generalCategory == .format
      || scalar == "\u{2800}"
  }

  /// Whether the scalar ends a line (UAX #14: BK, CR, LF, NL).
  static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// `a space`, `2 spaces and a line feed (U+000A)`, `3 characters (U+0020, U+00A0, U+0009)`.
  static func names(_ scalars: [Unicode.Scalar]) -> String {
    var kinds: [(scalar: Unicode.Scalar, count: Int)] = []
    for scalar in scalars {
      if let index = kinds.firstIndex(where: { $0.scalar == scalar }) {
        kinds[index].count += 1
      } else {
        kinds.append((scalar, 1))
      }
    }
    let names = kinds.map { kind in
      let name = name(kind.scalar)
      return kind.count == 1 ? "a \(name)" : "\(kind.count) × \(name)"
    }
    return MessageText.list(names, atMost: 3)
  }

  /// `space`, `no-break space (U+00A0)`, `U+2003`.
  static func name(_ scalar: Unicode.Scalar) -> String {
    let name: String? =
      switch scalar.value {
      case 0x20: "space"
      case 0x09: "tab"
      case 0x0A: "line feed"
      case 0x0B: "line tabulation"
      case 0x0C: "form feed"
      case 0x0D: "carriage return"
      case 0x85: "next line"
      case 0xA0: "no-break space"
      case 0x200B: "zero-width space"
      case 0x2028: "line separator"
      case 0x2029: "paragraph separator"
      case 0x202F: "narrow no-break space"
      case 0x3000: "full-width space"
      case 0xFEFF: "zero-width no-break space"
      default: nil
      }
    guard let name else { return "character \(code(scalar))" }
    return scalar == " " ? name : "\(name) (\(code(scalar)))"
  }

  /// `U+00A0`: four digits at least, as the Unicode Standard writes code points.
  static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
