/// Fills lines with words.
public enum TextWrapping {
  /// `text` in lines of at most `width` columns, the first behind `first`, all others behind
  /// `rest`. Words part at spaces; one that is wider than a line is broken. Bidirectional isolates
  /// do not reach over a line's end: they are closed and opened anew.
  public static func wrapped(
    _ text: String, width: Int, first: String = "", rest: String = ""
  ) -> String {
    var lines: [UInt8] = []
    append(text, to: &lines, width: width, first: first, rest: rest)
    return String(decoding: lines, as: UTF8.self)
  }

  /// The same, behind what `lines` already has.
  static func append(
    _ text: String, to lines: inout [UInt8], width: Int, first: String = "", rest: String = ""
  ) {
    var filler = LineFiller(width: width, rest: rest)
    // Handed over and back, never copied.
    swap(&filler.bytes, &lines)
    filler.begin(first)
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      var isASCII = true
      var index = 0
      while index < bytes.count {
        let length = separatorLength(bytes, at: index)
        if length == 0 {
          if !(0x20..<0x7F).contains(bytes[index]) { isASCII = false }
          index += 1
          continue
        }
        if start < index { filler.add(bytes[start..<index], isASCII: isASCII) }
        index += length
        start = index
        isASCII = true
      }
      if start < index { filler.add(bytes[start..<index], isASCII: isASCII) }
    }
    swap(&filler.bytes, &lines)
  }

  /// Bytes of the space or line end there, 0 where there is none: a space, U+000A to U+000D, U+0085,
  /// U+2028 and U+2029.
  private static func separatorLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch bytes[index] {
    case 0x20, 0x0A...0x0D: return 1
    case 0xC2: return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
      return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
    default: return 0
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
  typealias Word = Slice<UnsafeBufferPointer<UInt8>>

  let width: Int
  let rest: String
  private let restColumns: Int
  /// All lines so far, without a line end behind the last.
  var bytes: [UInt8] = []
  private var used = 0
  private var isLineEmpty = true
  private var openIsolates = 0

  init(width: Int, rest: String) {
    // Below this, nothing can be read; a narrower terminal wraps for itself.
    self.width = max(width, 24)
    self.rest = rest
    restColumns = DisplayWidth.columns(rest)
  }

  mutating func begin(_ first: String) {
    bytes.append(contentsOf: first.utf8)
    used = DisplayWidth.columns(first)
  }

  /// - Parameter isASCII: whether the word is of visible ASCII alone.
  mutating func add(_ word: Word, isASCII: Bool) {
    // In ASCII a column is a byte, and nothing isolates.
    let text = isASCII ? "" : String(decoding: word, as: UTF8.self)
    let columns = isASCII ? word.count : DisplayWidth.columns(text)
    let space = isLineEmpty ? 0 : 1
    if used + space + columns > width, !isLineEmpty { breakLine() }
    if used + columns > width, isLineEmpty {
      return addBroken(isASCII ? String(decoding: word, as: UTF8.self) : text)
    }
    if !isLineEmpty {
      bytes.append(0x20)
      used += 1
    }
    bytes.append(contentsOf: word)
    if !isASCII { countIsolates(in: text) }
    used += columns
    isLineEmpty = false
  }

  private mutating func addBroken(_ word: String) {
    for character in word {
      let columns = DisplayWidth.columns(character)
      if used + columns > width, !isLineEmpty { breakLine() }
      let text = String(character)
      bytes.append(contentsOf: text.utf8)
      countIsolates(in: text)
      used += columns
      isLineEmpty = false
    }
  }

  private mutating func countIsolates(in text: String) {
    for scalar in text.unicodeScalars {
      if scalar == "\u{2068}" { openIsolates += 1 }
      if scalar == "\u{2069}" { openIsolates = max(0, openIsolates - 1) }
    }
  }

  private mutating func breakLine() {
    append("\u{2069}", count: openIsolates)
    bytes.append(0x0A)
    bytes.append(contentsOf: rest.utf8)
    append("\u{2068}", count: openIsolates)
    used = restColumns
    isLineEmpty = true
  }

  private mutating func append(_ isolate: String, count: Int) {
    for _ in 0..<count { bytes.append(contentsOf: isolate.utf8) }
  }
}
