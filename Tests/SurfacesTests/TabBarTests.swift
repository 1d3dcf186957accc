import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Each character is half its font size wide: 5.5 pt at 11 pt.
@Suite struct TabBarTests {
  private func bar(
    _ labels: [String], _ style: Lab.Values = [:], _ category: ContentSizeCategory = .large,
    width: Double, scale: DisplayScale = .x3, measurer: FakeMeasurer = FakeMeasurer()
  ) throws -> [SlotOutcome] {
    let values: Lab.Values = ["tabs": .list(labels.map { .copy($0) })]
    return try Lab.outcomes(
      TabBar.self, values.merging(style) { $1 }, category, width: width, scale: scale,
      measurer: measurer)
  }

  /// Cell = bar width ÷ tab count.
  @Test(
    arguments: [
      // tabs, place, style, cell
      (4, 256.0, nil, 64.0), (4, 320, nil, 80), (4, 393, nil, 98.25), (5, 393, nil, 78.6),
      (3, 375, nil, 125), (1, 320, nil, 320),
      (4, 393, 300, 75),
      // A bar is never wider than its place.
      (4, 280, 300, 70),
    ] as [(Int, Double, Double?, Double)])
  func everyTabHasAnEqualCell(
    _ tabs: Int, _ place: Double, _ width: Double?, _ cell: Double
  ) throws {
    let outcomes = try bar(
      (1...tabs).map { "Tab \($0)" }, width.map { ["width": .number($0)] } ?? [:], width: place)
    #expect(outcomes.map(\.available) == Array(repeating: cell, count: tabs))
  }

  /// 11 pt by default, 10 allowed; a fixed size at every text size, on both kinds of screen.
  @Test(arguments: [ContentSizeCategory.xSmall, .large, .xxxLarge, .accessibility5])
  func labelsDoNotFollowDynamicType(_ category: ContentSizeCategory) throws {
    for scale in DisplayScale.allCases {
      // 7 × 5.5 = 38.5; at 10 pt 7 × 5 = 35; one line of 11 pt is 13.127 tall.
      let outcome = try #require(try bar(["Profile"], [:], category, width: 64, scale: scale).first)
      #expect(outcome.measured == 38.5)
      #expect(outcome.height == (scale == .x3 ? 40.0 / 3 : 13.5))
      #expect(outcome.kind == .fits)
      let small = try bar(
        ["Profile"], ["labelSize": .number(10)], category, width: 64, scale: scale)
      #expect(small.map(\.measured) == [35])
    }
  }

  /// The selected label is semibold, so that is what is measured; with Bold Text it is bold.
  @Test(arguments: [(false, FontWeight.semibold), (true, .bold)])
  func labelsAreMeasuredAsSelected(_ boldText: Bool, _ weight: FontWeight) throws {
    let measurer = FakeMeasurer()
    _ = try Lab.outcomes(
      TabBar.self, ["tabs": .copies("Home", "Search")], width: 200, boldText: boldText,
      measurer: measurer)
    #expect(!measurer.asks.isEmpty)
    #expect(measurer.asks.keys.allSatisfy { $0.attributes.weight == weight && $0.size == 11 })
  }

  /// A cell of 64, an indicator of 64 − 2 × 5 = 54.
  @Test(
    arguments: [
      // width of the label, sticks out by, its verdict, truncation, drawn in full
      (53.0, 0.0, Verdict.fits, Verdict.fits, true),
      (53.6, 0, .fits, .fits, true),  // 53.6 + 1/3 ≤ 54
      (53.8, 0, .borderline, .fits, true),  // within a pixel of 54
      (54, 0, .borderline, .fits, true),
      (54.5, 0.5, .exceeds, .fits, true),
      (63.6, 9.6, .exceeds, .fits, true),
      (63.9, 9.9, .exceeds, .borderline, true),
      (64, 10, .exceeds, .borderline, true),
      (64.5, 10, .exceeds, .exceeds, false),  // cut at 64
    ] as [(Double, Double, Verdict, Verdict, Bool)])
  func aLabelSticksOutOfTheIndicatorBeforeItIsCut(
    _ label: Double, _ by: Double, _ sticking: Verdict, _ truncation: Verdict, _ isWhole: Bool
  ) throws {
    let measurer = FakeMeasurer()
    measurer.widths["Programmes"] = [11: label]
    let outcomes = try bar(["Programmes", "A", "B", "C"], width: 256, measurer: measurer)
    let outcome = try #require(outcomes.first)
    #expect(isClose(outcome.measured, label))
    #expect(isClose(outcome.sticksOutBy, by))
    #expect(outcome.stickingOut == sticking)
    #expect(outcome.truncation == truncation)
    #expect((outcome.lostCharacters == 0) == isWhole)
    #expect((outcome.kind == .fits) == isWhole)
    #expect(outcome.lines == 1 && outcome.allowedLines == 1 && outcome.scale == 1)
  }

  @Test func theIndicatorIsInsetBySoMuchAsTheStyleSays() throws {
    // 11 × 5.5 = 60.5 in 64: inside an indicator inset by 1, outside of one inset by 5.
    let wide = try bar(["Compilation"], ["indicatorInset": .number(1)], width: 64)
    #expect(wide.map(\.stickingOut) == [.fits])
    #expect(try bar(["Compilation"], width: 64).map(\.sticksOutBy) == [6.5])
  }

  /// Wider than the cell: cut with one line, wrapped with more.
  @Test(arguments: DisplayScale.allCases)
  func aLabelWrapsWithMoreThanOneLine(_ scale: DisplayScale) throws {
    // 13 × 5.5 = 71.5 against 64; "Programmes" alone 55.
    let one = try #require(try bar(["TV Programmes"], width: 64, scale: scale).first)
    guard case .truncates = one.kind else {
      Issue.record("\(one.kind)")
      return
    }
    let two = try #require(
      try bar(["TV Programmes"], ["lines": .number(2)], width: 64, scale: scale).first)
    #expect(two.kind == .wraps(lines: 2))
    #expect(two.truncation == .fits)
    // 2 × 13.126949 = 26.2539, rounded up to a pixel.
    #expect(isClose(two.height, scale == .x3 ? 79.0 / 3 : 26.5))
  }

  /// The bar is 68 tall: 68 − 22 − 4 = 42 for the label's lines, three of 13.127 and no four.
  @Test(
    arguments: [
      // style, words, room, too tall by, at @3x
      ([:], 3, 42.0, 0.0),
      ([:], 4, 42, 158.0 / 3 - 42),  // 52.5078, up to 52.667
      (["icon": .number(30), "gap": .number(2)], 3, 36, 119.0 / 3 - 36),  // 39.3808, up to 39.667
      (["height": .number(49)], 1, 23, 0),
      (["height": .number(49)], 2, 23, 79.0 / 3 - 23),
      // Icon and gap alone are 16 taller than the bar.
      (["height": .number(10)], 1, 0, 16 + 40.0 / 3),
    ] as [(Lab.Values, Int, Double, Double)])
  func theLinesOfALabelShareTheBarsHeight(
    _ style: Lab.Values, _ words: Int, _ room: Double, _ by: Double
  ) throws {
    // Words of 44 points, each on a line of its own.
    let label = Array(repeating: "Category", count: words).joined(separator: " ")
    let style = style.merging(["lines": .number(10)]) { first, _ in first }
    let outcome = try #require(try bar([label], style, width: 64).first)
    #expect(outcome.lines == words)
    #expect(outcome.availableHeight == room)
    // Heights are rounded up to a third of a point.
    #expect(abs(outcome.tooTallBy - by) < 1e-9)
    #expect((outcome.tallness == .exceeds) == (by > 0))
  }

  /// With icons only the bar is 49 tall, and labels are spoken but not drawn.
  @Test func iconsOnly() throws {
    let values: Lab.Values = ["tabs": .copies("Home", "Search"), "showsLabels": .flag(false)]
    let layout = try Lab.layout(
      TabBar.self, values, sizes: [.large, .accessibility1],
      places: [Place(width: 320, displayScale: .x2)])
    #expect(layout.slots.map(\.id) == ["tab-1", "tab-2"])
    for (shown, height) in [(false, 49.0), (true, 68)] {
      let settings = SurfaceSettings<SlotCopy>(["showsLabels": .flag(shown)])
      #expect(TabBar.barHeight(settings) == height)
    }
    for slot in layout.slots {
      #expect(slot.outcomes.count == 2)
      #expect(slot.outcomes.outcomes.isEmpty)
      #expect(slot.outcomes[0] == nil)
    }
  }

  @Test func slotsAreNamedAfterTheirTabs() throws {
    let values: Lab.Values = ["tabs": .copies("Home", "Search")]
    let layout = try Lab.layout(
      TabBar.self, values, places: [Place(width: 320, displayScale: .x2)])
    #expect(layout.slots.map(\.id) == ["tab-1", "tab-2"])
    #expect(layout.slots.map(\.name) == ["the label of tab 1", "the label of tab 2"])
    #expect(layout.slots.map(\.copy) == [0, 1])
    let roles = SurfaceSettings<String>(values).copy(in: TabBar.manual.allFields).map(\.role)
    #expect(roles.map(\.name) == layout.slots.map(\.name))
    #expect(roles.map(\.peers) == ["tabs", "tabs"])
  }

  @Test func aBarGoesFromEdgeToEdge() {
    #expect(TabBar.manual.margins == 0)
  }

  /// A label is shaped once for all widths, text sizes and screens: its font never changes.
  @Test func aLabelIsShapedOnce() throws {
    let measurer = FakeMeasurer()
    let places = (0..<30).map { Place(width: 300 + Double($0), displayScale: .x2) }
    _ = try Lab.layout(
      TabBar.self, ["tabs": .copies("Home", "Search")], sizes: ContentSizeCategory.allCases,
      places: places, measurer: measurer)
    #expect(measurer.asks.values.allSatisfy { $0 == 1 })
    #expect(measurer.asks.count == 2)
  }

  @Test(
    arguments: [
      ["indicatorInset": .number(1e6)], ["labelSize": .number(1)], ["labelSize": .number(1e6)],
      ["icon": .number(1e6)], ["gap": .number(.nan)], ["width": .number(.infinity)],
      ["height": .number(.nan)], ["lines": .number(100)], ["lines": .number(.nan)],
    ] as [Lab.Values])
  func extremeStyles(_ style: Lab.Values) throws {
    for text in ["", "\n", "Home", String(repeating: "w ", count: 5_000)] {
      let outcomes = try bar([text, "B"], style, width: 0.5)
      #expect(outcomes.count == 2)
      #expect(outcomes.allSatisfy { $0.available >= 0 })
    }
    #expect(try bar([], style, width: 320).isEmpty)
  }
}
