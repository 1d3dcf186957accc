/// Writes JSON front to back into a buffer: members stand in the order they are written in.
///
/// Objects and arrays spread over lines unless they, or what they are in, ask to stay on one line:
/// records stand one on a line, so that line tools and diffs can work on them.
public struct JSONWriter {
  public enum Spread {
    case lines, oneLine
  }

  /// UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var depth = 0
  /// True while inside a container that stays on one line.
  private var isOneLine = true
  private var needsComma = false
  private let isCompact: Bool

  /// - Parameter isCompact: no white space at all, and `<` escaped: data for a script in a page, where
  ///   `</script>` would end it.
  public init(isCompact: Bool = false) { self.isCompact = isCompact }

  public mutating func object(_ spread: Spread = .lines, _ body: (inout JSONWriter) -> Void) {
    container(open: "{", close: "}", spread, body)
  }

  public mutating func array(_ spread: Spread = .lines, _ body: (inout JSONWriter) -> Void) {
    container(open: "[", close: "]", spread, body)
  }

  /// An array with one element for each item.
  public mutating func array<Items: Sequence>(
    _ items: Items, _ spread: Spread = .lines, _ element: (inout JSONWriter, Items.Element) -> Void
  ) {
    array(spread) { writer in
      for item in items { element(&writer, item) }
    }
  }

  /// Starts a member of an object; its value is what is written next.
  public mutating func member(_ name: StaticString) {
    beginValue()
    bytes.append(0x22)
    // Names are the formats' own: there is nothing in them to escape.
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    append(isCompact ? "\":" : "\": ")
    // The value follows on the same line, without a comma.
    isValueOfMember = true
  }

  /// The same with a name that comes from data.
  public mutating func key(_ name: String) {
    string(name)
    append(isCompact ? ":" : ": ")
    isValueOfMember = true
  }

  public mutating func string(_ value: String) {
    beginValue()
    quote(value)
  }

  /// null where there is none.
  public mutating func string(_ value: String?) {
    if let value { string(value) } else { null() }
  }

  /// Rounded to `places` decimals. JSON has no infinities and no NaN: these are null.
  public mutating func number(_ value: Double, places: Int = 3) {
    guard let text = DecimalText.rounded(value, places: places) else { return null() }
    beginValue()
    append(text)
  }

  public mutating func number(_ value: Int) {
    beginValue()
    append(String(value))
  }

  public mutating func bool(_ value: Bool) {
    beginValue()
    append(value ? "true" : "false")
  }

  public mutating func null() {
    beginValue()
    append("null")
  }

  /// Ends the document with a line feed.
  public mutating func finish() { append("\n") }

  // MARK: Layout

  private var isValueOfMember = false

  private mutating func container(
    open: String, close: String, _ spread: Spread, _ body: (inout JSONWriter) -> Void
  ) {
    beginValue()
    let outer = isOneLine
    isOneLine = (depth > 0 && outer) || spread == .oneLine
    append(open)
    depth += 1
    needsComma = false
    body(&self)
    depth -= 1
    if needsComma, !isOneLine, !isCompact { newLine() }
    append(close)
    isOneLine = outer
    needsComma = true
  }

  private mutating func beginValue() {
    if isValueOfMember {
      isValueOfMember = false
      return
    }
    if needsComma { append(",") }
    if depth > 0, !isCompact {
      if !isOneLine { newLine() } else if needsComma { append(" ") }
    }
    needsComma = true
  }

  private mutating func newLine() {
    bytes.append(0x0A)
    for _ in 0..<depth { append("  ") }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  // MARK: Strings

  /// Besides what JSON demands, U+007F to U+009F and the line and paragraph separators are
  /// escaped, so that the output is safe in JavaScript, in a terminal and for line tools, and so
  /// are the bidirectional controls, which would reorder what surrounds them.
  private mutating func quote(_ value: String) {
    bytes.append(0x22)
    defer { bytes.append(0x22) }
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C && $0 != 0x3C })
    {
      append(value)
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x22: append("\\\"")
      case 0x5C: append("\\\\")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0C: append("\\f")
      case 0x0D: append("\\r")
      case 0x3C where isCompact: escape(scalar.value)
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        escape(scalar.value)
      case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  private mutating func escape(_ value: UInt32) {
    let digits = String(value, radix: 16)
    append("\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits)
  }
}
