import PlatformFacts
import Testing

@testable import Surfaces

/// Work is counted, not timed.
@Suite struct CostTests {
  private func measure(_ titles: [String], widths: [Double]) throws -> FakeMeasurer {
    let measurer = FakeMeasurer()
    _ = try StepTrail.layout(
      Trail.copy(titles), style: .init(), contentSizes: ContentSizeCategory.allCases,
      places: widths.map { Place(width: $0, displayScale: .x3) }, measurer: measurer)
    return measurer
  }

  @Test func widthsCostNoMeasurement() throws {
    let titles = ["Cart", "Address", "Payment", "Review"]
    // Numbered everywhere, no caption wraps.
    let one = try measure(titles, widths: [199])
    let many = try measure(titles, widths: [199, 198.9, 198.8, 198.7, 198.6, 198.5])
    let total = { (measurer: FakeMeasurer) in measurer.asks.values.reduce(0, +) }
    #expect(total(one) > 0)
    #expect(total(many) <= total(one) + 6 * 12 * 4)
    let titled = try measure(titles, widths: [900])
    let titledMany = try measure(titles, widths: Array(stride(from: 900.0, to: 1_900, by: 10)))
    #expect(total(titled) == total(titledMany))
  }

  @Test func sizesCostNoMeasurement() throws {
    let titles = ["Cart", "Address", "Payment", "Review"]
    let measurer = try measure(titles, widths: Array(stride(from: 150.0, to: 600, by: 10)))
    for title in titles {
      // The smallest and the largest of 5 label sizes and 10 caption sizes.
      let asks = measurer.asks.filter { $0.key.text == title }
      let sizes = asks.keys.map(\.size).sorted()
      #expect(sizes.first == 35.0 / 3)
      #expect(sizes.last == 113.0 / 3)
      // Wrapping measures a word once more for its size.
      #expect(asks.values.allSatisfy { $0 <= 2 })
    }
    #expect(measurer.lineBreakAsks.values.allSatisfy { $0 == 1 })
    let letters = measurer.asks.filter { $0.key.text == "C" }
    #expect(letters.count == 2)
    #expect(letters.values.allSatisfy { $0 == 1 })
  }

  /// A face with optical sizes has another shape at each.
  @Test func opticalSizesAreMeasuredAtEach() throws {
    let measurer = FakeMeasurer()
    // At 13, the smallest in use, it is not the 2 em that it is at 37.667, the largest.
    measurer.widths["Cart"] = [13: 20, 15: 100, 25: 110.5, 33: 120]
    let layout = try StepTrail.layout(
      Trail.copy(["Cart"]), style: .init(),
      contentSizes: [.large, .accessibility1, .accessibility5],
      places: [Place(width: 500, displayScale: .x3)], measurer: measurer)
    #expect(layout.cells.map { $0.titles[0].drawn } == [100, 111, 120])
  }

  @Test func manyStepsAreLinear() throws {
    func asks(_ count: Int) throws -> Int {
      let titles = (1...count).map { "Title of step \($0)" }
      return try measure(titles, widths: [240, 320, 430]).asks.values.reduce(0, +)
    }
    let hundred = try asks(100)
    let fiveHundred = try asks(500)
    #expect(fiveHundred <= 6 * hundred)
  }

  @Test func longTitlesAreLinear() throws {
    func bytes(_ title: String) throws -> Int {
      try measure([title, "b"], widths: [1e-9, 240, 320, 430]).shapedBytes
    }
    for title in [
      String(repeating: "x", count: 20_000), String(repeating: "word and ", count: 3_000),
      String(repeating: "a\n", count: 10_000),
    ] {
      let short = try bytes(title)
      #expect(try bytes(title + title) <= 2 * short + 5_000)
      // Label and caption at 12 content sizes each, and the words of the caption.
      #expect(short <= 40 * title.utf8.count + 20_000)
    }
  }
}
