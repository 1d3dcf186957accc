/// Point sizes and leading of every style at every content size.
///
/// Sources:
/// - Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" (all twelve tables),
///   <https://developer.apple.com/design/human-interface-guidelines/typography>; the copies of
///   January 2024 and January 2026 agree in every row.
/// - Point sizes measured on the iOS 13.3 simulator, `temoki/UIKit_DynamicType`: all 132 agree.
/// - Leading, indirectly: two measured scaled values of body, 21 ÷ 22 at medium and 62 ÷ 22 at
///   accessibility5 (see `scaledMetric`).
///
/// Subheadline at xxxLarge has leading 28 in the guidelines, where every other 21 pt style has 26.
/// It may be a misprint; the published figure is kept.
extension TextStyle {
  /// The size in points at `category`, 11 to 60.
  public func pointSize(_ category: ContentSizeCategory) -> Int {
    Self.value(in: sizeAndLeading.sizes, at: category)
  }

  /// The distance between baselines in points at `category`, 13 to 70.
  ///
  /// This is what scaled metrics follow; it is not the line height that one line draws
  /// (`SystemFont.lineHeight`).
  public func leading(_ category: ContentSizeCategory) -> Int {
    Self.value(in: sizeAndLeading.leadings, at: category)
  }

  /// Rows are as long as the enum; were one shorter, its last figure would stand in.
  private static func value(in row: [Int], at category: ContentSizeCategory) -> Int {
    row[min(category.index, row.count - 1)]
  }

  private var sizeAndLeading: SizeAndLeading {
    switch self {
    case .largeTitle: SizeAndLeading.largeTitle
    case .title1: SizeAndLeading.title1
    case .title2: SizeAndLeading.title2
    case .title3: SizeAndLeading.title3
    case .headline, .body: SizeAndLeading.body
    case .callout: SizeAndLeading.callout
    case .subheadline: SizeAndLeading.subheadline
    case .footnote: SizeAndLeading.footnote
    case .caption1: SizeAndLeading.caption1
    case .caption2: SizeAndLeading.caption2
    }
  }
}

/// One row of the guidelines' tables in points, xSmall to accessibility5.
private struct SizeAndLeading: Sendable {
  let sizes: [Int]
  let leadings: [Int]

  static let largeTitle = SizeAndLeading(
    sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
  static let title1 = SizeAndLeading(
    sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
  static let title2 = SizeAndLeading(
    sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
  static let title3 = SizeAndLeading(
    sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
  static let body = SizeAndLeading(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  static let callout = SizeAndLeading(
    sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
  static let subheadline = SizeAndLeading(
    sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
  static let footnote = SizeAndLeading(
    sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
  static let caption1 = SizeAndLeading(
    sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
  static let caption2 = SizeAndLeading(
    sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
}
