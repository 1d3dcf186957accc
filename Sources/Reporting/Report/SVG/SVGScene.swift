import Linting

/// A surface other than the step trail: shapes, and texts in their places.
struct SVGScene {
  let picture: ReportPicture
  /// Points that the surface is offered; nil where that is not known. A picture of another width shows
  /// more than the surface, such as the screen around it.
  let place: Double?

  func drawing(_ lettering: inout SVGLettering) -> SVGDrawing {
    var drawing = SVGDrawing(
      bounds: SVGBounds(left: 0, top: 0, right: picture.width, bottom: picture.height))
    for shape in picture.shapes {
      let frame = shape.frame
      drawing.bounds.include(frame.x, frame.y, frame.width, frame.height)
      drawing.nodes.append(node(shape))
    }
    for text in picture.texts {
      let widest = text.lines.map(\.width).max() ?? 0
      drawing.bounds.include(
        text.left(ofLine: widest), text.y, widest,
        max(text.height, text.lineHeight * Double(text.lines.count)))
      drawing.nodes.append(
        .group(
          "text", rotation: text.rotation, x: text.pivotX, y: text.pivotY,
          SVGText.lines(text, &lettering)))
    }
    let measures = PictureMeasures(of: picture, place: place).measures
    for measure in measures where measure.kind == .overflow {
      drawing.nodes.append(
        .hatched(x: measure.from, width: measure.to - measure.from, height: picture.height))
    }
    drawing.nodes += SVGMeasures.nodes(measures, &drawing.bounds)
    return drawing
  }

  private func node(_ shape: ReportContent.Shape) -> SVGNode {
    let frame = shape.frame
    let style =
      switch shape.role {
      case .screen, .line: "ring"
      case .card, .bar, .capsule, .arrow: "sheet"
      case .icon, .symbol: "faint"
      case .target, .slot, .glass: "frame"
      case .control, .indicator, .button, .cluster: "fill"
      }
    if shape.role == .arrow {
      let points = [
        (frame.x, frame.bottom), (frame.center.x, frame.y), (frame.right, frame.bottom),
      ].map { "\(svg($0.0)),\(svg($0.1))" }.joined(separator: " ")
      return .group(
        "arrow", rotation: shape.rotation, x: frame.center.x, y: frame.center.y,
        [SVGNode("polygon", [("class", style), ("points", points)])])
    }
    var node = SVGNode.rectangle(
      style, x: frame.x, y: frame.y, width: frame.width, height: frame.height,
      radius: shape.radius)
    // The style of the class would win over an attribute.
    if let fill = shape.fill { node.attributes.append(("style", "fill: \(fill); fill-opacity: 1")) }
    guard shape.rotation != 0 else { return node }
    return .group(
      "turned", rotation: shape.rotation, x: frame.center.x, y: frame.center.y, [node])
  }
}

/// Lines of a placed text. What a text style leaves between lines is below each of them.
enum SVGText {
  /// Of the system font, in em (`SystemFont`).
  static let ascent = 1950.0 / 2048
  static let lineHeight = 2444.0 / 2048

  static func lines(_ text: PlacedText, _ lettering: inout SVGLettering) -> [SVGNode] {
    var nodes: [SVGNode] = []
    for (index, line) in text.lines.enumerated() {
      let top = text.y + Double(index) * text.lineHeight
      nodes.append(
        lettering.draw(
          SVGLettering.Line(
            text: text.text, line: line, x: text.left(ofLine: line.width),
            baseline: top + ascent * text.size,
            size: text.size, isRightToLeft: text.isRightToLeft,
            end: line.endsInEllipsis ? text.ellipsis : line.endsInHyphen ? text.hyphen : nil,
            ink: text.ink)))
    }
    return nodes
  }
}

extension PlacedText {
  /// Where a line of `width` points begins.
  func left(ofLine width: Double) -> Double {
    switch alignment {
    case .left: x
    case .centre: x + (self.width - width) / 2
    case .right: x + self.width - width
    }
  }
}
