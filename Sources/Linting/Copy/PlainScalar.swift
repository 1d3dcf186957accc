extension Unicode.Scalar {
  /// Whether it is a visible character of its own among others of the kind: an assigned letter,
  /// digit or sign (or the space) that neither joins with its neighbours nor is ignored, of private
  /// use or an emoji. Nearly all text is of these, for which looking into Unicode's tables would take
  /// longer than all the rest; false says nothing.
  public var isPlain: Bool {
    switch value {
    // Latin; Greek; Cyrillic; Hebrew and Arabic letters.
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x391...0x3A1, 0x3A3...0x481, 0x48A...0x52F,
      0x5D0...0x5EA, 0x621...0x63A, 0x641...0x64A:
      true
    // Dashes, quotation marks, bullets, ellipsis; currency signs.
    case 0x2010...0x2027, 0x20A0...0x20BF: true
    // Kana, Han, hangul.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FEF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
