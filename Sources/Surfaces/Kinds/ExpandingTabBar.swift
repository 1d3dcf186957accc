import PlatformFacts
import TextMeasurement

/// A row of icons, of which the selected one shows its label beside it, so that the row's width
/// changes with the selection.
///
/// The row is 2 × `inset` + Σ (2 × `horizontalPadding` + icon) + `spacing` × (n − 1), and the open
/// tab adds `gap` and its label. All numbers are defaults of copyfit. An icon is a symbol, whose
/// width no free font gives: 1.2 × the size of its font is an estimate, off by 10 % at most.
public enum ExpandingTabBar: Surface {
  // MARK: Copy

  static let tabs = SharedSettings.tabs

  // MARK: Style

  static let icon = Setting<Double?>.points(
    "icon", "width of an icon in points, the same at every text size",
    "Without it 1.2 × the size of body, which follows Dynamic Type: an estimate of copyfit, within "
      + "10 %")
  static let gap = Setting<Double>.points(
    "gap", 6, "points between the selected tab's icon and label", "Default of copyfit")
  static let horizontalPadding = Setting<Double>.points(
    "horizontalPadding", 14, "points on the left and right inside a tab", "Default of copyfit")
  static let verticalPadding = Setting<Double>.points(
    "verticalPadding", 9, "points above and below the content of a tab",
    "Default of copyfit. The bar grows with it, and no width depends on it")
  static let spacing = Setting<Double>.points(
    "spacing", 10, "points between two tabs", "Default of copyfit")
  static let inset = Setting<Double>.points(
    "inset", 6, "points around the row of tabs", "Default of copyfit")

  /// An icon's width ÷ the size of its font, and how far off that may be.
  static let iconFactor = 1.2
  static let iconBand = 0.1

  public static let manual = SurfaceManual(
    id: "expanding-tab-bar", title: "Expanding tab bar",
    summary: "A row of icons whose selected tab shows its label too",
    description: """
      Each tab is an icon; the selected one shows its label beside it, in body, regular, which follows \
      Dynamic Type. With the defaults the bar is 12 + the sum of (28 + icon) over the tabs + 10 × (tabs \
      − 1) + 6 + the label wide. An icon is 1.2 × the size of body unless you give its width: an \
      estimate of copyfit, taken to be within 10 %.

      Tabs shift as labels open and close. `inspect` shows the range of widths that the bar goes \
      through, from the one with its narrowest label open to the one with its widest. A bar that is \
      wider than its place, the screen less the margins, overflows. A label never wraps and is \
      never cut by itself.
      """,
    fields: [tabs],
    style: [icon, gap, horizontalPadding, verticalPadding, spacing, inset],
    example: """
      tabs: ["Home", "Search", "Library"]
      style: { icon: 24 }
      """)

  // MARK: Layout

  public static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    let slot = TextSlot(font: SlotFont(.style(.body)), lines: 1)
    let canvas = SurfaceCanvas(content, in: grid, measurer: measurer)
    let lengths = Lengths(content)
    let runs = content[tabs].enumerated().map { index, label in
      SlotRun(
        "tab-\(index + 1)", name: "the label of tab \(index + 1)", copy: label, slot: slot,
        on: canvas)
    }
    var bar = CellTable<BarOutcome>()
    var known: [Row.Key: Row] = [:]
    for cell in grid.cells {
      let key = Row.Key(contentSize: cell.contentSize, displayScale: cell.displayScale)
      let row: Row
      if let before = known[key] {
        row = before
      } else {
        row = try Row(runs, lengths, at: cell)
        known[key] = row
      }
      bar.append(row.outcome(available: cell.width).map { bar.add($0) })
      // What has no room is the bar as a whole: a label has all the width that it takes.
      for run in runs { try run.place(in: SlotFrame(width: .infinity), at: cell) }
    }
    layout.bar = bar
    layout.slots = runs.map(\.layout)
    return layout
  }
}

extension ExpandingTabBar {
  /// A bar's lengths in points, looked up once.
  struct Lengths {
    let gap: Double
    let horizontalPadding: Double
    let verticalPadding: Double
    let spacing: Double
    let inset: Double
    private let givenIcon: Double?

    init(_ content: SurfaceContent) {
      gap = content[ExpandingTabBar.gap]
      horizontalPadding = content[ExpandingTabBar.horizontalPadding]
      verticalPadding = content[ExpandingTabBar.verticalPadding]
      spacing = content[ExpandingTabBar.spacing]
      inset = content[ExpandingTabBar.inset]
      givenIcon = content[ExpandingTabBar.icon]
    }

    /// Width of an icon.
    func icon(_ category: ContentSizeCategory) -> Double {
      givenIcon ?? iconFactor * Double(TextStyle.body.pointSize(category))
    }

    /// Everything but the open label; and the same with icons at both ends of their band.
    func closed(
      tabs: Int, _ category: ContentSizeCategory
    ) -> (points: Double, low: Double, high: Double) {
      let count = Double(tabs)
      let icons = count * icon(category)
      let band = givenIcon == nil ? iconBand : 0
      let rest =
        2 * inset + count * 2 * horizontalPadding + spacing * max(0, count - 1) + gap
      return (rest + icons, rest + icons * (1 - band), rest + icons * (1 + band))
    }
  }

  /// The bar at one content size on one kind of screen, wherever it stands.
  fileprivate struct Row {
    struct Key: Hashable {
      var contentSize: ContentSizeCategory
      var displayScale: DisplayScale
    }

    struct Label {
      var width: SlotWidth
      var copy: Int?
    }

    var labels: [Label]
    /// Everything but the open label, in points; and the same with icons at both ends of their band.
    var closed: (points: Double, low: Double, high: Double)

    init(
      _ runs: [SlotRun], _ lengths: Lengths, at cell: CellGrid.Cell
    ) throws(MeasurementError) {
      labels = []
      for run in runs {
        labels.append(
          Label(width: try run.width(at: cell), copy: run.copy?.index))
      }
      closed = lengths.closed(tabs: runs.count, cell.contentSize)
    }

    /// nil without tabs.
    func outcome(available: Double) -> BarOutcome? {
      guard let first = labels.first else { return nil }
      var (least, most) = (first.width, first)
      var (low, high) = (first.width.low, first.width.high)
      for label in labels.dropFirst() {
        if label.width.points < least.points { least = label.width }
        if label.width.points > most.width.points { most = label }
        // Bands differ: the label that may be the widest need not be the one that probably is.
        (low, high) = (max(low, label.width.low), max(high, label.width.high))
      }
      let verdict: Verdict =
        if closed.high + high <= available { .fits } else if closed.low + low > available {
          .exceeds
        } else { .borderline }
      return BarOutcome(
        least: closed.points + least.rounded, most: closed.points + most.width.rounded,
        atMost: closed.high + high, available: available, verdict: verdict, widest: most.copy)
    }
  }
}
