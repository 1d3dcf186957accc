import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

@Suite struct NumberTests {
  @Test func oneDigitFits() throws {
    // 7.5 in 34.
    let cell = try Trail.cell(Trail.copy(["a", "b"]), width: 72)
    #expect(cell.stops.numberScale == 1)
    #expect(cell.stops.numberVerdict == .fits)
  }

  @Test func aNumberShrinksWithItsStop() throws {
    // label′ = 15 × 22 / 34 = 9.70588; "100" takes 3 × 1.6 × 9.70588 = 46.588 in 22: 0.4722.
    let measurer = FakeMeasurer(em: 1.6)
    let copy = Trail.copy(["a", "b"], numbers: [["1", "100"]])
    let shrunk = try Trail.cell(copy, width: 20, measurer: measurer)
    #expect(shrunk.stops.diameter == 22)
    #expect(abs(shrunk.stops.numberScale - 22 / (3 * 1.6 * (15.0 * 22 / 34))) < 1e-12)
    #expect(shrunk.stops.numberScale < StepTrail.minimumNumberScale)
    #expect(shrunk.stops.numberVerdict == .exceeds)
    // At full size in both forms: 3 × 1.6 × 15 = 72 in 34.
    for width in [72.0, 400] {
      let full = try Trail.cell(copy, width: width, measurer: measurer)
      #expect(full.stops.diameter == 34)
      #expect(abs(full.stops.numberScale - 34.0 / 72) < 1e-12)
    }
  }

  @Test func theWorseSetOfDigitsCounts() throws {
    let measurer = FakeMeasurer()
    measurer.ems["١٢"] = 4
    let copy = Trail.copy(["a", "b"], numbers: [["1", "12"], ["١", "١٢"]])
    // 60 in 34.
    let cell = try Trail.cell(copy, width: 72, measurer: measurer)
    #expect(abs(cell.stops.numberScale - 34.0 / 60) < 1e-12)
  }

  @Test func digitsAreMonospacedAndSemibold() throws {
    let measurer = FakeMeasurer()
    let copy = Trail.copy(["a", "b"], positions: [["x", "y"]])
    _ = try Trail.cell(copy, width: 72, measurer: measurer)
    let asked = measurer.asks.keys.filter { $0.text == "1" || $0.text == "2" }
    #expect(!asked.isEmpty)
    #expect(
      asked.allSatisfy { $0.attributes.monospacedDigits && $0.attributes.weight == .semibold })
    #expect(measurer.asks.keys.allSatisfy { $0.attributes.monospacedDigits == asked.contains($0) })
  }

  @Test func boldTextMeasuresBold() throws {
    let measurer = FakeMeasurer()
    _ = try Trail.cell(
      Trail.copy(["a", "b"]), style: .init(boldText: true), width: 72, measurer: measurer)
    #expect(measurer.asks.keys.allSatisfy { $0.attributes.weight == .bold })
  }

  @Test func aBandLeavesANumberOpen() throws {
    // "100" of 32 in 34: 32 × 1.1 + 1/3 = 35.5; 32 × 0.9 = 28.8.
    let measurer = FakeMeasurer(band: 0.1)
    measurer.widths["100"] = [15: 32]
    let copy = Trail.copy(["a", "b"], numbers: [["1", "100"]])
    let cell = try Trail.cell(copy, width: 72, measurer: measurer)
    #expect(cell.stops.numberScale == 1)
    #expect(cell.stops.numberVerdict == .borderline)
  }
}
