import TextMeasurement

/// A text at one size. Belongs to one thread.
final class SizedText {
  let source: WrappableText
  let size: Double
  let ruler: TextRuler
  /// On one line, or the widest line where there are hard breaks.
  let single: MeasuredWidth
  /// The same without white space at the end, which hangs: what a line has to have room for.
  let trimmed: MeasuredWidth
  private let countedLines: Int
  private var filler: LineFiller?
  private var counts = LineCounts()

  /// - Parameter mostLines: lines beyond these are not told apart; nil: all are.
  init(
    _ source: WrappableText, size: Double, ruler: TextRuler, mostLines: Int? = nil
  ) throws(MeasurementError) {
    self.source = source
    self.size = size
    self.ruler = ruler
    countedLines = mostLines ?? .max
    single = try source.measure(ruler, size: size)
    trimmed = try source.measureTrimmed(ruler, size: size, single: single)
  }

  /// - Parameters: `limit` and `pixel` in points.
  func wrap(limit: Double, pixel: Double) throws(MeasurementError) -> TextSlot.Wrapping {
    // Not-a-number counts as 0.
    let limit = limit > 0 ? limit : 0
    let lines = try lines(limit: limit)
    if isSurelyUnbroken(limit: limit, pixel: pixel) { return TextSlot.Wrapping(lines: lines) }
    let filler = try lineFiller()
    let fewest = try self.lines(limit: limit / (1 - trimmed.band))
    let most = try self.lines(limit: max(0, (limit - pixel) / (1 + trimmed.band)))
    return TextSlot.Wrapping(
      lines: lines, wraps: Verdict(fewest > 1, most > 1),
      breaksWord: filler.breaksWord(limit: limit),
      brokenWord: filler.worstWord(limit: limit, pixel: pixel))
  }

  /// How many lines the text takes within `limit` points.
  func lines(limit: Double) throws(MeasurementError) -> Int {
    if trimmed.width <= limit || source.text.isEmpty { return source.hardLineCount }
    var limit = WidthLimit(limit)
    if let known = counts.lines(limit: limit.points) { return known }
    let lines = try lineFiller().lines(&limit, most: countedLines)
    counts.add(limit, lines: lines)
    return lines
  }

  /// The worst word that is wider than `limit` or may be; both lengths in points.
  func brokenWord(limit: Double, pixel: Double) throws(MeasurementError) -> BrokenWord? {
    if isSurelyUnbroken(limit: limit, pixel: pixel) { return nil }
    return try lineFiller().worstWord(limit: limit, pixel: pixel)
  }

  /// Width in points of the widest of the first `lines` lines.
  func widestLine(first lines: Int, limit: Double) throws(MeasurementError) -> Double {
    if trimmed.width <= limit { return trimmed.width }
    return try lineFiller().widestLine(first: lines, limit: limit)
  }

  /// UTF-8 offset at which line `number`, counted from 0, starts; the text's end where there is no
  /// such line.
  func start(ofLine number: Int, limit: Double) throws(MeasurementError) -> Int {
    try lineFiller().start(ofLine: number, limit: limit).offset
  }

  // MARK: What is lost

  /// Characters after the first `lines` lines of the wrapped text, and one more that the ellipsis
  /// takes the place of. At least one.
  func lostCharacters(afterLine lines: Int, limit: Double) throws(MeasurementError) -> Int {
    let start = try lineFiller().start(ofLine: lines, limit: limit)
    let rest = source.pieces(ruler).shownCharacters(
      fromSegment: start.segment, cluster: start.cluster)
    return max(1, min(source.characterCount, rest + 1))
  }

  /// Characters after the first `lines` hard lines, and one more for the ellipsis. At least one.
  func lostCharacters(afterHardLine lines: Int) -> Int {
    var line = 0
    var shown = 0
    for character in source.text {
      if character.isNewline { line += 1 }
      if line >= lines { break }
      if character.isShown { shown += 1 }
    }
    let all = source.characterCount
    return max(1, min(all, all - shown + 1))
  }

  /// Characters that one line of `width` loses in `available`, both in points: an estimate by their
  /// average advance, with an ellipsis as one of them. What follows a hard line break is lost too.
  func lostCharacters(width: Double, available: Double) -> Int {
    let all = source.characterCount
    let onLine = source.hasLineBreak ? source.firstLineCharacterCount : all
    guard width > available, width > 0, onLine > 0 else {
      return source.hasLineBreak ? max(1, min(all, all - onLine + 1)) : 0
    }
    let share = max(0, available / width) * Double(onLine)
    let fitting = Int(exactly: share.rounded(.down)) ?? 0
    return all - max(0, min(onLine, fitting) - 1)
  }

  // MARK: The words

  private func lineFiller() throws(MeasurementError) -> LineFiller {
    if let filler { return filler }
    let made = try LineFiller(source.pieces(ruler), size: size, ruler: ruler)
    filler = made
    return made
  }

  /// Whether the text is so much narrower than `limit` that none of its words may be broken; both
  /// lengths in points.
  func isSurelyUnbroken(limit: Double, pixel: Double) -> Bool {
    trimmed.width * (1 + Self.widestBand) + pixel <= limit || source.text.isEmpty
  }

  /// No word's band is wider: 10 % for symbols and 2 % for capitals are the most that fonts.md has.
  /// A text that fits with that to spare has no word to look at.
  private static let widestBand = 0.25
}
