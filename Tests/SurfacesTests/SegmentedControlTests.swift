import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Each character is half its font size wide: 6.5 pt at 13 pt.
@Suite struct SegmentedControlTests {
  private func control(
    _ labels: [String], _ style: Lab.Values = [:], _ category: ContentSizeCategory = .large,
    width: Double, scale: DisplayScale = .x3, measurer: FakeMeasurer = FakeMeasurer()
  ) throws -> [SlotOutcome] {
    let values: Lab.Values = ["segments": .list(labels.map { .copy($0) })]
    return try Lab.outcomes(
      SegmentedControl.self, values.merging(style) { $1 }, category, width: width, scale: scale,
      measurer: measurer)
  }

  /// Equal segments, 8 on each side inside each.
  @Test(
    arguments: [
      // segments, place, style, room
      (3, 240.0, [:], 64.0), (2, 240, [:], 104), (4, 343, [:], 69.75),
      (3, 343, ["width": .number(240)], 64),
      (3, 200, ["width": .number(240)], 200.0 / 3 - 16),
      (3, 240, ["padding": .number(0)], 80),
      (3, 240, ["padding": .number(40)], 0),
      (3, 240, ["padding": .number(50)], 0),
    ] as [(Int, Double, Lab.Values, Double)])
  func everySegmentHasAnEqualShare(
    _ count: Int, _ place: Double, _ style: Lab.Values, _ room: Double
  ) throws {
    let outcomes = try control((1...count).map { "\($0)" }, style, width: place)
    #expect(outcomes.count == count)
    #expect(outcomes.allSatisfy { isClose($0.available, room) })
  }

  /// 64 points: "Overview" is 8 × 6.5 = 52, "Statistics" 65 and cut on its one line.
  @Test(arguments: [ContentSizeCategory.xSmall, .large, .accessibility5])
  func aLabelIsCutOnOneLineAtAFixedSize(_ category: ContentSizeCategory) throws {
    for scale in DisplayScale.allCases {
      let outcomes = try control(
        ["Overview", "Statistics", "All"], [:], category, width: 240, scale: scale)
      #expect(outcomes.map(\.measured) == [52, 65, 19.5])
      #expect(outcomes.map(\.truncation) == [.fits, .exceeds, .fits])
      #expect(outcomes.allSatisfy { $0.allowedLines == 1 && $0.scale == 1 })
      #expect(outcomes[1].lostCharacters > 0)
    }
  }

  /// At 12 pt "Statistics" is 60.
  @Test func theSizeOfLabelsIsSettable() throws {
    let outcomes = try control(["Statistics", "B", "C"], ["labelSize": .number(12)], width: 240)
    #expect(outcomes[0].measured == 60)
    #expect(outcomes[0].kind == .fits)
  }

  @Test func labelsAreMeasuredAsSelected() throws {
    let measurer = FakeMeasurer()
    _ = try control(["Day", "Week"], width: 240, measurer: measurer)
    #expect(measurer.asks.keys.allSatisfy { $0.attributes.weight == .semibold && $0.size == 13 })
  }

  @Test func slotsAreNamedAfterTheirSegments() throws {
    let values: Lab.Values = ["segments": .copies("Day", "Week")]
    let layout = try Lab.layout(
      SegmentedControl.self, values, places: [Place(width: 320, displayScale: .x2)])
    #expect(layout.slots.map(\.id) == ["segment-1", "segment-2"])
    let roles = SurfaceSettings<String>(values).copy(in: SegmentedControl.manual.allFields)
    #expect(roles.map(\.role.name) == layout.slots.map(\.name))
    #expect(roles.map(\.role.peers) == ["segments", "segments"])
    #expect(layout.slots.map(\.copy) == [0, 1])
  }

  @Test func extremes() throws {
    #expect(try control([], width: 320).isEmpty)
    for text in ["", "\n", String(repeating: "w", count: 10_000)] {
      #expect(try control([text], width: 0.1).map(\.available) == [0])
    }
  }
}
