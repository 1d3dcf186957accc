/// What `@ScaledMetric(relativeTo:)` and `UIFontMetrics.scaledValue(for:)` give for `value` points:
/// `value × leading(style, category) ÷ leading(style, large)`, rounded to the nearest device pixel,
/// halves away from zero.
///
/// The ratio is that of the leading, not of the point sizes. The operations are IEEE double in the
/// order written, as on the device, so that ties fall as they fall there: 1 relative to subheadline
/// is 7.5 pixels at accessibility4 on a @3x phone, and becomes 8.
///
/// Not-a-number and the infinities come back as they are.
///
/// Sources: `OpenSwiftUIProject/OpenSwiftUI`, `ScaledMetric.swift` (audited against iOS 18.5);
/// measured values: body at medium, 17 gives 16.333 at @3x
/// (<https://jaredsinclair.com/2024/03/02/scaled-metrics.html>), and body at accessibility5 makes
/// a 17 pt font 48 pt (Stack Overflow 51243804), which the ratio of point sizes would make 53.
public func scaledMetric(
  _ value: Double, relativeTo style: TextStyle, category: ContentSizeCategory,
  displayScale: DisplayScale
) -> Double {
  let pixels = Double(displayScale.rawValue)
  let scaled = value * Double(style.leading(category)) / Double(style.leading(.large)) * pixels
  return scaled.rounded(.toNearestOrAwayFromZero) / pixels
}

/// The size in whole points of a font that scales with `style`, as `UIFontMetrics.scaledFont(for:)`
/// and `Font.custom(_:size:relativeTo:)` make it: the same ratio as `scaledMetric`, rounded to the
/// nearest point.
public func scaledFontSize(
  _ size: Double, relativeTo style: TextStyle, category: ContentSizeCategory
) -> Double {
  let scaled = size * Double(style.leading(category)) / Double(style.leading(.large))
  return scaled.rounded(.toNearestOrAwayFromZero)
}

extension TextStyle {
  /// `leading(category) ÷ leading(large)`, unrounded: what scaled metrics multiply by.
  public func scaleFactor(_ category: ContentSizeCategory) -> Double {
    Double(leading(category)) / Double(leading(.large))
  }
}
