import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

@Suite struct SwipeDeckCopyTests {
  private let translated: [String: SampleValue] = [
    "left": .group(["title": .copy("Weiter", 0)]),
    "right": .group(["title": .copy("Behalten", 1)]),
    "up": .group(["title": .copy("Sichern", 2)]),
    "empty": .copy("Alles gesehen", 3),
    "card": .list([
      .group(["id": .text("title"), "text": .copy("Spaziergang", 4)]),
      .group(["literal": .text("42")]),
    ]),
  ]

  @Test func slotsComeInTheOrderOfReading() throws {
    let layout = try OneCell().layout(SwipeDeck.self, translated)
    #expect(
      layout.slots.map(\.id) == [
        "left", "left-locked", "right", "right-locked", "up", "up-locked", "empty", "card-title",
        "card-slot-2",
      ])
    #expect(layout.slots.map(\.copy) == [0, 0, 1, 1, 2, 2, 3, 4, nil])
    #expect(
      layout.slots.map(\.text) == [
        "Weiter", "Weiter", "Behalten", "Behalten", "Sichern", "Sichern", "Alles gesehen",
        "Spaziergang", "42",
      ])
    #expect(layout.verbatim.isEmpty)
    #expect(layout.form == nil)
    #expect(layout.bar == nil)
  }

  @Test func slotsAreCalledWhatTheirCopyIs() throws {
    let layout = try OneCell().layout(SwipeDeck.self, translated)
    let roles = SurfaceSettings(translated).copy(in: SwipeDeck.manual.allFields).map(\.role)
    #expect(
      roles.map(\.name) == [
        "the title of the left badge", "the title of the right badge", "the title of the up badge",
        "the deck's empty message", "the text of the card's slot “title”",
      ])
    #expect(roles.map(\.peers) == ["badges", "badges", "badges", nil, nil])
    for slot in layout.slots {
      guard let copy = slot.copy else { continue }
      let isLocked = slot.id.hasSuffix("-locked")
      #expect(slot.name == roles[copy].name + (isLocked ? " when locked" : ""))
    }
  }

  // MARK: English

  @Test func whatIsLeftAtItsDefaultIsEnglish() throws {
    let layout = try OneCell().layout(SwipeDeck.self, [:])
    #expect(layout.verbatim.map(\.text) == ["Skip", "Keep", "Save", "All caught up"])
    #expect(
      layout.verbatim.map(\.name) == [
        "the title of the left badge", "the title of the right badge", "the title of the up badge",
        "the deck's empty message",
      ])
    #expect(layout.verbatim.first?.cure == "Give the left badge a localized title.")
    // They are shown all the same.
    #expect(layout.slots.map(\.copy) == Array(repeating: nil, count: 7))
    #expect(isNear(try layout.slot("left").measured, 38.4))  // 4 × (10 − 0.4)
  }

  @Test(
    arguments: [("left", "Swipe left"), ("right", "Swipe right"), ("up", "Swipe up")])
  func aHiddenBadgeIsSpokenInEnglish(_ id: String, _ action: String) throws {
    for isTitled in [false, true] {
      var values = translated
      values[id] = .group(
        isTitled ? ["hidden": .flag(true), "title": .copy("x", 0)] : ["hidden": .flag(true)])
      let layout = try OneCell().layout(SwipeDeck.self, values)
      #expect(
        layout.verbatim == [
          VerbatimText(
            name: "the accessibility action of the hidden \(id) badge", text: action,
            cure: "Show the \(id) badge, with a localized title.")
        ])
      #expect(!layout.slots.contains { $0.id.hasPrefix(id) })
      #expect(!layout.contrasts.contains { $0.name.contains(id) })
    }
  }

  @Test func aLiteralOnACardIsEnglish() throws {
    var values = translated
    values["card"] = .list([.group(["literal": .text("42")]), .group(["literal": .text("km")])])
    let layout = try OneCell().layout(SwipeDeck.self, values)
    #expect(layout.verbatim.map(\.text) == ["km"])
    #expect(layout.verbatim.map(\.name) == ["the text of the card's slot 2"])
  }

  // MARK: Colours

  @Test func coloursAreThoseOfTheHouse() throws {
    let layout = try OneCell().layout(SwipeDeck.self, [:])
    #expect(
      layout.contrasts == [
        ColorPair(name: "the left badge", ink: "#141414", fill: "#FF0000"),
        ColorPair(name: "the right badge", ink: "#141414", fill: "#A9DCB7"),
        ColorPair(name: "the up badge", ink: "#141414", fill: "#FFD976"),
      ])
  }

  @Test func coloursAreThoseOfTheConfiguration() throws {
    let layout = try OneCell().layout(
      SwipeDeck.self,
      [
        "left": .group(["fill": .text("#800000"), "ink": .text("#FFFFFF")]),
        "right": .group(["fill": .text("#00FF00")]), "up": .group(["hidden": .flag(true)]),
      ])
    #expect(
      layout.contrasts == [
        ColorPair(name: "the left badge", ink: "#FFFFFF", fill: "#800000"),
        ColorPair(name: "the right badge", ink: "#141414", fill: "#00FF00"),
      ])
  }

  // MARK: Empty message

  /// Words of nine characters, each on a line of its own where a line takes no two.
  private func words(_ count: Int) -> String {
    Array(repeating: "wwwwwwwww", count: count).joined(separator: " ")
  }

  @Test(
    arguments: [
      // content size, scale, words a line, lines that the height takes
      // large: 252 wide, two words are 182.4. Of 390, 48 of padding, a checkmark of 26.254 (26.333 at
      // @3x) and 8 leave 307.667; lines are 25 apart with 1.133 less: 12.35.
      (ContentSizeCategory.large, DisplayScale.x3, 2, 12),
      (.large, .x2, 2, 12),
      // accessibility5: a word is 243.9; 390 − 48 − 67 − 8 = 267, lines of 65.635: 4.07.
      (.accessibility5, .x3, 1, 4),
      (.accessibility5, .x2, 1, 4),
    ]) func theEmptyMessageIsCutByTheCardsHeight(
      _ category: ContentSizeCategory, _ scale: DisplayScale, _ perLine: Int, _ lines: Int
    ) throws
  {
    let cell = OneCell(category: category, scale: scale)
    func outcome(_ count: Int) throws -> SlotOutcome {
      try cell.layout(SwipeDeck.self, ["empty": .copy(words(count))]).slot("empty")
    }
    let most = try outcome(perLine * lines)
    #expect(most.lines == lines)
    #expect(most.truncation == .fits)
    #expect(most.lostCharacters == 0)
    let more = try outcome(perLine * lines + 1)
    #expect(more.lines == lines)
    #expect(more.truncation == .exceeds)
    #expect(more.lostCharacters == 10)  // a word and the character that the ellipsis takes
    #expect(more.kind == .truncates(lost: 10))
    #expect(more.tallness == .fits)
  }

  @Test func theEmptyMessageBreaksWords() throws {
    let values: [String: SampleValue] = ["empty": .copy("Keine Benachrichtigungen")]
    #expect(try OneCell().layout(SwipeDeck.self, values).slot("empty").brokenWord == nil)
    // 18 × 27.1 = 487.8 > 252
    let broken = try OneCell(category: .accessibility5).layout(SwipeDeck.self, values).slot("empty")
    #expect(broken.brokenWord?.word == "Benachrichtigungen")
    #expect(broken.brokenWord?.verdict == .exceeds)
  }

  @Test func theEmptyMessagesFrameIsSettable() throws {
    let outcome = try OneCell().layout(
      SwipeDeck.self,
      [
        "empty": .copy("Alles gesehen"), "emptyPadding": .number(100), "emptyGap": .number(20),
        "height": .number(300), "width": .number(310),
      ]
    ).slot("empty")
    #expect(outcome.available == 110)
    #expect(isNear(try #require(outcome.availableHeight), 300 - 200 - 20 - 79.0 / 3))
  }

  // MARK: Card

  @Test func theExampleCard() throws {
    let measurer = FakeMeasurer(addsTracking: true)
    let layout = try OneCell().layout(
      SwipeDeck.self,
      [
        "card": .list([
          .group([
            "id": .text("title"), "text": .copy("Guten Morgen, Berlin", 0), "size": .number(29),
            "weight": .text("semibold"), "tracking": .number(-1), "lines": .number(1),
            "minimumScaleFactor": .number(0.6),
          ]),
          .group([
            "id": .text("wide"), "text": .copy("x", 1), "width": .number(500),
            "padding": .number(10),
          ]),
          .group(["id": .text("narrow"), "text": .copy("x", 2), "width": .number(80)]),
        ])
      ], measurer: measurer)
    // 300 less 22 on each side; 20 × (14.5 − 1) = 270.
    let title = try layout.slot("card-title")
    #expect(title.available == 256)
    #expect(title.measured == 270)
    #expect(isNear(title.scale, 256 / 270))
    #expect(try layout.slot("card-wide").available == 236)
    #expect(try layout.slot("card-narrow").available == 80)
    let attributes = TextAttributes(weight: .semibold, locale: "de", extraTracking: -1)
    #expect(
      measurer.asks[
        FakeMeasurer.Ask(text: "Guten Morgen, Berlin", attributes: attributes, size: 29)] != nil)
  }

  @Test func theCardsPaddingIsSettable() throws {
    let values: [String: SampleValue] = [
      "padding": .number(30), "card": .list([.group(["text": .copy("x")])]),
    ]
    #expect(try OneCell().layout(SwipeDeck.self, values).slot("card-slot-1").available == 240)
    #expect(
      try OneCell(width: 200).layout(SwipeDeck.self, values).slot("card-slot-1").available == 140)
    #expect(
      try OneCell(width: 20).layout(SwipeDeck.self, values).slot("card-slot-1").available == 0)
  }
}
