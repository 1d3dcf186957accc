import Testing

@testable import PlatformFacts

/// The three metrics of a step trail and its kin as published: to three decimals, xSmall to
/// accessibility5.
private let published: [(Double, TextStyle, DisplayScale, [Double])] = [
  (1, .subheadline, .x3, [0.667, 1, 1, 1, 1, 1.333, 1.333, 1.667, 2, 2, 2.667, 3]),
  (1, .subheadline, .x2, [1, 1, 1, 1, 1, 1, 1.5, 1.5, 2, 2, 2.5, 3]),
  (
    13, .footnote, .x3,
    [11.667, 11.667, 11.667, 13, 14.333, 16, 17.333, 21, 24, 29, 33.333, 37.667]
  ),
  (13, .footnote, .x2, [11.5, 11.5, 11.5, 13, 14.5, 16, 17.5, 21, 24, 29, 33, 37.5]),
  (
    44, .title3, .x3,
    [38.667, 40.333, 42.333, 44, 49.333, 52.667, 56.333, 67, 77.333, 89.667, 102, 114.333]
  ),
  (44, .title3, .x2, [38.5, 40.5, 42, 44, 49.5, 53, 56.5, 67, 77.5, 90, 102, 114.5]),
]

/// The same before rounding to a pixel, to two decimals.
private let unrounded: [(Double, TextStyle, [Double])] = [
  (1, .subheadline, [0.80, 0.90, 0.95, 1, 1.10, 1.20, 1.40, 1.55, 1.85, 2.15, 2.50, 2.90]),
  (
    13, .footnote,
    [11.56, 11.56, 11.56, 13, 14.44, 15.89, 17.33, 20.94, 23.83, 28.89, 33.22, 37.56]
  ),
  (
    44, .title3,
    [38.72, 40.48, 42.24, 44, 49.28, 52.80, 56.32, 66.88, 77.44, 89.76, 102.08, 114.40]
  ),
]

@Suite struct ScaledMetricTests {
  @Test(arguments: published)
  func publishedRows(value: Double, style: TextStyle, scale: DisplayScale, row: [Double]) {
    let ours = ContentSizeCategory.allCases.map {
      scaledMetric(value, relativeTo: style, category: $0, displayScale: scale)
    }
    #expect(ours.map { ($0 * 1000).rounded() / 1000 } == row)
  }

  @Test(arguments: unrounded)
  func publishedRowsBeforeRounding(value: Double, style: TextStyle, row: [Double]) {
    let ours = ContentSizeCategory.allCases.map {
      (value * style.scaleFactor($0) * 100).rounded() / 100
    }
    #expect(ours == row)
  }

  /// jaredsinclair.com, 2024-03-02: 17 × 21 ÷ 22 = 16.227, and 16.333 on the device.
  @Test func bodyAtMediumAsMeasured() {
    let value = scaledMetric(17, relativeTo: .body, category: .medium, displayScale: .x3)
    #expect(value == 49.0 / 3.0)
  }

  /// Stack Overflow 51243804: 48, where the ratio of point sizes would give 53.
  @Test func fontOfSeventeenPointsAtAccessibility5AsMeasured() {
    #expect(scaledFontSize(17, relativeTo: .body, category: .accessibility5) == 48)
  }

  /// 1 × 50 ÷ 20 × 3 is exactly 7.5 pixels.
  @Test func tiesRoundAwayFromZero() {
    let up = scaledMetric(1, relativeTo: .subheadline, category: .accessibility4, displayScale: .x3)
    #expect(up == 8.0 / 3.0)
    let down = scaledMetric(
      -1, relativeTo: .subheadline, category: .accessibility4, displayScale: .x3)
    #expect(down == -8.0 / 3.0)
  }

  @Test(arguments: TextStyle.allCases)
  func valuesOnPixelsStayAtLarge(style: TextStyle) {
    for scale in DisplayScale.allCases {
      for value in [0, 1, 10, 13, 17.5, 34, 44, 160] {
        let scaled = scaledMetric(value, relativeTo: style, category: .large, displayScale: scale)
        let pixels = Double(scale.rawValue)
        #expect(scaled == (value * pixels).rounded(.toNearestOrAwayFromZero) / pixels)
      }
    }
  }

  @Test func whatIsNoNumberComesBack() {
    for scale in DisplayScale.allCases {
      let metric = { scaledMetric($0, relativeTo: .body, category: .xSmall, displayScale: scale) }
      #expect(metric(.infinity) == .infinity)
      #expect(metric(-.infinity) == -.infinity)
      #expect(metric(.nan).isNaN)
      #expect(metric(.greatestFiniteMagnitude) == .infinity)
    }
  }
}
