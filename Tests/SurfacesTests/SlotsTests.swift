import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Each character is half its font size wide.
@Suite struct SlotsTests {
  // MARK: Font

  /// A text style follows Dynamic Type by its own table; body unless the slot says otherwise.
  @Test(
    arguments: [
      // style, text size, points
      (nil, .large, 17.0), (nil, .accessibility5, 53), (nil, .xSmall, 14),
      ("title3", .large, 20), ("title3", .accessibility5, 55),
      ("headline", .large, 17), ("footnote", .xSmall, 12), ("footnote", .accessibility5, 44),
      ("caption2", .large, 11), ("caption2", .accessibility5, 40),
      ("largeTitle", .xxxLarge, 40),
    ] as [(String?, ContentSizeCategory, Double)])
  func textStyles(_ style: String?, _ category: ContentSizeCategory, _ points: Double) throws {
    var values: Lab.Values = ["text": .copy("ab")]
    if let style { values["textStyle"] = .text(style) }
    for scale in DisplayScale.allCases {
      let outcome = try Lab.slot(values, category, width: 320, scale: scale)
      #expect(outcome.measured == points)
    }
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func aFixedSizeIsTheSameAtEveryTextSize(_ category: ContentSizeCategory) throws {
    #expect(
      try Lab.slot(["text": .copy("ab"), "size": .number(29)], category, width: 320).measured == 29)
  }

  /// A clamped scaled metric: footnote's leading is 16, 18, 24 and 52; ÷ 18, rounded to a pixel.
  @Test(
    arguments: [
      // factor limits, text size, display scale, factor
      ([:], .large, .x3, 1.0), ([:], .large, .x2, 1),
      ([:], .xSmall, .x3, 1), ([:], .xSmall, .x2, 1),  // .889: 2.667 px → 3; 1.778 px → 2
      ([:], .xxxLarge, .x3, 4.0 / 3), ([:], .xxxLarge, .x2, 1.5),  // 1.333: 4 px; 2.667 px → 3
      ([:], .accessibility5, .x3, 3), ([:], .accessibility5, .x2, 3),  // 2.889: 8.667 px → 9; 6
      (["maximum": .number(1.5)], .accessibility5, .x3, 1.5),
      (["maximum": .number(1.5)], .xxxLarge, .x3, 4.0 / 3),
      (["minimum": .number(1.2)], .large, .x3, 1.2),
      (["minimum": .number(1.2), "maximum": .number(1.2)], .accessibility5, .x2, 1.2),
      // Limits the wrong way round are an error of the configuration; they still do no harm.
      (["minimum": .number(2), "maximum": .number(1)], .accessibility5, .x2, 2),
    ] as [(Lab.Values, ContentSizeCategory, DisplayScale, Double)])
  func aScaledSize(
    _ limits: Lab.Values, _ category: ContentSizeCategory, _ scale: DisplayScale, _ factor: Double
  ) throws {
    let scaled = limits.merging(["size": .number(13), "relativeTo": .text("footnote")]) { $1 }
    let outcome = try Lab.slot(
      ["text": .copy("ab"), "scaledSize": .group(.init(scaled))], category, width: 320,
      scale: scale)
    #expect(isClose(outcome.measured, 13 * factor))
  }

  /// Without a style of its own it grows with body: 62 ÷ 22 is 2.818, 8.45 pixels → 8.
  @Test func aScaledSizeFollowsBody() throws {
    let values: Lab.Values = [
      "text": .copy("ab"), "scaledSize": .group(.init(["size": .number(30)])),
    ]
    #expect(isClose(try Lab.slot(values, .accessibility5, width: 320).measured, 80))
  }

  @Test(
    arguments: [
      ([:], FontWeight.regular), (["textStyle": .text("headline")], .semibold),
      (["textStyle": .text("headline"), "weight": .text("regular")], .regular),
      (["textStyle": .text("title1")], .regular), (["size": .number(20)], .regular),
      (["weight": .text("medium")], .medium), (["weight": .text("semibold")], .semibold),
      (["size": .number(20), "weight": .text("bold")], .bold),
      (["weight": .text("standard")], .regular),
    ] as [(Lab.Values, FontWeight)])
  func weights(_ font: Lab.Values, _ weight: FontWeight) throws {
    let measurer = FakeMeasurer()
    _ = try Lab.slot(
      font.merging(["text": .copy("ab")]) { $1 }, width: 320, measurer: measurer)
    #expect(measurer.asks.keys.allSatisfy { $0.attributes.weight == weight })
  }

  @Test func trackingAndDigits() throws {
    let measurer = FakeMeasurer()
    _ = try Lab.slot(
      ["text": .copy("128"), "tracking": .number(-7), "monospacedDigits": .flag(true)], width: 320,
      measurer: measurer)
    #expect(
      measurer.asks.keys.allSatisfy {
        $0.attributes.extraTracking == -7 && $0.attributes.monospacedDigits
      })
    #expect(!measurer.asks.isEmpty)
  }

  // MARK: Place

  @Test(
    arguments: [
      // slot, place, room
      ([:], 320.0, 320.0), (["width": .number(200)], 320, 200),
      // A slot is never wider than the flow's place.
      (["width": .number(400)], 320, 320),
      (["width": .number(300), "padding": .number(22)], 320, 256),
      (["padding": .number(22)], 320, 276),
      (["width": .number(300), "padding": .number(22), "beside": .number(40)], 320, 216),
      (["width": .number(40), "padding": .number(22)], 320, 0),
      (["width": .number(40), "beside": .number(41)], 320, 0),
    ] as [(Lab.Values, Double, Double)])
  func width(_ place: Lab.Values, _ offered: Double, _ room: Double) throws {
    for category in [ContentSizeCategory.large, .accessibility5] {
      let outcome = try Lab.slot(
        place.merging(["text": .copy("ab")]) { $1 }, category, width: offered)
      #expect(outcome.available == room)
    }
  }

  // MARK: Outcomes

  /// 10 pt: "Add to cart" is 11 × 5 = 55.
  @Test(
    arguments: [
      (["width": .number(60), "lines": .number(1)], SlotOutcome.Kind.fits),
      (["width": .number(60)], .fits),
      // "Add to" 30, "cart" 20
      (["width": .number(40)], .wraps(lines: 2)),
      (["width": .number(40), "lines": .number(2)], .wraps(lines: 2)),
      // 40 ÷ 55
      (
        ["width": .number(40), "lines": .number(1), "minimumScaleFactor": .number(0.5)],
        .shrinks(to: 40.0 / 55)
      ),
      // "cart" is 20: broken.
      (["width": .number(15)], .breaksWord),
      (["width": .number(40), "fixedSize": .flag(true)], .clips(by: 15)),
      (["width": .number(40), "fixedSize": .flag(true), "lines": .number(1)], .clips(by: 15)),
      (["width": .number(60), "fixedSize": .flag(true)], .fits),
      // Two lines of 11.93359 are 23.867, up to 24; the height is 20.
      (["width": .number(40), "height": .number(20)], .overflowsHeight(by: 4)),
      (["width": .number(40), "height": .number(24)], .wraps(lines: 2)),
    ] as [(Lab.Values, SlotOutcome.Kind)])
  func outcomes(_ place: Lab.Values, _ kind: SlotOutcome.Kind) throws {
    let font: Lab.Values = ["text": .copy("Add to cart"), "size": .number(10)]
    for category in [ContentSizeCategory.large, .accessibility5] {
      let outcome = try Lab.slot(place.merging(font) { $1 }, category, width: 320)
      #expect(outcome.kind == kind)
    }
  }

  @Test(
    arguments: [
      ["lines": .number(1), "width": .number(40)],
      ["lines": .number(1), "width": .number(20), "minimumScaleFactor": .number(0.5)],
      // "Add to", "cart" and no third line; 15 takes more.
      ["lines": .number(2), "width": .number(15)],
      // Room for one line of 11.934.
      ["width": .number(40), "height": .number(20), "truncatesAtHeight": .flag(true)],
    ] as [Lab.Values])
  func truncates(_ place: Lab.Values) throws {
    let font: Lab.Values = ["text": .copy("Add to cart"), "size": .number(10)]
    let outcome = try Lab.slot(place.merging(font) { $1 }, width: 320)
    #expect(outcome.truncation == .exceeds)
    guard case .truncates(let lost) = outcome.kind else {
      Issue.record("\(outcome.kind)")
      return
    }
    #expect((1...11).contains(lost))
  }

  // MARK: Names

  @Test func slotsAreNamedByTheirIdsOrNumbers() throws {
    let values: Lab.Values = [
      "slots": .list([
        .group(.init(["id": .text("add"), "text": .copy("Add")])),
        .group(.init(["literal": .text("128")])), .group(.init(["text": .copy("Hint")])),
      ])
    ]
    let layout = try Lab.layout(
      Slots.self, values, places: [Place(width: 320, displayScale: .x2)])
    #expect(layout.slots.map(\.id) == ["add", "slot-2", "slot-3"])
    #expect(
      layout.slots.map(\.name) == [
        "the text of slot “add”", "the text of slot 2", "the text of slot 3",
      ])
    #expect(layout.slots.map(\.copy) == [0, nil, 1])
    #expect(layout.slots.map(\.text) == ["Add", "128", "Hint"])
    let roles = SurfaceSettings<String>(values).copy(in: Slots.manual.allFields).map(\.role.name)
    #expect(roles == ["the text of slot “add”", "the text of slot 3"])
  }

  /// A slot without an id gets one that no other has.
  @Test func idsAreUnique() throws {
    let ids = ["slot-2", nil, nil, "slot-3", "slot-3-"]
    let slots = ids.map { id -> SurfaceSettings<String>.Value in
      var values: Lab.Values = ["text": .copy("a")]
      values["id"] = id.map { .text($0) }
      return .group(.init(values))
    }
    let layout = try Lab.layout(
      Slots.self, ["slots": .list(slots)], places: [Place(width: 320, displayScale: .x2)])
    #expect(layout.slots.map(\.id) == ["slot-2", "slot-2-", "slot-3--", "slot-3", "slot-3-"])
  }

  /// Words of a literal are shown as they are in every language; a number is nobody's to translate.
  @Test(arguments: [("128", []), ("72 %", []), ("kcal", ["kcal"]), ("12 min", ["12 min"])])
  func literalsWithLettersAreVerbatim(_ literal: String, _ verbatim: [String]) throws {
    let layout = try Lab.layout(
      Slots.self, ["slots": .list([.group(.init(["literal": .text(literal)]))])],
      places: [Place(width: 320, displayScale: .x2)])
    #expect(layout.verbatim.map(\.text) == verbatim)
    #expect(layout.verbatim.allSatisfy { $0.name == "the text of slot 1" })
    #expect(layout.slots.map(\.text) == [literal])
  }

  // MARK: What messages say of it

  /// Body is 8.5 pt a character: seven have room in 60.
  @Test(
    arguments: [
      ("Zahlungsart wählen", "Zahlungsart", 0), ("Zahlungsart auswählen", "Zahlungsart", 1),
      ("Die Zahlungsübersicht vollständig herunterladen", "Zahlungsübersicht", 2),
      ("Zahlungsart", "Zahlungsart", 0),
    ] as [(String, String, Int)])
  func otherBrokenWordsAreCounted(_ text: String, _ widest: String, _ others: Int) throws {
    let word = try #require(try Lab.slot(["text": .copy(text)], width: 60).brokenWord)
    #expect(word.word == widest)
    #expect(word.others == others)
  }

  @Test func aWidthOfItsOwnHasAKey() throws {
    func key(_ values: Lab.Values) throws -> String? {
      try Lab.layout(
        Slots.self, ["slots": .list([.group(.init(values))])],
        places: [Place(width: 320, displayScale: .x3)]
      ).slots.first?.widthKey
    }
    #expect(try key(["text": .copy("ab"), "width": .number(64)]) == "width")
    #expect(try key(["text": .copy("ab"), "padding": .number(64)]) == nil)
  }

  // MARK: What one slot cannot have at once

  @Test(
    arguments: [
      ([:], ["\"text\"", "\"literal\""]),
      (["text": .copy("a"), "literal": .text("b")], ["not both"]),
      (["text": .copy("a")], []), (["literal": .text("a")], []),
      (["text": .copy("a"), "size": .number(20)], []),
      (
        ["text": .copy("a"), "size": .number(20), "textStyle": .text("body")],
        ["\"textStyle\" or \"size\"", "not both"]
      ),
      (
        [
          "text": .copy("a"), "size": .number(20), "textStyle": .text("body"),
          "scaledSize": .group(.init(["size": .number(20)])),
        ], ["\"scaledSize\"", "not all of them"]
      ),
    ] as [(Lab.Values, [String])])
  func checks(_ values: Lab.Values, _ parts: [String]) throws {
    let settings = SurfaceSettings<String>(values).mapCopy(Slots.fields) { text, _ in
      SlotCopy(index: 0, text: text)
    }
    let message = Slots.slots.problem(in: settings)
    #expect((message == nil) == parts.isEmpty)
    for part in parts { #expect(message?.contains(part) == true, "\(message ?? "")") }
  }

  @Test(
    arguments: [
      ["size": .number(1e6)], ["size": .number(.nan)], ["width": .number(.nan)],
      ["width": .number(1e6), "padding": .number(1e6)], ["lines": .number(.infinity)],
      ["tracking": .number(-100)], ["minimumScaleFactor": .number(0.01), "lines": .number(1)],
      ["height": .number(.nan), "truncatesAtHeight": .flag(true)],
      [
        "scaledSize": .group(
          .init(["size": .number(1e6), "minimum": .number(.nan), "maximum": .number(.nan)]))
      ],
    ] as [Lab.Values])
  func extremes(_ values: Lab.Values) throws {
    for text in ["", "\n", "Add to cart", String(repeating: "w", count: 10_000)] {
      let outcome = try Lab.slot(values.merging(["text": .copy(text)]) { $1 }, width: 0.5)
      #expect(outcome.lines >= 0)
    }
  }
}
