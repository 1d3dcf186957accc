/// One way in which one hardware model offers a screen: upright, zoomed, turned, or shared with
/// another app.
public struct Device: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// An iPhone held upright.
    case phone
    /// An iPhone held upright, with Display Zoom set to "Larger Text".
    case phoneZoomed
    /// An iPhone turned, less the safe areas at both sides.
    case phoneLandscape
    /// An iPad, upright or turned, with one app on the whole screen.
    case pad
    /// An app that shares an iPad's screen: Split View, or Slide Over, which is as wide as a third.
    case padSplit
  }

  /// In kebab case, such as `iphone-16-pro-zoomed`; unique.
  public var id: String
  /// For people, such as `iPhone 16 Pro, Display Zoom`.
  public var name: String
  /// The width that content may use, in points; turned iPhones have their safe areas off.
  public var width: Double
  /// The height of the screen in points, safe areas included.
  public var height: Double
  /// Device pixels per point, as UIKit's `scale` says; Display Zoom leaves it as it is.
  public var displayScale: DisplayScale
  public var kind: Kind
  /// Whether the model runs iOS 17, iPadOS 17 or later.
  public var runsIOS17: Bool

  public init(
    id: String, name: String, width: Double, height: Double, displayScale: DisplayScale,
    kind: Kind, runsIOS17: Bool
  ) {
    self.id = id
    self.name = name
    self.width = width
    self.height = height
    self.displayScale = displayScale
    self.kind = kind
    self.runsIOS17 = runsIOS17
  }
}
