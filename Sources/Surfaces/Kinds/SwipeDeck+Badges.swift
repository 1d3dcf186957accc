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

extension DeckLengths {
  /// Width of a card, which is never wider than the place.
  func cardWidth(in cell: CellGrid.Cell) -> Double { cell.width(wanted: width) }
}

/// Where the badges of a deck are in one cell.
struct BadgePlace {
  let cell: CellGrid.Cell
  private let lengths: DeckLengths
  /// Height of a badge.
  let height: Double
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
      width: lengths.cardWidth(in: cell), height: lengths.height, radius: lengths.cornerRadius
    ).width(atDepth: lengths.inset + height / 2)
  }

  /// What a badge drawn at `scale` leaves for its title, in points before scaling.
  /// - Parameter symbolFactor: em; nil for a badge without a symbol.
  func frame(symbolFactor: Double?, scale: Double) -> SlotFrame {
    let symbol = symbol(factor: symbolFactor)
    // What the capsule is taller than its title counts against the title's height.
    let room = (lengths.height - lengths.inset) / scale
    return SlotFrame(
      width: outline / scale - beside(symbol), height: room - (height - lineHeight),
      tolerance: symbol?.tolerance ?? 0)
  }

  /// Font size of a badge's symbol in points.
  var symbolSize: Double { Double(TextStyle.subheadline.pointSize(cell.contentSize)) }

  /// - Parameter factor: em; nil for a badge without a symbol.
  func symbol(factor: Double?) -> SymbolWidth? {
    factor.map { SymbolWidth(factor: $0, fontSize: symbolSize) }
  }

  /// Points that a badge takes besides its title.
  func beside(_ symbol: SymbolWidth?) -> Double {
    2 * lengths.padding + (symbol.map { $0.points + lengths.gap } ?? 0)
  }
}
