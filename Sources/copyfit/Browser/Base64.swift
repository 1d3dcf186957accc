/// RFC 4648, section 4: how bytes are written in JSON.
enum Base64 {
  /// nil for what is no base64 with its padding.
  static func bytes(of text: String) -> [UInt8]? {
    var text = text
    return text.withUTF8 { letters in
      guard letters.count.isMultiple(of: 4) else { return nil }
      let padding = letters.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
      var bytes: [UInt8] = []
      bytes.reserveCapacity(letters.count / 4 * 3)
      var bits: UInt32 = 0
      var count = 0
      for letter in letters.dropLast(padding) {
        guard let value = value(of: letter) else { return nil }
        bits = bits << 6 | value
        count += 6
        guard count >= 8 else { continue }
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
      return bytes
    }
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a") + 26)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0") + 52)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
