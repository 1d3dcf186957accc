import Testing

@testable import Surfaces

@Suite struct SymbolWidthTests {
  @Test(
    arguments: [
      ("xmark", 0.95), ("heart.fill", 1.2), ("bookmark.fill", 0.85), ("checkmark", 1.05),
      ("star.fill", 1.2), ("XMARK", 1.2), ("", 1.2), ("\u{1F44D}", 1.2),
    ]) func factorsAreThoseOfTheTable(_ name: String, _ factor: Double)
  {
    #expect(SymbolWidth.factor(of: name) == factor)
    #expect(SymbolWidth(factor: factor, fontSize: 20).points == 20 * factor)
  }

  @Test func theBandIsTenPerCent() {
    #expect(isNear(SymbolWidth(factor: 0.95, fontSize: 20).tolerance, 1.9))
  }

  @Test(
    arguments: [
      (0.0, 1.0), (-3, 1), (.nan, 1), (.infinity, 1), (20, 0), (20, -1), (20, .nan),
      (20, .infinity), (.greatestFiniteMagnitude, 10),
    ] as [(Double, Double)]) func noNonsenseHasAWidth(_ size: Double, _ factor: Double)
  {
    let width = SymbolWidth(factor: factor, fontSize: size)
    #expect(width.points == 0)
    #expect(width.tolerance == 0)
  }
}
