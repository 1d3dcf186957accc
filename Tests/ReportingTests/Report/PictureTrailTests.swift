import Foundation
import Testing

@testable import Linting
@testable import Reporting

/// The geometry of a trail's picture is the layout's.
@Suite(ReportSamples.condition) struct PictureTrailTests {
  private struct Case {
    var view: TrailView
    var surface: ReportSurface
    var cell: Int
    var step: Int
    var root: SVGDocument.Element
    var row: TrailRow { view.rows[view.rowOfCell[cell]] }
    /// One for each step, in order.
    var stops: [SVGDocument.Element] {
      root.children.filter { $0.name == "g" && ($0.hasClass("quiet") || $0.hasClass("current")) }
        .prefix(view.titles.count).map { $0 }
    }
  }

  private static func cases(_ locale: String, widths: [Double] = [90, 200, 361, 700]) throws
    -> [Case]
  {
    let content = try ReportSamples.shop(widths: widths)
    let surface = content.flows[0].surfaces[0]
    let index = try #require(content.flows[0].locales.firstIndex { $0.id == locale })
    guard case .trail(let view)? = surface.views[index] else { return [] }
    var cases: [Case] = []
    for cell in view.cells.indices {
      for step in view.titles.indices {
        let shot = ReportShot(flow: 0, surface: 0, locale: index, cell: cell, step: step)
        let picture = try #require(PictureSVG.picture(shot, of: content))
        cases.append(
          Case(
            view: view, surface: surface, cell: cell, step: step,
            root: try SVGDocument.read(picture.bytes)))
      }
    }
    try #require(cases.count == widths.count * 2 * 3)
    return cases
  }

  @Test(arguments: ["en", "de", "ar"])
  func stopsStandWhereTheLayoutHasThem(locale: String) throws {
    var forms: Set<String> = []
    for example in try Self.cases(locale) {
      let geometry = example.view.geometry(ofCell: example.cell, current: example.step)
      forms.insert(example.view.cells[example.cell].form.rawValue)
      let stops = example.stops
      try #require(stops.count == geometry.stops.count)
      for (step, (drawn, stop)) in zip(stops, geometry.stops).enumerated() {
        let shape = try #require(drawn.children.first { $0.name == "rect" })
        #expect(abs(try shape.number("x") - (geometry.originX + stop.x)) <= 0.00051)
        #expect(abs(try shape.number("width") - stop.width) <= 0.00051)
        let (y, height) = (try shape.number("y"), try shape.number("height"))
        #expect(abs(y + height / 2 - geometry.rowHeight / 2) <= 0.001, "centred in the row")
        #expect(shape.hasClass("stop") == (step == example.step))
        #expect((drawn.withClass("check").count == 1) == (step < example.step))
      }
    }
    #expect(forms == ["titled", "numbered"])
  }

  /// From right to left the first step is at the right, and ends where its place does.
  @Test func arabicIsMirrored() throws {
    for example in try Self.cases("ar") {
      let place = example.view.cells[example.cell].place.width
      let inset = example.view.leadingInset(ofCell: example.cell)
      let boxes = try example.stops.map { stop in
        let shape = try #require(stop.children.first { $0.name == "rect" })
        return (left: try shape.number("x"), right: try shape.number("x") + shape.number("width"))
      }
      #expect(abs(boxes[0].right - (place - inset)) <= 0.0011)
      for (before, after) in zip(boxes, boxes.dropFirst()) {
        #expect(abs(before.left - after.right - 4) <= 0.0021)
      }
    }
  }

  /// Titles start behind their number, in both directions, and are as wide as measured, or as what is
  /// left of them.
  @Test(arguments: ["en", "de", "ar"])
  func titlesSpanWhatWasMeasured(locale: String) throws {
    var (whole, cut) = (0, 0)
    for example in try Self.cases(locale)
    where example.view.cells[example.cell].form.rawValue == "titled" {
      let (row, step) = (example.row, example.step)
      let geometry = example.view.geometry(ofCell: example.cell, current: step)
      let lines = example.stops[step].children.filter { $0.hasClass("line") }
      try #require(lines.count == 2, "the number and the title")
      // On the accent colour. The file's rule for lines would win over an attribute.
      let ink = try #require(example.surface.trail?.accentInk)
      #expect(Set(lines.map { $0.attributes["style"] }) == ["fill: \(ink)"])
      #expect(lines.allSatisfy { $0.attributes["fill"] == nil })
      let group = try #require(lines[1].children.first)
      let place = try group.transform()
      #expect(abs(place.scale - row.metrics.label / 1000) < 1e-6)
      // Glyphs of the text, with those of the ellipsis where it is cut.
      func glyphs(_ text: Int, _ range: Range<Int>) -> [ReportGlyph] {
        example.surface.texts[text].runs.flatMap(\.glyphs).filter { range.contains($0.cluster) }
      }
      let text = example.view.titles[step]
      let line = row.cut[step]
      let range = line?.range ?? 0..<example.surface.texts[text].text.utf16.count
      var expected = glyphs(text, range)
      let end = line == nil ? [] : glyphs(example.view.ellipsis, 0..<1)
      expected = locale == "ar" ? end + expected : expected + end
      let width = line?.width ?? row.titles[step].measured
      let em = expected.reduce(0) { $0 + $1.advance }
      // The advances come to the width that was measured, but for tracking, which depends on the size,
      // and for kerning with an ellipsis.
      let difference = abs(em * row.metrics.label - width)
      #expect(difference < (row.metrics.label > 15 ? 0.06 * width : line == nil ? 0.001 : 0.2))
      let drawn = expected.filter { $0.outline != nil }
      try #require(group.children.count == drawn.count)
      var pen = 0.0
      var uses = group.children.makeIterator()
      for glyph in expected {
        if glyph.outline != nil {
          let next = uses.next()
          let use = try #require(next)
          let x = (pen + glyph.xOffset) * width / em
          let start = try use.number("x") * place.scale
          #expect(abs(start - x) < 0.01)
          #expect(use.attributes["href"] == glyph.outline.map { "#g\($0)" })
        }
        pen += glyph.advance
      }
      let stop = geometry.originX + geometry.stops[step].x
      if locale == "ar" {
        let right = stop + geometry.stops[step].width - row.metrics.lead
        #expect(abs(place.x + width - right) < 0.01)
      } else {
        #expect(abs(place.x - (stop + row.metrics.lead)) < 0.01)
      }
      if line == nil { whole += 1 } else { cut += 1 }
    }
    #expect(whole > 0)
    if locale == "de" { #expect(cut > 0) }
  }

  /// A title that is cut says what it needs; a trail that is too wide by how much it runs over.
  @Test func troubleIsMeasured() throws {
    var (cut, over) = (0, 0)
    for example in try Self.cases("de") {
      let cell = example.view.cells[example.cell]
      let words = example.root.withClass("measure").map(\.text)
      let bad = example.root.withClass("bad").filter { $0.name == "text" }.map(\.text)
      #expect(words.contains { $0.hasPrefix("place ") })
      let isCut = cell.form.rawValue == "titled" && example.row.cut[example.step] != nil
      #expect(bad.contains { $0.hasPrefix("needs ") } == isCut)
      let isOver = cell.form.rawValue == "numbered" && cell.drawnWidth > cell.place.width + 0.01
      #expect(bad.contains { $0.hasPrefix("overflow ") } == isOver)
      if isCut { cut += 1 }
      if isOver {
        over += 1
        let hatched = try #require(example.root.withClass("over").first)
        #expect(abs(try hatched.number("x") - cell.place.width) < 0.001)
        #expect(abs(try hatched.number("width") - (cell.drawnWidth - cell.place.width)) < 0.002)
      }
    }
    #expect(cut > 0)
    // Three stops shrink to 22 points: narrower than that runs over.
    let narrow = try Self.cases("ar", widths: [60, 70])
    for example in narrow {
      let cell = example.view.cells[example.cell]
      guard cell.drawnWidth > cell.place.width else { continue }
      over += 1
      let hatched = try #require(example.root.withClass("over").first)
      #expect(abs(try hatched.number("x") + (cell.drawnWidth - cell.place.width)) < 0.002)
    }
    #expect(over > 0)
  }
}
