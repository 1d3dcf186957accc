import TextMeasurement

/// Fills lines with one text at one size. See `TextSlot` for the rules and the cost.
final class LineFiller {
  /// Texts up to this many bytes of UTF-8 have their lines measured whole.
  static let exactByteCount = 2_048

  /// Where a line starts: inside a word when `cluster` is not 0.
  struct Position {
    var segment: Int
    var cluster = 0
    /// UTF-8 offset in the text.
    var offset: Int
  }

  let text: BreakableText
  /// Remembers the pieces' shapes from one size to the next.
  let pieces: PieceTable
  let size: Double
  let ruler: TextRuler
  let isExact: Bool
  /// Of each distinct word.
  private(set) var words: [MeasuredWidth] = []
  /// Width in points of each distinct white space.
  private var gaps: [Double] = []
  /// In points; 0 in a text without soft hyphens.
  private var hyphen = 0.0
  /// What each unit of the text needs.
  private var units: [(word: Int, needs: MeasuredWidth)] = []
  /// The most that any unit measures, and the most that any may be wide short of a pixel, in
  /// points: limits above them need no look at the units.
  private var widestUnit = 0.0
  private var widestPossibleUnit = 0.0
  var clusters: [Int: WordClusters] = [:]

  init(_ pieces: PieceTable, size: Double, ruler: TextRuler) throws(MeasurementError) {
    self.pieces = pieces
    text = pieces.text
    self.size = size
    self.ruler = ruler
    isExact = text.byteCount <= Self.exactByteCount
    words = try pieces.words(ruler, size: size)
    gaps = try pieces.gaps(ruler, size: size)
    if text.hasHyphens { hyphen = try pieces.hyphen(ruler, size: size) }
    units.reserveCapacity(text.units.count)
    for unit in text.units {
      var needs = words[unit.word]
      var word = unit.word
      if let both = unit.withLast, words[both].width < needs.width {
        (needs, word) = (words[both], both)
      }
      units.append((word, needs))
      widestUnit = max(widestUnit, needs.width)
      widestPossibleUnit = max(widestPossibleUnit, needs.high(pixel: 0))
    }
  }

  /// How many lines the text takes; any number over `most` where it takes more than that.
  func lines(
    _ limit: inout WidthLimit, most: Int = .max
  ) throws(MeasurementError) -> Int {
    var lines = text.endsInLineBreak ? 1 : 0
    var position = start
    while position.segment < text.segments.count, lines <= most {
      position = try endOfLine(from: position, limit: &limit)
      lines += 1
    }
    return lines
  }

  /// Where line `number`, counted from 0, starts; behind the last segment where there is none.
  func start(ofLine number: Int, limit: Double) throws(MeasurementError) -> Position {
    var limit = WidthLimit(limit)
    var position = start
    var line = 0
    while line < number, position.segment < text.segments.count {
      position = try endOfLine(from: position, limit: &limit)
      line += 1
    }
    return position
  }

  /// Width in points of the widest of the first `count` lines.
  func widestLine(first count: Int, limit: Double) throws(MeasurementError) -> Double {
    var limit = WidthLimit(limit)
    var (widest, line) = (0.0, 0)
    var position = start
    while line < count, position.segment < text.segments.count {
      let next = try endOfLine(from: position, limit: &limit)
      if next.cluster > 0 {
        widest = max(widest, try stretch(from: position.offset, to: next.offset, hasHyphen: false))
      } else {
        widest = max(widest, try lineWidth(from: position, through: next.segment - 1))
      }
      position = next
      line += 1
    }
    return widest
  }

  // MARK: Words

  /// Whether a word is broken inside, by the point estimate.
  func breaksWord(limit: Double) -> Bool { widestUnit > limit }

  /// The widest of the words that certainly exceed the limit, else of those that may.
  func worstWord(limit: Double, pixel: Double) -> BrokenWord? {
    guard widestPossibleUnit + pixel > limit else { return nil }
    var worst: (word: Int, width: Double, verdict: Verdict)?
    var counts = (exceeding: 0, borderline: 0)
    for unit in units where unit.needs.high(pixel: pixel) > limit {
      let (width, verdict) = (
        unit.needs.width, unit.needs.verdict(limit: limit, pixel: pixel)
      )
      if verdict == .fits { continue }
      if verdict == .exceeds { counts.exceeding += 1 } else { counts.borderline += 1 }
      if let worst, (worst.verdict == .exceeds) == (verdict == .exceeds) {
        if width <= worst.width { continue }
      } else if worst?.verdict == .exceeds {
        continue
      }
      worst = (unit.word, width, verdict)
    }
    return worst.map {
      var word = BrokenWord(
        word: SoftHyphen.removed(from: text.words[$0.word]), width: $0.width, verdict: $0.verdict)
      word.others = ($0.verdict == .exceeds ? counts.exceeding : counts.borderline) - 1
      return word
    }
  }

  // MARK: One line

  var start: Position { Position(segment: 0, offset: 0) }

  /// Where the line after the one that starts at `start` begins.
  func endOfLine(
    from start: Position, limit: inout WidthLimit
  ) throws(MeasurementError) -> Position {
    let rest = try restOfWord(from: start)
    var last = estimatedEnd(from: start, rest: rest, limit: &limit)
    if isExact { last = try measuredEnd(near: last, from: start, limit: &limit) }
    if let last { return beginning(ofSegment: last + 1) }
    return try breakWord(from: start, rest: rest, limit: &limit)
  }

  /// The last segment of the line, by adding up its words; nil where no line may end that fits.
  ///
  /// A hyphen that does not fit ends nothing: the text behind it may.
  private func estimatedEnd(from start: Position, rest: Double, limit: inout WidthLimit) -> Int? {
    let segments = text.segments
    var last: Int?
    var index = start.segment
    var pen = rest
    while limit.fits(pen) {
      if !segments[index].isHyphenated || limit.fits(pen + hyphen) { last = index }
      guard canGoOn(after: index) else { break }
      pen += gaps[segments[index].gap]
      index += 1
      pen += words[segments[index].word].width
    }
    return last
  }

  /// The estimate put right by measuring the line itself.
  private func measuredEnd(
    near estimate: Int?, from start: Position, limit: inout WidthLimit
  ) throws(MeasurementError) -> Int? {
    let first = estimate ?? start.segment
    var last: Int?
    var index = first
    while true {
      if limit.fits(try lineWidth(from: start, through: index)) {
        last = index
      } else {
        guard text.segments[index].isHyphenated,
          limit.fits(try bareWidth(from: start, through: index))
        else { break }
      }
      guard canGoOn(after: index) else { break }
      index += 1
    }
    if let last { return last }
    index = first
    while index > start.segment {
      index -= 1
      if limit.fits(try lineWidth(from: start, through: index)) { return index }
    }
    return nil
  }

  private func canGoOn(after segment: Int) -> Bool {
    !text.segments[segment].isMandatory && segment + 1 < text.segments.count
  }

  /// With the hyphen that the line may end in.
  func lineWidth(
    from start: Position, through last: Int
  ) throws(MeasurementError) -> Double {
    let segment = text.segments[last]
    if last == start.segment, start.cluster == 0 { return words[segment.wordAtEnd].width }
    return try stretch(
      from: start.offset, to: segment.wordEnd, hasHyphen: segment.isHyphenated)
  }

  private func bareWidth(
    from start: Position, through last: Int
  ) throws(MeasurementError) -> Double {
    let segment = text.segments[last]
    if last == start.segment, start.cluster == 0 { return words[segment.word].width }
    return try stretch(from: start.offset, to: segment.wordEnd, hasHyphen: false)
  }

  /// Width in points of what stands between two UTF-8 offsets.
  func stretch(
    from start: Int, to end: Int, hasHyphen: Bool
  ) throws(MeasurementError) -> Double {
    try pieces.width(from: start, to: end, hasHyphen: hasHyphen, ruler, size: size)
  }

  func beginning(ofSegment segment: Int) -> Position {
    let isInside = segment < text.segments.count
    return Position(
      segment: segment, offset: isInside ? text.segments[segment].start : text.byteCount)
  }

  /// Without a hyphen, in points.
  private func restOfWord(from start: Position) throws(MeasurementError) -> Double {
    let segment = text.segments[start.segment]
    if start.cluster == 0 { return words[segment.word].width }
    let clusters = try clusters(ofWord: segment.word)
    if let total = clusters.ends.last { return total - clusters.ends[start.cluster] }
    return try bareWidth(from: start, through: start.segment)
  }
}
