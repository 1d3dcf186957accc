import PlatformFacts
import TextMeasurement

/// A bubble that points at a control, with a message and the actions Next and End tour.
///
/// All numbers are defaults of copyfit, except where the manual names a source: views differ, and
/// each can be set.
public enum CoachMark: Surface {
  // MARK: Settings

  static let message = Setting<SlotCopy?>.copy(
    "message", isRequired: true, noun: "the coach mark's message", "the catalog key of the message")
  static let next = Setting<SlotCopy?>.copy(
    "next", standard: "Next", noun: "the next action", peers: "actions",
    "the catalog key of the action that leads on")
  static let end = Setting<SlotCopy?>.copy(
    "end", standard: "End tour", noun: "the end action", peers: "actions",
    "the catalog key of the action that ends the tour")
  static let hasNext = Setting<Bool>.flag(
    "hasNext", true, "whether there is an action that leads on",
    "`false` for a tour of one step, and for a last step that only ends. The end action then has "
      + "the row to itself")

  static let targetTop = Setting<Double?>.points(
    "top", "points from the screen's top edge to the target",
    "Either `top` or `bottom`")
  static let targetBottom = Setting<Double?>.points(
    "bottom", "points from the target to the screen's bottom edge",
    "For a control at the bottom, such as a tab")
  static let targetHeight = Setting<Double>.points(
    "height", 44, "height of the target",
    "The least size of a control in the Human Interface Guidelines")
  static let target = Setting<SurfaceSettings<SlotCopy>>.group(
    "target", [targetTop, targetBottom, targetHeight],
    choices: [
      SurfaceChoice(
        [targetTop.name, targetBottom.name], "A target has one edge",
        advice: "Its \"height\" says where it ends.",
        whenMissing: "A target needs \"top\" or \"bottom\", the points to that edge of the screen.")
    ],
    "where the control is on the screen", "Without it the height of the bubble is not judged")

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
      The bubble is at most 320 wide and never wider than the flow's place: the screen less \
      `margins` on each side, 16 unless the coach mark sets them. Its **message** (body) wraps in the bubble less 16 on each \
      side. Its **actions** (subheadline, the end action bold and underlined, which takes no width) stand in one row 12 below. An action \
      that is not given by key is English in every language, Next and End tour: \
      `unlocalized-title`. All these numbers are defaults of copyfit.

      The two actions share the row, less 8 between them: each may take half of it, and what the other \
      leaves where that is more. One that is wider is cut (`text-truncated`).

      The bubble stands 12 from its **target**, below it where the space there is larger, else above. \
      The space above is the target's top less the safe area, the space below the screen's height less \
      the safe area and the target's bottom. A bubble that is taller than the roomier side, less those \
      12, is too tall (`text-too-tall`); where there is no safe area it also keeps 16 from the screen's \
      edge. The screen's height is the device's; of devices with the same width and display scale the \
      shortest counts, since what has room on it has room on all, and the message names its height. \
      Where no height is known (a width of your own without `screen: { height }`), or without a \
      `target`, the height is not judged.

      A target that does not lie wholly on the screen that `screen: { height }` gives, or on that of any \
      device, is an error. On a device whose screen is too short for it, it is taken to end at the \
      screen's edge, so that no room is counted that is not there, and `text-too-tall` says so.

      Safe areas by the screen's height, where `safeArea` does not say: up to 440 (an iPhone on its \
      side) 0 and 21; up to 667 (an iPhone with a home button) 20 and 0; from 1000 (an iPad held \
      upright) 24 and 20; else 59 and 34, those of an iPhone with a Dynamic Island, which other iPhones \
      do not exceed by more than 3. iPads on their side are as tall as iPhones and get theirs, which is \
      more than they take; iPads with a home button take 20 and 0 at any height.
      """,
    fields: [message, next, end, hasNext, target, screen, safeArea],
    style: [width, padding, gap, edge, actionSpacing, actionGap],
    example: """
      message: "Find what you have saved here"
      next: "Next"
      end: "End tour"
      target: { bottom: 34, height: 49 }
      """,
    margins: 16,
    check: { mark in
      if !mark[hasNext], mark[next] != nil {
        return "With \"hasNext: false\" no \"next\" is shown. Leave one of them out."
      }
      return Bubble(mark).problem
    })

  // MARK: Layout

  public static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    let canvas = SurfaceCanvas(content, in: grid, measurer: measurer)
    let messageRun = SlotRun(
      "message", name: "the coach mark's message", copy: content[message],
      slot: TextSlot(font: SlotFont(.style(.body))), on: canvas)
    messageRun.widthCure = bubbleCure
    messageRun.heightCure = "place the target nearer to an edge of the screen"
    let nextRun = content[hasNext] ? action("next", next, .regular, canvas, &layout) : nil
    let endRun = action("end", end, .bold, canvas, &layout)
    let bubble = Bubble(content.settings)
    messageRun.heightSources = grid.places.map { bubble.heightSource(inPlace: $0.height) }
    for cell in grid.cells {
      let row = bubble.textWidth(in: cell)
      try messageRun.place(in: bubble.messageFrame(width: row, in: cell), at: cell)
      guard let nextRun else {
        try endRun.place(in: SlotFrame(width: row), at: cell)
        continue
      }
      let shared = row - bubble.actionGap
      let (next, end) = (try nextRun.width(at: cell), try endRun.width(at: cell))
      try nextRun.place(in: frame(beside: end, in: shared), at: cell)
      try endRun.place(in: frame(beside: next, in: shared), at: cell)
    }
    layout.slots = [messageRun.layout] + (nextRun.map { [$0.layout] } ?? []) + [endRun.layout]
    return layout
  }

  private static func action(
    _ id: String, _ setting: Setting<SlotCopy?>, _ weight: FontWeight, _ canvas: SurfaceCanvas,
    _ layout: inout SurfaceLayout
  ) -> SlotRun {
    let (name, settings) = ("the \(id) action", canvas.content.settings)
    let verbatim = VerbatimText(setting, in: settings, name: name)
    if let verbatim { layout.verbatim.append(verbatim) }
    let run = SlotRun(
      id, name: name, copy: settings[setting], literal: setting.english,
      slot: TextSlot(font: SlotFont(.style(.subheadline), weight: weight), lines: 1), on: canvas)
    run.copyCure = verbatim?.cure
    run.widthCure = bubbleCure
    return run
  }

  private static let bubbleCure = "make the bubble wider or its padding narrower"

  /// What an action may take of the row that both share.
  private static func frame(beside other: SlotWidth, in row: Double) -> SlotFrame {
    // Nothing to share is lacking to each.
    guard row > 0 else { return SlotFrame(width: row) }
    let half = row / 2
    let width = max(half, row - other.rounded)
    let (least, most) = (max(half, row - other.high), max(half, row - other.low))
    return SlotFrame(width: width, tolerance: max(most - width, width - least))
  }
}
