import PlatformFacts
import Testing

@testable import Surfaces

/// What holds for every flow, checked over many.
@Suite struct PropertyTests {
  static let flows: [[String]] = [
    ["Cart"],
    ["Cart", "Address", "Payment", "Review"],
    ["a", "b", "c", "d", "e", "f"],
    ["", ""],
    [String(repeating: "long ", count: 12), "b", "c"],
    (1...25).map { "Step\($0)" },
  ]

  private func layout(_ titles: [String], widths: [Double], band: Double = 0.025) throws
    -> SurfaceLayout
  {
    try StepTrail.layout(
      Trail.copy(titles), style: .init(), contentSizes: ContentSizeCategory.allCases,
      places: widths.flatMap { width in
        DisplayScale.allCases.map { Place(width: width, displayScale: $0) }
      },
      measurer: FakeMeasurer(band: band))
  }

  @Test(arguments: flows) func cellsFollowTheirThresholds(_ titles: [String]) throws {
    let widths = Array(stride(from: 10.0, through: 700, by: 23)) + [1e-9, 1e9, 1e308]
    let layout = try layout(titles, widths: widths)
    #expect(layout.thresholds.count == 24)
    #expect(layout.cells.count == 24 * widths.count)
    for cell in layout.cells {
      let threshold = try #require(
        layout.thresholds.first {
          $0.contentSize == cell.contentSize && $0.displayScale == cell.place.displayScale
        })
      try check(cell, threshold)
    }
  }

  private func check(_ cell: LayoutCell, _ threshold: Threshold) throws {
    let width = cell.place.width
    let full = (34 * cell.scale).rounded()
    #expect((cell.form == .titled) == (threshold.titled <= width))
    #expect(cell.naturalWidth == (cell.form == .titled ? threshold.titled : threshold.fullStops))
    if cell.form == .titled {
      #expect(cell.stops.diameter == full)
      #expect(cell.drawnWidth == cell.naturalWidth)
      #expect(cell.caption.layout == .position)
    } else {
      #expect((cell.stops.diameter == full) == (width >= threshold.fullStops))
      #expect(cell.stops.diameter >= 22)
      #expect((cell.overflow > 0) == (width < threshold.minimum))
      #expect((cell.stops.room < 22) == (width < threshold.minimum))
      #expect((cell.stops.capacity < cell.stops.count) == (width < threshold.minimum))
      #expect(!(cell.titles.indices.contains { cell.isTruncated($0) }))
    }
    #expect(cell.caption.limit == min(width, cell.naturalWidth))
    #expect(cell.stops.beyondReach < cell.stops.count)
    #expect(cell.stops.beyondReach == 0 || cell.overflow > 0)
  }

  @Test(arguments: flows) func thresholdsAreSharp(_ titles: [String]) throws {
    for threshold in try layout(titles, widths: [100]).thresholds {
      func at(_ width: Double) throws -> LayoutCell {
        try Trail.cell(
          Trail.copy(titles), threshold.contentSize, width: width, scale: threshold.displayScale)
      }
      let pixel = threshold.displayScale.pixel
      #expect(try at(threshold.titled).form == .titled)
      #expect(try at(threshold.titled - pixel).form == .numbered)
      let full = try at(threshold.fullStops)
      #expect(full.form == .numbered && full.drawnWidth == threshold.fullStops)
      #expect(try at(threshold.fullStops - pixel).stops.diameter == full.stops.diameter - 1)
      #expect(try at(threshold.minimum).overflow == 0)
      #expect(abs(try at(threshold.minimum - pixel).overflow - pixel) < 1e-9)
    }
  }

  @Test func orderOfCells() throws {
    let places = [(300.0, DisplayScale.x3), (200, .x2), (300, .x2), (100, .x3)]
      .map { Place(width: $0.0, displayScale: $0.1) }
    let layout = try StepTrail.layout(
      Trail.copy(["a"]), style: .init(), contentSizes: [.accessibility1, .xSmall, .xSmall],
      places: places, measurer: FakeMeasurer())
    #expect(
      layout.cells.map(\.contentSize) == Array(repeating: .xSmall, count: 4)
        + Array(repeating: .accessibility1, count: 4))
    #expect(layout.cells.prefix(4).map(\.place.width) == [100, 200, 300, 300])
    #expect(layout.cells.prefix(4).map(\.place.displayScale) == [.x3, .x2, .x2, .x3])
    #expect(layout.thresholds.map(\.displayScale) == [.x2, .x3, .x2, .x3])
    #expect(
      layout.thresholds.map(\.contentSize) == [.xSmall, .xSmall, .accessibility1, .accessibility1])
  }

  @Test func thresholdsComeFromTheScalesInUse() throws {
    let layout = try StepTrail.layout(
      Trail.copy(["a"]), style: .init(), contentSizes: [.large],
      places: [Place(width: 100, displayScale: .x2)], measurer: FakeMeasurer())
    #expect(layout.thresholds.map(\.displayScale) == [.x2])
  }
}
