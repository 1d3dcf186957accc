import TextMeasurement

/// A text that may be wrapped at many sizes and widths. What does not depend on either is found
/// once. Belongs to one thread, as its measurer does.
final class WrappableText {
  let text: String
  let hasLineBreak: Bool
  /// The distinct, non-empty lines between hard line breaks, without soft hyphens.
  private var hardLines: [ScalableText]
  /// The same without what hangs at their ends; empty where nothing does.
  private var trimmedLines: [ScalableText] = []
  private let hasHangingEnd: Bool
  private var knownPieces: PieceTable?

  init(_ text: String) {
    self.text = text
    hasLineBreak = text.contains(where: \.isNewline)
    let drawn = SoftHyphen.removed(from: text)
    let lines = hasLineBreak ? drawn.split(whereSeparator: \.isNewline) : [drawn[...]]
    let trimmed = lines.map(\.withoutHangingEnd)
    hardLines = Self.distinct(lines)
    hasHangingEnd = zip(lines, trimmed).contains { $0.endIndex != $1.endIndex }
    if hasHangingEnd { trimmedLines = Self.distinct(trimmed) }
  }

  private static func distinct(_ lines: [Substring]) -> [ScalableText] {
    if lines.count == 1 { return lines[0].isEmpty ? [] : [ScalableText(String(lines[0]))] }
    var seen = Set<Substring>()
    return lines.filter { !$0.isEmpty && seen.insert($0).inserted }
      .map { ScalableText(String($0)) }
  }

  /// On one line, or the widest line where there are hard breaks.
  func measure(_ ruler: TextRuler, size: Double) throws(MeasurementError) -> MeasuredWidth {
    try Self.widest(&hardLines, ruler, size)
  }

  /// The same without the white space at the end, which hangs.
  ///
  /// - Parameter single: What `measure` says.
  func measureTrimmed(
    _ ruler: TextRuler, size: Double, single: MeasuredWidth
  ) throws(MeasurementError) -> MeasuredWidth {
    hasHangingEnd ? try Self.widest(&trimmedLines, ruler, size) : single
  }

  /// What stands before the first hard line break, without white space at the end.
  func measureFirstLine(_ ruler: TextRuler, size: Double) throws(MeasurementError) -> MeasuredWidth
  {
    let line = text.prefix { !$0.isNewline }.withoutHangingEnd
    return try ruler.measure(SoftHyphen.removed(from: String(line)), size: size)
  }

  private static func widest(
    _ lines: inout [ScalableText], _ ruler: TextRuler, _ size: Double
  ) throws(MeasurementError) -> MeasuredWidth {
    var widest = MeasuredWidth.zero
    for index in lines.indices {
      let measured =
        if let known = lines[index].known(ruler, size: size) { known } else {
          try lines[index].measure(ruler, size: size)
        }
      if measured.width > widest.width { widest = measured }
    }
    return widest
  }

  /// Lines where nothing wraps; a hard break at the end opens one more.
  private(set) lazy var hardLineCount =
    text.isEmpty ? 0 : 1 + (hasLineBreak ? text.count(where: \.isNewline) : 0)

  /// Grapheme clusters that take part in the text's look: see `shownCharacterCount`.
  private(set) lazy var characterCount = text.shownCharacterCount

  /// The same before the first hard line break.
  private(set) lazy var firstLineCharacterCount =
    text.prefix { !$0.isNewline }.shownCharacterCount

  func pieces(_ ruler: TextRuler) -> PieceTable {
    if let knownPieces { return knownPieces }
    let breaks = ruler.measurer.lineBreaks(in: text, locale: ruler.attributes.locale)
    let result = PieceTable(BreakableText(text, breaks: breaks))
    knownPieces = result
    return result
  }
}
