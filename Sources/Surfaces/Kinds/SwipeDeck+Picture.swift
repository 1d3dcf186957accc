import PlatformFacts

extension SwipeDeck {
  /// Points around each card in the picture. The arrow that says where a card is thrown is in them.
  static let gutter = 24.0
  static let arrowSide = 12.0

  /// A card for each badge that is shown, at rest; below them the same with the badge locked; below
  /// those the empty deck, and a card with the texts that the user lists. Cards are not turned as a
  /// throw turns them, so that what the outline cuts off can be seen.
  public static func picture(
    _ content: SurfaceContent, _ layout: SurfaceLayout, cell: CellGrid.Cell
  ) -> SurfacePicture? {
    guard layout.slots.contains(where: { $0.outcomes[cell.index] != nil }) else { return nil }
    var scene = DeckScene(content, layout, cell)
    let shown = badges.filter { !content[$0.group][isHidden] }
    let locked = content[lockedScale]
    for (column, badge) in shown.enumerated() {
      scene.add(badge, slot: 2 * column, scale: 1, column: column, row: 0)
      if locked != 1 {
        scene.add(badge, slot: 2 * column + 1, scale: locked, column: column, row: 1)
      }
    }
    let row = shown.isEmpty ? 0 : locked == 1 ? 1 : 2
    scene.addEmptyMessage(slot: 2 * shown.count, row: row)
    scene.addTexts(from: 2 * shown.count + 1, row: row)
    return scene.picture.directed(content)
  }
}

/// Cards beside and below one another, on their way into a picture.
private struct DeckScene {
  let content: SurfaceContent
  let layout: SurfaceLayout
  let cell: CellGrid.Cell
  private let lengths: DeckLengths
  private let width: Double
  private var columns = 0
  private var rows = 0
  private var shapes: [PictureShape] = []
  private var texts: [PictureText] = []

  init(_ content: SurfaceContent, _ layout: SurfaceLayout, _ cell: CellGrid.Cell) {
    self.content = content
    self.layout = layout
    self.cell = cell
    lengths = DeckLengths(content)
    width = lengths.cardWidth(in: cell)
  }

  var picture: SurfacePicture {
    SurfacePicture(
      width: Double(columns) * (width + 2 * SwipeDeck.gutter),
      height: Double(rows) * (lengths.height + 2 * SwipeDeck.gutter), shapes: shapes, texts: texts)
  }

  private func outcome(_ slot: Int) -> SlotOutcome? {
    layout.slots.indices.contains(slot) ? layout.slots[slot].outcomes[cell.index] : nil
  }

  /// - Returns: the card's frame.
  private mutating func addCard(column: Int, row: Int) -> PictureFrame {
    columns = max(columns, column + 1)
    rows = max(rows, row + 1)
    let gutter = SwipeDeck.gutter
    let card = PictureFrame(
      x: Double(column) * (width + 2 * gutter) + gutter,
      y: Double(row) * (lengths.height + 2 * gutter) + gutter, width: width,
      height: lengths.height)
    shapes.append(PictureShape(.card, card, radius: lengths.cornerRadius))
    return card
  }

  // MARK: A badge

  /// - Parameter scale: what the badge is drawn at, about its own centre.
  mutating func add(
    _ badge: SwipeDeck.Badge, slot: Int, scale: Double, column: Int, row: Int
  ) {
    guard let outcome = outcome(slot) else { return }
    let card = addCard(column: column, row: row)
    addArrow(badge, around: card)
    let place = BadgePlace(lengths, in: cell)
    let settings = content[badge.group]
    let symbol = place.symbol(factor: badge.symbolWidth(settings))
    let title = outcome.drawnWidth(at: cell)
    let beside = place.beside(symbol)
    let middle = lengths.inset + place.height / 2
    let center = PicturePoint(
      x: card.center.x, y: badge.isAtBottom ? card.bottom - middle : card.y + middle)
    let capsule = PictureFrame(center: center, width: beside + title, height: place.height)
    let colors = badge.colors(settings)
    shapes.append(
      PictureShape(
        .capsule, capsule.scaled(by: scale, about: center), radius: place.height / 2 * scale,
        fill: colors.fill))
    if let symbol {
      let frame = PictureFrame(
        x: capsule.x + lengths.padding, y: center.y - place.symbolSize / 2, width: symbol.points,
        height: place.symbolSize)
      shapes.append(
        PictureShape(
          .symbol, frame.scaled(by: scale, about: center),
          radius: place.symbolSize * iconRounding * scale, fill: colors.ink))
    }
    let text = PictureFrame(
      x: capsule.x + beside - lengths.padding, y: center.y - outcome.height / 2, width: title,
      height: outcome.height)
    texts.append(
      PictureText(
        slot: slot, text.scaled(by: scale, about: center), ink: colors.ink, pivot: center,
        scale: scale))
  }

  /// In the middle of the gutter to which the card is thrown.
  private mutating func addArrow(_ badge: SwipeDeck.Badge, around card: PictureFrame) {
    let away = SwipeDeck.gutter / 2
    let (point, rotation) =
      switch badge.id {
      case "left": (PicturePoint(x: card.x - away, y: card.center.y), -90.0)
      case "right": (PicturePoint(x: card.right + away, y: card.center.y), 90.0)
      default: (PicturePoint(x: card.center.x, y: card.y - away), 0.0)
      }
    shapes.append(
      PictureShape(
        .arrow,
        PictureFrame(center: point, width: SwipeDeck.arrowSide, height: SwipeDeck.arrowSide),
        rotation: rotation))
  }

  // MARK: The other cards

  /// Checkmark and message stand in the middle of the card.
  mutating func addEmptyMessage(slot: Int, row: Int) {
    guard let outcome = outcome(slot) else { return }
    let card = addCard(column: 0, row: row)
    let checkmark = cell.height(.title2)
    let symbol = SymbolWidth(
      factor: SymbolWidth.factor(of: "checkmark"),
      fontSize: Double(TextStyle.title2.pointSize(cell.contentSize)))
    let gap = content[SwipeDeck.emptyGap]
    let top = card.center.y - (checkmark + gap + outcome.height) / 2
    shapes.append(
      PictureShape(
        .symbol,
        PictureFrame(
          x: card.center.x - symbol.points / 2, y: top, width: symbol.points, height: checkmark),
        radius: symbol.points * iconRounding))
    let text = PictureFrame(
      x: card.center.x - outcome.available / 2, y: top + checkmark + gap,
      width: outcome.available, height: outcome.height)
    shapes.append(PictureShape(.slot, text))
    texts.append(PictureText(slot: slot, text, .center))
  }

  /// A deck without texts of its own has no such card.
  mutating func addTexts(from slot: Int, row: Int) {
    let list = content[SwipeDeck.card]
    guard !list.isEmpty else { return }
    let card = addCard(column: 1, row: row)
    let padding = content[SwipeDeck.padding]
    var stack = PictureStack(x: card.x + padding, y: card.y + padding)
    Slots.draw(list, from: slot, of: layout, offered: width - 2 * padding, at: cell, on: &stack)
    shapes += stack.shapes
    texts += stack.texts
  }
}
