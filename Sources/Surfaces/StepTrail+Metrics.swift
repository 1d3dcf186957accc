import PlatformFacts

extension StepTrail {
  /// The sizes of a trail at one text size, in points.
  public struct Metrics: Hashable, Sendable {
    /// Multiplier on the default text size, 1 to 2.2.
    public let scale: Double
    /// Diameter of a full-size stop and height of a capsule: a whole number.
    public let diameter: Double
    /// Font size of numbers and titles.
    public let label: Double
    /// From the capsule's leading edge to the title: the number's place.
    public let lead: Double
    /// From the title to the capsule's trailing edge.
    public let tail: Double
    /// Longest title.
    public let cap: Double
    /// From the row to the caption under it.
    public var captionTop: Double { (10 * scale).rounded() }
    /// Widest title that is drawn in full.
    public var limit: Double { cap.rounded(.up) }

    /// - Parameter textScale: What a scaled metric of 1 relative to subheadline becomes. Stops and
    ///   titles neither shrink under 1 nor grow over 2.2.
    public init(style: Style, textScale: Double) {
      scale = min(max(textScale, 1), 2.2)
      diameter = (style.height * scale).rounded()
      label = 15 * scale
      lead = (0.85 * diameter).rounded()
      tail = (0.41 * diameter).rounded()
      cap = style.maximumTitleWidth * scale
    }

    public init(style: Style, category: ContentSizeCategory, displayScale: DisplayScale) {
      self.init(
        style: style,
        textScale: scaledMetric(
          1, relativeTo: .subheadline, category: category, displayScale: displayScale))
    }

    /// Width of a title's place for a title that measures `measured`.
    func drawn(_ measured: Double) -> Double { min(measured, cap).rounded(.up) }

    /// Natural width of the titled form for titles whose places are at most `widest` wide.
    func titledWidth(count: Int, widest: Double) -> Double {
      Double(count - 1) * (diameter + StepTrail.gap) + (lead + widest + tail)
    }

    /// Width of a row of `count` circles of `diameter`.
    static func rowWidth(count: Int, diameter: Double) -> Double {
      Double(count) * diameter + Double(count - 1) * StepTrail.gap
    }
  }

  /// A row of circles fitted into a place.
  struct Fit {
    /// What each stop may take.
    let room: Double
    /// The drawn diameter, a whole number, never under 22.
    let size: Double
    let drawn: Double

    init(count: Int, diameter: Double, width: Double) {
      room = (width - Double(count - 1) * StepTrail.gap) / Double(count)
      size = min(diameter, max(room, StepTrail.minimumDiameter)).rounded(.down)
      drawn = Metrics.rowWidth(count: count, diameter: size)
    }
  }

  /// Font size of the caption in points; it follows the whole Dynamic Type range.
  public static func captionSize(
    _ category: ContentSizeCategory, _ displayScale: DisplayScale
  ) -> Double {
    scaledMetric(13, relativeTo: .footnote, category: category, displayScale: displayScale)
  }

  /// The smallest and the largest font size in use, in points.
  static func fontSizes(
    _ style: Style, categories: [ContentSizeCategory], displayScales: [DisplayScale]
  ) -> ClosedRange<Double> {
    var (least, most) = (Double.infinity, 0.0)
    for displayScale in displayScales {
      for category in categories {
        let label = Metrics(style: style, category: category, displayScale: displayScale).label
        let caption = style.showsCaption ? captionSize(category, displayScale) : label
        least = min(least, label, caption)
        most = max(most, label, caption)
      }
    }
    return min(least, most)...most
  }

  /// How many stops of the least diameter stand in `width`.
  static func capacity(width: Double) -> Int {
    let count = ((width + gap) / (minimumDiameter + gap)).rounded(.down)
    return Int(exactly: count) ?? (count > 0 ? .max : 0)
  }

  /// Width of the narrowest touch target: the neck between two stops splits, so the first and the
  /// last stop get half a gap, inner ones two halves, and a single one none.
  static func narrowestTarget(count: Int, size: Double) -> Double {
    count == 1 ? size : size + gap / 2
  }

  /// How many stops are wholly beyond reach when the touch surface ends at `width`. A stop's target
  /// begins in the middle of the neck before it.
  static func beyondReach(count: Int, size: Double, width: Double) -> Int {
    (1..<max(count, 1)).count { Double($0) * (size + gap) - gap / 2 >= width }
  }
}
