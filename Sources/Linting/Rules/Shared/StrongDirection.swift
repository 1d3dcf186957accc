/// The direction that characters have by themselves (Bidi_Class L, R and AL), as far as letters
/// and marks of direction go.
enum StrongDirection {
  case leftToRight, rightToLeft

  /// nil for digits, punctuation, symbols, combining marks and white space.
  init?(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      guard (0x61...0x7A).contains(value | 0x20) else { return nil }
      self = .leftToRight
      return
    }
    switch value {
    case 0x200E: self = .leftToRight
    case 0x200F, 0x061C: self = .rightToLeft
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      guard Self.isRightToLeftPunctuation(value) || scalar.properties.isLetter else { return nil }
      self = .rightToLeft
    default:
      guard scalar.properties.isLetter else { return nil }
      self = .leftToRight
    }
  }

  /// Punctuation of Hebrew and Arabic with a direction of its own.
  private static func isRightToLeftPunctuation(_ value: UInt32) -> Bool {
    switch value {
    case 0x05BE, 0x05C0, 0x05C3, 0x05C6, 0x05F3, 0x05F4, 0x061B, 0x061D...0x061F, 0x066D, 0x06D4:
      true
    default: false
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isLetter: Bool {
    switch generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
