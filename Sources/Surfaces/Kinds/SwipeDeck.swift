import PlatformFacts
import TextMeasurement

/// A stack of cards that are thrown left (leading), right (trailing) or up, with a badge for each
/// outcome.
///
/// The titles of the badges are also the names of the accessibility actions. They, the message of
/// an empty deck and the names that stand in for a hidden badge are plain English strings of the
/// view, which no catalog entry translates by itself.
///
/// The numbers are those of the view that the deck is modelled on (house values), except where the
/// manual calls one a default of copyfit.
public enum SwipeDeck: Surface {
  // MARK: Settings

  /// What a throw comes to.
  struct Badge: Sendable {
    /// `left`, in ids and in the configuration.
    let id: String
    let standardTitle: String
    let standardSymbol: String
    let standardFill: String
    let title: Setting<SlotCopy?>
    let symbol: Setting<String?>
    let fill: Setting<String?>
    let group: Setting<SurfaceSettings<SlotCopy>>

    init(_ id: String, title: String, symbol: String, fill: String, throwing: String) {
      self.id = id
      standardTitle = title
      standardSymbol = symbol
      standardFill = fill
      self.title = .copy(
        "title", standard: title, noun: "the title", peers: "badges",
        "the catalog key of the title", "It is the name of the accessibility action, too")
      self.symbol = .name(
        "symbol", standard: symbol, "the SF symbol before the title",
        "House value; `none` for a badge without a symbol")
      self.fill = .color("fill", standard: fill, "colour of the badge", "House value")
      group = .group(
        id, [self.title, self.symbol, symbolFactor, self.fill, ink, isHidden],
        noun: " of the \(id) badge", "the badge of a card thrown \(throwing)")
    }
  }

  static let symbolFactor = Setting<Double?>.number(
    "symbolFactor", in: 0...10, "the symbol's width in em",
    "Estimates of copyfit: xmark 0.95, heart.fill 1.20, bookmark.fill 0.85, checkmark 1.05, any "
      + "other 1.2, each within 10 %")
  static let ink = Setting<String?>.color(
    "ink", standard: "#141414", "colour of the symbol and the title", "House value")
  static let isHidden = Setting<Bool>.flag(
    "hidden", false, "whether the deck shows no such badge",
    "Its accessibility action then has an English name in every language")

  static let badges = [
    Badge("left", title: "Skip", symbol: "xmark", fill: "#FF0000", throwing: "to the leading side"),
    Badge(
      "right", title: "Keep", symbol: "heart.fill", fill: "#A9DCB7",
      throwing: "to the trailing side"),
    Badge("up", title: "Save", symbol: "bookmark.fill", fill: "#FFD976", throwing: "upwards"),
  ]

  static let empty = Setting<SlotCopy?>.copy(
    "empty", standard: "All caught up", noun: "the deck's empty message",
    "the catalog key of the message of an empty deck")
  static let card = Setting<[SurfaceSettings<SlotCopy>]>.groups(
    "card", Slots.fields, each: " of the card's slot", choices: Slots.choices,
    "the texts on a card",
    "Each takes what a slot of the surface `slots` takes")

  static let width = Setting<Double>.points(
    "width", 300, least: 1, "width of a card",
    "That of the example card. A card is never wider than the flow's place")
  static let height = Setting<Double>.points(
    "height", 390, least: 1, "height of a card", "That of the example card")
  static let cornerRadius = Setting<Double>.points(
    "cornerRadius", 34, "radius of the card's corners",
    "House value. Over half of the card's shorter side it counts as that")
  static let padding = Setting<Double>.points(
    "padding", 22, "points between the card's sides and its own texts",
    "That of the example card")
  static let inset = Setting<Double>.points(
    "inset", 20, "points between a badge and the edge of the card that it is at", "House value")
  static let lockedScale = Setting<Double>.number(
    "lockedScale", 1.08, in: 1...4, "what a badge is scaled by once the throw counts",
    "House value. With Reduce Motion on it is 1, which the badge at rest stands for")
  static let badgePadding = Setting<Double>.points(
    "badgePadding", 16, "points on each side of a badge's content", "House value")
  static let badgeGap = Setting<Double>.points(
    "badgeGap", 6, "points between a badge's symbol and title", "House value")
  static let badgeHeight = Setting<Double>.points(
    "badgeHeight", 44, "least height of a badge at the default text size",
    "House value. It grows as title3 does")
  static let emptyPadding = Setting<Double>.points(
    "emptyPadding", 24, "points on each side of the empty message in its card", "House value")
  static let emptyGap = Setting<Double>.points(
    "emptyGap", 8, "points between the checkmark and the empty message", "House value")

  public static let manual = SurfaceManual(
    id: "swipe-deck", title: "Swipe deck",
    summary: "Cards thrown left, right or up, with a badge for each outcome",
    description: """
      A card is 300 × 390 unless `style` says otherwise, with corners of radius 34, and never wider \
      than the flow's place. The corners are taken to be circular.

      A **badge** is a capsule with a symbol (subheadline, semibold), 6, and a title (title3, semibold, \
      tracking −0.4, one line), 16 on each side, and at least 44 tall, which grows as title3 does. It \
      rests 20 from the card's top edge, centred; that of a card thrown upwards 20 from the bottom \
      edge, which is the same place turned round. It never truncates: the card's outline cuts off what \
      is too wide. The capsule is widest at its middle, at a depth y of 20 and half its height, where \
      the outline is width − 2 (r − √(r² − (r − y)²)) wide, or the whole width where y is r or more. \
      A badge wider than that, or taller than the card less 20, is a finding. Once a throw counts the \
      badge is drawn at 1.08 about its centre: the slots `left`, `right` and `up` are the badges at \
      rest, `left-locked` and so on are the same copy at that scale, in points before scaling.

      The width of a symbol is an estimate of copyfit's own, within 10 %: xmark 0.95 em, heart.fill \
      1.20, bookmark.fill 0.85, checkmark 1.05, any other 1.2. `symbolFactor` sets one.

      The **empty message** stands below a checkmark (title2), 8 away: title3, semibold, tracking −0.4, \
      centred, wrapped, in the card less 24 on each side. With more lines than the card's height takes \
      it is cut. The checkmark is taken to be as tall as a line of its font.

      Titles and empty message are English in every language (Skip, Keep, Save, All caught up) unless \
      they are given by key, and a hidden badge's accessibility action is named in English (Swipe \
      left, Swipe right, Swipe up): `unlocalized-title`. `low-contrast` looks at the ink and the fill \
      of each badge that is shown.

      The texts on a card are listed in `card` as in the surface `slots`, in the card's width less 22 \
      on each side.
      """,
    fields: badges.map(\.group) + [empty, card],
    style: [
      width, height, cornerRadius, padding, inset, lockedScale, badgePadding, badgeGap, badgeHeight,
      emptyPadding, emptyGap,
    ],
    example: """
      left: { title: "Skip", symbol: xmark, fill: "#FF0000" }
      right: { title: "Keep", symbol: heart.fill, fill: "#A9DCB7" }
      up: { title: "Save", symbol: bookmark.fill, fill: "#FFD976" }
      empty: "All caught up"
      card:
        - { id: title, text: "Walk", size: 29, weight: semibold, tracking: -1, lines: 1, minimumScaleFactor: 0.6 }
      style: { width: 300, height: 390, cornerRadius: 34 }
      """)

  // MARK: Layout

  public static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    let lengths = DeckLengths(content)
    let places = grid.cells.map { BadgePlace(lengths, in: $0) }
    for badge in badges {
      try add(badge, places, to: &layout, content, measurer)
    }
    try addEmptyMessage(to: &layout, content, measurer)
    let padding = 2 * content[padding]
    try Slots.add(
      content[card], noun: "the card's slot", idPrefix: "card-", to: &layout, content, grid,
      measurer
    ) { max(0, min(lengths.width, $0.width) - padding) }
    return layout
  }

  private static func add(
    _ badge: Badge, _ places: [BadgePlace], to layout: inout SurfaceLayout,
    _ content: SurfaceContent, _ measurer: any TextMeasuring
  ) throws(MeasurementError) {
    let settings = content[badge.group]
    let noun = "the \(badge.id) badge"
    if settings[isHidden] {
      layout.verbatim.append(
        VerbatimText(
          name: "the accessibility action of the hidden \(badge.id) badge",
          text: "Swipe \(badge.id)", cure: "Show \(noun), with a localized title."))
      return
    }
    layout.contrasts.append(
      ColorPair(
        name: noun, ink: settings[ink] ?? "#141414",
        fill: settings[badge.fill] ?? badge.standardFill))
    if settings[badge.title] == nil {
      layout.verbatim.append(
        VerbatimText(
          name: "the title of \(noun)", text: badge.standardTitle,
          cure: "Give \(noun) a localized title."))
    }
    let symbol = settings[badge.symbol] ?? badge.standardSymbol
    let factor =
      symbol == "none" ? nil : settings[symbolFactor] ?? SymbolWidth.factor(of: symbol)
    for (suffix, state, scale) in [("", "", 1), ("-locked", " when locked", content[lockedScale])] {
      let run = SlotRun(
        badge.id + suffix, "the title of \(noun)\(state)", settings[badge.title],
        literal: badge.standardTitle,
        TextSlot(font: titleFont, lines: 1, isFixedSize: true), content, layout.grid, measurer)
      for place in places {
        try run.place(in: place.frame(symbolFactor: factor, scale: scale), at: place.cell)
      }
      layout.slots.append(run.layout)
    }
  }

  private static func addEmptyMessage(
    to layout: inout SurfaceLayout, _ content: SurfaceContent, _ measurer: any TextMeasuring
  ) throws(MeasurementError) {
    let (name, english) = ("the deck's empty message", "All caught up")
    if content[empty] == nil {
      layout.verbatim.append(
        VerbatimText(name: name, text: english, cure: "Name a catalog key in `empty`."))
    }
    let run = SlotRun(
      "empty", name, content[empty], literal: english,
      TextSlot(font: titleFont, truncatesAtHeight: true), content, layout.grid, measurer)
    let (padding, gap) = (2 * content[emptyPadding], content[emptyGap])
    let (width, height) = (content[width], content[height])
    for cell in layout.grid.cells {
      let checkmark = SystemFont.lineHeight(
        size: Double(TextStyle.title2.pointSize(cell.contentSize)))
      let above = cell.displayScale.roundedUp(checkmark) + gap
      try run.place(
        in: SlotFrame(
          width: max(0, min(width, cell.width) - padding),
          height: max(0, height - padding - above)),
        at: cell)
    }
    layout.slots.append(run.layout)
  }

  private static let titleFont = SlotFont(.style(.title3), weight: .semibold, tracking: -0.4)
}

// MARK: Geometry

/// A deck's lengths in points, looked up once.
private struct DeckLengths {
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
private struct BadgePlace {
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
    lineHeight = cell.displayScale.roundedUp(
      SystemFont.lineHeight(size: Double(TextStyle.title3.pointSize(cell.contentSize))))
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
      width: max(0, outline / scale - beside), height: max(0, room - (height - lineHeight)),
      tolerance: tolerance)
  }
}
