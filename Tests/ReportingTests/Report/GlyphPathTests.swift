import Linting
import Testing

@testable import Reporting

@Suite struct GlyphPathTests {
  private typealias Outline = ReportContent.Outline

  private static func outline(_ unitsPerEm: Int, _ segments: [Outline.Segment]) -> Outline {
    Outline(unitsPerEm: unitsPerEm, segments: segments)
  }

  private static func point(_ x: Int, _ y: Int) -> Outline.Point { Outline.Point(x: x, y: y) }

  /// y downwards, from the baseline; each contour but the last is closed by the one after it.
  @Test func commandsOfEachKind() {
    let outline = Self.outline(
      1000,
      [
        .move(Self.point(10, 20)), .line(Self.point(110, 20)),
        .quadratic(Self.point(150, 60), Self.point(110, 100)),
        .cubic(Self.point(100, 110), Self.point(20, 110), Self.point(10, 100)),
        .move(Self.point(-5, -7)), .line(Self.point(0, 0)),
      ])
    #expect(
      GlyphPath.data(outline) == "M10 -20l100 0q40 -40 0 -80c-10 -10 -90 -10 -100 0zM-5 7l5 -7")
  }

  @Test(arguments: [
    (1000, 500, 500), (2048, 1024, 500), (2816, 1408, 500), (2048, 2048, 1000), (16_384, 8192, 500),
    (16, 8, 500), (1, 1, 1000), (0, 1, 1000), (-5, 1, 1000), (2048, 1, 0), (2048, -2048, -1000),
  ])
  func thousandthsOfAnEm(unitsPerEm: Int, units: Int, thousandths: Int) {
    let outline = Self.outline(
      unitsPerEm, [.move(Self.point(units, 0)), .line(Self.point(0, units))])
    #expect(
      GlyphPath.data(outline)
        == "M\(thousandths) 0l\(-thousandths) \(-thousandths)")
  }

  /// Steps are differences of rounded places, so that the thousandth one is as exact as the first.
  @Test(arguments: [2048, 2816, 1536, 999, 7])
  func roundingDoesNotAddUp(unitsPerEm: Int) throws {
    var segments: [Outline.Segment] = [.move(Self.point(0, 0))]
    for index in 1...3000 { segments.append(.line(Self.point(index, -2 * index))) }
    let numbers = GlyphPath.data(Self.outline(unitsPerEm, segments)).split { "Ml ".contains($0) }
      .compactMap { Int($0) }
    try #require(numbers.count == 2 * 3001)
    var (x, y) = (0, 0)
    for step in 0...3000 {
      x += numbers[2 * step]
      y += numbers[2 * step + 1]
      let exact = Double(step) / Double(unitsPerEm) * 1000
      #expect(abs(Double(x) - exact) <= 0.5 && abs(Double(y) - 2 * exact) <= 0.5)
    }
  }

  @Test func anEmptyOneIsEmpty() { #expect(GlyphPath.data(Self.outline(1000, [])) == "") }

  /// Numbers that no font has do not stop the program.
  @Test(arguments: [Int.max, .min, .max / 3, .min / 2], [1, 1000, Int.max])
  func absurdNumbers(units: Int, unitsPerEm: Int) {
    let outline = Self.outline(
      unitsPerEm,
      [
        .move(Self.point(units, units)), .line(Self.point(-1, -1)),
        .quadratic(Self.point(units, 0), Self.point(0, units)),
        .line(Self.point(~units, ~units)),
      ])
    let data = GlyphPath.data(outline)
    #expect(data.hasPrefix("M") && data.allSatisfy { "Mlqcz- 0123456789".contains($0) })
  }
}
