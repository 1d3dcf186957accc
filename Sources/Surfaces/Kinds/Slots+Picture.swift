import PlatformFacts

extension Slots {
  /// The slots one below another, each with its padding, what stands beside it, and its unit.
  public static func picture(
    _ content: SurfaceContent, _ layout: SurfaceLayout, cell: CellGrid.Cell
  ) -> SurfacePicture? {
    var stack = PictureStack(x: 0, y: 0)
    draw(content[slots], from: 0, of: layout, offered: cell.width, at: cell, on: &stack)
    return stack.picture(width: cell.width)?.directed(content)
  }

  /// Draws slots that the user lists, also those of another surface.
  /// - Parameters:
  ///   - first: index of the first one in the layout's slots, which are those of `add`.
  ///   - offered: points that a slot has, where it does not ask for less.
  static func draw(
    _ list: [SurfaceSettings<SlotCopy>], from first: Int, of layout: SurfaceLayout,
    offered: Double, at cell: CellGrid.Cell, on stack: inout PictureStack
  ) {
    var index = first
    for settings in list {
      let hasUnit = isUnit(settings[unit])
      if let drawing = SlotDrawing(settings, index, hasUnit ? index + 1 : nil, layout, cell) {
        drawing.add(to: &stack, outer: room(wanted: settings[width], offered: offered))
      }
      index += hasUnit ? 2 : 1
    }
  }
}

/// One slot and its unit, in one cell.
private struct SlotDrawing {
  let settings: SurfaceSettings<SlotCopy>
  let cell: CellGrid.Cell
  let index: Int
  let slot: SlotLayout
  let outcome: SlotOutcome
  let unit: (index: Int, outcome: SlotOutcome)?

  /// nil where the slot is not shown.
  init?(
    _ settings: SurfaceSettings<SlotCopy>, _ index: Int, _ unit: Int?, _ layout: SurfaceLayout,
    _ cell: CellGrid.Cell
  ) {
    guard layout.slots.indices.contains(index),
      let outcome = layout.slots[index].outcomes[cell.index]
    else { return nil }
    self.settings = settings
    self.cell = cell
    self.index = index
    self.outcome = outcome
    slot = layout.slots[index]
    self.unit = unit.flatMap { unit in
      guard layout.slots.indices.contains(unit) else { return nil }
      return layout.slots[unit].outcomes[cell.index].map { (unit, $0) }
    }
  }

  /// Both texts stand on one baseline.
  private static func ascent(_ outcome: SlotOutcome) -> Double {
    outcome.pointSize * outcome.scale * Double(SystemFont.ascent) / Double(SystemFont.unitsPerEm)
  }

  /// - Parameter outer: points that the slot has, with its padding.
  func add(to stack: inout PictureStack, outer: Double) {
    let (padding, beside) = (settings[Slots.padding], settings[Slots.beside])
    let width = slot.boxWidth(outcome, at: cell)
    let height = outcome.availableHeight ?? outcome.height
    let ascents = (text: Self.ascent(outcome), unit: unit.map { Self.ascent($0.outcome) } ?? 0)
    let baseline = max(ascents.text, ascents.unit)
    let x = stack.x + padding + beside
    let y = stack.y + baseline - ascents.text
    let text = PictureFrame(x: x, y: y, width: width, height: outcome.height)
    var shapes: [PictureShape] = []
    if padding > 0 {
      shapes.append(
        PictureShape(
          .control, PictureFrame(x: stack.x, y: y, width: outer, height: height),
          radius: padding / 2))
    }
    if beside > 0 {
      shapes.append(
        PictureShape(
          .icon,
          PictureFrame(x: stack.x + padding, y: y, width: beside, height: outcome.height),
          radius: beside * iconRounding))
    }
    let place = outcome.available.isFinite ? outcome.available : width
    shapes.append(
      PictureShape(.slot, PictureFrame(x: x, y: y, width: place, height: height)))
    var texts = [PictureText(slot: index, text)]
    var bottom = max(y + height, text.bottom)
    if let unit {
      let gap = settings[Slots.unit][Slots.unitGap]
      let room = min(unit.outcome.available, unit.outcome.drawnWidth(at: cell))
      let frame = PictureFrame(
        x: x + min(width, outcome.drawnWidth(at: cell)) + gap,
        y: stack.y + baseline - ascents.unit, width: room, height: unit.outcome.height)
      shapes.append(PictureShape(.slot, frame))
      texts.append(PictureText(slot: unit.index, frame))
      bottom = max(bottom, frame.bottom)
    }
    stack.add(shapes, texts, height: bottom - stack.y)
  }
}
