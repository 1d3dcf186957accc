import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// What all pictures have in common.
@Suite struct PictureTests {
  // MARK: Right to left

  @Test func mirroringTurnsLeftAndRight() {
    let picture = SurfacePicture(
      width: 100, height: 40,
      shapes: [
        PictureShape(.bar, PictureFrame(x: 10, y: 5, width: 20, height: 10), rotation: 30),
        PictureShape(.icon, PictureFrame(x: -10, y: 0, width: 5, height: 5)),
      ],
      texts: [
        PictureText(
          slot: 3, PictureFrame(x: 90, y: 1, width: 30, height: 9), .left, ink: "#141414",
          rotation: -90, pivot: PicturePoint(x: 95, y: 2), scale: 1.08),
        PictureText(slot: 1, PictureFrame(x: 0, y: 0, width: 100, height: 9), .center),
        PictureText(slot: 2, PictureFrame(x: 0, y: 0, width: 50, height: 9), .right),
      ])
    let mirrored = picture.mirrored()
    #expect(mirrored.width == 100 && mirrored.height == 40)
    #expect(mirrored.shapes.map(\.frame.x) == [70, 105])
    #expect(mirrored.shapes.map(\.rotation) == [-30, 0])
    #expect(mirrored.shapes.map(\.role) == [.bar, .icon])
    #expect(mirrored.texts.map(\.slot) == [3, 1, 2])
    #expect(mirrored.texts.map(\.frame.x) == [-20, 0, 50])
    #expect(mirrored.texts.map(\.alignment) == [.right, .center, .left])
    #expect(mirrored.texts[0].rotation == 90)
    #expect(mirrored.texts[0].pivot == PicturePoint(x: 5, y: 2))
    #expect(mirrored.texts[0].ink == "#141414" && mirrored.texts[0].scale == 1.08)
    #expect(mirrored.mirrored() == picture)
  }

  /// Each surface as its manual shows it, with the texts that the configuration would find.
  static let examples: [(surface: any Surface.Type, values: Lab.Values)] = [
    (
      SwipeDeck.self,
      [
        "left": .group(.init(["title": .copy("Skip")])), "empty": .copy("All caught up"),
        "card": .list([.group(.init(["text": .copy("Walk"), "size": .number(29)]))]),
      ]
    ),
    (TabBar.self, ["tabs": .copies("Home", "Search", "Library", "Profile")]),
    (ExpandingTabBar.self, ["tabs": .copies("Home", "Search", "Library")]),
    (SegmentedControl.self, ["segments": .copies("Day", "Week", "Month")]),
    (Toast.self, ["title": .copy("Saved to your list"), "subtitle": .copy("See it there")]),
    (
      CoachMark.self,
      [
        "message": .copy("Find what you have saved here"),
        "target": .group(.init(["bottom": .number(34), "height": .number(49)])),
      ]
    ),
    (
      Slots.self,
      [
        "slots": .list([
          .group(
            .init(["text": .copy("Add"), "padding": .number(12), "beside": .number(20)])),
          .group(
            .init([
              "literal": .text("128"), "size": .number(64), "lines": .number(1),
              "unit": .group(.init(["text": .copy("kcal")])),
            ])),
        ])
      ]
    ),
    (
      Glass.self, ["clusters": .list([.group(.init()), .group(.init(["joined": .flag(true)]))])]
    ),
  ]

  @Test func everySurfaceHasAnExample() {
    #expect(Self.examples.map { $0.surface.manual.id } == SurfaceRegistry.all.map { $0.manual.id })
  }

  @Test(arguments: examples.indices) func whatIsWrittenFromTheRightIsMirrored(_ index: Int) throws {
    let (surface, values) = Self.examples[index]
    for category in [ContentSizeCategory.xSmall, .large, .accessibility5] {
      for width in [256.0, 361] {
        let left = try Drawn(surface, values, category, width: width)
        let right = try Drawn(surface, values, category, width: width, isRightToLeft: true)
        #expect(left.picture.isSound && !left.picture.shapes.isEmpty)
        #expect(right.picture == left.picture.mirrored())
        // Twice is none, but for the last bits.
        let again = right.picture.mirrored()
        let pairs = zip(again.shapes, left.picture.shapes)
        #expect(pairs.allSatisfy { isClose($0.frame.x, $1.frame.x) && $0.rotation == $1.rotation })
        #expect(again.texts.map(\.alignment) == left.picture.texts.map(\.alignment))
      }
    }
  }

  /// Every slot that has a place in the cell is drawn once, but for the closed tabs of a bar.
  @Test(arguments: examples.indices) func everySlotIsDrawn(_ index: Int) throws {
    let (surface, values) = Self.examples[index]
    let drawn = try Drawn(surface, values)
    let slots = drawn.picture.texts.map(\.slot)
    if surface == ExpandingTabBar.self {
      #expect(slots == [2])
    } else {
      #expect(slots.sorted() == Array(drawn.layout.slots.indices))
    }
    for text in drawn.picture.texts {
      let outcome = try #require(drawn.layout.slots[text.slot].outcomes[0])
      #expect(isClose(text.frame.height, outcome.height * text.scale))
    }
  }

  /// Cells and languages that look the same share a picture: it says nothing of the text itself.
  @Test(arguments: examples.indices) func equalOutcomesLookTheSame(_ index: Int) throws {
    let (surface, values) = Self.examples[index]
    func other(_ value: SurfaceSettings<String>.Value) -> SurfaceSettings<String>.Value {
      switch value {
      case .copy(let text): .copy(String(text.map { $0 == " " ? " " : "ß" }))
      case .list(let items): .list(items.map(other))
      case .group(let group): .group(.init(group.values.mapValues(other)))
      default: value
      }
    }
    let first = try Drawn(surface, values)
    let second = try Drawn(surface, values.mapValues(other))
    #expect(first.picture == second.picture)
    #expect(first.picture == (try Drawn(surface, values)).picture)
  }

  // MARK: A surface without a picture of its own

  /// A list of labels.
  private enum Labels: Surface {
    static let labels = Setting<[SlotCopy]>.copies("labels", each: "label", "the labels")
    static let manual = SurfaceManual(
      id: "labels", title: "Labels", summary: "Labels", description: "", fields: [labels],
      example: "")

    static func layout(
      _ content: SurfaceContent, in grid: CellGrid, measurer: any TextMeasuring
    ) throws(MeasurementError) -> SurfaceLayout {
      var layout = SurfaceLayout(grid: grid)
      let canvas = SurfaceCanvas(content, in: grid, measurer: measurer)
      for (index, label) in content[labels].enumerated() {
        let run = SlotRun(
          "\(index)", name: "a label", copy: label, slot: TextSlot(font: SlotFont(.fixed(10))),
          on: canvas)
        for cell in grid.cells {
          if label.text == "hidden" {
            run.leaveOut()
          } else {
            let isTall = label.text == "tall"
            try run.place(
              in: SlotFrame(
                width: label.text == "free" ? .infinity : 100, height: isTall ? 40 : nil),
              at: cell)
          }
        }
        layout.slots.append(run.layout)
      }
      return layout
    }
  }

  /// 10 pt are 12 pt tall; 16 between two.
  @Test func itsSlotsStandOneBelowAnother() throws {
    let drawn = try Drawn(Labels.self, ["labels": .copies("a", "hidden", "tall", "free")])
    #expect(drawn.picture.width == 361 && drawn.picture.height == 12 + 16 + 40 + 16 + 12)
    let places = drawn.frames(.slot)
    #expect(places.count == 3)
    #expect(isClose(places.first, 0, 0, 100, 12))
    #expect(isClose(places.dropFirst().first, 0, 28, 100, 40))
    // Four characters, 5 pt each.
    #expect(isClose(places.last, 0, 84, 20, 12))
    #expect(drawn.picture.texts.map(\.slot) == [0, 2, 3])
    #expect(isClose(try drawn.text("2").frame, 0, 28, 100, 12))
    #expect(drawn.picture.texts.allSatisfy { $0.alignment == .left })
    let right = try Drawn(Labels.self, ["labels": .copies("a")], isRightToLeft: true)
    #expect(isClose(right.frames(.slot).first, 261, 0, 100, 12))
    #expect(try right.text("0").alignment == .right)
  }

  @Test func whatShowsNothingHasNoPicture() throws {
    for labels in [[], ["hidden"], ["hidden", "hidden"]] {
      let values: Lab.Values = ["labels": .list(labels.map { .copy($0) })]
      #expect(try Drawn.all(Labels.self, values).pictures == [nil])
    }
    for (surface, key) in [
      (TabBar.self, "tabs"), (ExpandingTabBar.self, "tabs"), (SegmentedControl.self, "segments"),
      (Slots.self, "slots"), (Glass.self, "clusters"),
    ] as [(any Surface.Type, String)] {
      #expect(try Drawn.all(surface, [key: .list([])]).pictures == [nil])
    }
  }

  // MARK: Line heights

  /// Body at large is 17 pt with lines 22 apart, 20.287 of them the font's own; a fixed size has no
  /// leading; both shrink with the text.
  @Test func linesAreAsFarApartAsTheyWereMeasured() throws {
    func lineHeight(_ values: Lab.Values) throws -> (Double, SlotOutcome) {
      let drawn = try Drawn(Slots.self, ["slots": .list([.group(.init(values))])])
      let (slot, cell) = (drawn.layout.slots[0], drawn.layout.grid.cells[0])
      let outcome = try #require(slot.outcomes[0])
      return (slot.lineHeight(outcome, at: cell), outcome)
    }
    #expect(isClose(try lineHeight(["text": .copy("a")]).0, 22))
    #expect(isClose(try lineHeight(["text": .copy("a"), "size": .number(10)]).0, 11.93359375))
    let (height, outcome) = try lineHeight([
      "text": .copy("aaaa"), "width": .number(17), "lines": .number(1),
      "minimumScaleFactor": .number(0.5),
    ])
    #expect(outcome.scale == 0.5 && isClose(height, 11))
    // A box is as tall as its lines, with leading between them alone.
    let (step, wrapped) = try lineHeight(["text": .copy("aaaa aaaa aaaa"), "width": .number(40)])
    #expect(wrapped.lines == 3)
    #expect(abs(wrapped.height - (2 * step + 20.287)) < 0.34)
  }
}
