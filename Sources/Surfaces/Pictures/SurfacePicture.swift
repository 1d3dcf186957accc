/// What one surface looks like in one cell: shapes, and the boxes that its texts have. What the texts
/// say is not in it, so that languages and cells that look the same share one.
///
/// Coordinates are points from the left top corner, as drawn: a surface that is laid out from right to
/// left is mirrored already. What overflows reaches beyond the picture, on any side.
public struct SurfacePicture: Hashable, Sendable {
  /// Points of the scene: mostly of the place that the surface has.
  public var width: Double
  public var height: Double
  /// From back to front.
  public var shapes: [PictureShape]
  /// In front of all shapes, in the order in which they are read.
  public var texts: [PictureText]

  public init(
    width: Double, height: Double, shapes: [PictureShape] = [], texts: [PictureText] = []
  ) {
    self.width = PictureFrame.length(width)
    self.height = PictureFrame.length(height)
    self.shapes = shapes
    self.texts = texts
  }

  /// As it is for a language that is written from right to left: left and right change places, and
  /// so do alignments; what is turned clockwise is turned the other way. The order stays.
  public func mirrored() -> SurfacePicture {
    var result = self
    for index in shapes.indices { result.shapes[index].mirror(in: width) }
    for index in texts.indices { result.texts[index].mirror(in: width) }
    return result
  }

  /// A picture that was drawn from the leading edge, in the direction of what it shows.
  func directed(_ content: SurfaceContent) -> SurfacePicture {
    content.isRightToLeft ? mirrored() : self
  }
}

/// A rectangle, mostly with round corners.
public struct PictureShape: Hashable, Sendable {
  /// What it stands for; its colours follow from that.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case screen, card, bar, capsule, control, indicator, icon, symbol, target, button, slot, line
    /// A triangle that points up, before it is turned.
    case arrow
    /// How far an element of glass reaches out to others; and the element itself.
    case cluster, glass
  }

  public var role: Role
  public var frame: PictureFrame
  /// Of the corners, in points; at most half of the shorter side.
  public var radius: Double
  /// Degrees clockwise about its own centre.
  public var rotation: Double
  /// `#RRGGBB`; nil where the configuration sets none.
  public var fill: String?

  public init(
    _ role: Role, _ frame: PictureFrame, radius: Double = 0, rotation: Double = 0,
    fill: String? = nil
  ) {
    self.role = role
    self.frame = frame
    self.radius = min(PictureFrame.length(radius), min(frame.width, frame.height) / 2)
    self.rotation = PictureFrame.coordinate(rotation)
    self.fill = fill
  }

  fileprivate mutating func mirror(in width: Double) {
    frame.mirror(in: width)
    rotation = 0 - rotation
  }
}

/// The box of a text.
public struct PictureText: Hashable, Sendable {
  /// Where the lines stand in the box, as drawn.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    case left, center, right
  }

  /// Index in `SurfaceLayout.slots`; what happens to the text is the slot's outcome in the cell.
  public var slot: Int
  /// The width that the text has, or what it takes where its place has no bound or it grows beyond
  /// it; its height is that of the lines drawn. As drawn, `scale` included.
  public var frame: PictureFrame
  public var alignment: Alignment
  /// `#RRGGBB`; nil where the configuration sets none.
  public var ink: String?
  /// Degrees clockwise about `pivot`.
  public var rotation: Double
  public var pivot: PicturePoint
  /// What the view as a whole is drawn at, besides the outcome's own scale: a locked badge swells.
  public var scale: Double

  /// - Parameter pivot: nil: the centre of the frame.
  public init(
    slot: Int, _ frame: PictureFrame, _ alignment: Alignment = .left, ink: String? = nil,
    rotation: Double = 0, pivot: PicturePoint? = nil, scale: Double = 1
  ) {
    self.slot = slot
    self.frame = frame
    self.alignment = alignment
    self.ink = ink
    self.rotation = PictureFrame.coordinate(rotation)
    self.pivot = pivot ?? frame.center
    self.scale = PictureFrame.length(scale)
  }

  fileprivate mutating func mirror(in width: Double) {
    frame.mirror(in: width)
    rotation = 0 - rotation
    pivot.x = width - pivot.x
    switch alignment {
    case .left: alignment = .right
    case .center: break
    case .right: alignment = .left
    }
  }
}
