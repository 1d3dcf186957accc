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
    "size", least: 1, usual: .readableText, "a font size in points, the same at every text size",
    "In place of `textStyle`")
  static let weight = Setting<Weight>.choice(
    "weight", .standard, "the font's weight; standard is the text style's own",
    "Headline is semibold by itself, every other style and any fixed size regular")
  static let tracking = Setting<Double>.number(
    "tracking", 0, in: -100...100,
    usual: UsualRange(
      -10...10,
      "The tightest in use here is −7, at 132 pt: beyond 10 letters overlap or fall apart."),
    "points added after every glyph, at any size",
    "0 leaves the system font's own tracking alone")
  static let monospacedDigits = Setting<Bool>.flag(
    "monospacedDigits", false, "whether all digits are equally wide")

  static let lines = Setting<Int?>.count(
    "lines", in: 1...100, "lines at most", "Without it the text wraps as often as it takes")
  static let minimumScaleFactor = Setting<Double>.number(
    "minimumScaleFactor", 1, in: 0.01...1,
    usual: UsualRange(0.5...1, "Text under half its size is hard to read."),
    "what the text shrinks to before it is cut",
    "1, as for a plain `Text`: it does not shrink. Less needs `lines`, or `height` with "
      + "`truncatesAtHeight`, as a text that may wrap for ever never runs out of room")
  static let width = Setting<Double?>.points(
    "width", least: 1, "available width in points",
    "Without it the flow's place. A slot is never wider than that")
  static let padding = Setting<Double>.points(
    "padding", 0, "points on each side that come off the width", "A plain `Text` has none")
  static let beside = Setting<Double>.points(
    "beside", 0, "points of what stands beside the text on its line, with the gap to it",
    "They come off the width, as those of an icon do. A text has a width of its own at every size: "
      + "`unit`")
  static let height = Setting<Double?>.points(
    "height", least: 1, "available height in points", "Without it as tall as it takes")
  static let truncatesAtHeight = Setting<Bool>.flag(
    "truncatesAtHeight", false,
    "whether lines that the height has no room for are left out, and the last one ends in an ellipsis",
    "Otherwise they are drawn, and the text is too tall. It needs `height`")
  static let isFixedSize = Setting<Bool>.flag(
    "fixedSize", false, "whether the text grows beyond its place, which clips it",
    "It then never wraps or shrinks, and `lines` limits those between line breaks alone")

  // MARK: A size that scales

  static let base = Setting<Double?>.points(
    "size", least: 1, usual: .readableText, isRequired: true,
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

  // MARK: A unit beside a number

  static let unitText = Setting<SlotCopy?>.copy(
    "text", noun: "the unit", "the catalog key of the unit")
  static let unitStyle = Setting<TextStyle?>.choice(
    "textStyle", "the unit's text style, which follows Dynamic Type",
    "Without it and a `size` headline, the unit of the example card")
  static let unitGap = Setting<Double>.points(
    "gap", 8, "points between the number and the unit",
    "Default of copyfit: the standard spacing of a row")
  static let unit = Setting<SurfaceSettings<SlotCopy>>.group(
    "unit", [unitText, literal, unitStyle, size, weight, unitGap],
    choices: choices(of: "unit", sizes: [unitStyle.name, size.name]),
    "copy that stands beside the text on its line, such as the unit of a number",
    "It takes the width that it has at the text size in question, one line of it, and the text has "
      + "what is left")

  /// The weight of a slot's font.
  public enum Weight: String, CaseIterable, Sendable {
    case standard, regular, medium, semibold, bold
  }

  /// What may be said of one slot.
  static let fields: [any SurfaceField] = [
    id, text, literal, textStyle, size, scaledSize, weight, tracking, monospacedDigits, lines,
    minimumScaleFactor, width, padding, beside, unit, height, truncatesAtHeight, isFixedSize,
  ]

  /// Keys of one slot that stand for one another. Of a list of `fields` in another surface as well.
  static let choices = choices(of: "slot", sizes: [textStyle.name, size.name, scaledSize.name])

  private static func choices(of noun: String, sizes: [String]) -> [SurfaceChoice] {
    [
      SurfaceChoice(
        [text.name, literal.name], "A \(noun) has one text",
        advice: "Leave \"literal\" out to have the catalog's text.",
        whenMissing:
          "A \(noun) needs \"text\", a catalog key, or \"literal\", a text that no catalog has."),
      SurfaceChoice(sizes, "A \(noun) has one size"),
    ]
  }

  static let slots = Setting<[SurfaceSettings<SlotCopy>]>.groups(
    "slots", fields, isRequired: true, each: " of slot", choices: choices, check: check,
    "the slots")

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

      Copy beside it, such as the unit of a number, is its `unit`: it takes what it needs first, as \
      text that cannot shrink does in a row, and its width and the `gap` come off the place at each \
      text size. How sure that width is counts in. A unit is checked as a slot of its own, `amount-unit` \
      beside the slot `amount`, in one line of the slot's place.

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
        - { id: amount, literal: "128", size: 64, tracking: -2, monospacedDigits: true, lines: 1, minimumScaleFactor: 0.5, width: 200, unit: { text: "kcal" } }
        - { id: badge, text: "New", scaledSize: { size: 13, relativeTo: footnote, maximum: 1.5 }, lines: 1 }
      """)

  // MARK: Layout

  public static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    let canvas = SurfaceCanvas(content, in: grid, measurer: measurer)
    try add(content[slots], to: &layout, canvas) { $0.width }
    return layout
  }

  /// Lays out slots that the user lists, also those of another surface.
  /// - Parameters:
  ///   - noun: what messages call one, before its id or number: `slot`.
  ///   - idPrefix: goes before the ids, so that they are unlike those of the surface's other slots.
  ///   - offered: points that a slot has in a cell, where it does not ask for less.
  static func add(
    _ list: [SurfaceSettings<SlotCopy>], noun: String = "slot", idPrefix: String = "",
    to layout: inout SurfaceLayout, _ canvas: SurfaceCanvas, offered: (CellGrid.Cell) -> Double
  ) throws(MeasurementError) {
    var ids = Set(list.compactMap { $0[id] })
    for (index, settings) in list.enumerated() {
      let owner = "of \(noun) \(settings[id].map { "“\($0)”" } ?? "\(index + 1)")"
      let id = settings[id] ?? unique("slot-\(index + 1)", besides: &ids)
      let run = SlotRun(
        idPrefix + id, name: "the text \(owner)", copy: settings[text],
        literal: settings[literal] ?? "", slot: slot(settings), on: canvas)
      let unit = UnitRun(
        settings[unit], id: { idPrefix + unique("\(id)-unit", besides: &ids) }, owner, canvas)
      let (wanted, height) = (settings[width], settings[height])
      let taken = 2 * settings[padding] + settings[beside]
      for cell in canvas.grid.cells {
        let room = room(wanted: wanted, offered: offered(cell))
        var frame = SlotFrame(width: room - taken, height: height)
        if let unit { try unit.take(from: &frame, at: cell) }
        try run.place(in: frame, at: cell)
      }
      layout.add(
        run, settings[text], settings[literal], widthKey: wanted == nil ? nil : width.name)
      if let unit { layout.add(unit) }
    }
  }

  /// Points that a slot has, with its padding and what stands beside it.
  static func room(wanted: Double?, offered: Double) -> Double { min(wanted ?? offered, offered) }

  /// An id that nothing else has.
  private static func unique(_ wanted: String, besides taken: inout Set<String>) -> String {
    var id = wanted
    while !taken.insert(id).inserted { id += "-" }
    return id
  }

  private static func slot(_ settings: SurfaceSettings<SlotCopy>) -> TextSlot {
    TextSlot(
      font: font(
        size(settings), settings[weight], tracking: settings[tracking],
        monospacedDigits: settings[monospacedDigits]),
      lines: settings[lines], minimumScaleFactor: settings[minimumScaleFactor],
      isFixedSize: settings[isFixedSize], truncatesAtHeight: settings[truncatesAtHeight])
  }

  static func font(
    _ size: SlotFont.Size, _ weight: Weight, tracking: Double = 0, monospacedDigits: Bool = false
  ) -> SlotFont {
    SlotFont(
      size,
      weight: FontWeight(rawValue: weight.rawValue)
        ?? (size == .style(.headline) ? .semibold : .regular),
      tracking: tracking, monospacedDigits: monospacedDigits)
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
