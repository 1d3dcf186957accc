/// What there is in a text to judge by how it stands in its place.
enum TextSubstance {
  /// What people see.
  case whole
  /// Words, and a placeholder that is drawn as it is written, since it got no argument. What the app
  /// puts there is wider or narrower.
  case withPlaceholders
  /// Blank, or a placeholder with no word or number beside it: no width of it means anything.
  case nothing

  init(_ text: String) {
    if text.utf8.contains(0x25) {
      var hasPlaceholder = false
      var rest = ""
      for piece in FormatString(text, reading: .meant).pieces {
        switch piece {
        case .text(let plain): rest += plain
        case .percent: rest += "%"
        case .placeholder: hasPlaceholder = true
        }
      }
      if hasPlaceholder {
        self = rest.unicodeScalars.contains(where: Self.isWord) ? .withPlaceholders : .nothing
        return
      }
    }
    self =
      text.unicodeScalars.allSatisfy(InvisibleCharacters.isInvisible) ? .nothing : .whole
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.isEmojiPresentation
  }
}
