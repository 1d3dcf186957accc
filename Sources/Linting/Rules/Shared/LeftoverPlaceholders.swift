/// Finds printf placeholders in copy, and tells them from percent signs of prose.
///
/// A placeholder is `%`, a position (`1$`), flags, a width, a precision, a length and a conversion
/// (IEEE Std 1003.1, `fprintf`; `@` is Foundation's). A space is a flag in C; here it ends the
/// search, since `50 % of` is prose.
enum LeftoverPlaceholders {
  static func find(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var found: [String] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == percent else {
        index += 1
        continue
      }
      if let end = end(ofPlaceholderAt: index, bytes) {
        found.append(String(decoding: bytes[index..<end], as: UTF8.self))
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  private static let percent = UInt8(ascii: "%")
  private static let conversions = Set("@diouxXfFeEgGaAcCsSp".utf8)
  private static let flags = Set("-+#0'".utf8)
  private static let lengths = Set("hlqLztj".utf8)

  /// Offset behind the placeholder that begins at `start`; nil when it is prose.
  private static func end(ofPlaceholderAt start: Int, _ bytes: [UInt8]) -> Int? {
    var scanner = Scanner(bytes: bytes, index: start + 1)
    if scanner.take(percent) { return scanner.index }
    if let end = scanner.nameOfSubstitution() { return end }
    // Only what prose cannot look like makes a placeholder whatever stands around it.
    var isUnmistakable = scanner.position()
    if let end = scanner.nameOfSubstitution() { return end }
    let hasZero = scanner.peek == UInt8(ascii: "0")
    scanner.skip(while: flags.contains)
    let hasWidth = scanner.digits() > 0
    if hasZero, hasWidth { isUnmistakable = true }
    if scanner.take(UInt8(ascii: ".")) {
      guard scanner.digits() > 0 else { return nil }
      isUnmistakable = true
    }
    let length = scanner.skip(while: lengths.contains)
    guard let conversion = scanner.peek, conversions.contains(conversion) else { return nil }
    scanner.index += 1
    if conversion == UInt8(ascii: "@") { isUnmistakable = true }
    if length >= 2, "diouxX".utf8.contains(conversion) { isUnmistakable = true }
    if isUnmistakable { return scanner.index }
    if let next = scanner.peek, isLetter(next) { return argument(start, bytes) }
    return followsNumber(start, bytes) ? nil : scanner.index
  }

  /// `%arg`, which stands for the number in a substitution's texts.
  private static func argument(_ start: Int, _ bytes: [UInt8]) -> Int? {
    let end = start + 4
    guard bytes.count >= end, bytes[start..<end].elementsEqual("%arg".utf8) else { return nil }
    return end < bytes.count && isLetter(bytes[end]) ? nil : end
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func followsNumber(_ start: Int, _ bytes: [UInt8]) -> Bool {
    start > 0 && isDigit(bytes[start - 1])
  }

  private struct Scanner {
    var bytes: [UInt8]
    var index: Int

    var peek: UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    mutating func take(_ byte: UInt8) -> Bool {
      guard peek == byte else { return false }
      index += 1
      return true
    }

    @discardableResult
    mutating func skip(while matches: (UInt8) -> Bool) -> Int {
      let start = index
      while let byte = peek, matches(byte) { index += 1 }
      return index - start
    }

    mutating func digits() -> Int { skip(while: isDigit) }

    /// `1$`.
    mutating func position() -> Bool {
      let start = index
      if digits() > 0, take(UInt8(ascii: "$")) { return true }
      index = start
      return false
    }

    /// Offset behind `#@name@`, if that is what stands here.
    func nameOfSubstitution() -> Int? {
      var rest = self
      guard rest.take(UInt8(ascii: "#")), rest.take(UInt8(ascii: "@")) else { return nil }
      let length = rest.skip { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "%") }
      return length > 0 && rest.take(UInt8(ascii: "@")) ? rest.index : nil
    }
  }
}
