/// A place in a picture, in points from its left top corner.
public struct PicturePoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  /// See `PictureFrame.coordinate`.
  public init(x: Double, y: Double) {
    self.x = PictureFrame.coordinate(x)
    self.y = PictureFrame.coordinate(y)
  }
}

/// A rectangle in a picture, in points from its left top corner. Finite, whatever the settings are.
public struct PictureFrame: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  /// See `coordinate` and `length`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = Self.coordinate(x)
    self.y = Self.coordinate(y)
    self.width = Self.length(width)
    self.height = Self.length(height)
  }

  /// Around a centre.
  public init(center: PicturePoint, width: Double, height: Double) {
    let (width, height) = (Self.length(width), Self.length(height))
    self.init(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  public var center: PicturePoint { PicturePoint(x: x + width / 2, y: y + height / 2) }
  public var right: Double { x + width }
  public var bottom: Double { y + height }

  /// Smaller by `points` on every side; larger where they are negative.
  func inset(by points: Double) -> PictureFrame {
    PictureFrame(center: center, width: width - 2 * points, height: height - 2 * points)
  }

  /// Drawn at `scale` about a centre.
  func scaled(by scale: Double, about pivot: PicturePoint) -> PictureFrame {
    PictureFrame(
      x: pivot.x + (x - pivot.x) * scale, y: pivot.y + (y - pivot.y) * scale,
      width: width * scale, height: height * scale)
  }

  mutating func mirror(in width: Double) { x = width - x - self.width }

  /// Farther than anything that is looked at: lengths of the configuration may be any number, and
  /// sums of these stay exact to a thousandth of a point.
  private static let farthest = 1e9

  /// Not-a-number counts as 0, and what is farther than 10⁹ points as that.
  static func coordinate(_ points: Double) -> Double {
    points.isNaN ? 0 : max(-farthest, min(farthest, points))
  }

  /// Not-a-number and negative lengths count as 0, more than 10⁹ points as that.
  static func length(_ points: Double) -> Double { points > 0 ? min(farthest, points) : 0 }
}
