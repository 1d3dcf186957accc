import PlatformFacts
import Surfaces

/// A set of cells as a few ranges of content sizes and widths, for a person to read: `from xxLarge
/// up on 320 and 375 pt`.
///
/// The ranges cover the set exactly: read against all cells that were looked at, they claim each
/// cell of the set and no other.
struct CellRanges {
  /// Neighbouring content sizes, both ends included.
  struct SizeRun: Hashable {
    var first: ContentSizeCategory
    var last: ContentSizeCategory
  }

  /// Neighbouring widths among those looked at, in points, both ends included; with a display
  /// scale only the places of that scale.
  struct WidthRun: Hashable {
    var first: Double
    var last: Double
    var displayScale: DisplayScale?
  }

  /// All cells at one of the sizes on one of the widths.
  struct Range: Hashable {
    var sizes: [SizeRun]
    var widths: [WidthRun]

    func contains(_ cell: Finding.Cell) -> Bool {
      sizes.contains { $0.first <= cell.contentSize && cell.contentSize <= $0.last }
        && widths.contains {
          $0.first <= cell.width && cell.width <= $0.last
            && ($0.displayScale == nil || $0.displayScale == cell.displayScale)
        }
    }
  }

  let ranges: [Range]
  let text: String

  /// - Parameters:
  ///   - cells: the set to describe.
  ///   - all: every cell that was looked at; `cells` count as looked at in any case.
  init(_ cells: some Sequence<Finding.Cell>, among all: some Sequence<Finding.Cell>) {
    let set = Set(cells)
    let grid = Grid(places: Set(all.lazy.map(Place.init)).union(set.map(Place.init)))
    let table = Table(set, grid)
    // Either way covers the set; the shorter text is the one that its shape suits.
    let candidates = [table.byPlace(grid), table.bySize(grid)].map {
      (ranges: $0, text: Self.wording($0, grid))
    }
    let best = candidates.min { $0.text.utf8.count < $1.text.utf8.count }
    ranges = best?.ranges ?? []
    text = best?.text ?? ""
  }

  init(_ cells: [LayoutCell], among all: [LayoutCell]) {
    self.init(cells.lazy.map(Finding.Cell.init), among: all.lazy.map(Finding.Cell.init))
  }
}

extension CellRanges {
  /// A width, in points, with the display scale that belongs to it.
  struct Place: Hashable, Comparable {
    var width: Double
    var displayScale: DisplayScale

    init(_ cell: Finding.Cell) {
      width = cell.width
      displayScale = cell.displayScale
    }

    static func < (a: Self, b: Self) -> Bool {
      (a.width, a.displayScale) < (b.width, b.displayScale)
    }
  }

  /// The places that were looked at.
  struct Grid {
    /// Ascending by width, then by display scale.
    let places: [Place]

    init(places: Set<Place>) { self.places = places.sorted() }

    /// Distinct widths of the places of one scale, or of all, ascending.
    func widths(_ scale: DisplayScale?) -> [Double] {
      var widths: [Double] = []
      for place in places where scale == nil || place.displayScale == scale {
        if widths.last != place.width { widths.append(place.width) }
      }
      return widths
    }

    /// Chosen places as runs of neighbouring widths: without regard to the display scale where
    /// that makes no difference, or scale by scale where that takes fewer runs.
    func runs(_ chosen: Set<Place>) -> [WidthRun] {
      let scales = DisplayScale.allCases
      let bare = Set(chosen.map(\.width))
      let partial = Set(
        places.filter { bare.contains($0.width) && !chosen.contains($0) }.map(\.width))
      let whole = runs(bare.subtracting(partial), scale: nil)
      let mixed =
        whole
        + scales.flatMap { scale in
          let rest = chosen.filter { $0.displayScale == scale && partial.contains($0.width) }
          return runs(Set(rest.map(\.width)), scale: scale)
        }
      if partial.isEmpty { return mixed }
      let apart = scales.flatMap { scale in
        runs(Set(chosen.filter { $0.displayScale == scale }.map(\.width)), scale: scale)
      }
      return apart.count < mixed.count ? apart : mixed
    }

    private func runs(_ chosen: Set<Double>, scale: DisplayScale?) -> [WidthRun] {
      var runs: [WidthRun] = []
      var isOpen = false
      for width in widths(scale) {
        if !chosen.contains(width) {
          isOpen = false
        } else if isOpen {
          runs[runs.count - 1].last = width
        } else {
          runs.append(WidthRun(first: width, last: width, displayScale: scale))
          isOpen = true
        }
      }
      return runs
    }
  }

  /// The set, read by place and by content size.
  private struct Table {
    /// Places of the set at each content size, by its index.
    var rows: [Set<Place>]
    var cells: Set<Finding.Cell>

    init(_ cells: Set<Finding.Cell>, _ grid: Grid) {
      self.cells = cells
      rows = ContentSizeCategory.allCases.map { _ in [] }
      for cell in cells { rows[cell.contentSize.index].insert(Place(cell)) }
    }

    /// One range for each group of places that have the same content sizes.
    func byPlace(_ grid: Grid) -> [Range] {
      var order: [[Bool]] = []
      var groups: [[Bool]: Set<Place>] = [:]
      for place in grid.places {
        let sizes = rows.map { $0.contains(place) }
        guard sizes.contains(true) else { continue }
        if groups[sizes] == nil { order.append(sizes) }
        groups[sizes, default: []].insert(place)
      }
      return order.map { Range(sizes: Self.runs($0), widths: grid.runs(groups[$0] ?? [])) }
    }

    /// One range for each set of places that occurs, stretched over all neighbouring content sizes
    /// that have these places too; ranges that the others cover are left out.
    func bySize(_ grid: Grid) -> [Range] {
      var patterns: [Set<Place>] = []
      for row in rows where !row.isEmpty && !patterns.contains(row) { patterns.append(row) }
      var ranges = patterns.map { pattern in
        let runs = Self.runs(rows.map { $0.isSuperset(of: pattern) }).filter { run in
          rows[run.first.index...run.last.index].contains(pattern)
        }
        return Range(sizes: runs, widths: grid.runs(pattern))
      }
      for range in ranges where ranges.count > 1 {
        let others = ranges.filter { $0 != range }
        let claimed = cells.filter(range.contains)
        if claimed.allSatisfy({ cell in others.contains { $0.contains(cell) } }) { ranges = others }
      }
      return ranges
    }

    /// Neighbours in the whole list of content sizes: a size that was not looked at ends a run.
    private static func runs(_ chosen: [Bool]) -> [SizeRun] {
      var runs: [SizeRun] = []
      var isOpen = false
      for (size, isChosen) in zip(ContentSizeCategory.allCases, chosen) {
        if isChosen, isOpen {
          runs[runs.count - 1].last = size
        } else if isChosen {
          runs.append(SizeRun(first: size, last: size))
        }
        isOpen = isChosen
      }
      return runs
    }
  }
}
