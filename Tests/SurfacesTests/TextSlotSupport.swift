import PlatformFacts
import Testing
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
      "slot", name: "the slot", copy: nil, literal: text, slot: slot,
      on: SurfaceCanvas(
        SurfaceContent(locale: locale, boldText: boldText, settings: SurfaceSettings()), in: grid,
        measurer: measurer))
  }

  /// What a text comes to in the first cell of a grid: of a run that nothing else was asked of.
  static func outcome(
    of run: SlotRun, in frame: SlotFrame, at cell: CellGrid.Cell
  ) throws -> SlotOutcome {
    try run.place(in: frame, at: cell)
    return try #require(run.layout.outcomes[0])
  }

  static func outcome(
    _ text: String, lines: Int? = nil, minimum: Double = 1, isFixedSize: Bool = false,
    truncatesAtHeight: Bool = false, width: Double, height: Double? = nil,
    decoration: Double? = nil, font: SlotFont = font(), category: ContentSizeCategory = .large,
    scale: DisplayScale = .x2, locale: String = "en",
    measurer: any TextMeasuring = FakeMeasurer(addsTracking: true)
  ) throws -> SlotOutcome {
    let slot = TextSlot(
      font: font, lines: lines, minimumScaleFactor: minimum, isFixedSize: isFixedSize,
      truncatesAtHeight: truncatesAtHeight)
    let grid = cells([category], [scale])
    return try outcome(
      of: run(text, slot, grid, locale: locale, measurer: measurer),
      in: SlotFrame(width: width, height: height, decoration: decoration), at: grid.cells[0])
  }
}
