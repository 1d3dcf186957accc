/// Names and texts: checked once in place, made into strings only where they are kept.
extension JSONReader {
  /// Reads a text from its opening quote to its closing one: checks UTF-8, escapes, surrogates and
  /// control characters on the way.
  mutating func scanString() throws(JSONFault) -> JSONToken {
    let start = offset + 1
    var hasEscapes = false
    advance()
    while true {
      skipPlainASCII()
      guard let byte = next else { throw endInsideString(from: start - 1) }
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        return JSONToken(start: start, end: offset - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case 0x80...:
        try skipLongSequences()
      default:
        throw controlCharacterInString()
      }
    }
  }

  /// Moves to the next quote, backslash, control character or byte of a longer sequence.
  @inline(__always)
  private mutating func skipPlainASCII() {
    while bytes.count - offset >= 8 {
      let word = bytes.word(at: offset)
      let stops =
        word.bytesEqual(to: UInt8(ascii: "\"")) | word.bytesEqual(to: UInt8(ascii: "\\"))
        | word.controlBytes | (word & UInt64.everyHighBit)
      guard stops == 0 else {
        advance(by: stops.firstMarkedByte)
        return
      }
      advance(by: 8)
    }
    while let byte = next, byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""),
      byte != UInt8(ascii: "\\")
    {
      advance()
    }
  }

  /// Moves over a run of characters that are not ASCII, as most are in many languages, and over
  /// the spaces between such words.
  @inline(__always)
  private mutating func skipLongSequences() throws(JSONFault) {
    while let byte = next, byte >= 0x80 || byte == 0x20 {
      let length = bytes.utf8SequenceLength(at: offset)
      guard length > 0 else { throw invalidUTF8() }
      advance(by: length)
    }
  }

  private mutating func skipEscape() throws(JSONFault) {
    let start = offset
    advance()
    guard let byte = next else { throw endInsideString(from: start) }
    guard byte == UInt8(ascii: "u") else {
      guard JSONEscapes.byte(for: byte) != nil else { throw badEscape(at: start) }
      advance()
      return
    }
    guard let unit = bytes.hexadecimalUnit(at: start + 2) else { throw badUnicodeEscape(at: start) }
    advance(by: 5)
    switch unit {
    case 0xD800...0xDBFF:
      guard bytes.lowSurrogateEscape(at: offset) != nil else { throw loneSurrogate(at: start) }
      advance(by: 6)
    case 0xDC00...0xDFFF: throw loneSurrogate(at: start)
    default: break
    }
  }

  /// The text of a token that `scanString` has passed.
  func string(_ token: JSONToken) -> String {
    guard token.hasEscapes else {
      return String(decoding: bytes[token.start..<token.end], as: UTF8.self)
    }
    // An escape is never shorter than what it stands for.
    return String(unsafeUninitializedCapacity: token.end - token.start) { buffer in
      unescape(token, into: buffer)
    }
  }

  private func unescape(_ token: JSONToken, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var count = 0
    var position = token.start
    while position < token.end {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "\\"), position + 1 < token.end else {
        buffer[count] = byte
        count += 1
        position += 1
        continue
      }
      let escape = bytes[position + 1]
      if escape == UInt8(ascii: "u") {
        let (scalar, length) = unicodeEscape(at: position)
        for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          buffer[count] = unit
          count += 1
        }
        position += length
      } else {
        buffer[count] = JSONEscapes.byte(for: escape) ?? escape
        count += 1
        position += 2
      }
    }
    return count
  }

  /// The scalar of a `\uXXXX` or of a pair of them, and its length in the file.
  private func unicodeEscape(at position: Int) -> (Unicode.Scalar, length: Int) {
    let unit = UInt32(bytes.hexadecimalUnit(at: position + 2) ?? 0xFFFD)
    if unit & 0xFC00 == 0xD800, let low = bytes.lowSurrogateEscape(at: position + 6) {
      let value = 0x1_0000 + ((unit & 0x3FF) << 10) + (UInt32(low) & 0x3FF)
      return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
    }
    return (Unicode.Scalar(unit) ?? "\u{FFFD}", 6)
  }
}

/// The escapes of one letter.
enum JSONEscapes {
  static func byte(for letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: nil
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Four hexadecimal digits at `position`; nil when they are not there.
  func hexadecimalUnit(at position: Int) -> UInt16? {
    guard count - position >= 4 else { return nil }
    var unit: UInt16 = 0
    for byte in self[position..<position + 4] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte &- UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte &- UInt8(ascii: "a") &+ 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte &- UInt8(ascii: "A") &+ 10
      default: return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The unit of a `\uDC00`…`\uDFFF` at `position`; nil for anything else.
  func lowSurrogateEscape(at position: Int) -> UInt16? {
    guard count - position >= 6, self[position] == UInt8(ascii: "\\"),
      self[position + 1] == UInt8(ascii: "u"), let unit = hexadecimalUnit(at: position + 2),
      unit & 0xFC00 == 0xDC00
    else { return nil }
    return unit
  }

  /// Length in bytes (1…4) of the well-formed UTF-8 sequence at `position` by table 3-7 of the
  /// Unicode Standard; 0 where it is not well-formed.
  @inline(__always)
  func utf8SequenceLength(at position: Int) -> Int {
    let left = count - position
    guard left > 0 else { return 0 }
    let lead = self[position]
    if lead < 0x80 { return 1 }
    guard left >= 2 else { return 0 }
    let second = self[position + 1]
    if lead < 0xE0 { return lead >= 0xC2 && second & 0xC0 == 0x80 ? 2 : 0 }
    guard left >= 3, self[position + 2] & 0xC0 == 0x80 else { return 0 }
    if lead < 0xF0 {
      let low: UInt8 = lead == 0xE0 ? 0xA0 : 0x80
      let high: UInt8 = lead == 0xED ? 0x9F : 0xBF
      return second >= low && second <= high ? 3 : 0
    }
    guard lead <= 0xF4, left >= 4, self[position + 3] & 0xC0 == 0x80 else { return 0 }
    let low: UInt8 = lead == 0xF0 ? 0x90 : 0x80
    let high: UInt8 = lead == 0xF4 ? 0x8F : 0xBF
    return second >= low && second <= high ? 4 : 0
  }
}
