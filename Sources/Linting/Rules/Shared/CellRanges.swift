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
    let cells = Array(cells)
    var grid = Grid(all.lazy.map(Place.init))
    grid.add(cells.lazy.map(Place.init))
    let table = Table(cells, grid)
    // Either way covers the set; the shorter text is the one that suits its shape.
    let candidates = [table.byPlace(), table.bySize()].map { blocks in
      let ranges = blocks.map { Range(sizes: Self.runs($0.sizes), widths: grid.runs($0.places)) }
      return (ranges: ranges, text: Self.wording(ranges, grid))
    }
    let best = candidates.min { $0.text.utf8.count < $1.text.utf8.count }
    ranges = best?.ranges ?? []
    text = best?.text ?? ""
  }

  init(_ cells: [LayoutCell], among all: [LayoutCell]) {
    // By index, so that the arrays in a cell are not retained for each.
    self.init(
      cells.indices.lazy.map { Finding.Cell(cells[$0]) },
      among: all.indices.lazy.map { Finding.Cell(all[$0]) })
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
      a.width != b.width ? a.width < b.width : a.displayScale < b.displayScale
    }
  }
}
