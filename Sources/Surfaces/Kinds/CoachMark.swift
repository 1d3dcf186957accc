import PlatformFacts
import TextMeasurement

/// A bubble that points at a control, with a message and the actions Next and End tour.
///
/// All numbers are defaults of copyfit, except where the manual names a source: views differ, and
/// each can be set.
public enum CoachMark: Surface {
  // MARK: Settings

  static let message = Setting<SlotCopy?>.copy(
    "message", isRequired: true, noun: "the message", "the catalog key of the message")
  static let next = Setting<SlotCopy?>.copy(
    "next", standard: "Next", noun: "the next action",
    "the catalog key of the action that leads on")
  static let end = Setting<SlotCopy?>.copy(
    "end", standard: "End tour", noun: "the end action",
    "the catalog key of the action that ends the tour")
  static let hasNext = Setting<Bool>.flag(
    "hasNext", true, "whether there is an action that leads on",
    "`false` for a tour of one step, and for a last step that only ends")

  static let targetTop = Setting<Double?>.points(
    "top", "points from the screen's top edge to the target",
    "Either `top` or `bottom`. With both, `top` counts")
  static let targetBottom = Setting<Double?>.points(
    "bottom", "points from the target to the screen's bottom edge",
    "For a control at the bottom, such as a tab")
  static let targetHeight = Setting<Double>.points(
    "height", 44, "height of the target",
    "The least size of a control in the Human Interface Guidelines")
  static let target = Setting<SurfaceSettings<SlotCopy>>.group(
    "target", [targetTop, targetBottom, targetHeight], "where the control is on the screen",
    "Without `top` or `bottom` the height of the bubble is not judged")

  static let screenHeight = Setting<Double?>.points(
    "height", least: 1, "height of the screen in points, safe areas included",
    "Without it the device's. Where neither is known, as in `widths`, the height of the bubble is "
      + "not judged")
  static let screen = Setting<SurfaceSettings<SlotCopy>>.group(
    "screen", [screenHeight], "the screen, where it is not the device's")

  static let safeTop = Setting<Double?>.points(
    "top", "points of the safe area at the top of the screen", "Without it by the screen's height")
  static let safeBottom = Setting<Double?>.points(
    "bottom", "points of the safe area at the bottom of the screen",
    "Without it by the screen's height")
  static let safeArea = Setting<SurfaceSettings<SlotCopy>>.group(
    "safeArea", [safeTop, safeBottom], "what the system keeps of the screen")

  static let width = Setting<Double>.points(
    "width", 320, least: 1, "width of the bubble",
    "Default of copyfit. It is never wider than the flow's place")
  static let padding = Setting<Double>.points(
    "padding", 16, "points on each side of the bubble's content", "Default of copyfit")
  static let gap = Setting<Double>.points(
    "gap", 12, "points between the target and the bubble", "Default of copyfit")
  static let edge = Setting<Double>.points(
    "edge", 16, "points that the bubble keeps from the screen's top and bottom edge",
    "Default of copyfit. It counts where the safe area is smaller")
  static let actionSpacing = Setting<Double>.points(
    "actionSpacing", 12, "points between the message and the actions", "Default of copyfit")
  static let actionGap = Setting<Double>.points(
    "actionGap", 8, "least points between the two actions",
    "Default of copyfit: the standard spacing of a row")

  public static let manual = SurfaceManual(
    id: "coach-mark", title: "Coach mark",
    summary: "A bubble that points at a control, with a message and two actions",
    description: """
      The bubble is at most 320 wide and never wider than the flow's place: the screen less the flow's \
      margins, 16 by default, on each side. Its **message** (body) wraps in the bubble less 16 on each \
      side. Its **actions** (subheadline, the end action bold) stand in one row 12 below. An action \
      that is not given by key is English in every language, Next and End tour: \
      `unlocalized-title`. All these numbers are defaults of copyfit.

      The two actions share the row, less 8 between them: each may take half of it, and what the other \
      leaves where that is more. One that is wider is cut (`text-truncated`).

      The bubble stands 12 from its **target**, below it where the space there is larger, else above. \
      The space above is the target's top less the safe area, the space below the screen's height less \
      the safe area and the target's bottom. A bubble that is taller than the roomier side, less those \
      12, is too tall (`text-too-tall`); where there is no safe area it also keeps 16 from the screen's \
      edge. The screen's height is the device's. Where it is not known (a width of your own without \
      `screen: { height }`), or without a `target`, the height is not judged.

      Safe areas by the screen's height, where `safeArea` does not say: up to 440 (an iPhone on its \
      side) 0 and 21; up to 667 (an iPhone with a home button) 20 and 0; else 59 and 34, those of an \
      iPhone with a Dynamic Island, which other iPhones and iPads do not exceed by more than 3.
      """,
    fields: [message, next, end, hasNext, target, screen, safeArea],
    style: [width, padding, gap, edge, actionSpacing, actionGap],
    example: """
      message: "Find what you have saved here"
      next: "Next"
      end: "End tour"
      target: { bottom: 34, height: 49 }
      """)

  // MARK: Layout

  public static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    let messageRun = SlotRun(
      "message", "the message", content[message], TextSlot(font: SlotFont(.style(.body))), content,
      grid, measurer)
    let nextRun =
      content[hasNext]
      ? action("next", content[next], "Next", .regular, content, grid, measurer, &layout) : nil
    let endRun = action(
      "end", content[end], "End tour", .bold, content, grid, measurer, &layout)
    for cell in grid.cells {
      let row = max(0, min(content[width], cell.width) - 2 * content[padding])
      let taken =
        2 * content[padding] + content[actionSpacing]
        + cell.displayScale.roundedUp(
          SystemFont.lineHeight(size: Double(TextStyle.subheadline.pointSize(cell.contentSize))))
      try messageRun.place(
        in: SlotFrame(width: row, height: room(content, cell).map { max(0, $0 - taken) }), at: cell)
      guard let nextRun else {
        try endRun.place(in: SlotFrame(width: row), at: cell)
        continue
      }
      let shared = max(0, row - content[actionGap])
      let (next, end) = (try nextRun.width(at: cell), try endRun.width(at: cell))
      try nextRun.place(in: frame(beside: end, in: shared), at: cell)
      try endRun.place(in: frame(beside: next, in: shared), at: cell)
    }
    layout.slots = [messageRun.layout] + (nextRun.map { [$0.layout] } ?? []) + [endRun.layout]
    return layout
  }

  private static func action(
    _ id: String, _ copy: SlotCopy?, _ english: String, _ weight: FontWeight,
    _ content: SurfaceContent, _ grid: CellGrid, _ measurer: any TextMeasuring,
    _ layout: inout SurfaceLayout
  ) -> SlotRun {
    if copy == nil {
      layout.verbatim.append(
        VerbatimText(
          name: "the \(id) action", text: english, cure: "Name a catalog key in `\(id)`."))
    }
    return SlotRun(
      id, "the \(id) action", copy, literal: english,
      TextSlot(font: SlotFont(.style(.subheadline), weight: weight), lines: 1), content, grid,
      measurer)
  }

  /// What an action may take of the row that both share.
  private static func frame(beside other: SlotWidth, in row: Double) -> SlotFrame {
    let half = row / 2
    let width = max(half, row - other.rounded)
    let (least, most) = (max(half, row - other.high), max(half, row - other.low))
    return SlotFrame(width: width, tolerance: max(most - width, width - least))
  }

  // MARK: The roomier side

  /// Points that the bubble may be tall; nil where it is not known.
  static func room(_ content: SurfaceContent, _ cell: CellGrid.Cell) -> Double? {
    guard let height = content[screen][screenHeight] ?? cell.height else { return nil }
    let target = content[target]
    let (top, bottom): (Double, Double)
    if let distance = target[targetTop] {
      (top, bottom) = (distance, distance + target[targetHeight])
    } else if let distance = target[targetBottom] {
      (top, bottom) = (height - distance - target[targetHeight], height - distance)
    } else {
      return nil
    }
    let standard = standardSafeArea(height)
    let (safeTop, safeBottom) = (
      content[safeArea][Self.safeTop] ?? standard.top,
      content[safeArea][Self.safeBottom] ?? standard.bottom
    )
    let (above, below) = (top - safeTop, height - safeBottom - bottom)
    let isBelow = below > above
    let kept = max(0, content[edge] - (isBelow ? safeBottom : safeTop))
    return max(0, (isBelow ? below : above) - kept - content[gap])
  }

  /// Safe areas of a screen in points.
  private static func standardSafeArea(_ height: Double) -> (top: Double, bottom: Double) {
    switch height {
    case ...440: (0, 21)
    case ...667: (20, 0)
    default: (59, 34)
    }
  }
}
