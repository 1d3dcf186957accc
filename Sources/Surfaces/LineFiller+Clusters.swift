import TextMeasurement

/// A word that is broken, by grapheme clusters.
struct WordClusters {
  /// UTF-8 offsets of the clusters' ends from the word's start, 0 first.
  var offsets: [Int]
  /// Points up to the end of each cluster, 0 first; empty where pieces are measured whole.
  var ends: [Double]

  var count: Int { offsets.count - 1 }
}

/// Breaking inside a word that is wider than a line.
extension LineFiller {
  /// Words up to this many grapheme clusters have their pieces measured whole.
  static let exactClusterCount = 128

  /// Takes as many clusters as fit, at least one. No hyphen is drawn there.
  func breakWord(
    from start: Position, rest: Double, limit: inout WidthLimit
  ) throws(MeasurementError) -> Position {
    let segment = text.segments[start.segment]
    let clusters = try clusters(ofWord: segment.word)
    let end: Int
    if clusters.ends.isEmpty {
      end = try measuredPiece(of: clusters, from: start, rest: rest, limit: &limit)
    } else {
      end = Self.summedPiece(of: clusters, from: start.cluster, limit: &limit)
    }
    if end >= clusters.count { return beginning(ofSegment: start.segment + 1) }
    return Position(
      segment: start.segment, cluster: end, offset: segment.start + clusters.offsets[end])
  }

  private func measuredPiece(
    of clusters: WordClusters, from start: Position, rest: Double, limit: inout WidthLimit
  ) throws(MeasurementError) -> Int {
    let origin = start.offset - clusters.offsets[start.cluster]
    func fits(_ end: Int, _ limit: inout WidthLimit) throws(MeasurementError) -> Bool {
      limit.fits(
        try stretch(
          from: start.offset, to: origin + clusters.offsets[end], hasHyphen: false))
    }
    let remaining = clusters.count - start.cluster
    let estimate = Self.share(of: remaining, rest: rest, limit: &limit)
    var end = start.cluster + max(1, min(estimate, remaining))
    var fitting: Int?
    var misses = 0
    // A letter may be narrower with the next one joined to it: one that does not fit says little.
    while end <= clusters.count, misses < 3 {
      if try fits(end, &limit) { (fitting, misses) = (end, 0) } else { misses += 1 }
      end += 1
    }
    if let fitting { return fitting }
    end = start.cluster + max(1, min(estimate, remaining))
    while end > start.cluster + 1 {
      end -= 1
      if try fits(end, &limit) { break }
    }
    return end
  }

  /// How many of `count` clusters fit if all are equally wide. Limits that would come to another
  /// number are told from this one.
  private static func share(of count: Int, rest: Double, limit: inout WidthLimit) -> Int {
    let width = rest / Double(max(1, count))
    guard width > 0 else { return count }
    let share = Int(exactly: min(limit.points / width, Double(count)).rounded(.down)) ?? count
    _ = limit.fits(Double(share) * width)
    _ = limit.fits(Double(share + 1) * width)
    return share
  }

  /// By bisection in the running sums.
  private static func summedPiece(
    of clusters: WordClusters, from start: Int, limit: inout WidthLimit
  ) -> Int {
    var low = start + 1
    var high = clusters.count
    while low < high {
      let middle = low + (high - low + 1) / 2
      if limit.fits(clusters.ends[middle] - clusters.ends[start]) {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  func clusters(ofWord id: Int) throws(MeasurementError) -> WordClusters {
    if let known = clusters[id] { return known }
    let word = text.words[id]
    var result = WordClusters(offsets: [0], ends: [])
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
        let drawn = SoftHyphen.removed(from: String(cluster))
        let width = try ruler.measure(drawn, size: size).width
        known[cluster] = width
        sum += width
      }
      sums.append(sum)
    }
    let factor = sum > 0 ? total / sum : 1
    return sums.map { $0 * factor }
  }
}
