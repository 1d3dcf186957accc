extension Glass {
  /// Elements that are drawn of a cluster: how many it has is not said.
  static let drawnElements = 3
  /// Diameter of one, in points: the least size of a control in the Human Interface Guidelines.
  static let elementDiameter = 44.0

  /// A row of round elements for each cluster. What an element reaches out to is half the container's
  /// spacing: two of them melt together where these areas meet. The scene is as wide as the widest
  /// row, whatever the place: nothing is measured against that.
  public static func picture(
    _ content: SurfaceContent, _ layout: SurfaceLayout, cell: CellGrid.Cell
  ) -> SurfacePicture? {
    guard !layout.clusters.isEmpty else { return nil }
    let margin = layout.clusters.reduce(0) { max($0, $1.container / 2) }
    var picture = SurfacePicture(width: 0, height: 0)
    var (width, y) = (0.0, 0.0)
    for cluster in layout.clusters {
      let reach = max(0, cluster.container / 2)
      let elements = (0..<drawnElements).map { index in
        PictureFrame(
          x: margin + Double(index) * (elementDiameter + cluster.layout), y: y + reach,
          width: elementDiameter, height: elementDiameter)
      }
      picture.shapes += elements.map {
        let area = $0.inset(by: -reach)
        return PictureShape(.cluster, area, radius: area.width / 2)
      }
      picture.shapes += elements.map { PictureShape(.glass, $0, radius: elementDiameter / 2) }
      width = max(width, (elements.last?.right ?? 0) + margin)
      y += elementDiameter + 2 * reach + PictureStack.spacing
    }
    return SurfacePicture(
      width: width, height: y - PictureStack.spacing, shapes: picture.shapes
    ).directed(content)
  }
}
