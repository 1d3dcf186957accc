import PlatformFacts
import TextMeasurement

/// Pieces of copy in places of known size, listed by the user: labels, buttons, cards, value
/// bubbles. Every number is the user's own; a slot without one takes what a plain `Text` has.
public enum Slots: Surface {
  // MARK: Settings

  static let id = Setting<String?>.name(
    "id", "the slot's own name, for reports", "Without it slots are numbered")
  static let text = Setting<SlotCopy?>.copy(
    "text", noun: "the text", "the catalog key of the text")
  static let literal = Setting<String?>.name(
    "literal", "text that no catalog has, such as a number", "In place of `text`")
  static let style = Setting<TextStyle>.choice(
    "textStyle", .body, "the text style, which follows Dynamic Type")
  static let size = Setting<Double?>.points(
    "size", least: 1,
    usual: UsualRange(11...200, "Human Interface Guidelines: text on iOS is at least 11 pt."),
    "a font size in points, the same at every text size", "In place of `textStyle`")
  static let weight = Setting<Weight>.choice(
    "weight", .standard, "the font's weight; standard is the text style's own")
  static let tracking = Setting<Double>.number(
    "tracking", 0, in: -100...100, "points added after every glyph")
  static let monospacedDigits = Setting<Bool>.flag(
    "monospacedDigits", false, "whether all digits are equally wide")
  static let lines = Setting<Int?>.count(
    "lines", in: 1...100, "lines at most", "Without it the text wraps as often as it takes")
  static let minimumScaleFactor = Setting<Double>.number(
    "minimumScaleFactor", 1, in: 0.01...1,
    usual: UsualRange(0.5...1, "Text under half its size is hard to read."),
    "what the text shrinks to before it is cut")
  static let width = Setting<Double?>.points(
    "width", least: 1, "available width in points",
    "Without it the flow's place. A slot is never wider than that")
  static let padding = Setting<Double>.points(
    "padding", 0, "points on each side that come off the width")
  static let height = Setting<Double?>.points(
    "height", least: 1, "available height in points", "Without it as tall as it takes")
  static let isFixedSize = Setting<Bool>.flag(
    "fixedSize", false, "whether the text grows beyond its place, which clips it")

  /// The weight of a slot's font.
  public enum Weight: String, CaseIterable, Sendable {
    case standard, regular, medium, semibold, bold
  }

  /// What may be said of one slot.
  static let fields: [any SurfaceField] = [
    id, text, literal, style, size, weight, tracking, monospacedDigits, lines,
    minimumScaleFactor, width, padding, height, isFixedSize,
  ]

  static let slots = Setting<[SurfaceSettings<SlotCopy>]>.groups(
    "slots", fields, isRequired: true, each: " of slot", "the slots")

  public static let manual = SurfaceManual(
    id: "slots", title: "Text slots",
    summary: "Labels, buttons, cards and value bubbles, listed one by one",
    description: """
      A slot is a piece of copy in a place of known size. List those of a screen to have any copy \
      checked that no other surface describes.
      """,
    fields: [slots],
    example: """
      slots:
        - { id: add, text: "Add", textStyle: headline, lines: 1, width: 64 }
        - { id: hint, text: "Hint", width: 240, height: 60 }
      """)

  // MARK: Layout

  public static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    try add(content[slots], to: &layout, content, grid, measurer) { $0.width }
    return layout
  }

  /// Lays out slots that the user lists, also those of another surface.
  /// - Parameters:
  ///   - noun: what messages call one, before its id or number: `slot`.
  ///   - idPrefix: goes before the ids, so that they are unlike those of the surface's other slots.
  ///   - offered: points that a slot has in a cell, where it does not ask for less.
  static func add(
    _ list: [SurfaceSettings<SlotCopy>], noun: String = "slot", idPrefix: String = "",
    to layout: inout SurfaceLayout, _ content: SurfaceContent, _ grid: CellGrid,
    _ measurer: any TextMeasuring, offered: (CellGrid.Cell) -> Double
  ) throws(MeasurementError) {
    for (index, settings) in list.enumerated() {
      let label = settings[id].map { "“\($0)”" } ?? "\(index + 1)"
      let name = "the text of \(noun) \(label)"
      let run = SlotRun(
        idPrefix + (settings[id] ?? "slot-\(index + 1)"), name, settings[text],
        literal: settings[literal] ?? "", slot(settings), content, grid, measurer)
      for cell in grid.cells {
        let room = offered(cell)
        let width = min(settings[width] ?? room, room)
        try run.place(
          in: SlotFrame(
            width: max(0, width - 2 * settings[padding]), height: settings[height]),
          at: cell)
      }
      layout.slots.append(run.layout)
      if settings[text] == nil, let text = settings[literal], text.contains(where: \.isLetter) {
        layout.verbatim.append(
          VerbatimText(name: name, text: text, cure: "Name a catalog key in `text`."))
      }
    }
  }

  private static func slot(_ settings: SurfaceSettings<SlotCopy>) -> TextSlot {
    let standard: FontWeight = settings[style].weight == .semibold ? .semibold : .regular
    return TextSlot(
      font: SlotFont(
        settings[size].map { .fixed($0) } ?? .style(settings[style]),
        weight: FontWeight(rawValue: settings[weight].rawValue) ?? standard,
        tracking: settings[tracking], monospacedDigits: settings[monospacedDigits]),
      lines: settings[lines], minimumScaleFactor: settings[minimumScaleFactor],
      isFixedSize: settings[isFixedSize])
  }
}
