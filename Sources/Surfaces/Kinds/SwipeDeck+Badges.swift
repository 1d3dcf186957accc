import PlatformFacts

/// A deck's lengths in points, looked up once.
struct DeckLengths {
  let width: Double
  let height: Double
  let cornerRadius: Double
  let inset: Double
  let padding: Double
  let gap: Double
  let badgeHeight: Double

  init(_ content: SurfaceContent) {
    width = content[SwipeDeck.width]
    height = content[SwipeDeck.height]
    cornerRadius = content[SwipeDeck.cornerRadius]
    inset = content[SwipeDeck.inset]
    padding = content[SwipeDeck.badgePadding]
    gap = content[SwipeDeck.badgeGap]
    badgeHeight = content[SwipeDeck.badgeHeight]
  }
}

/// Where the badges of a deck are in one cell.
struct BadgePlace {
  let cell: CellGrid.Cell
  private let lengths: DeckLengths
  /// Height of a badge.
  private let height: Double
  private let lineHeight: Double
  /// Width of the card's outline at the badge's middle.
  private let outline: Double

  init(_ lengths: DeckLengths, in cell: CellGrid.Cell) {
    self.lengths = lengths
    self.cell = cell
    lineHeight = cell.height(.title3)
    height = max(
      lineHeight,
      scaledMetric(
        lengths.badgeHeight, relativeTo: .title3, category: cell.contentSize,
        displayScale: cell.displayScale))
    outline = RoundedOutline(
      width: min(lengths.width, cell.width), height: lengths.height, radius: lengths.cornerRadius
    ).width(atDepth: lengths.inset + height / 2)
  }

  /// What a badge drawn at `scale` leaves for its title, in points before scaling.
  /// - Parameter symbolFactor: em; nil for a badge without a symbol.
  func frame(symbolFactor: Double?, scale: Double) -> SlotFrame {
    var beside = 2 * lengths.padding
    var tolerance = 0.0
    if let symbolFactor {
      let symbol = SymbolWidth(
        factor: symbolFactor,
        fontSize: Double(TextStyle.subheadline.pointSize(cell.contentSize)))
      beside += symbol.points + lengths.gap
      tolerance = symbol.tolerance
    }
    // What the capsule is taller than its title counts against the title's height.
    let room = (lengths.height - lengths.inset) / scale
    return SlotFrame(
      width: outline / scale - beside, height: room - (height - lineHeight),
      tolerance: tolerance)
  }
}
