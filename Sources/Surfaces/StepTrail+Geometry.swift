extension StepTrail {
  /// Where a trail's stops stand while one step is current.
  public struct Geometry: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
      /// Left edge, in points from the frame's left edge. In an overflow of a right-to-left trail
      /// the last stops have negative ones.
      public var x: Double
      /// Width in points: a circle's diameter, or the open capsule's width.
      public var width: Double
    }

    /// In the order of the steps, from left to right or from right to left.
    public var stops: [Stop]
    /// Width in points that the trail keeps whichever step is current.
    public var frameWidth: Double
    /// From the place's leading edge to the frame: shrunk stops are centred in what full-size ones
    /// would take of the place.
    public var leadingInset: Double
    /// From the place's left edge to the frame's left edge. A right-to-left trail starts at the
    /// right edge of its place.
    public var originX: Double
    public var isRightToLeft: Bool
    /// Height of the row in points; it keeps it when stops shrink.
    public var rowHeight: Double
    /// Height of the touch surface in points.
    public var touchHeight: Double
  }

  /// The geometry of `cell`, which `layout` made with `style`, while the step at `current` is
  /// current. Any index that is no step's (once every step is done) leaves all stops closed.
  public static func geometry(
    of cell: LayoutCell, style: Style, current: Int, isRightToLeft: Bool
  ) -> Geometry {
    let metrics = Metrics(style: style, textScale: cell.scale)
    let count = cell.stops.count
    let size = cell.stops.diameter
    let isTitled = cell.form == .titled
    let width = cell.place.width
    let frameWidth = isTitled ? cell.naturalWidth : min(cell.drawnWidth, width)

    var stops: [Geometry.Stop] = []
    stops.reserveCapacity(count)
    var x = 0.0
    for step in 0..<max(count, 0) {
      let isOpen = isTitled && step == current && cell.titles.indices.contains(step)
      let drawn = isOpen ? metrics.lead + cell.titles[step].drawn + metrics.tail : size
      stops.append(
        Geometry.Stop(x: isRightToLeft ? frameWidth - x - drawn : x, width: drawn))
      x = x + drawn + gap
    }

    let full = Metrics.rowWidth(count: count, diameter: metrics.diameter)
    let inset = isTitled ? 0 : max(0, (min(width, full) - cell.drawnWidth) / 2)
    return Geometry(
      stops: stops, frameWidth: frameWidth, leadingInset: inset,
      originX: isRightToLeft ? width - inset - frameWidth : inset, isRightToLeft: isRightToLeft,
      rowHeight: max(metrics.diameter, touchHeight), touchHeight: max(size, touchHeight))
  }
}
