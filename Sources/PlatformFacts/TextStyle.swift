/// A Dynamic Type text style of iOS.
public enum TextStyle: String, CaseIterable, Sendable {
  case subheadline, footnote

  /// Font size in points.
  public func pointSize(_ category: ContentSizeCategory) -> Int {
    switch self {
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49][category.index]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44][category.index]
    }
  }

  /// Line spacing in points.
  public func leading(_ category: ContentSizeCategory) -> Int {
    switch self {
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58][category.index]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52][category.index]
    }
  }
}
