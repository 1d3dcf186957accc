/// Copy is untrusted: what a translation holds must not move the cursor, change colours, reorder
/// the line or fill the screen.
public enum SafeText {
  /// `text` with every control, line separator, bidirectional control and invisible format
  /// character spelled out as `\u{1b}`, with right-to-left stretches isolated, and cut after
  /// `limit` characters; a quoted text in it is cut sooner, so that what is said of it stays.
  public static func line(_ text: String, limit: Int = 1500) -> String {
    isolated(escaped(shortened(quotesShortened(text, limit: 160), limit: limit)))
  }

  /// `text` with what is not a visible character spelled out.
  public static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return text }
    // Nearly every text is as it should be: looking is cheaper than copying.
    if text.unicodeScalars.allSatisfy(isInert) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isInert(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return result
  }

  private static func isInert(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    if scalar.isPlain { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return false
    case .format:
      // Joiners shape Persian, Indic and emoji, tags spell flags, and the Arabic and Kaithi number
      // signs are visible.
      switch scalar.value {
      case 0x200C, 0x200D, 0xE0020...0xE007F, 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891,
        0x08E2, 0x110BD, 0x110CD:
        return true
      default: return false
      }
    default: return true
    }
  }

  /// The first `limit` Unicode scalars (a character may have any number of marks), with an
  /// ellipsis when there are more.
  public static func shortened(_ text: String, limit: Int) -> String {
    // Cheap and enough for almost every text.
    if text.utf8.count <= limit { return text }
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  /// `text` with each text between “ and ” cut after `limit` Unicode scalars.
  static func quotesShortened(_ text: String, limit: Int) -> String {
    if text.utf8.count <= limit || !hasLongQuote(text, limit: limit) { return text }
    // By scalars: finding the characters of every message would take longer than the rest.
    let parts = text.unicodeScalars.split(separator: "“", omittingEmptySubsequences: false)
    var result = String(parts.first ?? Substring.UnicodeScalarView())
    for part in parts.dropFirst() {
      let close = part.firstIndex(of: "”") ?? part.endIndex
      result += "“" + shortened(String(part[..<close]), limit: limit) + String(part[close...])
    }
    return result
  }

  /// Whether more than `limit` bytes stand between a “ and the next ”: told byte by byte, since
  /// nearly no message has such a quote.
  private static func hasLongQuote(_ text: String, limit: Int) -> Bool {
    // E2 80 9C opens, E2 80 9D closes.
    var open: Int?
    var (before, last): (UInt8, UInt8) = (0, 0)
    var offset = 0
    for byte in text.utf8 {
      if before == 0xE2, last == 0x80, byte == 0x9C { open = offset }
      if before == 0xE2, last == 0x80, byte == 0x9D { open = nil }
      if let start = open, offset - start > limit { return true }
      (before, last) = (last, byte)
      offset += 1
    }
    return false
  }

  // MARK: Isolation

  private static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
  private static let popDirectionalIsolate: Unicode.Scalar = "\u{2069}"

  /// `text`, an English line with copy in it, with each quoted text that holds right-to-left
  /// letters, and each right-to-left stretch outside of quotes, between FSI and PDI: a title stays
  /// where it is mentioned and reorders nothing around it.
  static func isolated(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isRightToLeft) else { return text }
    let scalars = Array(text.unicodeScalars)
    var unclosed: Set<Unicode.Scalar> = []
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      var isolate = index..<index
      if let close = closingQuote[scalars[index]], !unclosed.contains(close) {
        let inside = scalars[(index + 1)...]
        if let end = inside.firstIndex(of: close) {
          isolate = index + 1..<end
        } else {
          unclosed.insert(close)
        }
      } else if isRightToLeft(scalars[index]) {
        isolate = index..<endOfStretch(scalars, from: index)
      }
      if isolate.isEmpty {
        result.append(scalars[index])
        index += 1
        continue
      }
      result.append(contentsOf: scalars[index..<isolate.lowerBound])
      let needsIsolation = scalars[isolate].contains(where: isRightToLeft)
      if needsIsolation { result.append(firstStrongIsolate) }
      result.append(contentsOf: scalars[isolate])
      if needsIsolation { result.append(popDirectionalIsolate) }
      index = isolate.upperBound
      // The closing quote is copied here, since `"` would open the next one.
      if index < scalars.count, isolate.lowerBound > 0,
        closingQuote[scalars[isolate.lowerBound - 1]] == scalars[index]
      {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  private static let closingQuote: [Unicode.Scalar: Unicode.Scalar] = [
    "“": "”", "‘": "’", "«": "»", "\"": "\"", "`": "`",
  ]

  /// The end of the last right-to-left letter before a left-to-right one, or a quote.
  private static func endOfStretch(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var end = start + 1
    for index in start..<scalars.count {
      let scalar = scalars[index]
      if isRightToLeft(scalar) {
        end = index + 1
      } else if scalar.properties.isAlphabetic || closingQuote[scalar] != nil {
        break
      }
    }
    return end
  }

  /// The blocks whose letters run right to left (UAX #9, the ranges of R and AL by default).
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
