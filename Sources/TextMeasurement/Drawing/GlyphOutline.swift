internal import CFreeType

/// The shape of a glyph, in font units: x to the right and y upwards from the glyph's origin.
public struct GlyphOutline: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  public enum Segment: Hashable, Sendable {
    /// Begins a contour; the one before it is closed.
    case move(Point)
    case line(Point)
    /// A quadratic curve, as TrueType has them.
    case quadratic(Point, Point)
    /// A cubic curve, as CFF has them.
    case cubic(Point, Point, Point)
  }

  public var unitsPerEm: Int
  /// Empty for a space.
  public var segments: [Segment]

  public init(unitsPerEm: Int, segments: [Segment]) {
    self.unitsPerEm = unitsPerEm
    self.segments = segments
  }
}

/// What FreeType's walk along an outline has come past.
private final class OutlineWalk {
  var segments: [GlyphOutline.Segment] = []

  func add(_ segment: GlyphOutline.Segment) -> Int32 {
    segments.append(segment)
    return 0
  }

  /// Fixed point with six bits of fraction, at a size of one pixel for each font unit.
  static func point(_ vector: UnsafePointer<FT_Vector>?) -> GlyphOutline.Point {
    guard let vector = vector?.pointee else { return .init(x: 0, y: 0) }
    return .init(x: (Int(vector.x) + 32) >> 6, y: (Int(vector.y) + 32) >> 6)
  }

  static func of(_ pointer: UnsafeMutableRawPointer?) -> OutlineWalk? {
    pointer.map { Unmanaged<OutlineWalk>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension FontFace {
  /// nil where the face has no such glyph, or no outline of it.
  func outline(ofGlyph glyph: UInt32) -> GlyphOutline? {
    guard FT_Load_Glyph(handle, glyph, 1 << 1) == 0,  // FT_LOAD_NO_HINTING
      let slot = handle.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    let walk = OutlineWalk()
    var functions = FT_Outline_Funcs(
      move_to: { to, walk in OutlineWalk.of(walk)?.add(.move(OutlineWalk.point(to))) ?? 1 },
      line_to: { to, walk in OutlineWalk.of(walk)?.add(.line(OutlineWalk.point(to))) ?? 1 },
      conic_to: { control, to, walk in
        OutlineWalk.of(walk)?.add(.quadratic(OutlineWalk.point(control), OutlineWalk.point(to)))
          ?? 1
      },
      cubic_to: { first, second, to, walk in
        OutlineWalk.of(walk)?.add(
          .cubic(OutlineWalk.point(first), OutlineWalk.point(second), OutlineWalk.point(to))) ?? 1
      }, shift: 0, delta: 0)
    let code = withExtendedLifetime(walk) {
      FT_Outline_Decompose(
        &slot.pointee.outline, &functions, Unmanaged.passUnretained(walk).toOpaque())
    }
    guard code == 0 else { return nil }
    return GlyphOutline(unitsPerEm: unitsPerEm, segments: walk.segments)
  }
}
