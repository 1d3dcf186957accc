import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

typealias SampleValue = SurfaceSettings<SlotCopy>.Value

extension SurfaceSettings<SlotCopy>.Value {
  static func copy(_ text: String, _ index: Int = 0) -> Self {
    .copy(SlotCopy(index: index, text: text))
  }

  static func group(_ values: [String: SurfaceSettings<SlotCopy>.Value]) -> Self {
    .group(SurfaceSettings(values))
  }
}

/// A surface in one cell.
struct OneCell {
  var category = ContentSizeCategory.large
  var width = 358.0
  var height: Double?
  var scale = DisplayScale.x3
  var boldText = false

  func layout(
    _ surface: any Surface.Type, _ values: [String: SampleValue],
    measurer: any TextMeasuring = FakeMeasurer(addsTracking: true), locale: String = "de"
  ) throws -> SurfaceLayout {
    let layout = try surface.layout(
      SurfaceContent(locale: locale, boldText: boldText, settings: SurfaceSettings(values)),
      in: CellGrid(
        contentSizes: [category],
        places: [Place(width: width, displayScale: scale, height: height)]),
      measurer: measurer)
    #expect(layout.slots.allSatisfy { $0.outcomes.count == 1 })
    #expect(Set(layout.slots.map(\.id)).count == layout.slots.count)
    return layout
  }
}

extension SurfaceLayout {
  /// What the slot `id` comes to in the first cell.
  func slot(_ id: String) throws -> SlotOutcome {
    try #require(slots.first { $0.id == id }?.outcomes[0], "\(id)")
  }
}

/// Equal to the six decimals that figures worked out by hand have here.
func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
