/// How many columns of a terminal a text takes.
public enum DisplayWidth {
  /// Columns of `text`: 2 for East Asian wide characters and emoji, 0 for marks and invisible
  /// characters, 1 for all others.
  public static func columns(_ text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    // Each is a character.
    if text.unicodeScalars.allSatisfy(\.isPlain) {
      return text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : columns($1)) }
    }
    return text.reduce(0) { $0 + columns($1) }
  }

  public static func columns(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) {
      return 2
    }
    return scalars.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value < 0x20 ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    // The vowels and finals of conjoining jamo stand in the syllable's two columns.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    // East Asian Width W and F (UAX #11), in whole blocks.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// `text` cut to at most `width` columns, with an ellipsis for what is left out.
  public static func clipped(_ text: String, to width: Int) -> String {
    if columns(text) <= width { return text }
    var result = ""
    var used = 0
    for character in text {
      let next = columns(character)
      if used + next > width - 1 { break }
      result.append(character)
      used += next
    }
    // A clipped isolate is closed again.
    let opened = result.unicodeScalars.reduce(0) {
      $0 + ($1 == "\u{2068}" ? 1 : $1 == "\u{2069}" ? -1 : 0)
    }
    return result + String(repeating: "\u{2069}", count: max(0, opened)) + "…"
  }

  /// `text` filled up with spaces to `width` columns.
  public static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(text)))
  }

  /// The same with the spaces in front, for numbers.
  public static func leftPadded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns(text))) + text
  }
}
