import PlatformFacts

extension ExpandingTabBar {
  /// The bar with the tab open that makes it widest. It stands in the middle of its place, or runs out
  /// of it at the trailing end.
  public static func picture(
    _ content: SurfaceContent, _ layout: SurfaceLayout, cell: CellGrid.Cell
  ) -> SurfacePicture? {
    let count = content[tabs].count
    guard count > 0, let outcome = layout.bar?[cell.index] else { return nil }
    let lengths = Lengths(content)
    let (icon, total) = (lengths.icon(cell.contentSize), outcome.most)
    let label = max(0, total - lengths.closed(tabs: count, cell.contentSize).points)
    let open = layout.slots.firstIndex { $0.copy == outcome.widest } ?? 0
    let tabHeight = 2 * lengths.verticalPadding + max(icon, cell.height(.body))
    let height = 2 * lengths.inset + tabHeight
    var picture = SurfacePicture(width: cell.width, height: height)
    var x = max(0, (cell.width - total) / 2)
    picture.shapes.append(
      PictureShape(
        .bar, PictureFrame(x: x, y: 0, width: total, height: height), radius: height / 2))
    x += lengths.inset
    for index in 0..<count {
      let isOpen = index == open
      let width =
        2 * lengths.horizontalPadding + icon + (isOpen ? lengths.gap + label : 0)
      let tab = PictureFrame(x: x, y: lengths.inset, width: width, height: tabHeight)
      picture.shapes.append(
        PictureShape(isOpen ? .indicator : .button, tab, radius: tabHeight / 2))
      x += lengths.horizontalPadding
      picture.shapes.append(
        PictureShape(
          .icon,
          PictureFrame(x: x, y: tab.center.y - icon / 2, width: icon, height: icon),
          radius: icon * iconRounding))
      x += icon
      if isOpen {
        x += lengths.gap
        if let text = text(layout, open, at: x, middle: tab.center.y, width: label, cell) {
          picture.texts.append(text)
        }
        x += label
      }
      x += lengths.horizontalPadding + lengths.spacing
    }
    return picture.directed(content)
  }

  private static func text(
    _ layout: SurfaceLayout, _ slot: Int, at x: Double, middle: Double, width: Double,
    _ cell: CellGrid.Cell
  ) -> PictureText? {
    guard layout.slots.indices.contains(slot),
      let height = layout.slots[slot].outcomes[cell.index]?.height
    else { return nil }
    return PictureText(
      slot: slot, PictureFrame(x: x, y: middle - height / 2, width: width, height: height))
  }
}
