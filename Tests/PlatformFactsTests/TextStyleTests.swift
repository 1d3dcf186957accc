import Testing

@testable import PlatformFacts

/// The guidelines' tables as published: size/leading, xSmall to accessibility5.
private let published: [(TextStyle, String)] = [
  (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
  (.title1, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
  (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
  (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
  (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
  (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
  (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
  (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
  (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
  (.caption1, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
  (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
]

/// Scale factors as published, to four decimals.
private let publishedFactors: [(TextStyle, [Double])] = [
  (
    .largeTitle,
    [0.9268, 0.9512, 0.9756, 1, 1.0488, 1.1220, 1.1707, 1.2683, 1.3902, 1.4878, 1.6098, 1.7073]
  ),
  (
    .title1,
    [0.9118, 0.9412, 0.9706, 1, 1.0882, 1.1471, 1.2059, 1.3529, 1.5000, 1.6765, 1.8235, 2.0000]
  ),
  (
    .title2,
    [0.8571, 0.8929, 0.9286, 1, 1.0714, 1.1429, 1.2143, 1.4643, 1.6786, 1.8571, 2.1071, 2.3571]
  ),
  (
    .title3,
    [0.8800, 0.9200, 0.9600, 1, 1.1200, 1.2000, 1.2800, 1.5200, 1.7600, 2.0400, 2.3200, 2.6000]
  ),
  (
    .headline,
    [0.8636, 0.9091, 0.9545, 1, 1.0909, 1.1818, 1.3182, 1.5455, 1.8182, 2.1818, 2.5455, 2.8182]
  ),
  (
    .body,
    [0.8636, 0.9091, 0.9545, 1, 1.0909, 1.1818, 1.3182, 1.5455, 1.8182, 2.1818, 2.5455, 2.8182]
  ),
  (
    .callout,
    [0.8571, 0.9048, 0.9524, 1, 1.0952, 1.1905, 1.3333, 1.5238, 1.8571, 2.1905, 2.4762, 2.8571]
  ),
  (
    .subheadline,
    [0.8000, 0.9000, 0.9500, 1, 1.1000, 1.2000, 1.4000, 1.5500, 1.8500, 2.1500, 2.5000, 2.9000]
  ),
  (
    .footnote,
    [0.8889, 0.8889, 0.8889, 1, 1.1111, 1.2222, 1.3333, 1.6111, 1.8333, 2.2222, 2.5556, 2.8889]
  ),
  (
    .caption1,
    [0.8125, 0.8125, 0.8125, 1, 1.1875, 1.3125, 1.4375, 1.7500, 2.0000, 2.4375, 2.7500, 3.1875]
  ),
  (
    .caption2,
    [1, 1, 1, 1, 1.3846, 1.5385, 1.6923, 1.9231, 2.3077, 2.6923, 3.1538, 3.6923]
  ),
]

@Suite struct TextStyleTests {
  @Test(arguments: published)
  func sizesAndLeadingAreThePublishedOnes(style: TextStyle, row: String) {
    let ours = ContentSizeCategory.allCases.map {
      "\(style.pointSize($0))/\(style.leading($0))"
    }
    #expect(ours.joined(separator: " ") == row)
  }

  @Test func everyStyleIsPublished() {
    #expect(published.map(\.0) == TextStyle.allCases)
    #expect(publishedFactors.map(\.0) == TextStyle.allCases)
  }

  @Test(arguments: publishedFactors)
  func scaleFactorsAreThePublishedOnes(style: TextStyle, row: [Double]) {
    let ours = ContentSizeCategory.allCases.map {
      (style.scaleFactor($0) * 10_000).rounded() / 10_000
    }
    #expect(ours == row)
  }

  @Test func headlineAloneIsSemibold() {
    #expect(TextStyle.allCases.filter { $0.weight == .semibold } == [.headline])
    #expect(TextStyle.allCases.filter { $0.weight == .regular }.count == 10)
  }

  @Test func emphasisIsBoldForTitlesAndSemiboldBelow() {
    #expect(
      TextStyle.allCases.filter { $0.emphasizedWeight == .bold } == [.largeTitle, .title1, .title2])
    #expect(TextStyle.title3.emphasizedWeight == .semibold)
    #expect(TextStyle.caption2.emphasizedWeight == .semibold)
  }

  @Test(arguments: TextStyle.allCases)
  func sizesNeverFallAsTheCategoryGrows(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map(style.pointSize)
    let leadings = ContentSizeCategory.allCases.map(style.leading)
    #expect(sizes == sizes.sorted())
    #expect(leadings == leadings.sorted())
  }

  @Test func rawNamesAreUIKits() {
    let names = [
      "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline",
      "footnote", "caption1", "caption2",
    ]
    #expect(TextStyle.allCases.map(\.rawValue) == names)
  }
}
