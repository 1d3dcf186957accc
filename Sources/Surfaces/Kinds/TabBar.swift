import PlatformFacts
import TextMeasurement

/// A tab bar whose tabs share its width equally, each with an icon above a label.
///
/// A cell is the bar's width ÷ the number of tabs. The label's font does not follow Dynamic Type,
/// as those of the system's own tab bars do not. The selected one is semibold, so each is measured
/// semibold. Icon 22 pt, gap 4, label 11 pt, bar 68 pt and an indicator 5 inside the cell are
/// defaults of copyfit, the house values of a bar with labels.
public enum TabBar: Surface {
  // MARK: Copy

  static let tabs = SharedSettings.tabs

  // MARK: Style

  static let width = Setting<Double?>.points(
    "width", least: 1, "width of the bar in points",
    "Without it the flow's place; a bar is never wider than that")
  static let height = Setting<Double?>.points(
    "height", least: 1, "height of the bar in points",
    "Without it 68, and 49 for a bar with icons only: defaults of copyfit")
  static let icon = Setting<Double>.points(
    "icon", 22, "height of an icon in points", "Default of copyfit")
  static let gap = Setting<Double>.points(
    "gap", 4, "points between icon and label", "Default of copyfit")
  static let labelSize = Setting<Double>.points(
    "labelSize", 11, least: 1,
    usual: UsualRange(
      10...200,
      "Human Interface Guidelines: text on iOS is at least 11 pt; the labels of a tab bar may have "
        + "10 pt."),
    "font size of the labels in points, the same at every text size",
    "Human Interface Guidelines, Typography: 11 pt is the least for text on iOS; 10 is allowed here"
  )
  static let lines = Setting<Int?>.count(
    "lines", 1, in: 1...100, "lines that a label may take",
    "Default of copyfit. With one, a label wider than its cell is cut; with more, it wraps")
  static let indicatorInset = Setting<Double>.points(
    "indicatorInset", 5,
    "points by which the selection indicator is smaller than a cell, all round",
    "Default of copyfit")
  static let showsLabels = Setting<Bool>.flag(
    "showsLabels", true, "whether the labels are drawn",
    "A bar with icons only speaks them: they are translated, and not measured")

  public static let manual = SurfaceManual(
    id: "tab-bar", title: "Tab bar",
    summary: "Tabs that share the bar's width equally, each an icon above a label",
    description: """
      Every tab has a cell of the bar's width ÷ the number of tabs. Its label has a fixed size, which \
      does not follow Dynamic Type, and is measured semibold, as it is when its tab is selected.

      A label wider than its cell is cut where `lines` is 1, and wraps where it is more. One that fits \
      its cell may still be wider than the selection indicator, the cell less twice `indicatorInset`: \
      nothing is lost, but it sticks out of the indicator. The lines of a label have the bar's height \
      less icon and gap: with the defaults 68 − 22 − 4 = 42 points, three lines of 11 pt.

      With `showsLabels: false` the bar has icons only, and is 49 points tall unless your own design \
      says otherwise: labels are then spoken but not drawn, and nothing is measured.

      A tab bar goes from edge to edge, so `margins` is 0 unless the bar sets its own.
      """,
    fields: [tabs],
    style: [width, height, icon, gap, labelSize, lines, indicatorInset, showsLabels],
    example: """
      tabs: ["Home", "Search", "Library", "Profile"]
      style: { labelSize: 10 }
      """,
    margins: 0,
    check: { bar in
      guard bar[showsLabels] else { return nil }
      let height = barHeight(bar)
      if bar[icon] + bar[gap] >= height {
        return "An icon of \(bar[icon].asWritten) and a gap of \(bar[gap].asWritten) leave a label "
          + "nothing of a bar \(height.asWritten) tall. Make \"icon\" or \"gap\" smaller, or "
          + "\"height\" larger."
      }
      guard let width = bar[width], !bar[tabs].isEmpty else { return nil }
      let (count, inset) = (bar[tabs].count, bar[indicatorInset])
      guard 2 * inset >= width / Double(count) else { return nil }
      return "An indicator \(inset.asWritten) inside its cell has nothing of a cell that is "
        + "\(width.asWritten) ÷ \(count) wide. Make \"indicatorInset\" smaller, or \"width\" larger."
    })

  // MARK: Layout

  public static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    let labels = content[tabs]
    let slot = TextSlot(
      font: SlotFont(.fixed(content[labelSize]), weight: .semibold), lines: content[lines])
    let canvas = SurfaceCanvas(content, in: grid, measurer: measurer)
    let height = barHeight(content.settings) - content[icon] - content[gap]
    let (wanted, inset, showsLabels) = (
      content[width], 2 * content[indicatorInset], content[showsLabels]
    )
    for (index, label) in labels.enumerated() {
      let run = SlotRun(
        "tab-\(index + 1)", name: "the label of tab \(index + 1)", copy: label, slot: slot,
        on: canvas)
      run.widthCure = "use fewer tabs"
      for cell in grid.cells {
        guard showsLabels else {
          run.leaveOut()
          continue
        }
        let room = cell.width(wanted: wanted) / Double(labels.count)
        let indicator = max(0, room - inset)
        try run.place(
          in: SlotFrame(width: room, height: height, decoration: indicator), at: cell)
      }
      layout.slots.append(run.layout)
    }
    return layout
  }

  /// Height of the bar in points.
  static func barHeight(_ bar: SurfaceSettings<SlotCopy>) -> Double {
    bar[height] ?? (bar[showsLabels] ? 68 : 49)
  }
}
