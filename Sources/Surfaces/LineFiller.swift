import TextMeasurement

/// Fills lines with one text at one size. See `TextSlot` for the rules and the cost.
final class LineFiller {
  /// Texts up to this many bytes of UTF-8 have their lines measured whole.
  static let exactByteCount = 2_048
  /// Words up to this many grapheme clusters have their pieces measured whole.
  static let exactClusterCount = 128

  /// Where a line starts: inside a word when `cluster` is not 0.
  private struct Position {
    var segment: Int
    var cluster = 0
    /// UTF-8 offset in the text.
    var offset: Int
  }

  /// A word that is broken, by grapheme clusters.
  private struct Clusters {
    /// UTF-8 offsets of the clusters' ends from the word's start, 0 first.
    var offsets: [Int]
    /// Points up to the end of each cluster, 0 first; empty where pieces are measured whole.
    var ends: [Double]

    var count: Int { offsets.count - 1 }
  }

  private let text: BreakableText
  /// Remembers the pieces' shapes from one size to the next.
  private let pieces: PieceTable
  private let size: Double
  private let ruler: TextRuler
  private let isExact: Bool
  /// Of each distinct word.
  private var words: [MeasuredWidth] = []
  /// The most that any word measures, and the most that any may be wide short of a pixel, in
  /// points: limits above them need no look at the words.
  private var widestWord = 0.0
  private var widestPossibleWord = 0.0
  /// Width in points of each distinct white space.
  private var gaps: [Double] = []
  private var clusters: [Int: Clusters] = [:]

  init(_ pieces: PieceTable, size: Double, ruler: TextRuler) throws(MeasurementError) {
    self.pieces = pieces
    text = pieces.text
    self.size = size
    self.ruler = ruler
    isExact = text.byteCount <= Self.exactByteCount
    words = try pieces.words(ruler, size: size)
    gaps = try pieces.gaps(ruler, size: size)
    for word in words {
      widestWord = max(widestWord, word.width)
      widestPossibleWord = max(widestPossibleWord, word.high(pixel: 0))
    }
  }

  /// - Parameters: `limit` and `pixel` in points.
  func wrap(limit: Double, pixel: Double) throws(MeasurementError) -> TextSlot.Wrapping {
    var lines = text.endsInLineBreak ? 1 : 0
    var position = Position(segment: 0, offset: 0)
    while position.segment < text.segments.count {
      position = try endOfLine(from: position, limit: limit)
      lines += 1
    }
    return TextSlot.Wrapping(
      lines: lines, breaksWord: widestWord > limit,
      brokenWord: worstWord(limit: limit, pixel: pixel))
  }

  /// UTF-8 offset at which line `number`, counted from 0, starts; the text's end where there is no
  /// such line.
  func start(ofLine number: Int, limit: Double) throws(MeasurementError) -> Int {
    var position = Position(segment: 0, offset: 0)
    var line = 0
    while line < number, position.segment < text.segments.count {
      position = try endOfLine(from: position, limit: limit)
      line += 1
    }
    return position.segment < text.segments.count ? position.offset : text.byteCount
  }

  /// The widest of the words that certainly exceed the limit, else of those that may.
  private func worstWord(limit: Double, pixel: Double) -> BrokenWord? {
    guard widestPossibleWord + pixel > limit else { return nil }
    var worst: BrokenWord?
    for (index, word) in words.enumerated() where word.high(pixel: pixel) > limit {
      if text.words[index].isEmpty { continue }
      let verdict = word.verdict(limit: limit, pixel: pixel)
      if verdict == .fits { continue }
      if let known = worst {
        let isWorse = (verdict == .exceeds ? 1 : 0, word.width)
        if isWorse <= (known.verdict == .exceeds ? 1 : 0, known.width) { continue }
      }
      worst = BrokenWord(
        word: text.words[index], width: word.width, verdict: verdict)
    }
    return worst
  }

  // MARK: One line

  /// Where the line after the one that starts at `start` begins.
  private func endOfLine(
    from start: Position, limit: Double
  ) throws(MeasurementError) -> Position {
    let segments = text.segments
    var pen = try restOfWord(from: start)
    if pen > limit { return try breakWord(from: start, rest: pen, limit: limit) }

    var last = start.segment
    pen += gaps[segments[last].gap]
    while canGoOn(after: last), pen + words[segments[last + 1].word].width <= limit {
      last += 1
      pen += words[segments[last].word].width + gaps[segments[last].gap]
    }
    if isExact { last = try corrected(last, from: start, limit: limit) }
    return beginning(ofSegment: last + 1)
  }

  /// The estimate `last` put right by measuring the line itself.
  private func corrected(
    _ last: Int, from start: Position, limit: Double
  ) throws(MeasurementError) -> Int {
    var last = last
    var isTooLong = false
    while last > start.segment, try lineWidth(from: start, through: last) > limit {
      isTooLong = true
      last -= 1
    }
    if isTooLong { return last }
    while canGoOn(after: last), try lineWidth(from: start, through: last + 1) <= limit {
      last += 1
    }
    return last
  }

  private func canGoOn(after segment: Int) -> Bool {
    !text.segments[segment].isMandatory && segment + 1 < text.segments.count
  }

  private func lineWidth(
    from start: Position, through last: Int
  ) throws(MeasurementError) -> Double {
    try pieces.width(
      from: start.offset, to: max(start.offset, text.segments[last].wordEnd), ruler, size: size)
  }

  private func beginning(ofSegment segment: Int) -> Position {
    let isInside = segment < text.segments.count
    return Position(
      segment: segment, offset: isInside ? text.segments[segment].start : text.byteCount)
  }

  // MARK: Inside a word

  private func restOfWord(from start: Position) throws(MeasurementError) -> Double {
    let segment = text.segments[start.segment]
    if start.cluster == 0 { return words[segment.word].width }
    let clusters = try clusters(ofWord: segment.word)
    if let total = clusters.ends.last { return total - clusters.ends[start.cluster] }
    return try lineWidth(from: start, through: start.segment)
  }

  /// Takes as many clusters as fit, at least one.
  private func breakWord(
    from start: Position, rest: Double, limit: Double
  ) throws(MeasurementError) -> Position {
    let segment = text.segments[start.segment]
    let clusters = try clusters(ofWord: segment.word)
    let end: Int
    if clusters.ends.isEmpty {
      end = try measuredPiece(of: clusters, from: start, rest: rest, limit: limit)
    } else {
      end = Self.summedPiece(of: clusters, from: start.cluster, limit: limit)
    }
    if end >= clusters.count { return beginning(ofSegment: start.segment + 1) }
    return Position(
      segment: start.segment, cluster: end, offset: segment.start + clusters.offsets[end])
  }

  private func measuredPiece(
    of clusters: Clusters, from start: Position, rest: Double, limit: Double
  ) throws(MeasurementError) -> Int {
    let origin = start.offset - clusters.offsets[start.cluster]
    func fits(_ end: Int) throws(MeasurementError) -> Bool {
      let width = try pieces.width(
        from: start.offset, to: origin + clusters.offsets[end], ruler, size: size)
      return width <= limit
    }
    let remaining = clusters.count - start.cluster
    // 0 to 1, as the rest is wider than the limit.
    let share = max(0, min(1, limit / rest))
    let estimate = share.isFinite ? Int(share * Double(remaining)) : 1
    var end = start.cluster + max(1, min(estimate, remaining))
    var isTooLong = false
    while end > start.cluster + 1, try !fits(end) {
      isTooLong = true
      end -= 1
    }
    if isTooLong { return end }
    while end < clusters.count, try fits(end + 1) { end += 1 }
    return end
  }

  /// By bisection in the running sums.
  private static func summedPiece(of clusters: Clusters, from start: Int, limit: Double) -> Int {
    let reach = clusters.ends[start] + limit
    var low = start + 1
    var high = clusters.count
    while low < high {
      let middle = low + (high - low + 1) / 2
      if clusters.ends[middle] <= reach { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func clusters(ofWord id: Int) throws(MeasurementError) -> Clusters {
    if let known = clusters[id] { return known }
    let word = text.words[id]
    var result = Clusters(offsets: [0], ends: [])
    var offset = 0
    for cluster in word {
      offset += cluster.utf8.count
      result.offsets.append(offset)
    }
    if !isExact || result.count > Self.exactClusterCount {
      result.ends = try runningSums(of: word, total: words[id].width)
    }
    clusters[id] = result
    return result
  }

  /// Points up to the end of each cluster, scaled so that the last is the word's own width: letters
  /// that join or kern are not as wide as they are alone.
  private func runningSums(
    of word: String, total: Double
  ) throws(MeasurementError) -> [Double] {
    var known: [Character: Double] = [:]
    var sums = [0.0]
    var sum = 0.0
    for cluster in word {
      if let width = known[cluster] {
        sum += width
      } else {
        let width = try ruler.measure(String(cluster), size: size).width
        known[cluster] = width
        sum += width
      }
      sums.append(sum)
    }
    let factor = sum > 0 ? total / sum : 1
    return sums.map { $0 * factor }
  }
}
