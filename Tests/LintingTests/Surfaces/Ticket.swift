import PlatformFacts
import Surfaces
import TextMeasurement

/// A surface that only these tests know: a ticket with a title, some lines and a stub. All of it is
/// in this file, and it imports nothing that a surface of one's own could not.
enum Ticket: Surface {
  static let title = Setting<SlotCopy?>.copy(
    "title", isRequired: true, noun: "the title", "the catalog key of the title")
  static let lines = Setting<[SlotCopy]>.copies(
    "lines", each: "the text of line", peers: "lines", "the catalog keys of the lines")
  static let stub = Setting<SlotCopy?>.copy(
    "stub", standard: "Admit one", noun: "the text of the stub",
    "the catalog key of the stub's text")

  static let paper = Setting<Double>.points(
    "paper", 240, least: 1, "width of the ticket in points", "Made up")
  static let stubWidth = Setting<Double>.points(
    "stubWidth", 60, "width of the stub in points", "Made up")
  static let stubHeight = Setting<Double>.points(
    "stubHeight", 40, usual: UsualRange(20...60, "Stubs of other heights do not tear."),
    "height of the stub in points", "Made up")
  static let ink = Setting<String?>.color("ink", standard: "#777777", "colour of the text")
  static let fill = Setting<String?>.color("fill", standard: "#888888", "colour of the paper")

  static let manual = SurfaceManual(
    id: "ticket", title: "Ticket", summary: "A title, some lines and a stub to tear off",
    description: "A ticket is as wide as its paper.",
    fields: [title, lines, stub], style: [paper, stubWidth, stubHeight, ink, fill],
    example: """
      title: "Show"
      lines: ["Row", "Seat"]
      """,
    margins: 8,
    check: { settings in
      settings[stubWidth] > settings[paper]
        ? "The stub is wider than its ticket. Make \"stubWidth\" smaller." : nil
    })

  static func layout(
    _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
  ) throws(MeasurementError) -> SurfaceLayout {
    var layout = SurfaceLayout(grid: grid)
    let heading = TextSlot(font: SlotFont(.style(.title2), weight: .bold), lines: 1)
    let body = TextSlot(font: SlotFont(.style(.body)))
    let canvas = SurfaceCanvas(content, in: grid, measurer: measurer)
    let title = SlotRun(
      "title", name: "the title", copy: content[Self.title], slot: heading, on: canvas)
    var form = FormLayout(
      full: "the flat ticket", reduced: "the tall ticket", copy: content[Self.title]?.index,
      outcomes: CellTable())
    for cell in grid.cells {
      let room = min(content[paper], cell.width)
      try title.place(in: SlotFrame(width: room), at: cell)
      let width = try title.width(at: cell)
      form.outcomes.append(
        form.outcomes.add(
          FormLayout.Outcome(
            isFull: width.rounded <= room / 2, isBorderline: false, needed: width.rounded,
            neededAtMost: width.high, available: room / 2, text: width.rounded)))
    }
    layout.form = form
    layout.slots.append(title.layout)
    for (index, line) in content[lines].enumerated() {
      let run = SlotRun(
        "line-\(index + 1)", name: "the text of line \(index + 1)", copy: line, slot: body,
        on: canvas)
      for cell in grid.cells {
        try run.place(in: SlotFrame(width: min(content[paper], cell.width)), at: cell)
      }
      layout.slots.append(run.layout)
    }
    let stub = SlotRun(
      "stub", name: "the text of the stub", copy: content[Self.stub],
      literal: Self.stub.english, slot: body, on: canvas)
    for cell in grid.cells {
      try stub.place(
        in: SlotFrame(width: content[stubWidth], height: content[stubHeight]), at: cell)
    }
    layout.slots.append(stub.layout)
    layout.verbatim += [
      VerbatimText(Self.stub, in: content.settings, name: "the text of the stub")
    ].compactMap { $0 }
    if let ink = content[ink], let fill = content[fill] {
      layout.contrasts.append(ColorPair(name: "the ticket", ink: ink, fill: fill))
    }
    return layout
  }
}
