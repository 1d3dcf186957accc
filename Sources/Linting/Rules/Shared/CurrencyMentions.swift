/// Amounts of money in a text: a currency sign or code beside a number or a placeholder.
enum CurrencyMentions {
  /// The first amount, as it is written, such as `$4.99`, `€%@` or `%lld USD`; nil where there is
  /// none.
  static func first(in text: String) -> String? {
    guard mayStand(in: text) else { return nil }
    let parts = parts(of: text)
    let isTemplate = isTemplate(text)
    for index in parts.indices {
      guard let kind = mention(at: index, parts) else { continue }
      let next = neighbour(of: index, by: 1, parts)
      if let next, parts[next].isAmount, !(kind == .dollar && isReference(parts[next], isTemplate))
      {
        return spelling(from: index, through: next, parts)
      }
      // A dollar in front of a word is a variable's.
      if kind == .dollar, let next = parts[safely: index + 1], next.isWordLike { continue }
      if let before = neighbour(of: index, by: -1, parts), parts[before].isAmount {
        return spelling(from: before, through: index, parts)
      }
    }
    return nil
  }

  /// ISO 4217 codes of the currencies that apps price in most, and abbreviations. Left out are codes
  /// that are words or other abbreviations in capitals too: ALL, AMD, CAD (drawing), CUP, INR (a
  /// blood value), MAD, PEN, PHP, SAR, TOP, TRY.
  private static let names: Set<String> = [
    "AED", "AUD", "BGN", "BRL", "CHF", "CLP", "CNY", "CZK", "DKK", "EGP", "EUR", "GBP", "HKD",
    "HUF", "IDR", "ILS", "JPY", "KRW", "MXN", "MYR", "NGN", "NOK", "NZD", "PLN", "RUB", "SGD",
    "THB", "TWD", "UAH", "USD", "VND", "ZAR", "kr", "zł", "Kč",
  ]

  private enum Kind { case dollar, sign, word }

  // MARK: - Parts

  /// A stretch of a text that is one thing to this search.
  private enum Part {
    case number(Substring)
    case word(Substring)
    case sign(Unicode.Scalar)
    case space(Unicode.Scalar)
    case placeholder(Substring)
    case other(Unicode.Scalar)

    var isAmount: Bool {
      switch self {
      case .number, .placeholder: true
      default: false
      }
    }

    /// What follows the dollar of a variable: `$HOME`, `${name}`, `$(name)`.
    var isWordLike: Bool {
      switch self {
      case .word: true
      case .other(let scalar): "{(_".unicodeScalars.contains(scalar)
      default: false
      }
    }

    var text: String {
      switch self {
      case .number(let text), .word(let text), .placeholder(let text): String(text)
      case .sign(let scalar), .space(let scalar), .other(let scalar): String(scalar)
      }
    }

    var isNumber: Bool { if case .number = self { true } else { false } }
    var isDecimalMark: Bool {
      if case .other(let scalar) = self { scalar == "." || scalar == "," } else { false }
    }
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    for piece in FormatString(text).pieces {
      switch piece {
      case .placeholder(let placeholder): parts.append(.placeholder(placeholder.spelling))
      case .percent: parts.append(.other("%"))
      case .text(let plain): append(plain, to: &parts)
      }
    }
    return parts
  }

  private static func append(_ text: Substring, to parts: inout [Part]) {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    /// Takes the run of scalars that are alike.
    func run(while isPart: (Unicode.Scalar) -> Bool) -> Substring {
      let start = index
      while index < scalars.endIndex, isPart(scalars[index]) { index = scalars.index(after: index) }
      return text[start..<index]
    }
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if isDigit(scalar) {
        parts.append(.number(run(while: isDigit)))
      } else if isInWord(scalar) {
        parts.append(.word(run(while: isInWord)))
      } else {
        index = scalars.index(after: index)
        switch scalar.properties.generalCategory {
        case .currencySymbol: parts.append(.sign(scalar))
        case .spaceSeparator: parts.append(.space(scalar))
        default: parts.append(.other(scalar))
        }
      }
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  private static func mention(at index: Int, _ parts: [Part]) -> Kind? {
    switch parts[index] {
    case .sign("$"):
      // What is left of a placeholder such as `%1$`.
      let before = parts[safely: index - 1]
      if case .number? = before, case .other("%")? = parts[safely: index - 2] { return nil }
      if case .other(let scalar)? = before, "%\\".unicodeScalars.contains(scalar) { return nil }
      return .dollar
    case .sign: return .sign
    case .word(let word): return names.contains(String(word)) ? .word : nil
    default: return nil
    }
  }

  /// The part beside one, a space apart at most.
  private static func neighbour(of index: Int, by step: Int, _ parts: [Part]) -> Int? {
    guard let next = parts[safely: index + step] else { return nil }
    if case .space = next {
      return parts.indices.contains(index + 2 * step) ? index + 2 * step : nil
    }
    return index + step
  }

  /// As written, with all groups of a number.
  private static func spelling(from first: Int, through last: Int, _ parts: [Part]) -> String {
    var start = first
    var end = last
    func goesOn(_ index: Int, by step: Int) -> Bool {
      parts[index].isNumber && parts[safely: index + step]?.isDecimalMark == true
        && parts[safely: index + 2 * step]?.isNumber == true
    }
    while goesOn(start, by: -1) { start -= 2 }
    while goesOn(end, by: 1) { end += 2 }
    return parts[start...end].map(\.text).joined()
  }

  // MARK: - What is no money

  /// `$1`: what a search found, in a template; `$0` nowhere is a price.
  private static func isReference(_ part: Part, _ isTemplate: Bool) -> Bool {
    guard case .number(let number) = part, number.utf8.count == 1 else { return false }
    return number == "0" || isTemplate
  }

  /// Whether a text speaks of regular expressions or has placeholders of the form `$1 … $2`.
  private static func isTemplate(_ text: String) -> Bool {
    if text.utf8.contains(UInt8(ascii: "\\")) { return true }
    let signs = ["${", "$(", "(.", ".*", ".+", "[^", "(?", "^("]
    if signs.contains(where: { text.contains($0) }) { return true }
    return text.contains("$1") && text.contains("$2")
  }

  /// False for nearly all texts without an amount; told from the bytes.
  private static func mayStand(in text: String) -> Bool {
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

  private static let packedCodes = Set(names.filter { $0.utf8.count == 3 }.map { packed($0.utf8) })

  private static func packed(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// ৲ ৳ ৻ ૱ ௹ ฿ ៛ ꠸ ﷼ ﹩ ＄ ￠ ￡ ￥ ￦: other characters of their blocks are not looked at any closer.
  private static func isLongSign(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index + 2 < bytes.count else { return false }
    switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
    case (0xE0, 0xA7, 0xB2...0xBB), (0xE0, 0xAB, 0xB1), (0xE0, 0xAF, 0xB9), (0xE0, 0xB8, 0xBF),
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

extension Array {
  /// nil outside of the array.
  fileprivate subscript(safely index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
