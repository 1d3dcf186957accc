import PlatformFacts
import TextMeasurement

extension Slots {
  /// Whether there is a text beside the slot's.
  static func isUnit(_ unit: SurfaceSettings<SlotCopy>) -> Bool {
    unit[unitText] != nil || unit[literal] != nil
  }
}

/// Copy beside the text of a slot, on its way through all cells.
struct UnitRun {
  let run: SlotRun
  let literal: String?
  private let gap: Double

  /// nil for a slot without a unit.
  init?(
    _ unit: SurfaceSettings<SlotCopy>, id: () -> String, _ owner: String, _ canvas: SurfaceCanvas
  ) {
    guard Slots.isUnit(unit) else { return nil }
    let (copy, literal) = (unit[Slots.unitText], unit[Slots.literal])
    self.literal = literal
    gap = unit[Slots.unitGap]
    let size = unit[Slots.size].map { SlotFont.Size.fixed($0) }
    let font = Slots.font(
      size ?? .style(unit[Slots.unitStyle] ?? .headline), unit[Slots.weight])
    run = SlotRun(
      id(), name: "the unit \(owner)", copy: copy, literal: literal ?? "",
      slot: TextSlot(font: font, lines: 1), on: canvas)
  }

  /// Places the unit in the next cell, and takes its width off the place of what it stands beside.
  func take(from frame: inout SlotFrame, at cell: CellGrid.Cell) throws(MeasurementError) {
    try run.place(in: SlotFrame(width: frame.width), at: cell)
    let width = try run.width(at: cell)
    frame.width -= gap + width.rounded
    frame.tolerance = max(width.high - width.rounded, width.rounded - width.low)
  }
}

extension SurfaceLayout {
  mutating func add(
    _ run: SlotRun, _ copy: SlotCopy?, _ literal: String?, widthKey: String? = nil
  ) {
    var slot = run.layout
    slot.widthKey = widthKey
    slots.append(slot)
    if copy == nil, let literal, literal.contains(where: \.isLetter) {
      verbatim.append(
        VerbatimText(name: run.name, text: literal, cure: "Name a catalog key in its `text`."))
    }
  }

  /// Symbols of units, such as km/h and kcal, are the same in most languages.
  mutating func add(_ unit: UnitRun) {
    let letters = unit.literal?.count(where: \.isLetter) ?? 0
    add(unit.run, unit.run.copy, letters > Self.longestUnitSymbol ? unit.literal : nil)
  }

  private static var longestUnitSymbol: Int { 4 }
}
