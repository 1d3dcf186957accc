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
      The bubble is at most 320 wide and never wider than the flow's place: the screen less the flow's \
      `margins` on each side, 16 unless the coach mark sets its own. Its **message** (body) wraps in the bubble less 16 on each \
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
      """,
    margins: 16,
    check: { mark in
      mark[hasNext] || mark[next] == nil
        ? nil : "With \"hasNext: false\" no \"next\" is shown. Leave one of them out."
    })

  // MARK: Layout

  public static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    let messageRun = SlotRun(
      "message", "the coach mark's message", content[message],
      TextSlot(font: SlotFont(.style(.body))), content,
      grid, measurer)
    let nextRun =
      content[hasNext]
      ? action("next", content[next], "Next", .regular, content, grid, measurer, &layout) : nil
    let endRun = action(
      "end", content[end], "End tour", .bold, content, grid, measurer, &layout)
    let bubble = Bubble(content)
    for cell in grid.cells {
      let row = bubble.textWidth(in: cell)
      try messageRun.place(
        in: SlotFrame(width: row, height: bubble.messageHeight(in: cell)), at: cell)
      guard let nextRun else {
        try endRun.place(in: SlotFrame(width: row), at: cell)
        continue
      }
      let shared = max(0, row - bubble.actionGap)
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
}

// MARK: Geometry

/// Where the bubble is, in points.
private struct Bubble {
  let actionGap: Double
  private let width: Double
  private let padding: Double
  private let actionSpacing: Double
  private let gap: Double
  private let edge: Double
  private let screenHeight: Double?
  private let targetTop: Double?
  private let targetBottom: Double?
  private let targetHeight: Double
  private let safeTop: Double?
  private let safeBottom: Double?

  init(_ content: SurfaceContent) {
    actionGap = content[CoachMark.actionGap]
    width = content[CoachMark.width]
    padding = content[CoachMark.padding]
    actionSpacing = content[CoachMark.actionSpacing]
    gap = content[CoachMark.gap]
    edge = content[CoachMark.edge]
    screenHeight = content[CoachMark.screen][CoachMark.screenHeight]
    let (target, safeArea) = (content[CoachMark.target], content[CoachMark.safeArea])
    targetTop = target[CoachMark.targetTop]
    targetBottom = target[CoachMark.targetBottom]
    targetHeight = target[CoachMark.targetHeight]
    safeTop = safeArea[CoachMark.safeTop]
    safeBottom = safeArea[CoachMark.safeBottom]
  }

  func textWidth(in cell: CellGrid.Cell) -> Double {
    max(0, min(width, cell.width) - 2 * padding)
  }

  /// What padding and actions leave of the roomier side; nil where that is not known.
  func messageHeight(in cell: CellGrid.Cell) -> Double? {
    guard let room = room(onScreen: screenHeight ?? cell.height) else { return nil }
    let actions = cell.displayScale.roundedUp(
      SystemFont.lineHeight(size: Double(TextStyle.subheadline.pointSize(cell.contentSize))))
    return max(0, room - 2 * padding - actionSpacing - actions)
  }

  /// What the roomier side has for the bubble.
  private func room(onScreen height: Double?) -> Double? {
    guard let height else { return nil }
    let (top, bottom): (Double, Double)
    if let targetTop {
      (top, bottom) = (targetTop, targetTop + targetHeight)
    } else if let targetBottom {
      (top, bottom) = (height - targetBottom - targetHeight, height - targetBottom)
    } else {
      return nil
    }
    let standard = Self.safeArea(ofScreen: height)
    let (safeTop, safeBottom) = (safeTop ?? standard.top, safeBottom ?? standard.bottom)
    let (above, below) = (top - safeTop, height - safeBottom - bottom)
    return below > above
      ? below - max(0, edge - safeBottom) - gap : above - max(0, edge - safeTop) - gap
  }

  /// By the screen's height: on its side, with a home button, or without.
  ///
  /// Sources: `pointfreeco/swift-snapshot-testing`, `View.swift`, for 20 and 0, 0 and 21, and 34;
  /// the 59 of the models with a Dynamic Island is reported and not verified, as is the 62 of the
  /// newest. No screen with a home button is taller than 667 points and runs iOS 17.
  private static func safeArea(ofScreen height: Double) -> (top: Double, bottom: Double) {
    switch height {
    case ...440: (0, 21)
    case ...667: (20, 0)
    default: (59, 34)
    }
  }
}
