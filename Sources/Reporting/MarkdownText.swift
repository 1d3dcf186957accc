/// Copy inside of GitHub Flavored Markdown, as GitHub and GitLab show it: whatever it holds comes out
/// as the text that it is, never as markup, HTML, a link, a mention or a reference.
enum MarkdownText {
  /// Invisible and without width. Mentions and references are looked for in the text that is left
  /// when markup is done, so that no escape of Markdown's keeps them from being found; this does.
  private static let wordJoiner: Unicode.Scalar = "\u{2060}"

  /// `text` for any place but the start of a line. What stands between two backticks, as rules write
  /// names of settings, is code.
  static func inline(_ text: String, limit: Int = 1500) -> String {
    let parts = SafeText.line(text, limit: limit)
      .split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    var result = ""
    for (index, part) in parts.enumerated() {
      let isInside = index % 2 == 1
      if isInside, index < parts.count - 1, part.contains(where: { $0 != " " }) {
        result += code(part)
      } else {
        // An empty pair, or a backtick that nothing closes.
        if isInside { result += "\\`" }
        result += escaped(part)
        if isInside, index < parts.count - 1 { result += "\\`" }
      }
    }
    return result
  }

  /// `text` as a code span. Nothing in one is markup, a mention or a reference; the pipe alone would
  /// end a table's cell.
  static func code(_ text: String) -> String {
    // One line without backticks: those would end the span.
    let inert = SafeText.line(text, limit: 300)
    let plain = String(String.UnicodeScalarView(inert.unicodeScalars.map { $0 == "`" ? "'" : $0 }))
    return plain.contains { $0 != " " } ? "`\(plain)`" : "` `"
  }

  /// `text` inside of an HTML element that is ours, where Markdown is not looked at.
  static func html(_ text: String, limit: Int = 300) -> String {
    separated(SafeText.line(text, limit: limit)) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: nil
      }
    }
  }

  private static func escaped(_ text: String) -> String {
    separated(text) { scalar in
      switch scalar {
      case "\\", "*", "_", "[", "]", "!", "~", "|", "`", "#": "\\" + String(scalar)
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      // Dollars open mathematics, and have no escape.
      case "$": "&#36;"
      default: nil
      }
    }
  }

  /// `text` escaped, with a word joiner behind each character that makes a mention, a reference, an
  /// emoji or a link of the word that follows.
  private static func separated(
    _ text: String, _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if let escaped = escape(scalar) {
        result += escaped
      } else {
        result.unicodeScalars.append(scalar)
      }
      guard index + 1 < scalars.count, scalars[index + 1] != " " else { continue }
      if opensWord(scalars, index) { result.unicodeScalars.append(wordJoiner) }
    }
    return result
  }

  /// - Parameter index: not of the last one.
  private static func opensWord(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    switch scalars[index] {
    // @name, #1, GitLab's !1, ~label, &1, %milestone, $1 and ^alert; https: and :emoji:.
    case "@", "#", "!", "~", "&", "%", "$", "^", ":": true
    // GH-1
    case "-": ends(scalars[..<index], with: ["g", "h"])
    // www.example.com, where only something before the dot keeps it from being a link.
    case "w", "W": scalars[index + 1] == "." && ends(scalars[...index], with: ["w", "w", "w"])
    default: false
    }
  }

  private static func ends(
    _ scalars: ArraySlice<Unicode.Scalar>, with suffix: [Unicode.Scalar]
  ) -> Bool {
    scalars.suffix(suffix.count).elementsEqual(suffix) { scalar, letter in
      scalar == letter || scalar.value + 0x20 == letter.value
    }
  }
}
