import Linting

/// A step trail in one cell while one step is current. The numbers are the layout's: nothing is
/// measured here.
struct SVGTrail {
  let surface: ReportSurface
  let view: TrailView
  let cell: Int
  let current: Int

  private var state: LocaleAnalysis.Cell { view.cells[cell] }
  private var row: TrailRow { view.rows[view.rowOfCell[cell]] }
  private var isTitled: Bool { state.form == .titled }
  private var isRightToLeft: Bool { view.isRightToLeft }
  private var diameter: Double { state.stops.diameter }
  private var place: Double { state.place.width }
  /// Font size of titles and numbers: numbers shrink with their stops.
  private var label: Double {
    isTitled ? row.metrics.label : row.metrics.label * diameter / max(1, row.metrics.diameter)
  }

  func drawing(_ lettering: inout SVGLettering) -> SVGDrawing? {
    guard view.cells.indices.contains(cell), view.rowOfCell.indices.contains(cell),
      view.rows.indices.contains(view.rowOfCell[cell])
    else { return nil }
    let geometry = view.geometry(ofCell: cell, current: current)
    var drawing = SVGDrawing(
      bounds: SVGBounds(left: 0, top: 0, right: place, bottom: geometry.rowHeight))
    for (step, stop) in geometry.stops.enumerated() {
      let x = geometry.originX + stop.x
      drawing.bounds.include(x, 0, stop.width, geometry.rowHeight)
      drawing.nodes.append(
        self.stop(step, x: x, width: stop.width, centre: geometry.rowHeight / 2, &lettering))
    }
    addCaption(below: geometry.rowHeight, to: &drawing, &lettering)
    addOverflow(geometry.rowHeight, to: &drawing)
    addMeasures(geometry, to: &drawing)
    return drawing
  }

  // MARK: Stops

  private func stop(
    _ step: Int, x: Double, width: Double, centre: Double, _ lettering: inout SVGLettering
  ) -> SVGNode {
    let isOpen = isTitled && step == current
    let height = isOpen ? row.metrics.diameter : diameter
    let top = centre - height / 2
    var nodes: [SVGNode] = []
    if step == current {
      nodes.append(
        .rectangle(
          "stop", x: x, y: top, width: width, height: height, radius: height / 2,
          fill: surface.trail?.accent))
    } else {
      nodes.append(
        .rectangle(
          step > current ? "fill" : "empty", x: x, y: top, width: width, height: height,
          radius: height / 2, fill: step > current ? nil : "none"))
      var ring = SVGNode.rectangle(
        "ring", x: x + 0.75, y: top + 0.75, width: width - 1.5, height: height - 1.5,
        radius: height / 2 - 0.75)
      if step < current, let accent = surface.trail?.accent {
        // The style of the class would win over an attribute.
        ring.attributes.append(("style", "stroke: \(accent)"))
      }
      nodes.append(ring)
    }
    let square = isOpen && isRightToLeft ? x + width - height : x
    nodes.append(
      step < current
        ? check(x: square + height / 2, y: centre)
        : number(step, x: square + height / 2, centre: centre, &lettering))
    if isOpen { nodes.append(title(step, x: x, centre: centre, &lettering)) }
    return .group(step > current ? "quiet" : "current", nodes)
  }

  private func check(x: Double, y: Double) -> SVGNode {
    SVGNode(
      "path",
      [
        ("class", "check"), ("d", "M-3.6 .3L-1 2.9L3.7 -2.9"),
        ("transform", "translate(\(svg(x)) \(svg(y))) scale(\(svg(0.09 * label)))"),
      ])
  }

  private func number(
    _ step: Int, x: Double, centre: Double, _ lettering: inout SVGLettering
  ) -> SVGNode {
    guard view.numbers.indices.contains(step), row.numberWidths.indices.contains(step) else {
      return .group("number", [])
    }
    let size = label * min(1, max(0.6, state.stops.numberScale))
    let width = row.numberWidths[step] * size / max(1, row.metrics.label)
    let text = view.numbers[step]
    return lettering.draw(
      SVGLettering.Line(
        text: text, line: whole(text, width: width), x: x - width / 2,
        baseline: centre + Self.baseline * size, size: size, isRightToLeft: isRightToLeft,
        ink: step == current ? surface.trail?.accentInk : nil))
  }

  private func title(
    _ step: Int, x: Double, centre: Double, _ lettering: inout SVGLettering
  ) -> SVGNode {
    guard view.titles.indices.contains(step), row.titles.indices.contains(step) else {
      return .group("title", [])
    }
    let cut = row.cut.indices.contains(step) ? row.cut[step] : nil
    let line = cut ?? whole(view.titles[step], width: row.titles[step].measured)
    let left = titleLeft(x)
    return lettering.draw(
      SVGLettering.Line(
        text: view.titles[step], line: line,
        x: isRightToLeft ? left + row.titles[step].drawn - line.width : left,
        baseline: centre + Self.baseline * row.metrics.label, size: row.metrics.label,
        isRightToLeft: isRightToLeft, end: line.endsInEllipsis ? view.ellipsis : nil,
        ink: surface.trail?.accentInk))
  }

  private func titleLeft(_ x: Double) -> Double {
    x + (isRightToLeft ? row.metrics.tail : row.metrics.lead)
  }

  /// From the middle of a line to its baseline, in em.
  private static let baseline = SVGText.ascent - SVGText.lineHeight / 2

  private func whole(_ text: Int, width: Double) -> PlacedLine {
    PlacedLine(
      range: 0..<(surface.texts.indices.contains(text) ? surface.texts[text].text.utf16.count : 0),
      width: width, endsInHyphen: false, endsInEllipsis: false)
  }

  // MARK: Below and beyond

  private func addCaption(
    below rowHeight: Double, to drawing: inout SVGDrawing, _ lettering: inout SVGLettering
  ) {
    guard let index = view.captionOfCell[cell], view.captions.indices.contains(index),
      view.captions[index].indices.contains(current)
    else { return }
    let caption = view.captions[index][current]
    let top = rowHeight + row.captionTop
    for (index, text) in caption.texts.enumerated() {
      var text = text
      // Places are counted from the block's leading edge.
      if isRightToLeft { text.x = place - text.x - text.width }
      text.y += top
      let isPosition = index == caption.texts.count - 1
      drawing.nodes.append(
        .group(isPosition ? "quiet" : "caption", SVGText.lines(text, &lettering)))
      drawing.bounds.include(text.x, text.y, text.width, text.height)
    }
  }

  private func addOverflow(_ height: Double, to drawing: inout SVGDrawing) {
    let bounds = drawing.bounds
    if bounds.right > place + 0.01 {
      drawing.nodes.append(.hatched(x: place, width: bounds.right - place, height: height))
    }
    if bounds.left < -0.01 {
      drawing.nodes.append(.hatched(x: bounds.left, width: -bounds.left, height: height))
    }
  }

  private func addMeasures(_ geometry: TrailView.Geometry, to drawing: inout SVGDrawing) {
    var y = -8.0
    var measures: [Measure] = []
    if let title = titleMeasure(geometry, y: y) {
      measures.append(title)
      y -= Self.level
    }
    let over = isTitled ? 0 : state.drawnWidth - place
    if over > 0.01 {
      let left = isRightToLeft ? -over : place
      measures.append(
        .overflow(from: left, to: left + over, at: y, isLeft: isRightToLeft))
      y -= Self.level
    }
    var words = "place \(Measure.number(place)) pt"
    if !isTitled { words += ", titles need \(Measure.number(row.threshold.titled)) pt" }
    var line = Measure(.place, from: 0, to: place, at: y, words)
    line.edge = drawing.bounds.bottom
    measures.append(line)
    drawing.nodes += SVGMeasures.nodes(measures, &drawing.bounds)
  }

  /// Points from one measure line to the next.
  private static let level = 17.0

  /// What a title that is cut needs, against its place.
  private func titleMeasure(_ geometry: TrailView.Geometry, y: Double) -> Measure? {
    guard isTitled, row.cut.indices.contains(current), row.cut[current] != nil,
      geometry.stops.indices.contains(current)
    else { return nil }
    let title = row.titles[current]
    let left = titleLeft(geometry.originX + geometry.stops[current].x)
    let height = row.metrics.diameter - 6
    let shown = min(title.measured, max(title.drawn, place) + Measure.farthest)
    let from = isRightToLeft ? left + title.drawn - shown : left
    let isBorderline = title.verdict == .borderline
    let words =
      title.measured > title.drawn
      ? Measure.needs(title.measured, has: title.drawn) : "cut at its line break"
    var measure = Measure(
      isBorderline ? .neutral : .bad, from: from, to: from + shown, at: y,
      (isBorderline ? "borderline: " : "") + words)
    measure.isOpenAtStart = shown < title.measured && isRightToLeft
    measure.isOpenAtEnd = shown < title.measured && !isRightToLeft
    measure.edge = (geometry.rowHeight - height) / 2
    measure.outline = PictureMeasures.Box(
      x: left, y: measure.edge, width: title.drawn, height: height)
    return measure
  }
}

extension SVGNode {
  static func hatched(x: Double, y: Double = 0, width: Double, height: Double) -> SVGNode {
    .rectangle("over", x: x, y: y, width: width, height: height, fill: "url(#hatch)")
  }
}
