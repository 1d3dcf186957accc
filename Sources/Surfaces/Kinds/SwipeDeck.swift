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
    let standardSymbol: String
    let standardFill: String
    let title: Setting<SlotCopy?>
    let symbol: Setting<String?>
    let fill: Setting<String?>
    let group: Setting<SurfaceSettings<SlotCopy>>

    init(_ id: String, title: String, symbol: String, fill: String, throwing: String) {
      self.id = id
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
        noun: " of the \(id) badge", check: checkBadge, "the badge of a card thrown \(throwing)")
    }

    /// Width of the symbol in em; nil for a badge without one.
    func symbolWidth(_ settings: SurfaceSettings<SlotCopy>) -> Double? {
      let symbol = settings[self.symbol] ?? standardSymbol
      if symbol == "none" { return nil }
      return settings[SwipeDeck.symbolFactor] ?? SymbolWidth.factor(of: symbol)
    }

    /// A card thrown upwards shows its badge at the bottom.
    var isAtBottom: Bool { id == "up" }

    func colors(_ settings: SurfaceSettings<SlotCopy>) -> (ink: String, fill: String) {
      (settings[ink] ?? standardInk, settings[self.fill] ?? standardFill)
    }
  }

  static let symbolFactor = Setting<Double?>.number(
    "symbolFactor", in: 0...10,
    usual: UsualRange(
      0...2, "Symbols are about as wide as their font is tall: none here is over 1.2."),
    "the symbol's width in em",
    "Estimates of copyfit: xmark 0.95, heart.fill 1.20, bookmark.fill 0.85, checkmark 1.05, any "
      + "other 1.2, each within 10 %")
  static let ink = Setting<String?>.color(
    "ink", standard: standardInk, "colour of the symbol and the title", "House value")
  private static let standardInk = "#141414"
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
    check: Slots.check,
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
    "lockedScale", 1.08, in: 1...4,
    usual: UsualRange(1...1.5, "A badge that locks swells a little: the house value is 1.08."),
    "what a badge is scaled by once the throw counts",
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
      """,
    check: checkDeck,
    usual: { deck in
      let half = max(0, min(deck[width], deck[height]) / 2)
      return [
        cornerRadius.name: UsualRange(
          0...half, "Over half of the card's shorter side, \(half.asWritten), it counts as that.")
      ]
    })

  // MARK: Layout

  public static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    let lengths = DeckLengths(content)
    let canvas = SurfaceCanvas(content, in: grid, measurer: measurer)
    let places = grid.cells.map { BadgePlace(lengths, in: $0) }
    for badge in badges {
      try add(badge, places, to: &layout, canvas)
    }
    try addEmptyMessage(to: &layout, canvas)
    let padding = 2 * content[padding]
    try Slots.add(
      content[card], noun: "the card's slot", idPrefix: "card-", to: &layout, canvas
    ) { lengths.cardWidth(in: $0) - padding }
    return layout
  }

  private static func add(
    _ badge: Badge, _ places: [BadgePlace], to layout: inout SurfaceLayout,
    _ canvas: SurfaceCanvas
  ) throws(MeasurementError) {
    let settings = canvas.content[badge.group]
    let noun = "the \(badge.id) badge"
    if settings[isHidden] {
      layout.verbatim.append(
        VerbatimText(
          name: "the accessibility action of the hidden \(badge.id) badge",
          text: "Swipe \(badge.id)", cure: "Show \(noun), with a localized title."))
      return
    }
    let colors = badge.colors(settings)
    layout.contrasts.append(ColorPair(name: noun, ink: colors.ink, fill: colors.fill))
    let cure = "Give \(noun) a localized title."
    layout.verbatim += [
      VerbatimText(badge.title, in: settings, name: "the title of \(noun)", cure: cure)
    ].compactMap { $0 }
    let factor = badge.symbolWidth(settings)
    let lockedScale = canvas.content[lockedScale]
    for (suffix, state, scale) in [("", "", 1), ("-locked", " when locked", lockedScale)] {
      let run = SlotRun(
        badge.id + suffix, name: "the title of \(noun)\(state)", copy: settings[badge.title],
        literal: badge.title.english,
        slot: TextSlot(font: titleFont, lines: 1, isFixedSize: true), on: canvas)
      (run.widthCure, run.heightCure) = cardCures
      run.copyCure = cure
      if scale != 1 {
        run.remark =
          "A locked badge is drawn at \(scale.asWritten): the points are those before that."
      }
      for place in places {
        try run.place(in: place.frame(symbolFactor: factor, scale: scale), at: place.cell)
      }
      layout.slots.append(run.layout)
    }
  }

  private static func addEmptyMessage(
    to layout: inout SurfaceLayout, _ canvas: SurfaceCanvas
  ) throws(MeasurementError) {
    let (name, content) = ("the deck's empty message", canvas.content)
    let verbatim = VerbatimText(empty, in: content.settings, name: name)
    if let verbatim { layout.verbatim.append(verbatim) }
    let run = SlotRun(
      "empty", name: name, copy: content[empty], literal: empty.english,
      slot: TextSlot(font: titleFont, truncatesAtHeight: true), on: canvas)
    run.copyCure = verbatim?.cure
    (run.widthCure, run.heightCure) = cardCures
    let (padding, gap) = (2 * content[emptyPadding], content[emptyGap])
    let lengths = DeckLengths(content)
    for cell in layout.grid.cells {
      let checkmark = cell.height(.title2)
      try run.place(
        in: SlotFrame(
          width: lengths.cardWidth(in: cell) - padding,
          height: lengths.height - padding - checkmark - gap),
        at: cell)
    }
    layout.slots.append(run.layout)
  }

  /// A badge and the empty message have no place of their own.
  private static let cardCures = ("make the card wider", "make the card taller")
  private static let titleFont = SlotFont(.style(.title3), weight: .semibold, tracking: -0.4)
}
