import PlatformFacts

extension Surface {
  /// The slots one below another, each in a shape of the width that its text has: for a surface that
  /// has no picture of its own.
  public static func picture(
    _ content: SurfaceContent, _ layout: SurfaceLayout, cell: CellGrid.Cell
  ) -> SurfacePicture? {
    var stack = PictureStack(x: 0, y: 0)
    for index in layout.slots.indices { stack.add(layout, slot: index, at: cell) }
    return stack.picture(width: cell.width)?.directed(content)
  }
}

/// Slots one below another, on their way into a picture.
struct PictureStack {
  /// Points between two slots: the spacing that is usual between paragraphs.
  static let spacing = 16.0

  private(set) var shapes: [PictureShape] = []
  private(set) var texts: [PictureText] = []
  let x: Double
  /// Where the next slot goes.
  private(set) var y: Double

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A slot that is not shown in the cell takes no room.
  mutating func add(_ layout: SurfaceLayout, slot index: Int, at cell: CellGrid.Cell) {
    guard layout.slots.indices.contains(index),
      let outcome = layout.slots[index].outcomes[cell.index]
    else { return }
    let slot = layout.slots[index]
    let drawn = slot.boxWidth(outcome, at: cell)
    let place = outcome.available.isFinite ? outcome.available : drawn
    let height = outcome.availableHeight ?? outcome.height
    add(
      [PictureShape(.slot, PictureFrame(x: x, y: y, width: place, height: height))],
      [
        PictureText(
          slot: index, PictureFrame(x: x, y: y, width: drawn, height: outcome.height))
      ], height: max(height, outcome.height))
  }

  /// Something that was drawn at `x` and `y`.
  mutating func add(_ shapes: [PictureShape], _ texts: [PictureText], height: Double) {
    self.shapes += shapes
    self.texts += texts
    y = PictureFrame.coordinate(y + PictureFrame.length(height) + Self.spacing)
  }

  /// nil where no slot is shown.
  func picture(width: Double) -> SurfacePicture? {
    guard !shapes.isEmpty else { return nil }
    return SurfacePicture(width: width, height: y - Self.spacing, shapes: shapes, texts: texts)
  }
}
