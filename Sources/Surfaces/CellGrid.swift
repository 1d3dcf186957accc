import PlatformFacts

/// Every content size in every place: what a surface is laid out over.
///
/// Cells come content sizes ascending, then widths ascending, then display scales ascending, and are
/// named by their index in that order.
public struct CellGrid: Sendable {
  /// Ascending, each once.
  public let contentSizes: [ContentSizeCategory]
  /// Widths ascending, then display scales.
  public let places: [Place]
  public let cells: [Cell]

  /// One content size in one place, without the names of the devices.
  public struct Cell: Hashable, Sendable {
    /// In `CellGrid.cells`.
    public let index: Int
    public let contentSize: ContentSizeCategory
    /// Points that the place offers.
    public let width: Double
    /// Height of the screen in points, safe areas included; nil where it is not known.
    public let height: Double?
    public let displayScale: DisplayScale

    /// Points that something takes which is never wider than its place.
    /// - Parameter wanted: points; nil: the whole place.
    func width(wanted: Double?) -> Double { min(wanted ?? width, width) }
  }

  /// Content sizes and places may come in any order. Places whose width is not finite and greater
  /// than 0 are left out: a configuration with one is an error.
  public init(contentSizes: [ContentSizeCategory], places: [Place]) {
    let wanted = Set(contentSizes)
    let categories = ContentSizeCategory.allCases.filter(wanted.contains)
    let sorted = places.filter { $0.width > 0 && $0.width.isFinite }
      .sorted { ($0.width, $0.displayScale) < ($1.width, $1.displayScale) }
    var cells: [Cell] = []
    cells.reserveCapacity(categories.count * sorted.count)
    for category in categories {
      for place in sorted {
        cells.append(
          Cell(
            index: cells.count, contentSize: category, width: place.width, height: place.height,
            displayScale: place.displayScale))
      }
    }
    self.contentSizes = categories
    self.places = sorted
    self.cells = cells
  }

  /// The place of the cell at `index`; nil when there is no such cell.
  public func place(ofCell index: Int) -> Place? {
    cells.indices.contains(index) ? places[index % places.count] : nil
  }

  public var displayScales: [DisplayScale] {
    DisplayScale.allCases.filter { scale in places.contains { $0.displayScale == scale } }
  }
}

/// What each cell of a grid comes to. Neighbours often come to the same, so outcomes are kept once
/// and cells refer to them: a rule looks at the few outcomes before it looks at the cells.
public struct CellTable<Outcome: Sendable>: Sendable {
  /// In no particular order.
  public private(set) var outcomes: [Outcome] = []
  /// By cell; negative where the cell has none.
  private var indices: [Int32] = []

  public init() {}

  /// How many cells the table speaks of.
  public var count: Int { indices.count }

  /// Keeps an outcome that cells may come to.
  /// - Returns: what `append` takes.
  public mutating func add(_ outcome: Outcome) -> Int {
    outcomes.append(outcome)
    return outcomes.count - 1
  }

  /// Makes room for the cells of a whole grid.
  public mutating func reserveCapacity(_ cells: Int) { indices.reserveCapacity(max(0, cells)) }

  /// Says what the next cell comes to: an index that `add` gave, or nil for nothing. Any other index
  /// counts as nothing.
  public mutating func append(_ index: Int?) {
    guard let index, outcomes.indices.contains(index) else { return indices.append(-1) }
    indices.append(Int32(exactly: index) ?? -1)
  }

  /// nil for a cell that has none, or that does not exist.
  public subscript(cell: Int) -> Outcome? {
    guard indices.indices.contains(cell) else { return nil }
    let index = Int(indices[cell])
    return outcomes.indices.contains(index) ? outcomes[index] : nil
  }

  /// Index in `outcomes` of what a cell comes to; nil for a cell that has none.
  public func outcomeIndex(ofCell cell: Int) -> Int? {
    guard indices.indices.contains(cell), indices[cell] >= 0 else { return nil }
    return Int(indices[cell])
  }

  /// Indices of the cells whose outcome is one of those wanted, ascending.
  public func cells(where isWanted: (Outcome) -> Bool) -> [Int] {
    cells(withOutcomes: outcomes.map(isWanted))
  }

  /// Indices of the cells whose outcome is wanted, ascending.
  /// - Parameter wanted: one for each of `outcomes`.
  public func cells(withOutcomes wanted: [Bool]) -> [Int] {
    guard wanted.contains(true), wanted.count == outcomes.count else { return [] }
    return indices.indices.filter { indices[$0] >= 0 && wanted[Int(indices[$0])] }
  }
}
