import PlatformFacts

extension CellGrid.Cell {
  /// Height of `count` lines of a text style in points, rounded up to a pixel. The style's leading
  /// goes between them.
  public func height(ofLines count: Int = 1, _ style: TextStyle) -> Double {
    guard count > 0 else { return 0 }
    let gaps = Double(count - 1) * style.leadingBetweenLines(contentSize)
    return displayScale.roundedUp(Double(count) * style.lineHeight(contentSize) + gaps)
  }
}

extension TextStyle {
  /// Height of one line in points, not rounded to a pixel.
  func lineHeight(_ category: ContentSizeCategory) -> Double {
    SystemFont.lineHeight(size: Double(pointSize(category)))
  }

  /// Points between two lines, besides their height: what the style's table adds.
  func leadingBetweenLines(_ category: ContentSizeCategory) -> Double {
    max(0, Double(leading(category)) - lineHeight(category))
  }
}
