/// A width that lines are filled up to. It remembers what it was compared with: at any other limit
/// from `least` to short of `most` every comparison comes out the same, and so do the lines.
struct WidthLimit {
  /// In points.
  let points: Double
  private(set) var least = -Double.infinity
  private(set) var most = Double.infinity

  /// Not-a-number and negative limits count as 0.
  init(_ points: Double) { self.points = points > 0 ? points : 0 }

  mutating func fits(_ width: Double) -> Bool {
    if width <= points {
      least = max(least, width)
      return true
    }
    most = min(most, width)
    return false
  }
}

/// How many lines a text takes, by limit: a step for each way to fill them that was met.
struct LineCounts {
  private struct Step {
    /// In points: from `least` to short of `most`.
    var least: Double
    var most: Double
    var lines: Int
  }

  private var steps: [Step] = []
  /// Where the last look-up ended.
  private var last = 0

  /// nil where no step holds `limit`.
  mutating func lines(limit: Double) -> Int? {
    if steps.indices.contains(last), steps[last].least <= limit, limit < steps[last].most {
      return steps[last].lines
    }
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = low + (high - low) / 2
      if steps[middle].most <= limit { low = middle + 1 } else { high = middle }
    }
    guard low < steps.count, steps[low].least <= limit else { return nil }
    last = low
    return steps[low].lines
  }

  /// - Parameter limit: one with which lines were filled.
  mutating func add(_ limit: WidthLimit, lines: Int) {
    let index = steps.firstIndex { $0.least > limit.points } ?? steps.count
    // Steps that overlap would say the same of what they share; each keeps its own part.
    let least = index > 0 ? max(limit.least, steps[index - 1].most) : limit.least
    let most = index < steps.count ? min(limit.most, steps[index].least) : limit.most
    guard least <= limit.points, limit.points < most else { return }
    steps.insert(Step(least: least, most: most, lines: lines), at: index)
    last = index
  }
}
