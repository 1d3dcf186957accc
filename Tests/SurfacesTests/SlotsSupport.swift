import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Lays out a surface as a run does: its copy numbered in the order of its settings.
enum Lab {
  typealias Values = [String: SurfaceSettings<String>.Value]

  static func content(
    _ surface: any Surface.Type, _ values: Values, locale: String = "en", boldText: Bool = false
  ) -> SurfaceContent {
    var index = -1
    let settings = SurfaceSettings<String>(values).mapCopy(surface.manual.allFields) { text, _ in
      index += 1
      return SlotCopy(index: index, text: text)
    }
    return SurfaceContent(locale: locale, boldText: boldText, settings: settings)
  }

  static func layout(
    _ surface: any Surface.Type, _ values: Values, sizes: [ContentSizeCategory] = [.large],
    places: [Place], boldText: Bool = false, measurer: any TextMeasuring = FakeMeasurer()
  ) throws -> SurfaceLayout {
    try surface.layout(
      content(surface, values, boldText: boldText),
      in: CellGrid(contentSizes: sizes, places: places), measurer: measurer)
  }

  /// All slots in one cell.
  static func outcomes(
    _ surface: any Surface.Type, _ values: Values, _ category: ContentSizeCategory = .large,
    width: Double, scale: DisplayScale = .x3, boldText: Bool = false,
    measurer: any TextMeasuring = FakeMeasurer()
  ) throws -> [SlotOutcome] {
    let layout = try layout(
      surface, values, sizes: [category], places: [Place(width: width, displayScale: scale)],
      boldText: boldText, measurer: measurer)
    return try layout.slots.map { try #require($0.outcomes[0]) }
  }

  /// The outcome of the only slot of a list, in one cell.
  static func slot(
    _ values: Values, _ category: ContentSizeCategory = .large, width: Double,
    scale: DisplayScale = .x3, measurer: any TextMeasuring = FakeMeasurer()
  ) throws -> SlotOutcome {
    let all = try outcomes(
      Slots.self, ["slots": .list([.group(.init(values))])], category, width: width, scale: scale,
      measurer: measurer)
    #expect(all.count == 1)
    return try #require(all.first)
  }
}

extension SurfaceSettings<String>.Value {
  static func copies(_ texts: String...) -> Self { .list(texts.map { .copy($0) }) }
}

/// Equal but for the last bits of binary fractions.
func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }
