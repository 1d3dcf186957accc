import Testing

@testable import PlatformFacts

/// The guidelines' two columns as published: size: thousandths of an em/points.
private let publishedTracking = """
  6:41/0.24 7:34/0.23 8:26/0.21 9:19/0.17 10:12/0.12 11:6/0.06 12:0/0 13:-6/-0.08 14:-11/-0.15 \
  15:-16/-0.23 16:-20/-0.31 17:-26/-0.43 18:-25/-0.44 19:-24/-0.45 20:-23/-0.45 21:-18/-0.36 \
  22:-12/-0.26 23:-4/-0.10 24:3/0.07 25:6/0.15 26:8/0.22 27:11/0.29 28:14/0.38 29:14/0.40 \
  30:14/0.40 31:13/0.39 32:13/0.41 33:12/0.40 34:12/0.40 35:11/0.38 36:10/0.37 37:10/0.36 \
  38:10/0.37 39:10/0.38 40:10/0.37 41:9/0.36 42:9/0.37 43:9/0.38 44:8/0.37 45:8/0.35 46:8/0.36 \
  47:8/0.37 48:8/0.35 49:7/0.33 50:7/0.34 51:7/0.35 52:6/0.33 53:6/0.31 54:6/0.32 56:6/0.30 \
  58:5/0.28 60:4/0.26 62:4/0.24 64:4/0.22 66:3/0.19 68:2/0.17 70:2/0.14 72:2/0.14 76:1/0.07 80:0/0
  """

private func parsedTracking() -> [(size: Double, thousandths: Double, points: Double)] {
  publishedTracking.split(separator: " ").compactMap { cell in
    let parts = cell.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    return parts.count == 3 ? (parts[0], parts[1], parts[2]) : nil
  }
}

/// Sizes between the published ones, and their tracking.
private let between: [(Double, Double)] = [
  // Halfway between −0.23 and −0.31, and between −0.43 and −0.44.
  (15.5, -0.27), (17.5, -0.435),
  // The sizes that captions take: 11 2/3, 14 1/3 and 17 1/3 pt.
  (11 + 2.0 / 3.0, 0.02), (14 + 1.0 / 3.0, -0.15 - 0.08 / 3.0),
  (17 + 1.0 / 3.0, -0.43 - 0.01 / 3),
  // Across the table's gaps: 54 to 56, 72 to 76, 76 to 80.
  (55, 0.31), (74, 0.105), (78, 0.035),
]

@Suite struct SystemFontTrackingTests {
  @Test func pointsAreThePublishedOnes() {
    let rows = parsedTracking()
    #expect(rows.count == 60)
    #expect(SystemFontTracking.table.count == rows.count)
    for row in rows {
      #expect(SystemFontTracking.points(size: row.size) == row.points, "at \(row.size) pt")
    }
  }

  /// The two published columns are one table rounded twice, except at 17 pt where −0.43 is −25.3
  /// thousandths and the guidelines say −26: within half a hundredth of a point and one thousandth.
  @Test func columnsAgree() {
    for row in parsedTracking() {
      let fromEm = row.thousandths * row.size / 1000
      #expect(abs(fromEm - row.points) <= 0.005 + row.size / 1000, "at \(row.size) pt")
    }
  }

  @Test(arguments: between)
  func sizesBetweenAreInterpolated(size: Double, points: Double) {
    #expect(abs(SystemFontTracking.points(size: size) - points) < 1e-12)
  }

  @Test func beyondTheTable() {
    #expect(abs(SystemFontTracking.points(size: 3) - 0.12) < 1e-12)
    #expect(SystemFontTracking.points(size: 96) == 0)
    #expect(SystemFontTracking.points(size: 1e300) == 0)
    #expect(SystemFontTracking.points(size: 0) == 0)
    #expect(SystemFontTracking.points(size: -15) == 0)
    #expect(SystemFontTracking.points(size: .infinity) == 0)
    #expect(SystemFontTracking.points(size: -.infinity) == 0)
    #expect(SystemFontTracking.points(size: .nan) == 0)
  }
}

@Suite struct SystemFontTests {
  @Test func verticalMetrics() {
    #expect(SystemFont.unitsPerEm == 2048)
    #expect(SystemFont.ascent == 1950)
    #expect(SystemFont.descent == -494)
    #expect(SystemFont.lineGap == 0)
    #expect(SystemFont.capHeight == 1443)
    #expect(SystemFont.xHeightText == 1093)
    #expect(SystemFont.xHeightDisplay == 1060)
    #expect((SystemFont.lineHeightFactor * 1_000_000).rounded() == 1_193_359)
  }

  /// 20.287 and the leading's 1.713 make the 22 of body at large.
  @Test func bodyLine() {
    let height = SystemFont.lineHeight(size: 17)
    #expect((height * 1000).rounded() == 20287)
    let rest = Double(TextStyle.body.leading(.large)) - height
    #expect((rest * 1000).rounded() == 1713)
  }

  @Test func axes() {
    #expect(SystemFont.opticalSizes == 17...28)
    #expect(SystemFont.WeightAxis.regular == 400)
    #expect(SystemFont.WeightAxis.medium == 510)
    #expect(SystemFont.WeightAxis.semibold == 590)
    #expect(SystemFont.WeightAxis.bold == 700)
    #expect((SystemFont.tightTrack * 10_000).rounded() == -137)
  }

  @Test func touchTargets() {
    #expect(TouchTarget.recommended == 44)
    #expect(TouchTarget.minimum == 28)
    #expect(TouchTarget.wcagMinimum == 24)
  }
}

@Suite struct DisplayScaleTests {
  @Test func pixels() {
    #expect(DisplayScale.x2.pixel == 0.5)
    #expect(DisplayScale.x3.pixel == 1.0 / 3.0)
  }

  @Test(arguments: [
    (31.324, DisplayScale.x2, 31.5), (31.324, .x3, 94.0 / 3.0), (31.5, .x2, 31.5), (31, .x3, 31),
    (0, .x2, 0), (0.001, .x3, 1.0 / 3.0),
  ])
  func textIsRoundedUpToAPixel(points: Double, scale: DisplayScale, rounded: Double) {
    #expect(scale.roundedUp(points) == rounded)
  }

  @Test func contentSizesAreInOrder() {
    #expect(ContentSizeCategory.allCases.map(\.index) == Array(0..<12))
    #expect(ContentSizeCategory.xSmall < .large)
    #expect(ContentSizeCategory.accessibility5 > .xxxLarge)
  }
}
