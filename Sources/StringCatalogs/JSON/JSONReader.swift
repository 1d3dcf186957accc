/// A cursor over the bytes of a JSON text (RFC 8259). It reads forward once, never recurses, and
/// never looks beyond the end: every access is behind a comparison with `bytes.count`.
struct JSONReader {
  let bytes: UnsafeRawBufferPointer
  /// The next byte to read.
  private(set) var offset: Int

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    offset = bytes.startsWithByteOrderMark ? 3 : 0
  }

  /// The next byte; nil at the end of the file.
  @inline(__always)
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  @inline(__always)
  mutating func advance(by count: Int = 1) { offset += count }

  @inline(__always)
  mutating func skipWhitespace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0D: offset += 1
      case 0x0A:
        offset += 1
        skipIndentation()
      default: return
      }
    }
  }

  /// Most bytes of a catalog are the spaces after a line end.
  @inline(__always)
  private mutating func skipIndentation() {
    while bytes.count - offset >= 8 {
      let difference = bytes.word(at: offset) ^ (0x20 &* UInt64.everyByteOne)
      if difference == 0 {
        offset += 8
      } else {
        offset += difference.trailingZeroBitCount / 8
        return
      }
    }
  }

  // MARK: Objects and arrays

  /// Steps to the next member of an object whose `{` has been read: reads its name and colon and
  /// stops at its value. Nil after `}`.
  mutating func nextMember(isFirst: Bool) throws(JSONFault) -> JSONToken? {
    guard try nextItem(isFirst: isFirst, closing: UInt8(ascii: "}")) else { return nil }
    guard next == UInt8(ascii: "\"") else { throw notAMemberName() }
    let name = try scanString()
    skipWhitespace()
    guard next == UInt8(ascii: ":") else { throw notAColon(after: name) }
    offset += 1
    skipWhitespace()
    return name
  }

  /// Steps to the next element of an array whose `[` has been read. False after `]`.
  mutating func nextElement(isFirst: Bool) throws(JSONFault) -> Bool {
    try nextItem(isFirst: isFirst, closing: UInt8(ascii: "]"))
  }

  @inline(__always)
  private mutating func nextItem(isFirst: Bool, closing: UInt8) throws(JSONFault) -> Bool {
    skipWhitespace()
    if next == closing {
      offset += 1
      return false
    }
    if isFirst { return true }
    guard next == UInt8(ascii: ",") else { throw notAComma(closing: closing) }
    offset += 1
    skipWhitespace()
    guard next != closing else { throw trailingComma(before: closing) }
    return true
  }

  /// Reads `null` if it stands here.
  mutating func skipNull() throws(JSONFault) -> Bool {
    guard next == UInt8(ascii: "n") else { return false }
    try skipLiteral()
    return true
  }

  // MARK: Names

  /// Whether a name or text is `literal`, which is ASCII.
  @inline(__always)
  func equals(_ token: JSONToken, _ literal: StaticString) -> Bool {
    guard !token.hasEscapes else { return equalsDecoded(token, literal) }
    let count = literal.utf8CodeUnitCount
    return bytes.equal(
      token.start..<token.end, to: UnsafeRawBufferPointer(start: literal.utf8Start, count: count))
  }

  @inline(never)
  private func equalsDecoded(_ token: JSONToken, _ literal: StaticString) -> Bool {
    let text = UnsafeRawBufferPointer(
      start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    return string(token).utf8.elementsEqual(text)
  }
}

/// A name or a text in the file, not yet made into a string.
struct JSONToken {
  /// Offset of the first byte after the opening quote.
  var start: Int
  /// Offset of the closing quote.
  var end: Int
  var hasEscapes: Bool

  /// Offset of the opening quote.
  var quote: Int { start - 1 }
}
