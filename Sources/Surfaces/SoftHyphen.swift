/// U+00AD: an opportunity to break a word. It is invisible and has no width, unless the line ends
/// at it: then a hyphen is drawn.
enum SoftHyphen {
  static let scalar: Unicode.Scalar = "\u{AD}"
  /// What is drawn where a line ends at a soft hyphen. Every face of the system font has it.
  static let drawn = "-"

  /// `text` as it is drawn on one line. Fonts are not asked what they make of a soft hyphen: some
  /// draw it.
  static func removed(from text: String) -> String {
    guard text.unicodeScalars.contains(scalar) else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.lazy.filter { $0 != scalar })
    return String(result)
  }
}

extension Unicode.Scalar {
  /// True for what has no place at the end of a line: white space that a line may end in, which
  /// hangs, and the two invisible opportunities to break (U+00AD, U+200B). Spaces that glue (class
  /// GL of UAX #14: U+00A0, U+2007, U+202F) keep their place.
  var hangsAtLineEnd: Bool {
    switch value {
    case 0x20, 0xAD, 0x200B: true
    case 0x21...0x7E, 0xA0, 0x2007, 0x202F: false
    default: properties.isWhitespace
    }
  }
}

extension StringProtocol {
  /// The text without what hangs at its end.
  var withoutHangingEnd: SubSequence {
    guard let last = unicodeScalars.last, last.hangsAtLineEnd else { return self[...] }
    return self[
      ..<(unicodeScalars.lastIndex { !$0.hangsAtLineEnd }.map(unicodeScalars.index(after:))
        ?? startIndex)]
  }

  /// Grapheme clusters, without line breaks and those of nothing but default ignorable characters,
  /// such as soft hyphens and directional marks.
  var shownCharacterCount: Int { count(where: \.isShown) }
}

extension Character {
  /// False for a line break and for a cluster of nothing but default ignorable characters.
  var isShown: Bool {
    if isNewline { return false }
    return isASCII || !unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}
