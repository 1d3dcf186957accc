import TextMeasurement

/// A text that may be wrapped at many sizes and widths. What does not depend on either is found
/// once. Belongs to one thread, as its measurer does.
final class WrappableText {
  let text: String
  let hasLineBreak: Bool
  /// The distinct, non-empty lines between hard line breaks.
  private var hardLines: [ScalableText]
  private var knownPieces: PieceTable?

  init(_ text: String) {
    self.text = text
    hasLineBreak = text.contains(where: \.isNewline)
    if hasLineBreak {
      var seen = Set<Substring>()
      hardLines = text.split(whereSeparator: \.isNewline)
        .filter { seen.insert($0).inserted }.map { ScalableText(String($0)) }
    } else {
      hardLines = text.isEmpty ? [] : [ScalableText(text)]
    }
  }

  /// On one line, or the widest line where there are hard breaks.
  func measure(_ ruler: TextRuler, size: Double) throws(MeasurementError) -> MeasuredWidth {
    var widest = MeasuredWidth.zero
    for index in hardLines.indices {
      let measured =
        if let known = hardLines[index].known(ruler, size: size) { known } else {
          try hardLines[index].measure(ruler, size: size)
        }
      if measured.width > widest.width { widest = measured }
    }
    return widest
  }

  /// Lines where nothing wraps; a hard break at the end opens one more.
  var hardLineCount: Int {
    if text.isEmpty { return 0 }
    return 1 + text.count(where: \.isNewline)
  }

  /// Grapheme clusters.
  private(set) lazy var characterCount = text.count

  var charactersAfterFirstLine: Int {
    text.firstIndex(where: \.isNewline).map { text[$0...].count - 1 } ?? 0
  }

  func pieces(_ ruler: TextRuler) -> PieceTable {
    if let knownPieces { return knownPieces }
    let breaks = ruler.measurer.lineBreaks(in: text, locale: ruler.attributes.locale)
    let result = PieceTable(BreakableText(text, breaks: breaks))
    knownPieces = result
    return result
  }
}

/// A text at one size.
final class SizedText {
  let source: WrappableText
  let size: Double
  let ruler: TextRuler
  /// On one line, or the widest line where there are hard breaks.
  let single: MeasuredWidth
  private var filler: LineFiller?

  init(_ source: WrappableText, size: Double, ruler: TextRuler) throws(MeasurementError) {
    self.source = source
    self.size = size
    self.ruler = ruler
    single = try source.measure(ruler, size: size)
  }

  /// - Parameters: `limit` and `pixel` in points.
  func wrap(limit: Double, pixel: Double) throws(MeasurementError) -> TextSlot.Wrapping {
    if source.text.isEmpty { return TextSlot.Wrapping(lines: 0) }
    if !source.hasLineBreak, single.width * (1 + Self.widestBand) + pixel <= limit {
      return TextSlot.Wrapping(lines: 1)
    }
    return try lineFiller().wrap(limit: limit, pixel: pixel)
  }

  /// Grapheme clusters after the first `lines` lines of the wrapped text.
  func characters(afterLine lines: Int, limit: Double) throws(MeasurementError) -> Int {
    let offset = try lineFiller().start(ofLine: lines, limit: limit)
    let utf8 = source.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex)
    return start.map { source.text[$0...].count } ?? 0
  }

  /// Grapheme clusters that a line of `width` loses in `available`, both in points: an estimate by
  /// their average advance, with an ellipsis as one of them.
  func lostCharacters(width: Double, available: Double) -> Int {
    let count = source.characterCount
    guard width > available, width > 0, count > 0 else { return 0 }
    let share = max(0, available / width) * Double(count)
    let fitting = Int(exactly: share.rounded(.down)) ?? 0
    return count - max(0, min(count, fitting) - 1)
  }

  private func lineFiller() throws(MeasurementError) -> LineFiller {
    if let filler { return filler }
    let made = try LineFiller(source.pieces(ruler), size: size, ruler: ruler)
    filler = made
    return made
  }

  /// No word's band is wider: 10 % for symbols and 2 % for capitals are the most that fonts.md has.
  /// A text that fits with that to spare has no word to look at.
  private static let widestBand = 0.25
}
