import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Each character is half its font size wide: 8.5 pt at 17 pt, the size of body.
@Suite struct ExpandingTabBarTests {
  private static let labels: Lab.Values = ["tabs": .copies("Home", "Search", "Library")]

  private func bar(
    _ style: Lab.Values = [:], _ category: ContentSizeCategory = .large, width: Double = 320,
    scale: DisplayScale = .x3, measurer: FakeMeasurer = FakeMeasurer()
  ) throws -> (bar: BarOutcome, slots: [SlotOutcome]) {
    let layout = try Lab.layout(
      ExpandingTabBar.self, Self.labels.merging(style) { $1 }, sizes: [category],
      places: [Place(width: width, displayScale: scale)], measurer: measurer)
    return (
      try #require(layout.bar?[0]), try layout.slots.map { try #require($0.outcomes[0]) }
    )
  }

  /// Total = 12 + Σ (28 + icon) + 10 (n − 1) + 6 + the label, with an icon of 1.2 × body.
  @Test(
    arguments: [
      // text size, icon, closed, narrowest and widest label
      // 14 pt: icon 16.8; 12 + 3 × 44.8 + 20 + 6 = 172.4; 4 × 7 and 7 × 7
      (.xSmall, 172.4, 28.0, 49.0),
      // 17 pt: icon 20.4; 12 + 3 × 48.4 + 26 = 183.2; 4 × 8.5 and 7 × 8.5 = 59.5
      (.large, 183.2, 34, 59.5),
      // 23 pt: icon 27.6; 12 + 3 × 55.6 + 26 = 204.8; 4 × 11.5 and 7 × 11.5 = 80.5
      (.xxxLarge, 204.8, 46, 80.5),
      // 53 pt: icon 63.6; 12 + 3 × 91.6 + 26 = 312.8; 4 × 26.5 and 7 × 26.5 = 185.5
      (.accessibility5, 312.8, 106, 185.5),
    ] as [(ContentSizeCategory, Double, Double, Double)])
  func theWidthsThatTheBarGoesThrough(
    _ category: ContentSizeCategory, _ closed: Double, _ narrow: Double, _ wide: Double
  ) throws {
    for scale in DisplayScale.allCases {
      let outcome = try bar([:], category, scale: scale).bar
      // A text takes whole pixels.
      #expect(isClose(outcome.least, closed + scale.roundedUp(narrow)))
      #expect(isClose(outcome.most, closed + scale.roundedUp(wide)))
      #expect(outcome.available == 320)
      #expect(outcome.widest == 2)
      // Three icons of 1.2 × the body size may be 10 % wider, and a label a pixel.
      let icons = 3 * 1.2 * Double(TextStyle.body.pointSize(category))
      let label = scale.roundedUp(wide + scale.pixel)
      #expect(isClose(outcome.atMost, closed + 0.1 * icons + label))
    }
  }

  @Test(
    arguments: [
      // 12 + 3 × (28 + 24) + 20 + 6 = 194
      (["icon": .number(24)], 194.0),
      // Every number of the row in its turn: 183.2 less its default, and 1 instead.
      (["gap": .number(1), "icon": .number(24)], 189),
      (["spacing": .number(1), "icon": .number(24)], 176),
      (["horizontalPadding": .number(1), "icon": .number(24)], 116),
      (["inset": .number(1), "icon": .number(24)], 184),
      // The padding above and below has no say in the width.
      (["verticalPadding": .number(90), "icon": .number(24)], 194),
    ] as [(Lab.Values, Double)])
  func everyNumberOfTheRowIsSettable(_ style: Lab.Values, _ closed: Double) throws {
    for category in [ContentSizeCategory.large, .accessibility5] {
      // An icon that is given has that width at every text size.
      let label = Double(TextStyle.body.pointSize(category)) / 2 * 7
      #expect(
        isClose(
          try bar(style, category).bar.most, closed + DisplayScale.x3.roundedUp(label)))
    }
  }

  /// No width depends on it, so nothing else would tell.
  @Test func theDefaultPaddingAboveAndBelowIs9() {
    #expect(SurfaceSettings<SlotCopy>()[ExpandingTabBar.verticalPadding] == 9)
  }

  /// With icons of 24: 194 + 59.667 at the least and 194 + 60 with a pixel more.
  @Test(
    arguments: [
      (253.6, Verdict.exceeds), (253.7, .borderline), (253.9, .borderline), (254.0, .fits),
      (320, .fits),
    ])
  func whatIsWiderThanThePlaceOverflows(_ width: Double, _ verdict: Verdict) throws {
    #expect(try bar(["icon": .number(24)], width: width).bar.verdict == verdict)
  }

  /// An icon of 20.4 that is an estimate is 18.36 to 22.44: 183.2 ± 6.12 for three.
  @Test(
    arguments: [
      // 177.08 + 59.667 = 236.747; 189.32 + 60 = 249.32
      (236.7, Verdict.exceeds), (236.8, .borderline), (249.3, .borderline), (249.4, .fits),
    ])
  func anEstimatedIconHasABandOfItsOwn(_ width: Double, _ verdict: Verdict) throws {
    #expect(try bar(width: width).bar.verdict == verdict)
  }

  /// 59.5 ± 10 %: 53.55, rounded up 53.667, and 65.45 + 1/3, rounded up 66.
  @Test(
    arguments: [
      (247.6, Verdict.exceeds), (247.7, .borderline), (259.9, .borderline), (260, .fits),
    ])
  func theLabelHasItsBand(_ width: Double, _ verdict: Verdict) throws {
    let outcome = try bar(
      ["icon": .number(24)], width: width, measurer: FakeMeasurer(band: 0.1)
    ).bar
    #expect(outcome.verdict == verdict)
    #expect(isClose(outcome.atMost, 260))
  }

  @Test func theLabelThatMayBeTheWidestDecides() throws {
    let measurer = FakeMeasurer()
    // "Library" is 59.5, surely; "Search" 57, or up to 85.5.
    measurer.widths["Search"] = [17: 57]
    measurer.bands["Search"] = 0.5
    let outcome = try bar(["icon": .number(24)], width: 260, measurer: measurer).bar
    #expect(outcome.verdict == .borderline)
    #expect(outcome.widest == 2)
    #expect(isClose(outcome.most, 194 + 179.0 / 3))
    #expect(isClose(outcome.atMost, 194 + 86))
  }

  /// A label is body, regular, and takes what it takes: the bar is what overflows.
  @Test func aLabelIsNeverCutByItself() throws {
    let measurer = FakeMeasurer()
    let (_, slots) = try bar(width: 220, measurer: measurer)
    #expect(slots.map(\.measured) == [34, 51, 59.5])
    #expect(slots.allSatisfy { $0.available == .infinity })
    #expect(slots.allSatisfy { $0.kind == .fits && $0.lines == 1 && $0.clipping == .fits })
    #expect(try bar(width: 100).slots.allSatisfy { $0.kind == .fits })
    #expect(measurer.asks.keys.allSatisfy { $0.attributes.weight == .regular })
    let bold = FakeMeasurer()
    _ = try Lab.outcomes(
      ExpandingTabBar.self, Self.labels, width: 320, boldText: true, measurer: bold)
    #expect(bold.asks.keys.allSatisfy { $0.attributes.weight == .semibold })
  }

  /// Every cell has an outcome, and each its own place; a label is shaped once.
  @Test func overAGrid() throws {
    let measurer = FakeMeasurer()
    let places = [320.0, 375, 430].flatMap { width in
      DisplayScale.allCases.map { Place(width: width, displayScale: $0) }
    }
    let layout = try Lab.layout(
      ExpandingTabBar.self, Self.labels, sizes: ContentSizeCategory.allCases, places: places,
      measurer: measurer)
    let bar = try #require(layout.bar)
    #expect(bar.count == 12 * 6)
    for cell in layout.grid.cells {
      #expect(bar[cell.index]?.available == cell.width)
      // One cell by itself comes to the same.
      let alone = try self.bar(
        [:], cell.contentSize, width: cell.width, scale: cell.displayScale)
      #expect(bar[cell.index] == alone.bar)
      #expect(layout.slots.map { $0.outcomes[cell.index] } == alone.slots)
    }
    // At the smallest and at the largest size in use, and never because of a cell.
    #expect(measurer.asks.count == 6)
    #expect(measurer.asks.values.allSatisfy { $0 == 1 })
  }

  @Test(
    arguments: [
      ["icon": .number(1e6)], ["icon": .number(.nan)], ["inset": .number(1e6)], [:],
    ] as [Lab.Values])
  func extremeStyles(_ style: Lab.Values) throws {
    for text in ["", "\n", String(repeating: "w", count: 10_000)] {
      let values: Lab.Values = ["tabs": .copies(text)]
      let layout = try Lab.layout(
        ExpandingTabBar.self, values.merging(style) { $1 },
        places: [Place(width: 0.5, displayScale: .x2)])
      #expect(layout.bar?.count == 1)
    }
    let none = try Lab.layout(
      ExpandingTabBar.self, ["tabs": .list([])], places: [Place(width: 320, displayScale: .x2)])
    #expect(none.bar?[0] == nil)
    #expect(none.slots.isEmpty)
  }
}
