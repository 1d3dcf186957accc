/// Writes a manual page in man(7), the macros that every `man` understands.
struct Roff {
  private(set) var text = ""
  /// A heading begins a paragraph; another beginning there is against the manual of man(7).
  private var isAfterHeading = false

  mutating func section(_ title: String) { heading(".SH \(Self.argument(title))") }
  mutating func subsection(_ title: String) { heading(".SS \(Self.argument(title))") }

  /// Paragraphs apart by blank lines; lines that begin with two blanks stay as they are.
  mutating func prose(_ prose: String, startsParagraph: Bool = true) {
    var isOpen = !startsParagraph
    var isExact = false
    for source in prose.split(separator: "\n", omittingEmptySubsequences: false) {
      let wantsExact = source.hasPrefix("  ")
      if isExact, !wantsExact {
        line(".fi\n.RE")
        isOpen = false
      }
      if wantsExact, !isExact {
        beginParagraph()
        line(".RS 4\n.nf")
      }
      isExact = wantsExact
      if source.allSatisfy({ $0 == " " }) {
        isOpen = false
      } else if isExact {
        line(Self.start(Self.bold(source.drop { $0 == " " })))
      } else {
        if !isOpen { beginParagraph() }
        isOpen = true
        filled(Self.marked(source))
      }
    }
    if isExact { line(".fi\n.RE") }
  }

  /// A term, already marked up, and what is said of it.
  mutating func term(_ term: String, _ meaning: String) {
    line(".TP\n" + Self.start(term))
    prose(meaning, startsParagraph: false)
  }

  /// A command line and what it does. Not a term, since a long one has to wrap.
  mutating func example(_ command: String, _ meaning: String) {
    beginParagraph()
    filled(Self.bold(command))
    line(".RS 4")
    prose(meaning, startsParagraph: false)
    line(".RE")
  }

  mutating func title(_ name: String, _ section: Int, date: String, source: String) {
    // A date is written as it is, or it is none.
    let words = [Self.argument(name), "\(section)", date, Self.argument(source)]
    line(".TH " + words.joined(separator: " ") + " \"User Commands\"")
  }

  private mutating func heading(_ heading: String) {
    line(heading)
    isAfterHeading = true
  }

  private mutating func beginParagraph() {
    if !isAfterHeading { line(".PP") }
    isAfterHeading = false
  }

  /// Marked text, in lines that an editor can show.
  private mutating func filled(_ marked: String) {
    var filled = ""
    for word in marked.split(separator: " ") {
      if !filled.isEmpty, filled.utf8.count + 1 + word.utf8.count > 78 {
        line(Self.start(filled))
        filled = ""
      }
      filled += filled.isEmpty ? String(word) : " " + word
    }
    line(Self.start(filled))
  }

  private mutating func line(_ line: String) {
    text += line + "\n"
    isAfterHeading = false
  }

  // MARK: Escapes

  static func bold(_ text: some StringProtocol) -> String { "\\fB\(escaped(text))\\fP" }
  static func italic(_ text: some StringProtocol) -> String { "\\fI\(escaped(text))\\fP" }

  /// Every character as itself: an ASCII hyphen is a minus, or a search for an option fails, and
  /// quotes, which roff would curl, are straight.
  static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "…": escaped += "..."
      case "\u{20}"..."\u{7E}": escaped.unicodeScalars.append(scalar)
      case "\u{80}"...: escaped += "\\[u\(hexadecimal(scalar.value))]"
      default: escaped += " "
      }
    }
    return escaped
  }

  /// Four digits at least.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Prose, in which words between backquotes are to be typed.
  private static func marked(_ text: some StringProtocol) -> String {
    var isCode = false
    return text.split(separator: "`", omittingEmptySubsequences: false).map { part in
      defer { isCode.toggle() }
      return isCode ? bold(part) : escaped(part)
    }.joined()
  }

  /// A line that begins with a dot or an apostrophe would be a macro.
  private static func start(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func argument(_ text: String) -> String {
    "\""
      + escaped(text).split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\\(dq") + "\""
  }
}
