extension Toast {
  /// Points between title and subtitle. No text is measured against it.
  static let textSpacing = 2.0
  /// Radius of the card's corners, in points: a capsule of the default numbers has about as much.
  static let cardRadius = 22.0

  /// The form that the toast takes: the capsule in the middle of its place, or the card.
  public static func picture(
    _ content: SurfaceContent, _ layout: SurfaceLayout, cell: CellGrid.Cell
  ) -> SurfacePicture? {
    let shown = layout.slots.indices.compactMap { index in
      layout.slots[index].outcomes[cell.index].map { (index, $0) }
    }
    guard let first = shown.first?.0 else { return nil }
    let form = layout.form?.outcomes[cell.index]
    let isCapsule = form?.isFull == true
    let width = form.map { isCapsule ? $0.needed : cell.width } ?? cell.width
    let (horizontal, vertical) = (content[horizontalPadding], content[verticalPadding])
    let (icon, gap) = (content[icon], content[gap])
    let texts =
      shown.reduce(0) { $0 + $1.1.height } + textSpacing * Double(max(0, shown.count - 1))
    let height = 2 * vertical + max(icon, texts)
    let toast = PictureFrame(
      x: (cell.width - width) / 2, y: 0, width: width, height: height)
    var picture = SurfacePicture(width: cell.width, height: height)
    picture.shapes.append(
      PictureShape(
        isCapsule ? .capsule : .card, toast, radius: isCapsule ? height / 2 : cardRadius))
    if icon > 0 {
      picture.shapes.append(
        PictureShape(
          .icon,
          PictureFrame(
            x: toast.x + horizontal, y: (height - icon) / 2, width: icon, height: icon),
          radius: icon * iconRounding))
    }
    let x = toast.x + horizontal + icon + gap
    var y = (height - texts) / 2
    for (index, outcome) in shown {
      let width =
        isCapsule && index == first ? form?.text ?? outcome.available : outcome.available
      let frame = PictureFrame(x: x, y: y, width: width, height: outcome.height)
      picture.shapes.append(PictureShape(.slot, frame))
      picture.texts.append(PictureText(slot: index, frame))
      y += outcome.height + textSpacing
    }
    return picture.directed(content)
  }
}
