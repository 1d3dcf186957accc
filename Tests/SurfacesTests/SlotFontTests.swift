import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

@Suite struct SlotFontTests {
  /// Human Interface Guidelines, Typography: xSmall to accessibility5.
  static let sizes: [(TextStyle, [Double])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test(arguments: sizes) func stylesFollowTheirOwnTable(
    _ style: TextStyle, _ sizes: [Double]
  ) throws {
    let font = SlotFont(.style(style))
    for scale in DisplayScale.allCases {
      #expect(ContentSizeCategory.allCases.map { font.points($0, scale) } == sizes)
    }
    // And the text is set at that size: four characters of half an em.
    for (category, size) in zip(ContentSizeCategory.allCases, sizes) {
      let outcome = try TestSlot.outcome("Cart", width: 1_000, font: font, category: category)
      #expect(outcome.measured == 2 * size)
    }
  }

  @Test func everyStyleIsInTheTable() {
    #expect(Set(Self.sizes.map(\.0)) == Set(TextStyle.allCases))
  }

  @Test(arguments: [0, 11, 29, 132] as [Double]) func fixedSizesStay(_ size: Double) {
    for category in ContentSizeCategory.allCases {
      for scale in DisplayScale.allCases {
        #expect(SlotFont(.fixed(size)).points(category, scale) == size)
        #expect(SlotFont(.fixed(size)).leading(category) == 0)
      }
    }
  }

  /// A metric of 1 relative to subheadline, within 1...2.2, as a step trail's: 15 pt by its values.
  @Test(
    arguments: [
      (.x3, [15, 15, 15, 15, 15, 20, 20, 25, 30, 30, 33, 33]),
      (.x2, [15, 15, 15, 15, 15, 15, 22.5, 22.5, 30, 30, 33, 33]),
    ] as [(DisplayScale, [Double])])
  func scaledSizesFollowAClampedMetric(_ scale: DisplayScale, _ sizes: [Double]) {
    let font = SlotFont(.scaled(15, relativeTo: .subheadline, limits: 1...2.2))
    for (category, size) in zip(ContentSizeCategory.allCases, sizes) {
      #expect(abs(font.points(category, scale) - size) < 1e-9)
      #expect(font.leading(category) == 0)
    }
  }

  /// Without a clamp that is ever met: 0.667 or 1 pixel steps down to xSmall, and 3 at the top.
  @Test func limitsMayBeWide() {
    let font = SlotFont(.scaled(30, relativeTo: .subheadline, limits: 0...100))
    #expect(abs(font.points(.xSmall, .x3) - 20) < 1e-9)
    #expect(font.points(.xSmall, .x2) == 30)
    #expect(font.points(.accessibility5, .x3) == 90)
    #expect(font.points(.accessibility5, .x2) == 90)
    let still = SlotFont(.scaled(30, relativeTo: .subheadline, limits: 1...1))
    #expect(ContentSizeCategory.allCases.allSatisfy { still.points($0, .x3) == 30 })
  }

  @Test(
    arguments: [
      (.nan, 0), (-.infinity, 0), (-1, 0), (0, 0), (1e6, 1e6), (1e7, 1e6), (.infinity, 1e6),
    ] as [(Double, Double)])
  func sizesAreKeptWithinReason(_ size: Double, _ points: Double) {
    #expect(SlotFont(.fixed(size)).points(.large, .x2) == points)
    let scaled = SlotFont(.scaled(size, relativeTo: .body, limits: 1...2))
    #expect(scaled.points(.large, .x2) == points)
  }

  // MARK: Heights

  /// height = lines × 1.193359375 × size + (lines − 1) × leading, rounded up to a pixel. Body at
  /// large: 3 × 20.287 + 2 × 1.713 = 64.287. Caption 2 at large has a leading of 13 − 13.127, which
  /// counts as 0: 3 × 13.127 = 39.381. At accessibility5 it is 48 − 47.734 = 0.266.
  @Test(
    arguments: [
      (.style(.body), .large, 1, .x2, 20.5), (.style(.body), .large, 1, .x3, 61.0 / 3),
      (.style(.body), .large, 2, .x2, 42.5), (.style(.body), .large, 2, .x3, 127.0 / 3),
      (.style(.body), .large, 3, .x2, 64.5), (.style(.body), .large, 3, .x3, 193.0 / 3),
      (.style(.caption2), .large, 1, .x2, 13.5), (.style(.caption2), .large, 3, .x2, 39.5),
      (.style(.caption2), .large, 3, .x3, 119.0 / 3),
      // 3 × 47.734375 + 2 × 0.265625 = 143.734375
      (.style(.caption2), .accessibility5, 3, .x2, 144),
      // 3 × 63.248 + 2 × (62 − 63.248 → 0) = 189.744
      (.style(.body), .accessibility5, 3, .x2, 190),
      // 3 × 33.414 + 2 × (34 − 33.414) = 101.414
      (.style(.body), .accessibility1, 3, .x2, 101.5),
      // No leading between the lines of a font of a fixed size: 3 × 20.287 = 60.861.
      (.fixed(17), .large, 3, .x2, 61), (.fixed(17), .large, 3, .x3, 61),
      (.fixed(17), .accessibility5, 3, .x2, 61), (.fixed(0), .large, 3, .x2, 0),
      // 34 pt: 3 × 40.574 = 121.72.
      (.scaled(17, relativeTo: .body, limits: 1...2), .accessibility5, 3, .x2, 122),
    ] as [(SlotFont.Size, ContentSizeCategory, Int, DisplayScale, Double)])
  func heights(
    _ size: SlotFont.Size, _ category: ContentSizeCategory, _ lines: Int, _ scale: DisplayScale,
    _ height: Double
  ) throws {
    let text = Array(repeating: "a", count: lines).joined(separator: "\n")
    let outcome = try TestSlot.outcome(
      text, width: 1_000, height: height, font: SlotFont(size), category: category, scale: scale)
    #expect(outcome.lines == lines)
    #expect(abs(outcome.height - height) < 1e-9)
    #expect(outcome.tallness == .fits)
    if height > 0 {
      let low = try TestSlot.outcome(
        text, width: 1_000, height: height - 0.1, font: SlotFont(size), category: category,
        scale: scale)
      #expect(low.tallness == .exceeds)
      #expect(abs(low.tooTallBy - 0.1) < 1e-9)
    }
  }

  @Test func leadingIsThatOfTheTable() {
    #expect(abs(SlotFont(.style(.body)).leading(.large) - 1.712890625) < 1e-12)
    #expect(SlotFont(.style(.caption2)).leading(.large) == 0)
    for style in TextStyle.allCases {
      for category in ContentSizeCategory.allCases {
        let font = SlotFont(.style(style))
        let line = SystemFont.lineHeight(size: font.points(category, .x2))
        let pitch = line + font.leading(category)
        #expect(abs(pitch - max(line, Double(style.leading(category)))) < 1e-12)
      }
    }
  }

  /// Lines chosen by a height are as many as it has room for.
  @Test(arguments: TextStyle.allCases) func linesByHeight(_ style: TextStyle) throws {
    for category in ContentSizeCategory.allCases {
      let font = SlotFont(.style(style))
      let line = SystemFont.lineHeight(size: font.points(category, .x2))
      for count in 1...12 {
        let height = Double(count) * line + Double(count - 1) * font.leading(category)
        func lines(_ height: Double) throws -> Int {
          try TestSlot.outcome(
            String(repeating: "a\n", count: 20), truncatesAtHeight: true, width: 1_000,
            height: height, font: font, category: category
          ).lines
        }
        #expect(try lines(height) == count)
        #expect(try lines(height - 1e-6) == max(1, count - 1))
      }
    }
  }

  // MARK: Weights

  @Test func whatIsAskedFor() throws {
    let weights: [(FontWeight, FontWeight)] = [
      (.regular, .semibold), (.medium, .semibold), (.semibold, .bold), (.bold, .bold),
    ]
    for (weight, bold) in weights {
      for isBold in [false, true] {
        let measurer = FakeMeasurer()
        let font = SlotFont(.fixed(10), weight: weight, tracking: -0.4, monospacedDigits: true)
        let grid = TestSlot.cells()
        let run = TestSlot.run(
          "Cart", TextSlot(font: font), grid, locale: "de", boldText: isBold, measurer: measurer)
        try run.place(in: SlotFrame(width: 10), at: grid.cells[0])
        #expect(!measurer.asks.isEmpty)
        for ask in measurer.asks.keys {
          #expect(
            ask.attributes
              == TextAttributes(
                weight: isBold ? bold : weight, locale: "de", monospacedDigits: true,
                extraTracking: -0.4))
        }
      }
    }
  }

  @Test func settingsOutOfRange() {
    let slot = TextSlot(font: TestSlot.font(), lines: 0, minimumScaleFactor: 0)
    #expect(slot.lines == 1 && slot.minimumScaleFactor == 0.01)
    for (given, kept) in [(1.5, 1), (-1, 0.01), (.nan, 1), (0.6, 0.6)] as [(Double, Double)] {
      #expect(TextSlot(font: TestSlot.font(), minimumScaleFactor: given).minimumScaleFactor == kept)
    }
  }
}
