/// Fills lines with words.
public enum TextWrapping {
  /// `text` in lines of at most `width` columns, the first behind `first`, all others behind
  /// `rest`. Words part at spaces; one that is wider than a line is broken. Bidirectional isolates
  /// do not reach over a line's end: they are closed and opened anew.
  public static func wrapped(
    _ text: String, width: Int, first: String = "", rest: String = ""
  ) -> String {
    var filler = LineFiller(width: width, first: first, rest: rest)
    // By scalars, which is much faster than by characters.
    for word in text.unicodeScalars.split(whereSeparator: { $0 == " " || isNewline($0) }) {
      filler.add(String(word))
    }
    return filler.finish()
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Paragraphs apart by blank lines, each wrapped; an indented line is kept as it is.
  public static func paragraphs(_ text: String, width: Int, indent: String) -> String {
    var blocks: [String] = []
    var words: [String] = []
    func flush() {
      guard !words.isEmpty else { return }
      let joined = words.joined(separator: " ")
      blocks.append(wrapped(joined, width: width, first: indent, rest: indent))
      words = []
    }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasPrefix("  ") {
        flush()
        blocks.append(indent + line)
      } else if line.allSatisfy(\.isWhitespace) {
        flush()
        blocks.append("")
      } else {
        words.append(String(line))
      }
    }
    flush()
    while blocks.last == "" { blocks.removeLast() }
    return blocks.joined(separator: "\n")
  }
}

private struct LineFiller {
  let width: Int
  let rest: String
  private var lines: [String] = []
  private var line: String
  private var used: Int
  private var isLineEmpty = true
  private var openIsolates = 0

  init(width: Int, first: String, rest: String) {
    // Below this, nothing can be read; a narrower terminal wraps for itself.
    self.width = max(width, 24)
    self.rest = rest
    line = first
    used = DisplayWidth.columns(first)
  }

  mutating func add(_ word: String) {
    let columns = DisplayWidth.columns(word)
    let space = isLineEmpty ? 0 : 1
    if used + space + columns <= width {
      append((isLineEmpty ? "" : " ") + word, columns: space + columns)
    } else {
      if !isLineEmpty { breakLine() }
      if used + columns <= width { append(word, columns: columns) } else { addBroken(word) }
    }
  }

  private mutating func addBroken(_ word: String) {
    for character in word {
      let columns = DisplayWidth.columns(character)
      if used + columns > width, !isLineEmpty { breakLine() }
      append(String(character), columns: columns)
    }
  }

  private mutating func append(_ text: String, columns: Int) {
    // In ASCII there is none.
    if columns != text.utf8.count {
      countIsolates(in: text)
    }
    line += text
    used += columns
    isLineEmpty = false
  }

  private mutating func countIsolates(in text: String) {
    for scalar in text.unicodeScalars {
      if scalar == "\u{2068}" { openIsolates += 1 }
      if scalar == "\u{2069}" { openIsolates = max(0, openIsolates - 1) }
    }
  }

  private mutating func breakLine() {
    lines.append(line + String(repeating: "\u{2069}", count: openIsolates))
    line = rest + String(repeating: "\u{2068}", count: openIsolates)
    used = DisplayWidth.columns(rest)
    isLineEmpty = true
  }

  mutating func finish() -> String {
    lines.append(line)
    return lines.joined(separator: "\n")
  }
}
