/// An element of an SVG picture.
struct SVGNode {
  var name: StaticString
  var attributes: [(name: StaticString, value: String)]
  var text: String?
  var children: [SVGNode]

  init(
    _ name: StaticString, _ attributes: [(name: StaticString, value: String)] = [],
    text: String? = nil, _ children: [SVGNode] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  func write(to xml: inout XMLWriter) {
    if let text { return xml.element(name, attributes, text: [text]) }
    if children.isEmpty { return xml.element(name, attributes) }
    xml.element(name, attributes) { xml in
      for child in children { child.write(to: &xml) }
    }
  }
}

/// The rectangle that a picture takes, in points.
struct SVGBounds {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  mutating func include(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    left = min(left, x)
    top = min(top, y)
    right = max(right, x + width)
    bottom = max(bottom, y + height)
  }
}

/// Points as an attribute: a thousandth is enough, and what is no number is 0.
func svg(_ points: Double) -> String { DecimalText.rounded(points) ?? "0" }

extension SVGNode {
  static func rectangle(
    _ style: String, x: Double, y: Double, width: Double, height: Double, radius: Double = 0,
    fill: String? = nil
  ) -> SVGNode {
    var attributes: [(StaticString, String)] = [
      ("class", style), ("x", svg(x)), ("y", svg(y)), ("width", svg(max(0, width))),
      ("height", svg(max(0, height))),
    ]
    if radius > 0 { attributes.append(("rx", svg(radius))) }
    if let fill { attributes.append(("fill", fill)) }
    return SVGNode("rect", attributes)
  }

  static func line(
    _ style: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> SVGNode {
    SVGNode(
      "line",
      [
        ("class", style), ("x1", svg(x1)), ("y1", svg(y1)), ("x2", svg(x2)), ("y2", svg(y2)),
      ])
  }

  static func group(
    _ style: String, rotation: Double = 0, x: Double = 0, y: Double = 0, _ children: [SVGNode]
  ) -> SVGNode {
    var attributes: [(StaticString, String)] = [("class", style)]
    if rotation != 0 {
      attributes.append(("transform", "rotate(\(svg(rotation)) \(svg(x)) \(svg(y)))"))
    }
    return SVGNode("g", attributes, children)
  }
}
