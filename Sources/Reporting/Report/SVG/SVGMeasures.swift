/// Measure lines, as in an architect's drawing: what a text needs, what its place has. In points.
struct SVGMeasures {
  /// Points from one measure line to the next.
  static let level = 17.0
  /// Points that a measure line reaches beyond what is drawn.
  private static let longest = 200.0
  /// About the width of a letter of a measure, in points.
  private static let letter = 5.3

  /// A line with ticks at its ends and words above it.
  ///
  /// What is much longer than the picture is broken off at its far ends: the words have the number.
  static func dimension(
    _ left: Double, _ right: Double, y: Double, _ words: String, isBad: Bool,
    _ bounds: inout SVGBounds
  ) -> [SVGNode] {
    let (left, right) = (max(left, bounds.left - longest), min(right, bounds.right + longest))
    let style = isBad ? "bad size" : "size"
    let half = Double(words.count) * letter / 2
    let middle = (left + right) / 2
    bounds.include(middle - half, y - 14, 2 * half, 14)
    bounds.include(left, y - 3, right - left, 6)
    return [
      .line(style, left, y, right, y), .line(style, left, y - 3, left, y + 3),
      .line(style, right, y - 3, right, y + 3),
      SVGNode(
        "text",
        [
          ("class", isBad ? "bad measure" : "measure"), ("x", svg(middle)), ("y", svg(y - 4)),
          ("text-anchor", "middle"),
        ], text: words),
    ]
  }

  /// A length in words: `124.1 pt`.
  static func words(_ points: Double) -> String {
    (DecimalText.rounded(points, places: 1) ?? "–") + " pt"
  }
}
