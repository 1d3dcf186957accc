/// The placeholders that nearly all texts have, compared without taking the texts apart.
enum PlainPlaceholders {
  /// The `%@`, `%lld` and `%1$@` of a text, one after the other; nil where there is any other
  /// percent sign but `%%`.
  static func spelled(_ text: String) -> [UInt8]? {
    var spelled: [UInt8] = []
    var isInside = false
    var digits = 0
    var lengths = 0
    // A number is whole only where no letter goes on.
    var endsNumber = false
    for byte in text.utf8 {
      if !isInside {
        if endsNumber, isLetter(byte) { return nil }
        endsNumber = false
        guard byte == UInt8(ascii: "%") else { continue }
        (isInside, digits, lengths) = (true, 0, 0)
        spelled.append(byte)
        continue
      }
      spelled.append(byte)
      switch byte {
      case UInt8(ascii: "1")...UInt8(ascii: "9") where lengths == 0 && digits == 0: digits = 1
      case UInt8(ascii: "$") where digits == 1: digits = 2
      case UInt8(ascii: "l") where digits != 1: lengths += 1
      case UInt8(ascii: "d") where digits != 1 && lengths == 2:
        (isInside, endsNumber) = (false, true)
      case UInt8(ascii: "@") where digits != 1 && lengths == 0: isInside = false
      case UInt8(ascii: "%") where digits == 0 && lengths == 0: isInside = false
      default: return nil
      }
    }
    return isInside ? nil : spelled
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
