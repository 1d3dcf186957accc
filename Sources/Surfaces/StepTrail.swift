import PlatformFacts
import TextMeasurement

/// A row of round stops for a flow of several steps. The current stop opens into a capsule that
/// holds its number and its title (*titled* form); where the longest title leaves no room for that,
/// every stop is a circle with its number and the caption below names the step (*numbered* form).
/// The form is chosen once for the whole flow, so that it never changes from step to step.
///
/// All lengths are points. Numbers come from the layout model of the step trail component (StepTrail.md
/// in the documentation of `Linting`); operations are IEEE double in the order that the component
/// does them, `round` ties away from zero, so that ties and limits fall as on the device.
public enum StepTrail {
  /// Points between two stops.
  public static let gap = 4.0
  /// The least diameter that a stop shrinks to, in points.
  public static let minimumDiameter = 22.0
  /// The least height of the row's touch surface, in points.
  public static let touchHeight = 44.0
  /// The least scale that a number shrinks to inside its stop.
  public static let minimumNumberScale = 0.6

  /// Colours of the stops and of the text on them where the style sets none, `#RRGGBB`: those of the
  /// component.
  public static let accent = "#FF0000"
  public static let accentInk = "#141414"

  /// How a trail is set.
  public struct Style: Hashable, Sendable {
    /// Diameter of a stop at the default text size, in points; values under 28 count as 28.
    public let height: Double
    /// Longest title at the default text size, in points; values under 40 count as 40.
    public let maximumTitleWidth: Double
    public let showsCaption: Bool
    /// Measure as with the Bold Text setting: semibold becomes bold.
    public let boldText: Bool

    /// Not-a-number counts as the least value. Values over 10¹² points count as that, so that no
    /// sum overflows.
    public init(
      height: Double = 34, maximumTitleWidth: Double = 160, showsCaption: Bool = true,
      boldText: Bool = false
    ) {
      self.height = Self.clamped(height, from: 28)
      self.maximumTitleWidth = Self.clamped(maximumTitleWidth, from: 40)
      self.showsCaption = showsCaption
      self.boldText = boldText
    }

    private static func clamped(_ value: Double, from least: Double) -> Double {
      value > least ? min(value, 1e12) : least
    }

    var weight: FontWeight { boldText ? .bold : .semibold }
  }

  /// What a trail says in one locale.
  public struct Copy: Sendable {
    /// The flow's language, also where a title falls back to another one.
    public var locale: String
    public var isRightToLeft: Bool
    /// One for each step, in order. None: nothing is drawn.
    public var titles: [String]
    /// The position text of each step, such as "Step 2 of 4", in each set of digits that the locale
    /// may show: two for bare `ar`. The worse counts.
    public var positions: [[String]]
    /// The number of each step, in each set of digits.
    public var numbers: [[String]]

    public init(
      locale: String, isRightToLeft: Bool, titles: [String], positions: [[String]],
      numbers: [[String]]
    ) {
      self.locale = locale
      self.isRightToLeft = isRightToLeft
      self.titles = titles
      self.positions = positions
      self.numbers = numbers
    }
  }

  /// Lays out `copy` at each content size in each place. Content sizes and places may come in any
  /// order; a content size that is given twice counts once. Without steps both arrays are empty.
  ///
  /// What does not depend on the width is computed once for a content size and display scale, and
  /// the cells share its arrays. The measurer is asked for each text at the smallest and the largest
  /// font size in use, and for those between only where a face has optical sizes; never because of
  /// a width, but for the lines of captions that wrap.
  ///
  /// - Precondition: The places' widths are finite and greater than 0; others are left out, since a
  ///   configuration with one is an error.
  public static func layout(
    _ copy: Copy, style: Style, contentSizes: [ContentSizeCategory], places: [Place],
    measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    let grid = CellGrid(contentSizes: contentSizes, places: places)
    return try layout(copy, style: style, in: grid, measurer: measurer)
  }

  /// Lays out `copy` over all cells of `grid`.
  public static func layout(
    _ copy: Copy, style: Style, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    if copy.titles.isEmpty { return SurfaceLayout() }
    var layout = SurfaceLayout(grid: grid)
    let (categories, places, displayScales) = (grid.contentSizes, grid.places, grid.displayScales)
    let sizes = fontSizes(style, categories: categories, displayScales: displayScales)
    var texts = Texts(copy, style: style, sizes: sizes, measurer: measurer)
    layout.cells.reserveCapacity(categories.count * places.count)
    layout.thresholds.reserveCapacity(categories.count * displayScales.count)

    for category in categories {
      var rows: [Row] = []
      for displayScale in displayScales {
        let row = try Row(
          texts: &texts, style: style, category: category, displayScale: displayScale)
        layout.thresholds.append(row.threshold)
        rows.append(row)
      }
      for place in places {
        guard let index = displayScales.firstIndex(of: place.displayScale) else { continue }
        layout.cells.append(try rows[index].cell(in: place))
      }
    }
    return layout
  }
}
