import PlatformFacts

extension CoachMark {
  /// Points of the screen beside a place of the user's own, and of a bubble without a screen.
  static let usualMargin = 16.0
  /// Least width of the target in points, whose width and place across the screen nobody says: it is
  /// drawn in the middle.
  static let targetWidth = 44.0
  /// The arrow is as tall as half the gap to the target, up to this; and twice as wide as tall.
  static let arrowHeight = 8.0
  static let bubbleRadius = 16.0

  /// The screen with the target and the bubble on its roomier side; the bubble alone where nobody says
  /// where the target is.
  public static func picture(
    _ content: SurfaceContent, _ layout: SurfaceLayout, cell: CellGrid.Cell
  ) -> SurfacePicture? {
    guard let message = layout.slots.first?.outcomes[cell.index] else { return nil }
    let bubble = Bubble(content.settings)
    let screenWidth = screenWidth(layout, cell)
    let middle = screenWidth / 2
    let size = (
      width: bubble.width(in: cell),
      height: 2 * bubble.padding + message.height + bubble.actionSpacing
        + cell.height(.subheadline)
    )
    var picture = SurfacePicture(width: screenWidth, height: size.height)
    var y = 0.0
    if let room = bubble.room(in: cell) {
      y =
        room.isBelow
        ? room.target.bottom + bubble.gap : room.target.top - bubble.gap - size.height
      picture.height = PictureFrame.length(room.screen)
      picture.shapes = scene(room, width: screenWidth)
      let arrow = min(arrowHeight, bubble.gap / 2)
      let edge = room.isBelow ? y - arrow / 2 : y + size.height + arrow / 2
      picture.shapes.append(
        PictureShape(
          .arrow,
          PictureFrame(
            center: PicturePoint(x: middle, y: edge), width: 2 * arrow, height: arrow),
          rotation: room.isBelow ? 0 : 180))
    }
    let frame = PictureFrame(
      x: middle - size.width / 2, y: y, width: size.width, height: size.height)
    picture.shapes.append(PictureShape(.card, frame, radius: bubbleRadius))
    let text = PictureFrame(
      x: middle - message.available / 2, y: y + bubble.padding, width: message.available,
      height: message.height)
    picture.shapes.append(PictureShape(.slot, text))
    picture.texts.append(PictureText(slot: 0, text))
    let row = PictureFrame(
      x: text.x, y: text.bottom + bubble.actionSpacing, width: text.width,
      height: cell.height(.subheadline))
    addActions(layout, cell, in: row, to: &picture)
    return picture.directed(content)
  }

  /// Of the device that has the place; where several have it, they are equally wide.
  private static func screenWidth(_ layout: SurfaceLayout, _ cell: CellGrid.Cell) -> Double {
    let device = layout.grid.place(ofCell: cell.index)?.devices.lazy.compactMap(Devices.named)
      .first
    return max(cell.width, device?.width ?? cell.width + 2 * usualMargin)
  }

  /// From edge to edge, with lines where the safe areas end.
  private static func scene(_ room: Bubble.Room, width: Double) -> [PictureShape] {
    var shapes = [
      PictureShape(.screen, PictureFrame(x: 0, y: 0, width: width, height: room.screen))
    ]
    let lines = [
      (room.safeArea.top, room.safeArea.top),
      (room.safeArea.bottom, room.screen - room.safeArea.bottom),
    ]
    for (area, y) in lines where area > 0 {
      shapes.append(PictureShape(.line, PictureFrame(x: 0, y: y - 0.5, width: width, height: 1)))
    }
    let height = room.target.bottom - room.target.top
    let target = PictureFrame(
      x: (width - max(height, targetWidth)) / 2, y: room.target.top,
      width: max(height, targetWidth), height: height)
    shapes.append(PictureShape(.target, target, radius: height / 4))
    return shapes
  }

  /// The end action at the trailing end of the row, the other at the leading one. A button is as wide as
  /// its text, or as what that has.
  private static func addActions(
    _ layout: SurfaceLayout, _ cell: CellGrid.Cell, in row: PictureFrame,
    to picture: inout SurfacePicture
  ) {
    for index in layout.slots.indices.dropFirst() {
      guard let outcome = layout.slots[index].outcomes[cell.index] else { continue }
      let isLast = index == layout.slots.count - 1
      func frame(_ width: Double) -> PictureFrame {
        PictureFrame(
          x: isLast ? row.right - width : row.x, y: row.y, width: width, height: row.height)
      }
      picture.shapes.append(
        PictureShape(.button, frame(min(outcome.available, outcome.drawnWidth(at: cell)))))
      var text = frame(outcome.available)
      text.height = outcome.height
      picture.texts.append(PictureText(slot: index, text, isLast ? .right : .left))
    }
  }
}
