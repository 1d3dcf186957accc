import PlatformFacts
import TextMeasurement

/// Pieces of copy in places of known size, listed by the user: labels, buttons, cards, value
/// bubbles, the labels of rings and dashboards. Every number is the user's own; a slot without one
/// takes what a plain `Text` has: body, any number of lines, the whole place.
public enum Slots: Surface {
  // MARK: Settings

  static let id = Setting<String?>.name(
    "id", "the slot's own name, unlike those of the others, for reports",
    "Without it slots are numbered")
  static let text = Setting<SlotCopy?>.copy(
    "text", noun: "the text", "the catalog key of the text")
  static let literal = Setting<String?>.name(
    "literal", noun: "a text", "text that no catalog has, such as a number", "In place of `text`")

  static let textStyle = Setting<TextStyle?>.choice(
    "textStyle", "the text style, which follows Dynamic Type",
    "Without it and any other size body, as for a plain `Text`")
  static let size = Setting<Double?>.points(
    "size", least: 1, usual: readable, "a font size in points, the same at every text size",
    "In place of `textStyle`")
  static let weight = Setting<Weight>.choice(
    "weight", .standard, "the font's weight; standard is the text style's own",
    "Headline is semibold by itself, every other style and any fixed size regular")
  static let tracking = Setting<Double>.number(
    "tracking", 0, in: -100...100, "points added after every glyph, at any size",
    "0 leaves the system font's own tracking alone")
  static let monospacedDigits = Setting<Bool>.flag(
    "monospacedDigits", false, "whether all digits are equally wide")

  static let lines = Setting<Int?>.count(
    "lines", in: 1...100, "lines at most", "Without it the text wraps as often as it takes")
  static let minimumScaleFactor = Setting<Double>.number(
    "minimumScaleFactor", 1, in: 0.01...1,
    usual: UsualRange(0.5...1, "Text under half its size is hard to read."),
    "what the text shrinks to before it is cut", "1, as for a plain `Text`: it does not shrink")
  static let width = Setting<Double?>.points(
    "width", least: 1, "available width in points",
    "Without it the flow's place. A slot is never wider than that")
  static let padding = Setting<Double>.points(
    "padding", 0, "points on each side that come off the width", "A plain `Text` has none")
  static let beside = Setting<Double>.points(
    "beside", 0, "points of what stands beside the text on its line, with the gap to it",
    "They come off the width: of an icon, or of the unit beside a number")
  static let height = Setting<Double?>.points(
    "height", least: 1, "available height in points", "Without it as tall as it takes")
  static let truncatesAtHeight = Setting<Bool>.flag(
    "truncatesAtHeight", false,
    "whether lines that the height has no room for are left out, and the last one ends in an ellipsis",
    "Otherwise they are drawn, and the text is too tall")
  static let isFixedSize = Setting<Bool>.flag(
    "fixedSize", false, "whether the text grows beyond its place, which clips it",
    "It then never wraps, shrinks or ends in an ellipsis")

  private static let readable = UsualRange(
    11...200, "Human Interface Guidelines: text on iOS is at least 11 pt.")

  // MARK: A size that scales

  static let base = Setting<Double?>.points(
    "size", least: 1, usual: readable, isRequired: true,
    "the font size in points at the default text size")
  static let relativeTo = Setting<TextStyle>.choice(
    "relativeTo", .body, "the text style whose growth the size follows",
    "Body, as `@ScaledMetric` has it")
  static let minimum = Setting<Double>.number(
    "minimum", 0, in: 0...100, "what the size is multiplied by at the least",
    "0, so that nothing keeps it from getting smaller")
  static let maximum = Setting<Double>.number(
    "maximum", 100, in: 0.01...100, "what the size is multiplied by at the most",
    "100, so that nothing keeps it from growing: no text style grows to more than 3.7")
  static let scaledSize = Setting<SurfaceSettings<SlotCopy>>.group(
    "scaledSize", [base, relativeTo, minimum, maximum],
    check: { settings in
      settings[minimum] > settings[maximum]
        ? "\"minimum\" is greater than \"maximum\": no factor is within them." : nil
    },
    "a font size that a scaled metric multiplies, within limits",
    "In place of `textStyle`. The factor is `@ScaledMetric(relativeTo:)` of 1, rounded to a device "
      + "pixel, then kept within `minimum` and `maximum`")

  /// The weight of a slot's font.
  public enum Weight: String, CaseIterable, Sendable {
    case standard, regular, medium, semibold, bold
  }

  /// What may be said of one slot.
  static let fields: [any SurfaceField] = [
    id, text, literal, textStyle, size, scaledSize, weight, tracking, monospacedDigits, lines,
    minimumScaleFactor, width, padding, beside, height, truncatesAtHeight, isFixedSize,
  ]

  /// Keys of one slot that stand for one another. Of a list of `fields` in another surface as well.
  static let choices = [
    SurfaceChoice(
      [text.name, literal.name], "A slot has one text",
      advice: "Leave \"literal\" out to have the catalog's text.",
      whenMissing:
        "A slot needs \"text\", a catalog key, or \"literal\", a text that no catalog has."),
    SurfaceChoice([textStyle.name, size.name, scaledSize.name], "A slot has one size"),
  ]

  static let slots = Setting<[SurfaceSettings<SlotCopy>]>.groups(
    "slots", fields, isRequired: true, each: " of slot", choices: choices, "the slots")

  public static let manual = SurfaceManual(
    id: "slots", title: "Text slots",
    summary: "Labels, buttons, cards and value bubbles, listed one by one",
    description: """
      A slot is a piece of copy in a place of known size. List those of a screen to have any copy \
      checked that no other surface describes: labels, buttons, cards, value bubbles, the labels of \
      rings and dashboards.

      The font is a text style, which follows Dynamic Type by its own table; a fixed `size`; or a \
      `scaledSize`, which a clamped scaled metric multiplies. The place is `width`, or the flow's \
      place where that is narrower or nothing is said, less `padding` on each side and what stands \
      `beside` the text.

      A text that is wider wraps where `lines` lets it; what has no room then shrinks, to \
      `minimumScaleFactor` at the least, and what is left over is cut. A word wider than the place is broken. With \
      `fixedSize` nothing of that happens: the text grows, and its container clips it. Lines taller \
      than `height` are too tall, or are cut with `truncatesAtHeight`.
      """,
    fields: [slots],
    example: """
      slots:
        - { id: add, text: "Add", textStyle: headline, lines: 1, width: 64 }
        - { id: hint, text: "Hint", width: 240, height: 60 }
        - { id: amount, literal: "128", size: 64, tracking: -2, monospacedDigits: true, lines: 1, beside: 48 }
        - { id: badge, text: "New", scaledSize: { size: 13, relativeTo: footnote, maximum: 1.5 }, lines: 1 }
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
    var ids = Set(list.compactMap { $0[id] })
    for (index, settings) in list.enumerated() {
      let label = settings[id].map { "“\($0)”" } ?? "\(index + 1)"
      let name = "the text of \(noun) \(label)"
      let run = SlotRun(
        idPrefix + (settings[id] ?? Self.id(ofSlot: index, besides: &ids)), name, settings[text],
        literal: settings[literal] ?? "", slot(settings), content, grid, measurer)
      let (wanted, height) = (settings[width], settings[height])
      let taken = 2 * settings[padding] + settings[beside]
      for cell in grid.cells {
        let room = offered(cell)
        let width = min(wanted ?? room, room)
        try run.place(in: SlotFrame(width: max(0, width - taken), height: height), at: cell)
      }
      var slotLayout = run.layout
      if wanted != nil { slotLayout.widthKey = Self.width.name }
      layout.slots.append(slotLayout)
      if settings[text] == nil, let text = settings[literal], text.contains(where: \.isLetter) {
        layout.verbatim.append(
          VerbatimText(name: name, text: text, cure: "Name a catalog key in `text`."))
      }
    }
  }

  /// An id for a slot that was given none: no other slot has it.
  private static func id(ofSlot index: Int, besides taken: inout Set<String>) -> String {
    var id = "slot-\(index + 1)"
    while !taken.insert(id).inserted { id += "-" }
    return id
  }

  private static func slot(_ settings: SurfaceSettings<SlotCopy>) -> TextSlot {
    let isSemibold = size(settings) == .style(.headline)
    return TextSlot(
      font: SlotFont(
        size(settings),
        weight: FontWeight(rawValue: settings[weight].rawValue)
          ?? (isSemibold ? .semibold : .regular),
        tracking: settings[tracking], monospacedDigits: settings[monospacedDigits]),
      lines: settings[lines], minimumScaleFactor: settings[minimumScaleFactor],
      isFixedSize: settings[isFixedSize], truncatesAtHeight: settings[truncatesAtHeight])
  }

  private static func size(_ settings: SurfaceSettings<SlotCopy>) -> SlotFont.Size {
    let scaled = settings[scaledSize]
    if let base = scaled[base] {
      // The configuration has no negative factor, and none that is not a number.
      let limits = [scaled[minimum], scaled[maximum]].map { $0 > 0 ? $0 : 0 }
      return .scaled(
        base, relativeTo: scaled[relativeTo],
        limits: min(limits[0], limits[1])...max(limits[0], limits[1]))
    }
    return settings[size].map { .fixed($0) } ?? .style(settings[textStyle] ?? .body)
  }
}
