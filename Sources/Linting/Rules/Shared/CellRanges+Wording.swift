import PlatformFacts

extension CellRanges {
  /// Runs shorter than this are listed width by width.
  private static let shortestSpan = 3

  static func wording(_ ranges: [Range], _ grid: Grid) -> String {
    ranges
      .map { sizes($0.sizes) + " " + widths($0.widths, grid) }
      .joined(separator: "; ")
  }

  /// `on 320 and 375 pt`: some of the places of a grid.
  static func wording(of places: Set<Place>, _ grid: Grid) -> String {
    widths(grid.runs(grid.choice(places)), grid)
  }

  /// `at every text size`, `from xxLarge up`, `at large and from xxLarge to accessibility2`.
  private static func sizes(_ runs: [SizeRun]) -> String {
    if runs.allSatisfy({ $0.first == $0.last }) {
      return "at " + MessageText.list(runs.map(\.first.rawValue))
    }
    return MessageText.list(
      runs.map { run in
        if run.first == run.last { return "at \(run.first.rawValue)" }
        guard run.last == ContentSizeCategory.allCases.last else {
          return "from \(run.first.rawValue) to \(run.last.rawValue)"
        }
        let isAll = run.first == ContentSizeCategory.allCases.first
        return isAll ? "at every text size" : "from \(run.first.rawValue) up"
      })
  }

  /// `on every width`, `on widths up to 393 pt`, `on 320 and 375 pt @3x`.
  private static func widths(_ runs: [WidthRun], _ grid: Grid) -> String {
    let scales: [DisplayScale?] = [nil] + DisplayScale.allCases
    let parts = scales.compactMap { scale -> String? in
      let own = runs.filter { $0.displayScale == scale }
      return own.isEmpty ? nil : widths(own, scale, among: grid.widths(scale))
    }
    return parts.joined(separator: " and ")
  }

  private static func widths(
    _ runs: [WidthRun], _ scale: DisplayScale?, among all: [Double]
  ) -> String {
    let suffix = scale.map { " @\($0.rawValue)x" } ?? ""
    if runs.count == 1, let run = runs.first, all.count > 1 {
      let (isFirst, isLast) = (run.first == all.first, run.last == all.last)
      if isFirst, isLast {
        return scale.map { "on every @\($0.rawValue)x width" } ?? "on every width"
      }
      let isSpan = all.filter { run.first <= $0 && $0 <= run.last }.count >= shortestSpan
      if isFirst, isSpan { return "on widths up to \(points(run.last)) pt\(suffix)" }
      if isLast, isSpan { return "on widths from \(points(run.first)) pt\(suffix)" }
    }
    let items = runs.flatMap { run in
      let within = all.filter { run.first <= $0 && $0 <= run.last }
      guard within.count < shortestSpan else {
        return ["\(points(run.first))–\(points(run.last))"]
      }
      return within.map(points)
    }
    return "on \(MessageText.list(items)) pt\(suffix)"
  }

  private static func points(_ width: Double) -> String { MessageText.number(width, decimals: 3) }
}
