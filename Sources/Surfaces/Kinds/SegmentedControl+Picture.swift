extension SegmentedControl {
  /// Points that the system's own control is tall. No label is measured against it.
  static let usualHeight = 32.0
  /// Points around the selected segment's background, as in the system's own control.
  static let indicatorInset = 2.0
  static let usualRadius = 8.0

  /// The control with its first segment selected. One narrower than the place stands in the middle of
  /// that; labels that are taller than the system's control make it taller.
  public static func picture(
    _ content: SurfaceContent, _ layout: SurfaceLayout, cell: CellGrid.Cell
  ) -> SurfacePicture? {
    let count = content[segments].count
    guard count > 0 else { return nil }
    let outcomes = layout.slots.prefix(count).map { $0.outcomes[cell.index] }
    let tallest = outcomes.reduce(0) { max($0, $1?.height ?? 0) }
    let height = max(usualHeight, tallest + 4 * indicatorInset)
    let width = cell.width(wanted: content[width])
    let control = PictureFrame(x: (cell.width - width) / 2, y: 0, width: width, height: height)
    let room = width / Double(count)
    func segment(_ index: Int) -> PictureFrame {
      PictureFrame(x: control.x + Double(index) * room, y: 0, width: room, height: height)
    }
    var picture = SurfacePicture(width: cell.width, height: height)
    picture.shapes.append(PictureShape(.control, control, radius: usualRadius))
    picture.shapes.append(
      PictureShape(
        .indicator, segment(0).inset(by: indicatorInset), radius: usualRadius - indicatorInset))
    // No line beside the selected segment.
    for index in 2..<max(2, count) {
      let (x, half) = (segment(index).x, usualHeight / 4)
      picture.shapes.append(
        PictureShape(
          .line, PictureFrame(x: x - 0.5, y: height / 2 - half, width: 1, height: 2 * half)))
    }
    for (index, outcome) in outcomes.enumerated() {
      guard let outcome else { continue }
      let center = segment(index).center
      let available = outcome.available
      picture.shapes.append(
        PictureShape(.slot, PictureFrame(center: center, width: available, height: height)))
      picture.texts.append(
        PictureText(
          slot: index, PictureFrame(center: center, width: available, height: outcome.height),
          .center))
    }
    return picture.directed(content)
  }
}
