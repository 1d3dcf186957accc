/// Measure lines as elements of a picture: lines first, words in front of all lines.
enum SVGMeasures {
  static func nodes(_ measures: [Measure], _ bounds: inout SVGBounds) -> [SVGNode] {
    for measure in measures {
      let box = measure.bounds
      bounds.include(box.x, box.y, box.width, box.height)
    }
    return measures.flatMap(lines) + measures.map(words)
  }

  private static func lines(_ measure: Measure) -> [SVGNode] {
    let isBad = measure.kind == .bad || measure.kind == .overflow
    let style = isBad ? "bad size" : "size"
    var nodes: [SVGNode] = []
    if let outline = measure.outline {
      // On a ground of any colour.
      nodes += ["halo", isBad ? "bad place" : "place"].map {
        .rectangle(
          $0, x: outline.x, y: outline.y, width: outline.width, height: outline.height)
      }
    }
    if (measure.edge - measure.at).magnitude > 4 {
      for end in [measure.from, measure.to] {
        nodes.append(
          line(
            measure.kind == .place ? "edge guide" : isBad ? "bad guide" : "guide",
            measure, along: (end, end), across: (measure.at, measure.edge)))
      }
    }
    nodes.append(
      line(style, measure, along: (measure.from, measure.to), across: (measure.at, measure.at)))
    for (end, isOpen, inward) in [
      (measure.from, measure.isOpenAtStart, 5.0), (measure.to, measure.isOpenAtEnd, -5.0),
    ] {
      // What goes on ends in two strokes, as in a drawing that is broken off.
      for shift in isOpen ? [0, inward] : [0] {
        let slant = isOpen ? 2.0 : 0
        nodes.append(
          line(
            style, measure, along: (end + shift - slant, end + shift + slant),
            across: (measure.at + 3, measure.at - 3)))
      }
    }
    return nodes
  }

  private static func line(
    _ style: String, _ measure: Measure, along: (Double, Double), across: (Double, Double)
  ) -> SVGNode {
    measure.isVertical
      ? .line(style, across.0, along.0, across.1, along.1)
      : .line(style, along.0, across.0, along.1, across.1)
  }

  private static func words(_ measure: Measure) -> SVGNode {
    let isBad = measure.kind == .bad || measure.kind == .overflow
    let baseline = measure.at + (measure.hasWordsBehind ? 10 : -3)
    let (x, y) = measure.isVertical ? (baseline, measure.middle) : (measure.middle, baseline)
    var attributes: [(StaticString, String)] = [
      ("class", isBad ? "bad measure" : "measure"), ("x", svg(x)), ("y", svg(y)),
      ("text-anchor", "middle"),
    ]
    if measure.isVertical {
      attributes.append(("transform", "rotate(-90 \(svg(x)) \(svg(y)))"))
    }
    return SVGNode("text", attributes, text: measure.words)
  }
}
