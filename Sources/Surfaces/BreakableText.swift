import TextMeasurement

/// A text cut at its line breaking opportunities, with its distinct words and spaces numbered.
struct BreakableText {
  /// What stands between two opportunities. Offsets are UTF-8 offsets in the text.
  struct Segment {
    var start: Int
    /// Where the trailing white space begins.
    var wordEnd: Int
    /// True when the line must end behind it.
    var isMandatory: Bool
    /// Index in `words`.
    var word: Int
    /// Index in `gaps`: the trailing white space.
    var gap: Int
  }

  let text: String
  let byteCount: Int
  private(set) var segments: [Segment] = []
  private(set) var words: [String] = []
  private(set) var gaps: [String] = []
  /// A hard break at the end of a text opens one more, empty line.
  let endsInLineBreak: Bool

  init(_ text: String, breaks: [LineBreak]) {
    self.text = text
    byteCount = text.utf8.count
    endsInLineBreak = text.last?.isNewline ?? false
    // By bytes: equal strings may be spelled in different lengths, and offsets are counted in them.
    var wordIDs: [[UInt8]: Int] = [:]
    var gapIDs: [[UInt8]: Int] = [:]
    segments.reserveCapacity(breaks.count)

    func id(_ piece: String, _ ids: inout [[UInt8]: Int], _ list: inout [String]) -> Int {
      let bytes = Array(piece.utf8)
      if let known = ids[bytes] { return known }
      ids[bytes] = list.count
      list.append(piece)
      return list.count - 1
    }
    func add(from start: Int, to end: Int, isMandatory: Bool) {
      let piece = Self.slice(text, start, end)
      let trailing = piece.unicodeScalars.reversed().prefix { $0.properties.isWhitespace }
      let gapLength = trailing.reduce(0) { $0 + UTF8.width($1) }
      let wordEnd = end - gapLength
      segments.append(
        Segment(
          start: start, wordEnd: wordEnd, isMandatory: isMandatory,
          word: id(Self.string(text, start, wordEnd), &wordIDs, &words),
          // A hard break has no width; fonts have no glyph for it.
          gap: id(
            Self.string(text, wordEnd, end).filter { !$0.isNewline }, &gapIDs, &gaps)))
    }

    var start = 0
    for lineBreak in breaks where lineBreak.utf8Offset > start {
      let end = min(lineBreak.utf8Offset, byteCount)
      if end <= start { break }
      add(from: start, to: end, isMandatory: lineBreak.isMandatory)
      start = end
    }
    if start < byteCount { add(from: start, to: byteCount, isMandatory: true) }
  }

  /// The text between two UTF-8 offsets.
  func string(_ start: Int, _ end: Int) -> String { Self.string(text, start, end) }

  private static func string(_ text: String, _ start: Int, _ end: Int) -> String {
    String(slice(text, start, end))
  }

  private static func slice(_ text: String, _ start: Int, _ end: Int) -> Substring {
    let utf8 = text.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: start, limitedBy: utf8.endIndex)
    let to = utf8.index(utf8.startIndex, offsetBy: end, limitedBy: utf8.endIndex)
    guard let from, from <= to ?? utf8.endIndex else { return "" }
    return text[from..<(to ?? utf8.endIndex)]
  }
}
