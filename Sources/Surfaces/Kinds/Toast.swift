import PlatformFacts
import TextMeasurement

/// A message that shows for a short while: a capsule where its title fits one line, else a card.
///
/// All numbers are defaults of copyfit: views differ, and each can be set.
public enum Toast: Surface {
  // MARK: Settings

  static let title = Setting<SlotCopy?>.copy(
    "title", isRequired: true, noun: "the toast's title", "the catalog key of the title")
  static let subtitle = Setting<SlotCopy?>.copy(
    "subtitle", noun: "the toast's subtitle", "the catalog key of the text below the title",
    "A toast that has one is always a card")

  static let icon = Setting<Double>.points(
    "icon", 20, "width of the icon", "Default of copyfit; 0 with `gap: 0` for a toast without one")
  static let gap = Setting<Double>.points(
    "gap", 8, "points between the icon and the texts", "Default of copyfit")
  static let horizontalPadding = Setting<Double>.points(
    "horizontalPadding", 16, "points on each side of the content", "Default of copyfit")
  static let verticalPadding = Setting<Double>.points(
    "verticalPadding", 12, "points above and below the content",
    "Default of copyfit. Copy does not depend on it: a toast is as tall as it takes")

  public static let manual = SurfaceManual(
    id: "toast", title: "Toast and status banner",
    summary: "A short message in a capsule, or in a card where it does not fit one line",
    description: """
      A toast is a **capsule** with an icon (20), 8 and a title (subheadline, semibold) on one line, \
      padding 16 × 12, where it has no subtitle, no line break in the title, and 32 + 20 + 8 and the \
      title's width, rounded up to a pixel, are at most the place's. All else is a **card** as wide as \
      the place, whose title wraps in what the icon and the padding leave, with the subtitle \
      (footnote) below it. The place is the screen less `margins`, 16 unless the toast sets its own. All these \
      numbers are defaults of copyfit, and the icon does not grow with the text size.

      Where the source language shows the capsule and another language the card, that is a `form-flip`. \
      A toast with a subtitle has one form alone.

      Toasts are short-lived: a title or a subtitle of more than two lines at the content size large \
      is too tall (`text-too-tall`). At other sizes the lines are not counted.
      """,
    fields: [title, subtitle], style: [icon, gap, horizontalPadding, verticalPadding],
    example: """
      title: "Saved to your list"
      """,
    margins: 16)

  // MARK: Layout

  public static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    let beside = beside(content)
    let canvas = SurfaceCanvas(content, in: grid, measurer: measurer)
    let titleRun = SlotRun(
      "title", name: "the toast's title", copy: content[title],
      slot: TextSlot(font: SlotFont(.style(.subheadline), weight: .semibold)), on: canvas)
    titleRun.heightCure = heightCure
    let hasLineBreak = content[title]?.text.contains(where: \.isNewline) ?? false
    titleRun.widthCure = cardCure
    var forms = CellTable<FormLayout.Outcome>()
    for cell in grid.cells {
      let width = try titleRun.width(at: cell)
      forms.append(
        forms.add(outcome(width, beside: beside, hasLineBreak: hasLineBreak, cell)))
      try titleRun.place(in: frame(.subheadline, beside: beside, cell), at: cell)
    }
    layout.slots.append(titleRun.layout)
    guard let subtitle = content[subtitle] else {
      layout.form = FormLayout(
        full: "the capsule", reduced: "the card", copy: content[title]?.index, outcomes: forms)
      return layout
    }
    let run = SlotRun(
      "subtitle", name: "the toast's subtitle", copy: subtitle,
      slot: TextSlot(font: SlotFont(.style(.footnote))), on: canvas)
    run.heightCure = heightCure
    run.widthCure = cardCure
    for cell in grid.cells {
      try run.place(in: frame(.footnote, beside: beside, cell), at: cell)
    }
    layout.slots.append(run.layout)
    return layout
  }

  /// Points that the capsule and the card take beside a text.
  static func beside(_ content: SurfaceContent) -> Double {
    2 * content[horizontalPadding] + content[icon] + content[gap]
  }

  private static let cardCure = "make its icon or its padding smaller"

  private static func outcome(
    _ title: SlotWidth, beside: Double, hasLineBreak: Bool, _ cell: CellGrid.Cell
  ) -> FormLayout.Outcome {
    let isFull = beside + title.rounded <= cell.width
    let isSure =
      isFull ? beside + title.high <= cell.width : beside + title.low > cell.width
    return FormLayout.Outcome(
      isFull: isFull && !hasLineBreak, isBorderline: !isSure && !hasLineBreak,
      needed: beside + title.rounded, neededAtMost: beside + title.high, available: cell.width,
      text: title.rounded)
  }

  /// What the card, and the capsule where the title fits it, leave for a text.
  private static func frame(
    _ style: TextStyle, beside: Double, _ cell: CellGrid.Cell
  ) -> SlotFrame {
    SlotFrame(
      width: cell.width - beside,
      height: cell.contentSize == .large ? cell.height(ofLines: 2, style) : nil)
  }

  /// A toast has no height to set: it is the time to read it that is short.
  private static let heightCure = "show it in a view that stays"
}
