/// `value × leading(style, category) ÷ leading(style, large)`, rounded to the nearest device pixel.
public func scaledMetric(
  _ value: Double, relativeTo style: TextStyle, category: ContentSizeCategory,
  displayScale: DisplayScale
) -> Double {
  let pixels = Double(displayScale.rawValue)
  let scaled = value * Double(style.leading(category)) / Double(style.leading(.large)) * pixels
  return scaled.rounded(.toNearestOrAwayFromZero) / pixels
}
