/// Writes XML 1.0 front to back into a buffer, an element on a line of its own.
///
/// Text and attributes are copy: what XML forbids even as a reference (controls, U+FFFE), and what
/// would reorder or hide text, is spelled out as `\u{1b}`; markup is escaped.
struct XMLWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  init() { append(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n") }

  mutating func element(
    _ name: StaticString, _ attributes: [(name: StaticString, value: String)] = [],
    _ content: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    append(">\n")
    depth += 1
    content(&self)
    depth -= 1
    indent()
    append("</\(name)>\n")
  }

  /// An element with text in it, or without any content.
  mutating func element(
    _ name: StaticString, _ attributes: [(name: StaticString, value: String)] = [],
    text: [String] = []
  ) {
    open(name, attributes)
    guard !text.isEmpty else { return append("/>\n") }
    append(">")
    // Line breaks between the lines are ours.
    append(text.map(Self.escaped).joined(separator: "\n"))
    append("</\(name)>\n")
  }

  private mutating func open(
    _ name: StaticString, _ attributes: [(name: StaticString, value: String)]
  ) {
    indent()
    append("<\(name)")
    for (name, value) in attributes { append(" \(name)=\"\(Self.escaped(value))\"") }
  }

  private mutating func indent() { append(String(repeating: "  ", count: depth)) }
  private mutating func append(_ text: String) { bytes += text.utf8 }

  static func escaped(_ text: String) -> String {
    let inert = SafeText.escaped(text)
    guard inert.utf8.contains(where: { [0x22, 0x26, 0x27, 0x3C, 0x3E].contains($0) }) else {
      return inert
    }
    var result = ""
    for scalar in inert.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // `]]>` may not stand in text.
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
