/// A rectangle with circular corners, in points.
struct RoundedOutline {
  let width: Double
  let height: Double
  /// At most half of the shorter side.
  let radius: Double

  /// Negative lengths count as 0.
  init(width: Double, height: Double, radius: Double) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.radius = max(0, min(radius, self.width / 2, self.height / 2))
  }

  /// How wide it is at a depth below its top edge: 0 outside of it.
  func width(atDepth depth: Double) -> Double {
    // The lower half is the upper one turned round.
    let depth = min(depth, height - depth)
    guard depth >= 0 else { return 0 }
    guard depth < radius else { return width }
    let rise = radius - depth
    return max(0, width - 2 * (radius - (radius * radius - rise * rise).squareRoot()))
  }
}
