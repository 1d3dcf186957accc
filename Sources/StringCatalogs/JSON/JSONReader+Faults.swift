/// What is said where the text is not JSON. Kept out of line: none of it runs on a sound file.
extension JSONReader {
  @inline(never)
  func fault(
    _ kind: CatalogError.Kind, at position: Int? = nil, expected: String, found: String? = nil,
    advice: String? = nil
  ) -> JSONFault {
    let place = position ?? offset
    if found == nil, kind != .truncated {
      if place >= bytes.count { return endOfFile(expected: expected) }
      if bytes.utf8SequenceLength(at: place) == 0 { return invalidUTF8(at: place) }
    }
    return JSONFault(
      kind: kind, offset: place, expected: expected, found: found ?? describe(at: place),
      advice: advice)
  }

  private func endOfFile(expected: String) -> JSONFault {
    JSONFault(
      kind: .truncated, offset: bytes.count, expected: expected, found: "the end of the file",
      advice: "The file is cut off or a closing bracket is missing.")
  }

  func notAMemberName() -> JSONFault {
    fault(.syntax, expected: "a member name in straight double quotes", advice: quoteAdvice())
  }

  func notAColon(after name: JSONToken) -> JSONFault {
    let name = excerpt(name.start..<name.end)
    return fault(.syntax, expected: "“:” after the member name “\(name)”")
  }

  func notAComma(closing: UInt8) -> JSONFault {
    let closing = Character(Unicode.Scalar(closing))
    return fault(.syntax, expected: "“,” or “\(closing)” after the value")
  }

  func trailingComma(before closing: UInt8) -> JSONFault {
    let item = closing == UInt8(ascii: "}") ? "member" : "value"
    return fault(
      .trailingComma, expected: "another \(item) after the comma",
      advice: "JSON takes no comma after the last \(item): delete it.")
  }

  func notAValue() -> JSONFault {
    fault(.syntax, expected: "a value", advice: quoteAdvice())
  }

  func badNumber(at start: Int) -> JSONFault {
    fault(
      .badNumber, at: start, expected: "a number as JSON writes it, such as 0, -12 or 1.5e3")
  }

  func endInsideString(from quote: Int) -> JSONFault {
    endOfFile(expected: "the closing quote of the text “\(excerpt(quote + 1..<bytes.count))”")
  }

  func controlCharacterInString() -> JSONFault {
    let isLineBreak = next == 0x0A || next == 0x0D
    return fault(
      .controlCharacter, expected: isLineBreak ? "the closing quote of the text" : "a character",
      advice: isLineBreak
        ? "A line break inside a text is written \\n; otherwise a quote is missing."
        : "Inside a text it is written as an escape, such as \\t or \\u0000.")
  }

  func badEscape(at start: Int) -> JSONFault {
    fault(
      .badEscape, at: start,
      expected: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX",
      advice: "A backslash that is part of the text is written \\\\.")
  }

  func badUnicodeEscape(at start: Int) -> JSONFault {
    fault(.badEscape, at: start, expected: "four hexadecimal digits after \\u")
  }

  func loneSurrogate(at start: Int) -> JSONFault {
    fault(
      .loneSurrogate, at: start, expected: "a surrogate pair, two \\u escapes for one character",
      found: "half a pair, “\(excerpt(start..<start + 6))”",
      advice: "Write the character itself or both escapes.")
  }

  func invalidUTF8(at position: Int? = nil) -> JSONFault {
    let place = position ?? offset
    let digits = String(bytes[place], radix: 16, uppercase: true)
    return JSONFault(
      kind: .invalidUTF8, offset: place, expected: "UTF-8", found: "the byte 0x\(digits)",
      advice: "Save the file as UTF-8.")
  }

  private func quoteAdvice() -> String? {
    guard let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "'"): return "Names and texts stand in double quotes."
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return "JSON has no comments."
    case UInt8(ascii: "T"), UInt8(ascii: "F"), UInt8(ascii: "N"):
      return "JSON writes true, false and null in lower case and has no other constants."
    case 0xE2: return "Names and texts stand in straight quotes, not in typographic ones."
    default: return nil
    }
  }

  // MARK: Descriptions

  /// What stands at a place, in words for people.
  func describe(at place: Int) -> String {
    guard place < bytes.count else { return "the end of the file" }
    switch bytes[place] {
    case 0x0A, 0x0D: return "a line break"
    case 0x09: return "a tab"
    case 0..<0x20, 0x7F:
      let digits = String(bytes[place], radix: 16, uppercase: true)
      return "the control character U+\(String(repeating: "0", count: 4 - digits.count))\(digits)"
    case UInt8(ascii: "\\"): return "“\(excerpt(place..<place + 6))”"
    case UInt8(ascii: "\""):
      let end = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count - 1
      return "“\(excerpt(place..<end + 1))”"
    default:
      let end = wordEnd(from: place)
      return
        "“\(excerpt(place..<max(end, place + bytes.utf8SequenceLength(at: place), place + 1)))”"
    }
  }

  /// A piece of the file that is safe to print: one line, at most 32 characters.
  func excerpt(_ range: Range<Int>) -> String {
    let end = min(range.upperBound, bytes.count)
    let start = min(range.lowerBound, end)
    var text = ""
    var length = 0
    for scalar in String(decoding: bytes[start..<min(end, start + 160)], as: UTF8.self)
      .unicodeScalars
    {
      guard scalar.value >= 0x20, !(0x7F...0x9F).contains(scalar.value) else { break }
      guard length < 32 else { return text + "…" }
      text.unicodeScalars.append(scalar)
      length += 1
    }
    return text
  }
}
