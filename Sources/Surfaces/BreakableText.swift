import TextMeasurement

/// A text cut at its line breaking opportunities, with its distinct words and spaces numbered.
///
/// A word with soft hyphens is several segments, one for each syllable.
struct BreakableText {
  /// What stands between two opportunities. Offsets are UTF-8 offsets in the text.
  struct Segment {
    var start: Int
    /// Where the white space begins that hangs when a line ends behind the segment.
    var wordEnd: Int
    /// True when the line must end behind it.
    var isMandatory: Bool
    /// True when a hyphen is drawn where the line ends behind it.
    var isHyphenated = false
    /// Index in `words`.
    var word: Int
    /// Index in `words`: the word as it stands at the end of a line, with its hyphen.
    var wordAtEnd: Int
    /// Index in `gaps`: the trailing white space.
    var gap: Int
  }

  /// What needs room for itself: a word, or a syllable with its hyphen.
  struct Unit: Hashable {
    /// Index in `words`.
    var word: Int
    /// Index in `words`: a syllable together with the last one of its word, which may be narrower
    /// than a hyphen; nil where there is none.
    var withLast: Int?
  }

  let text: String
  let byteCount: Int
  private(set) var segments: [Segment] = []
  /// As spelled in the text, soft hyphens included.
  private(set) var words: [String] = []
  /// As drawn: without line breaks and soft hyphens.
  private(set) var gaps: [String] = []
  /// Distinct; words alone where there is no soft hyphen.
  private(set) var units: [Unit] = []
  /// Whether a line may end in a hyphen.
  private(set) var hasHyphens = false
  /// A hard break at the end of a text opens one more, empty line.
  let endsInLineBreak: Bool

  init(_ text: String, breaks: [LineBreak]) {
    var text = text
    // Offsets are looked up in constant time then.
    text.makeContiguousUTF8()
    self.text = text
    byteCount = text.utf8.count
    endsInLineBreak = text.last?.isNewline ?? false
    var builder = Builder(text: text, byteCount: byteCount)
    builder.cut(at: breaks)
    segments = builder.segments
    units = builder.findUnits()
    words = builder.words
    gaps = builder.gaps
    hasHyphens = builder.segments.contains(where: \.isHyphenated)
  }

  /// The text between two UTF-8 offsets, as spelled.
  func slice(_ start: Int, _ end: Int) -> Substring { Self.slice(text, start, end) }

  fileprivate static func slice(_ text: String, _ start: Int, _ end: Int) -> Substring {
    let utf8 = text.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: start, limitedBy: utf8.endIndex)
    let to = utf8.index(utf8.startIndex, offsetBy: end, limitedBy: utf8.endIndex)
    guard let from, from <= to ?? utf8.endIndex else { return "" }
    return text[from..<(to ?? utf8.endIndex)]
  }
}

extension BreakableText {
  /// Numbers the words and spaces while a text is cut.
  private struct Builder {
    let text: String
    let byteCount: Int
    var segments: [Segment] = []
    var words: [String] = []
    var gaps: [String] = []
    // By bytes: equal strings may be spelled in different lengths, and offsets are counted in them.
    private var wordIDs: [[UInt8]: Int] = [:]
    private var gapIDs: [[UInt8]: Int] = [:]

    init(text: String, byteCount: Int) {
      self.text = text
      self.byteCount = byteCount
    }

    mutating func cut(at breaks: [LineBreak]) {
      segments.reserveCapacity(breaks.count)
      var start = 0
      for lineBreak in breaks where lineBreak.utf8Offset > start {
        let end = min(lineBreak.utf8Offset, byteCount)
        if end <= start { break }
        if add(from: start, to: end, isMandatory: lineBreak.isMandatory) { start = end }
      }
      if start < byteCount { _ = add(from: start, to: byteCount, isMandatory: true) }
    }

    /// - Returns: false where no line ends: behind a soft hyphen with nothing in front of it.
    private mutating func add(from start: Int, to end: Int, isMandatory: Bool) -> Bool {
      let piece = BreakableText.slice(text, start, end)
      let word = piece.withoutHangingEnd
      let gap = piece[word.endIndex...]
      if word.isEmpty, let last = segments.indices.last, !segments[last].isMandatory {
        // All of it hangs, so the line before has room for it.
        let whole = BreakableText.slice(text, segments[last].wordEnd, end)
        segments[last].gap = gapID(whole)
        segments[last].isMandatory = isMandatory
        hyphenate(last, isHyphen(whole, end: end, isMandatory: isMandatory))
        return true
      }
      let isHyphenated = isHyphen(gap, end: end, isMandatory: isMandatory)
      if isHyphenated, word.isEmpty { return false }
      let number = Self.id(String(word), &wordIDs, &words)
      segments.append(
        Segment(
          start: start, wordEnd: start + word.utf8.count, isMandatory: isMandatory,
          word: number, wordAtEnd: number, gap: gapID(gap)))
      hyphenate(segments.count - 1, isHyphenated)
      return true
    }

    /// Whether a line that ends behind `gap` ends in a hyphen.
    private func isHyphen(_ gap: Substring, end: Int, isMandatory: Bool) -> Bool {
      !isMandatory && end < byteCount && !gap.isEmpty
        && gap.unicodeScalars.allSatisfy { $0 == SoftHyphen.scalar }
    }

    private mutating func hyphenate(_ segment: Int, _ isHyphenated: Bool) {
      let word = segments[segment].word
      segments[segment].isHyphenated = isHyphenated
      segments[segment].wordAtEnd =
        isHyphenated ? Self.id(words[word] + SoftHyphen.drawn, &wordIDs, &words) : word
    }

    /// A hard break has no width; fonts have no glyph for it.
    private mutating func gapID(_ gap: Substring) -> Int {
      Self.id(SoftHyphen.removed(from: String(gap)).filter { !$0.isNewline }, &gapIDs, &gaps)
    }

    /// Names the syllables that a hyphen is wider than the rest of: at the most the last one.
    mutating func findUnits() -> [Unit] {
      var units: [Unit] = []
      var seen = Set<Unit>()
      for (index, segment) in segments.enumerated() {
        var unit = Unit(word: segment.wordAtEnd)
        if segment.isHyphenated, index + 1 < segments.count, !segments[index + 1].isHyphenated {
          let both = BreakableText.slice(text, segment.start, segments[index + 1].wordEnd)
          unit.withLast = Self.id(String(both), &wordIDs, &words)
        }
        if !words[unit.word].isEmpty, seen.insert(unit).inserted { units.append(unit) }
      }
      return units
    }

    private static func id(
      _ piece: String, _ ids: inout [[UInt8]: Int], _ list: inout [String]
    ) -> Int {
      let bytes = Array(piece.utf8)
      if let known = ids[bytes] { return known }
      ids[bytes] = list.count
      list.append(piece)
      return list.count - 1
    }
  }
}
