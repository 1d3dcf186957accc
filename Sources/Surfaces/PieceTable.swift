import TextMeasurement

/// The words, spaces, lines and broken-off pieces of one text. Each is shaped when a size first
/// needs it; at other sizes its width is a multiplication. Belongs to one thread.
final class PieceTable {
  let text: BreakableText
  /// The text's distinct words and spaces, and whatever else was asked for.
  private var pieces: [ScalableText]
  /// Indices in `pieces` by UTF-8 offsets.
  private var indices: [Range<Int>: Int] = [:]

  init(_ text: BreakableText) {
    self.text = text
    pieces = text.words.map(ScalableText.init) + text.gaps.map(ScalableText.init)
  }

  /// Of each distinct word.
  func words(_ ruler: TextRuler, size: Double) throws(MeasurementError) -> [MeasuredWidth] {
    var words: [MeasuredWidth] = []
    words.reserveCapacity(text.words.count)
    for index in text.words.indices { words.append(try measure(index, ruler, size: size)) }
    return words
  }

  /// Width in points of each distinct white space.
  func gaps(_ ruler: TextRuler, size: Double) throws(MeasurementError) -> [Double] {
    var gaps: [Double] = []
    for index in text.gaps.indices {
      gaps.append(try measure(text.words.count + index, ruler, size: size).width)
    }
    return gaps
  }

  /// Width in points of what stands between two UTF-8 offsets, `start` not after `end`.
  func width(
    from start: Int, to end: Int, _ ruler: TextRuler, size: Double
  ) throws(MeasurementError) -> Double {
    let range = start..<max(start, end)
    if let index = indices[range] { return try measure(index, ruler, size: size).width }
    let index = pieces.count
    indices[range] = index
    pieces.append(ScalableText(text.string(range.lowerBound, range.upperBound)))
    return try measure(index, ruler, size: size).width
  }

  private func measure(
    _ index: Int, _ ruler: TextRuler, size: Double
  ) throws(MeasurementError) -> MeasuredWidth {
    if let known = pieces[index].known(ruler, size: size) { return known }
    return try pieces[index].measure(ruler, size: size)
  }
}
