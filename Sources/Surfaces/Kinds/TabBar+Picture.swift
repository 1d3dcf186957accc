extension TabBar {
  /// The bar with its first tab selected. A tab's icon and label stand in the middle of its height; a
  /// bar narrower than the place stands in the middle of that.
  public static func picture(
    _ content: SurfaceContent, _ layout: SurfaceLayout, cell: CellGrid.Cell
  ) -> SurfacePicture? {
    let count = content[tabs].count
    guard count > 0 else { return nil }
    let (width, height) = (
      cell.width(wanted: content[width]), barHeight(content.settings)
    )
    let (icon, gap) = (content[icon], content[gap])
    let bar = PictureFrame(x: (cell.width - width) / 2, y: 0, width: width, height: height)
    var picture = SurfacePicture(width: cell.width, height: height)
    // From edge to edge it has no corners of its own.
    picture.shapes.append(
      PictureShape(.bar, bar, radius: width < cell.width ? height / 2 : 0))
    let room = width / Double(count)
    for index in 0..<count {
      let tab = PictureFrame(
        x: bar.x + Double(index) * room, y: 0, width: room, height: height)
      if index == 0 {
        let indicator = tab.inset(by: content[indicatorInset])
        picture.shapes.append(PictureShape(.indicator, indicator, radius: indicator.height / 2))
      }
      picture.shapes.append(PictureShape(.slot, tab))
      let outcome =
        layout.slots.indices.contains(index) ? layout.slots[index].outcomes[cell.index] : nil
      let label = outcome.map { gap + $0.height } ?? 0
      let top = (height - icon - label) / 2
      picture.shapes.append(
        PictureShape(
          .icon,
          PictureFrame(x: tab.center.x - icon / 2, y: top, width: icon, height: icon),
          radius: icon * iconRounding))
      guard let outcome else { continue }
      picture.texts.append(
        PictureText(
          slot: index,
          PictureFrame(
            x: tab.x, y: top + icon + gap, width: outcome.available, height: outcome.height),
          .center))
    }
    return picture.directed(content)
  }
}

/// Radius of the square that stands for an icon, ÷ its side: it looks like no rectangle of the
/// surface's own.
let iconRounding = 0.25
