/// Values that the catalog does not keep: checked like all others, whatever their depth.
extension JSONReader {
  /// Reads one value of any kind. Nesting is counted on an array, not on the call stack.
  mutating func skipValue() throws(JSONFault) {
    var closings: [UInt8] = []
    while true {
      var isFirst = false
      switch next {
      case UInt8(ascii: "{"):
        closings.append(UInt8(ascii: "}"))
        advance()
        isFirst = true
      case UInt8(ascii: "["):
        closings.append(UInt8(ascii: "]"))
        advance()
        isFirst = true
      default: try skipScalar()
      }
      // Out of everything that ends here, on to the next value.
      while true {
        guard let closing = closings.last else { return }
        let hasMore =
          closing == UInt8(ascii: "]")
          ? try nextElement(isFirst: isFirst) : try nextMember(isFirst: isFirst) != nil
        if hasMore { break }
        closings.removeLast()
        isFirst = false
      }
    }
  }

  private mutating func skipScalar() throws(JSONFault) {
    switch next ?? 0 {
    case UInt8(ascii: "\""): _ = try scanString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try scanNumber()
    default: try skipLiteral()
    }
  }

  /// `true`, `false` or `null`.
  mutating func skipLiteral() throws(JSONFault) {
    let word = wordEnd(from: offset)
    let token = JSONToken(start: offset, end: word, hasEscapes: false)
    guard equals(token, "true") || equals(token, "false") || equals(token, "null") else {
      throw notAValue()
    }
    advance(by: word - offset)
  }

  /// The range of a number: -?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?
  mutating func scanNumber() throws(JSONFault) -> Range<Int> {
    let start = offset
    if next == UInt8(ascii: "-") { advance() }
    let leadsWithZero = next == UInt8(ascii: "0")
    let integerDigits = skipDigits()
    guard integerDigits > 0, !(leadsWithZero && integerDigits > 1) else {
      throw badNumber(at: start)
    }
    if next == UInt8(ascii: ".") {
      advance()
      guard skipDigits() > 0 else { throw badNumber(at: start) }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      advance()
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { advance() }
      guard skipDigits() > 0 else { throw badNumber(at: start) }
    }
    guard wordEnd(from: offset) == offset else { throw badNumber(at: start) }
    return start..<offset
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { advance() }
    return offset - start
  }

  /// The end of the run of ASCII letters, digits, `_` and `.` that begins at `start`.
  func wordEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        end += 1
      default: return end
      }
    }
    return end
  }
}
