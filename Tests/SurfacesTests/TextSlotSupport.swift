import PlatformFacts
import TextMeasurement

@testable import Surfaces

/// One text in one slot, in one cell. Unless said otherwise the font is 10 pt, so that with
/// `FakeMeasurer` every character is 5 pt wide, and a pixel is 0.5 pt.
enum TestSlot {
  static func font(_ size: SlotFont.Size = .fixed(10), tracking: Double = 0) -> SlotFont {
    SlotFont(size, tracking: tracking)
  }

  static func cells(
    _ categories: [ContentSizeCategory] = [.large], _ scales: [DisplayScale] = [.x2],
    widths: [Double] = [1_000]
  ) -> CellGrid {
    CellGrid(
      contentSizes: categories,
      places: widths.flatMap { width in
        scales.map { Place(width: width, displayScale: $0) }
      })
  }

  static func run(
    _ text: String, _ slot: TextSlot, _ grid: CellGrid = cells(), locale: String = "en",
    boldText: Bool = false, measurer: any TextMeasuring = FakeMeasurer(addsTracking: true)
  ) -> SlotRun {
    SlotRun(
      "slot", "the slot", nil, literal: text, slot,
      SurfaceContent(locale: locale, boldText: boldText, settings: SurfaceSettings()), grid,
      measurer)
  }

  static func outcome(
    _ text: String, lines: Int? = nil, minimum: Double = 1, isFixedSize: Bool = false,
    truncatesAtHeight: Bool = false, width: Double, height: Double? = nil,
    decoration: Double? = nil, font: SlotFont = font(), category: ContentSizeCategory = .large,
    scale: DisplayScale = .x2, locale: String = "en",
    measurer: any TextMeasuring = FakeMeasurer(addsTracking: true)
  ) throws(MeasurementError) -> SlotOutcome {
    let slot = TextSlot(
      font: font, lines: lines, minimumScaleFactor: minimum, isFixedSize: isFixedSize,
      truncatesAtHeight: truncatesAtHeight)
    let grid = cells([category], [scale])
    return try run(text, slot, grid, locale: locale, measurer: measurer).trial(
      in: SlotFrame(width: width, height: height, decoration: decoration), at: grid.cells[0])
  }
}
