import TextMeasurement

/// The words, spaces, lines and broken-off pieces of one text. Each is shaped when a size first
/// needs it; at other sizes its width is a multiplication. Belongs to one thread.
final class PieceTable {
  let text: BreakableText
  /// The text's distinct words and spaces, and whatever else was asked for.
  private var pieces: [ScalableText]
  private var hyphen = ScalableText(SoftHyphen.drawn)
  /// Indices in `pieces`.
  private var indices: [Stretch: Int] = [:]
  /// Shown grapheme clusters before each segment, and their number.
  private lazy var shownBefore = countShown()

  /// From one UTF-8 offset to another.
  private struct Stretch: Hashable {
    var start: Int
    var end: Int
    var hasHyphen: Bool
  }

  init(_ text: BreakableText) {
    self.text = text
    pieces =
      text.words.map { ScalableText(SoftHyphen.removed(from: $0)) }
      + text.gaps.map(ScalableText.init)
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

  /// Width in points of the hyphen that is drawn at a soft hyphen.
  func hyphen(_ ruler: TextRuler, size: Double) throws(MeasurementError) -> Double {
    try hyphen.measure(ruler, size: size).width
  }

  /// Width in points of what stands between two UTF-8 offsets, `start` not after `end`.
  func width(
    from start: Int, to end: Int, hasHyphen: Bool, _ ruler: TextRuler, size: Double
  ) throws(MeasurementError) -> Double {
    let stretch = Stretch(start: start, end: max(start, end), hasHyphen: hasHyphen)
    if let index = indices[stretch] { return try measure(index, ruler, size: size).width }
    let index = pieces.count
    indices[stretch] = index
    let drawn = SoftHyphen.removed(from: String(text.slice(stretch.start, stretch.end)))
    pieces.append(ScalableText(hasHyphen ? drawn + SoftHyphen.drawn : drawn))
    return try measure(index, ruler, size: size).width
  }

  /// Shown grapheme clusters from cluster `cluster` of a segment's word on.
  func shownCharacters(fromSegment segment: Int, cluster: Int) -> Int {
    guard segment < text.segments.count, let total = shownBefore.last else { return 0 }
    return max(0, total - shownBefore[segment] - cluster)
  }

  private func measure(
    _ index: Int, _ ruler: TextRuler, size: Double
  ) throws(MeasurementError) -> MeasuredWidth {
    if let known = pieces[index].known(ruler, size: size) { return known }
    return try pieces[index].measure(ruler, size: size)
  }

  private func countShown() -> [Int] {
    var counts: [Int] = []
    counts.reserveCapacity(text.segments.count + 1)
    var (shown, offset) = (0, 0)
    for character in text.text {
      while counts.count < text.segments.count, text.segments[counts.count].start <= offset {
        counts.append(shown)
      }
      if character.isShown { shown += 1 }
      offset += character.utf8.count
    }
    // A segment that starts inside the last cluster.
    while counts.count <= text.segments.count { counts.append(shown) }
    return counts
  }
}
