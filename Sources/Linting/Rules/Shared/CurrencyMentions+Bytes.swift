/// What the bytes of a text tell of amounts of money in it: nearly always that there is none.
extension CurrencyMentions {
  /// False for nearly all texts without an amount; told from the bytes.
  static func mayStand(in text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(mayStand) ?? true
  }

  private static func mayStand(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var capitals = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
        capitals += 1
        continue
      }
      if capitals == 3, isCode(bytes[(index - 3)..<index]) { return true }
      capitals = 0
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      case UInt8(ascii: "$"): if !isPosition(bytes, index) { return true }
      // ¢ £ ¤ ¥.
      case 0xC2: if (0xA2...0xA5).contains(next) { return true }
      // ₠ to ⃏; ֏; ؋; ߾ and ߿.
      case 0xE2: if next == 0x82 || next == 0x83 { return true }
      case 0xE0, 0xE1, 0xEA, 0xEF: if isLongSign(bytes, index) { return true }
      // 円 and 元; 원.
      case 0xE5:
        let last = index + 2 < bytes.count ? bytes[index + 2] : 0
        if next == 0x86 && last == 0x86 || next == 0x85 && last == 0x83 { return true }
      case 0xEC:
        if next == 0x9B, index + 2 < bytes.count, bytes[index + 2] == 0x90 { return true }
      // An Arabic letter, a full stop, an Arabic letter.
      case UInt8(ascii: "."):
        if (0xD8...0xD9).contains(next), index > 1, (0xD8...0xD9).contains(bytes[index - 2]) {
          return true
        }
      case 0xD6: if next == 0x8F { return true }
      case 0xD8: if next == 0x8B { return true }
      case 0xDF: if next >= 0xBE { return true }
      case UInt8(ascii: "k"):
        if next == UInt8(ascii: "r"), isWordEnd(bytes, index + 2) { return true }
      case UInt8(ascii: "z"): if next == 0xC5, isWordEnd(bytes, index + 3) { return true }
      case 0xC4:
        let isKoruna = next == 0x8D && index > 0 && bytes[index - 1] == UInt8(ascii: "K")
        if isKoruna, isWordEnd(bytes, index + 2) { return true }
      default: break
      }
    }
    return capitals == 3 && isCode(bytes[(bytes.count - 3)...])
  }

  /// Abbreviations in capitals are frequent: only those that are codes are worth a closer look.
  private static func isCode(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    packedCodes.contains(packed(bytes))
  }

  private static let packedCodes = Set(
    codes.union(rareCodes).filter { $0.utf8.count == 3 }.map { packed($0.utf8) })

  private static func packed(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// ৲ ৳ ৻ ૱ ௹ ฿ ៛ ꠸ ﷼ ﹩ ＄ ￠ ￡ ￥ ￦: other characters of their blocks are not looked at any closer.
  private static func isLongSign(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index + 2 < bytes.count else { return false }
    switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
    case (0xE0, 0xA7, 0xB2...0xBB), (0xE0, 0xAB, 0xB1), (0xE0, 0xAF, 0xB9), (0xE0, 0xB8, 0xBF),
      // The first letter of บาท.
      (0xE0, 0xB8, 0x9A),
      (0xE1, 0x9F, 0x9B), (0xEA, 0xA0, 0xB8), (0xEF, 0xB7, 0xBC), (0xEF, 0xB9, 0xA9),
      (0xEF, 0xBC, 0x84), (0xEF, 0xBF, 0xA0...0xA1), (0xEF, 0xBF, 0xA5...0xA6):
      return true
    default: return false
    }
  }

  /// Whether a dollar belongs to `%1$@`.
  private static func isPosition(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    var start = index
    while start > 0, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start - 1]) {
      start -= 1
    }
    return start < index && start > 0 && bytes[start - 1] == UInt8(ascii: "%")
  }

  private static func isWordEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index < bytes.count else { return true }
    let byte = bytes[index]
    // A no-break space begins with C2, a narrow one with E2.
    return byte < 0x80
      ? !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      : byte == 0xC2 || byte == 0xE2
  }
}
