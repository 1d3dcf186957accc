import PlatformFacts
import TextMeasurement

/// A control whose segments share its width equally, each with a label on one line.
///
/// All defaults are copyfit's own: 13 pt, semibold as the selected segment is, with 8 points on
/// each side of a label. The font does not follow Dynamic Type, as that of the system's own segmented
/// controls does not.
public enum SegmentedControl: Surface {
  // MARK: Copy

  static let segments = Setting<[SlotCopy]>.copies(
    "segments", each: "the label of segment", peers: "segments",
    "the catalog keys of the labels, in the order of the segments")

  // MARK: Style

  static let width = Setting<Double?>.points(
    "width", least: 1, "width of the control in points",
    "Without it the flow's place; a control is never wider than that")
  static let labelSize = Setting<Double>.points(
    "labelSize", 13, least: 1,
    usual: .readableText,
    "font size of the labels in points, the same at every text size", "Default of copyfit")
  static let padding = Setting<Double>.points(
    "padding", 8, "points on each side of a label inside its segment", "Default of copyfit")

  public static let manual = SurfaceManual(
    id: "segmented-control", title: "Segmented control",
    summary: "Segments that share the control's width equally, each with a label on one line",
    description: """
      Every segment is the control's width ÷ the number of segments, and its label has that less twice \
      `padding`. The label stands on one line at a fixed size, which does not follow Dynamic Type, and \
      is measured semibold, as it is when its segment is selected. One that is wider is cut.
      """,
    fields: [segments], style: [width, labelSize, padding],
    example: """
      segments: ["Day", "Week", "Month"]
      style: { width: 240 }
      """,
    check: { control in
      guard let width = control[width], !control[segments].isEmpty else { return nil }
      let count = control[segments].count
      guard 2 * control[padding] >= width / Double(count) else { return nil }
      return
        "A padding of \(control[padding].asWritten) on each side leaves a label nothing of its "
        + "segment, \(width.asWritten) ÷ \(count). Make \"padding\" smaller, or \"width\" larger."
    })

  // MARK: Layout

  public static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    let labels = content[segments]
    let slot = TextSlot(font: SlotFont(.fixed(content[labelSize]), weight: .semibold), lines: 1)
    let canvas = SurfaceCanvas(content, in: grid, measurer: measurer)
    let (wanted, padding) = (content[width], 2 * content[padding])
    for (index, label) in labels.enumerated() {
      let run = SlotRun(
        "segment-\(index + 1)", name: "the label of segment \(index + 1)", copy: label, slot: slot,
        on: canvas)
      run.widthCure = "use fewer segments"
      for cell in grid.cells {
        let segment = cell.width(wanted: wanted) / Double(labels.count)
        try run.place(in: SlotFrame(width: segment - padding), at: cell)
      }
      layout.slots.append(run.layout)
    }
    return layout
  }
}
