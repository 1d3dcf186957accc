import Foundation
import Testing

@testable import TextMeasurement

/// What pictures are drawn from is what widths come from, glyph by glyph.
@Suite(KnownFaces.condition) struct DrawingTests {
  private static func attributes(_ example: ShapingCase) -> TextAttributes {
    let weight = FontWeight.allCases.first { example.face.hasSuffix("-\($0.rawValue.capitalized)") }
    return TextAttributes(
      weight: weight == .bold && example.face != "Inter-Bold" ? .semibold : weight ?? .semibold,
      locale: example.locale, monospacedDigits: example.monospacedDigits)
  }

  @Test(arguments: [
    "Warenkorb", "السلة", "Pay €5 now", "سلة iPhone 15", "購物車 Cart", "", "ไทย", "हिन्दी", "A\u{301}",
  ])
  func theRunsAreThoseOfTheWidth(_ text: String) throws {
    let measurer = FontMeasurer()
    for locale in ["en", "ar"] {
      let shaped = try measurer.shape(text, semibold(locale), size: 15)
      let drawn = try measurer.draw(text, semibold(locale), size: 15)
      // In another order where both directions meet.
      let ordered = drawn.runs.sorted { $0.utf8Range.lowerBound < $1.utf8Range.lowerBound }
      #expect(ordered.map(\.utf8Range) == shaped.runs.map(\.utf8Range))
      #expect(ordered.map(\.em) == shaped.runs.map(\.em))
      // What is measured without a face may have one to be drawn with.
      let measured = ordered.filter { !$0.isMeasuredByConstant }.map(\.face?.postScriptName)
      #expect(measured == shaped.runs.compactMap(\.face))
      let width = drawn.runs.reduce(0) { $0 + $1.width(size: 15) }
      #expect(abs(width - shaped.width(size: 15)) < 1e-9)
      for run in drawn.runs {
        let advances = run.glyphs.reduce(0) { $0 + $1.advance }
        #expect(run.face == nil ? run.glyphs.isEmpty : abs(advances - run.em) < 1e-9)
        #expect(run.face != nil || run.isMeasuredByConstant)
        #expect(run.glyphs.allSatisfy { run.utf8Range.contains($0.cluster) })
      }
    }
  }

  /// In a line from right to left the first run stands at the right, and digits in it keep their own
  /// direction.
  @Test func runsStandInVisualOrder() throws {
    func order(_ text: String, _ locale: String) throws -> [String] {
      let utf8 = Array(text.utf8)
      return try FontMeasurer().draw(text, semibold(locale), size: 15).runs.map {
        String(decoding: utf8[$0.utf8Range], as: UTF8.self)
      }
    }
    // The space is of the Latin face, and of the line's own level.
    #expect(try order("سلة Cart", "ar") == ["Cart", " ", "سلة"])
    #expect(try order("Cart سلة", "en") == ["Cart ", "سلة"])
    // UAX #9, L2: levels 0 1 1 2 1 0 give 0, then 1 2 1 1 reversed as a whole, then 0.
    let levels = [(0, "a"), (1, "b"), (1, "c"), (2, "d"), (2, "e"), (1, "f"), (0, "g")]
    #expect(levels.inVisualOrder(\.0).map(\.1) == ["a", "f", "d", "e", "c", "b", "g"])
    #expect([Int]().inVisualOrder { $0 }.isEmpty)
    #expect([0, 2, 0].inVisualOrder { $0 } == [0, 2, 0])
  }

  /// hb-shape reads the font with its own code: glyphs, places and the boxes of the outlines.
  @Test(
    .enabled(if: ShapingCasesTests.hbShape != nil, "needs hb-shape (libharfbuzz-bin)"),
    arguments: ShapingCase.all)
  func againstHBShape(_ example: ShapingCase) throws {
    let file = try #require(FontFinder.files(postScriptName: example.face, variable: false).first)
    let measurer = FontMeasurer()
    let drawn = try measurer.draw(example.text, Self.attributes(example), size: 15)
    let drawnRun = try #require(drawn.runs.first)
    let output = try run(
      try #require(ShapingCasesTests.hbShape),
      [
        file.path, "--text=\(example.text)", "--output-format=json", "--no-glyph-names",
        "--utf8-clusters", "--show-extents", "--language=\(example.locale)",
        // Digits of the Arabic script run from left to right, which hb-shape does not guess.
        "--direction=\(drawnRun.level % 2 == 1 ? "rtl" : "ltr")",
        "--features=-trak,+kern" + (example.monospacedDigits ? ",+tnum" : ""),
      ])
    let expected = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    let face = try #require(drawnRun.face)
    #expect(drawn.runs.count == 1 && face.isFree && face.postScriptName == example.face)
    try #require(drawnRun.glyphs.count == expected.count)
    var pen = 0
    for (glyph, entry) in zip(drawnRun.glyphs, expected) {
      func number(_ name: String) -> Int { entry[name] as? Int ?? 0 }
      let em = Double(example.unitsPerEm)
      #expect(glyph.id == UInt32(number("g")) && glyph.cluster == number("cl"))
      #expect(abs(glyph.x * em - Double(pen + number("dx"))) < 1e-6)
      #expect(abs(glyph.y * em - Double(number("dy"))) < 1e-6)
      pen += number("ax")
      let outline = try #require(measurer.outline(ofGlyph: glyph.id, in: face))
      #expect(outline.unitsPerEm == example.unitsPerEm)
      let box = OutlineBox(outline)
      // Without its sign: hb-shape counts downwards from the top.
      let (left, top) = (number("xb"), number("yb"))
      let extents = [left, top + number("h"), left + number("w"), top].map(Double.init)
      #expect(box.sides == extents, "\(glyph.id)")
    }
  }

  @Test func whatHasNoGlyphHasNoOutline() throws {
    let measurer = FontMeasurer()
    let drawn = try measurer.draw("a", semibold("en"), size: 15)
    let face = try #require(drawn.runs.first?.face)
    #expect(measurer.outline(ofGlyph: .max, in: face) == nil)
    var other = face
    other.number = 99
    #expect(measurer.outline(ofGlyph: 1, in: other) == nil)
    #expect(try measurer.draw("🛒", semibold("ja"), size: 15).runs.map(\.face) == [nil])
  }

  /// A licence that nobody has read lets nothing be passed on.
  @Test func aNamedFileGivesNoOutlines() throws {
    let file = try #require(
      FontFinder.files(postScriptName: "Inter-SemiBold", variable: false).first)
    let measurer = FontMeasurer(chain: FontChain(fontFile: file.path))
    let drawn = try measurer.draw("Ab", semibold("en"), size: 15)
    let face = try #require(drawn.runs.first?.face)
    #expect(!face.isFree)
    let glyph = try #require(drawn.runs.first?.glyphs.first)
    #expect(measurer.outline(ofGlyph: glyph.id, in: face) == nil)
  }
}

extension DrawnRun {
  /// As Han, kana, hangul and emoji are.
  var isMeasuredByConstant: Bool { EmConstant(rawValue: correction.id) != nil }
}

/// The box of all points of an outline, those of the curves' control points among them: what fonts have
/// in their tables.
private struct OutlineBox {
  /// Left, bottom, right, top; all 0 for an empty outline.
  var sides = [0.0, 0, 0, 0]

  init(_ outline: GlyphOutline) {
    let points = outline.segments.flatMap { segment in
      switch segment {
      case .move(let to), .line(let to): [to]
      case .quadratic(let control, let to): [control, to]
      case .cubic(let first, let second, let to): [first, second, to]
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let low = ys.min(), let high = ys.max()
    else { return }
    sides = [left, low, right, high].map(Double.init)
  }
}
