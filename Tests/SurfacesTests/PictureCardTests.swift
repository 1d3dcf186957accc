import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Cards, bubbles and lists, worked out by hand, on a screen of 393 × 852 whose place is 361 wide.
@Suite struct PictureCardTests {
  // MARK: Toast

  /// "Saved" takes 37.5, 113 ÷ 3 on this screen; 60 beside it. Subheadline is 18 tall, less than the
  /// icon: 12 + 20 + 12 = 44.
  @Test func aToastIsACapsule() throws {
    let drawn = try Drawn(Toast.self, ["title": .copy("Saved")])
    let width = 60 + 113.0 / 3
    let x = (361 - width) / 2
    #expect(isClose(drawn.frames(.capsule).first, x, 0, width, 44))
    #expect(drawn.shapes(.capsule).map(\.radius) == [22] && drawn.shapes(.card).isEmpty)
    #expect(isClose(drawn.frames(.icon).first, x + 16, 12, 20, 20))
    #expect(isClose(try drawn.text("title").frame, x + 44, 13, 113.0 / 3, 18))
    #expect(drawn.picture.width == 361 && drawn.picture.height == 44)
  }

  /// Two lines of subheadline, 20 apart, take 38 with what is rounded up; footnote takes 47 ÷ 3.
  @Test func aToastIsACardWhereItDoesNotFit() throws {
    let title = String(repeating: "Saved ", count: 10)
    let drawn = try Drawn(Toast.self, ["title": .copy(title)])
    #expect(isClose(drawn.frames(.card).first, 0, 0, 361, 62) && drawn.shapes(.capsule).isEmpty)
    #expect(isClose(drawn.frames(.icon).first, 16, 21, 20, 20))
    #expect(isClose(try drawn.text("title").frame, 44, 12, 301, 38))
    // A subtitle is 2 below the title, and makes any toast a card.
    let both = try Drawn(Toast.self, ["title": .copy("Saved"), "subtitle": .copy("See it")])
    #expect(isClose(both.frames(.card).first, 0, 0, 361, 44 + 47.0 / 3))
    #expect(isClose(try both.text("title").frame, 44, 12, 301, 18))
    #expect(isClose(try both.text("subtitle").frame, 44, 32, 301, 47.0 / 3))
    let bare = try Drawn(
      Toast.self, ["title": .copy("Saved"), "icon": .number(0), "gap": .number(0)])
    #expect(bare.shapes(.icon).isEmpty)
  }

  // MARK: Coach mark

  private func mark(
    _ values: Lab.Values = [:],
    target: Lab.Values? = ["bottom": .number(34), "height": .number(49)],
    width: Double = 361, height: Double? = 852, devices: [String] = ["iphone-16"]
  ) throws -> Drawn {
    var all: Lab.Values = ["message": .copy("Find what you have saved here")]
    all["target"] = target.map { .group(.init($0)) }
    return try Drawn(
      CoachMark.self, all.merging(values) { $1 }, width: width, height: height, devices: devices)
  }

  /// The target's top is at 852 − 34 − 49 = 769: there is more room above. The bubble is 16 + 61 ÷ 3 + 12
  /// + 18 + 16 tall and ends at 757.
  @Test func aBubbleStandsOnTheRoomierSide() throws {
    let drawn = try mark()
    let top = 757 - 62 - 61.0 / 3
    #expect(isClose(drawn.frames(.screen).first, 0, 0, 393, 852))
    #expect(isClose(drawn.frames(.target).first, 172, 769, 49, 49))
    #expect(isClose(drawn.frames(.card).first, 36.5, top, 320, 757 - top))
    #expect(isClose(drawn.frames(.arrow).first, 190.5, 757, 12, 6))
    #expect(drawn.shapes(.arrow).map(\.rotation) == [180])
    #expect(isClose(try drawn.text("message").frame, 52.5, top + 16, 288, 61.0 / 3))
    // Safe areas of 59 and 34.
    #expect(drawn.frames(.line).map(\.y) == [58.5, 817.5])
    // "Next" takes 30 of the 220 that "End tour" leaves it, which takes 60 of 250.
    let row = 757 - 16 - 18.0
    #expect(isClose(try drawn.text("next").frame, 52.5, row, 220, 18))
    #expect(isClose(try drawn.text("end").frame, 90.5, row, 250, 18))
    #expect(try drawn.text("end").alignment == .right)
    #expect(isClose(drawn.frames(.button).first, 52.5, row, 30, 18))
    #expect(isClose(drawn.frames(.button).last, 280.5, row, 60, 18))

    let below = try mark(target: ["top": .number(100)])
    #expect(isClose(below.frames(.card).first?.y ?? 0, 156))
    #expect(isClose(below.frames(.arrow).first, 190.5, 150, 12, 6))
    #expect(below.shapes(.arrow).map(\.rotation) == [0])
  }

  @Test(arguments: [(320.0, 568.0), (375, 667), (393, 852), (440, 956), (852, 393), (1_032, 1_376)])
  func aBubbleKeepsFromTheEdges(_ width: Double, _ height: Double) throws {
    let drawn = try mark(width: width - 32, height: height, devices: [])
    let bubble = try #require(drawn.frames(.card).first)
    let screen = try #require(drawn.frames(.screen).first)
    #expect(screen.width == width && bubble.x >= 16 && bubble.right <= width - 16)
    #expect(screen.holds(bubble) && bubble.width <= 320)
    for text in drawn.picture.texts { #expect(bubble.holds(text.frame)) }
  }

  /// Nobody says where it is: the bubble alone.
  @Test func aBubbleWithoutATargetOrAScreen() throws {
    for drawn in [try mark(target: nil), try mark(height: nil, devices: [])] {
      #expect(drawn.shapes(.screen).isEmpty && drawn.shapes(.arrow).isEmpty)
      #expect(isClose(drawn.frames(.card).first, 36.5, 0, 320, 62 + 61.0 / 3))
      #expect(isClose(drawn.picture.height, 62 + 61.0 / 3))
    }
  }

  @Test func aBubbleThatIsTooTallLeavesTheScreen() throws {
    let long = String(repeating: "Saved ", count: 400)
    let drawn = try mark(["message": .copy(long)])
    #expect(drawn.layout.slots[0].outcomes[0]?.kind.name == "overflowsHeight")
    #expect((drawn.frames(.card).first?.y ?? 0) < 0)
    let last = try mark(["hasNext": .flag(false)])
    #expect(isClose(try last.text("end").frame, 52.5, 723, 288, 18))
    #expect(last.shapes(.button).count == 1)
  }

  // MARK: Swipe deck

  /// Cards of 300 × 390 with 24 around each. "Skip" takes 40, its symbol 14.25, and what is around them
  /// 38, in a badge 44 tall.
  @Test func badgesRestAtTheEdgesOfTheirCards() throws {
    let drawn = try Drawn(SwipeDeck.self, [:])
    let cards = drawn.shapes(.card)
    #expect(cards.map(\.frame.x) == [24, 372, 720].flatMap { [$0, $0] } + [24])
    #expect(cards.map(\.frame.y) == [24, 462, 24, 462, 24, 462, 900])
    #expect(cards.allSatisfy { $0.frame.width == 300 && $0.frame.height == 390 && $0.radius == 34 })
    #expect(drawn.picture.width == 1_044 && drawn.picture.height == 1_314)
    let badges = drawn.shapes(.capsule)
    #expect(isClose(badges[0].frame, 127.875, 44, 92.25, 44) && badges[0].radius == 22)
    #expect(badges.map(\.fill) == ["#FF0000", "#A9DCB7", "#FFD976"].flatMap { [$0, $0] })
    let title = try drawn.text("left")
    #expect(isClose(title.frame, 164.125, 54, 40, 24))
    #expect(title.ink == "#141414" && title.scale == 1 && title.alignment == .left)
    #expect(isClose(drawn.frames(.symbol).first, 143.875, 58.5, 14.25, 15))
    // Centred, 20 from the top, or from the bottom for one that is thrown upwards.
    for (index, card) in cards.dropLast().enumerated() where index % 2 == 0 {
      let badge = badges[index].frame
      #expect(isClose(badge.center.x, card.frame.center.x))
      let distance = index == 4 ? card.frame.bottom - badge.bottom : badge.y - card.frame.y
      #expect(isClose(distance, 20))
    }
    // Arrows to the leading side, to the trailing side, up.
    #expect(drawn.shapes(.arrow).map(\.rotation) == [-90, -90, 90, 90, 0, 0])
    #expect(isClose(drawn.frames(.arrow).first, 6, 213, 12, 12))
    #expect(isClose(drawn.frames(.arrow)[2], 678, 213, 12, 12))
    #expect(isClose(drawn.frames(.arrow)[4], 864, 6, 12, 12))
  }

  /// 1.08 about its own centre.
  @Test func aLockedBadgeSwells() throws {
    let drawn = try Drawn(SwipeDeck.self, [:])
    let (rest, locked) = (drawn.shapes(.capsule)[0], drawn.shapes(.capsule)[1])
    #expect(isClose(locked.frame.width, 99.63) && isClose(locked.frame.height, 47.52))
    #expect(isClose(locked.frame.center.x, rest.frame.center.x))
    #expect(isClose(locked.frame.center.y, rest.frame.center.y + 438))
    let title = try drawn.text("left-locked")
    #expect(title.scale == 1.08 && isClose(title.frame.width, 43.2))
    #expect(isClose(title.frame.height, 25.92))
    #expect(locked.frame.holds(title.frame))
    // One that does not swell has no cards of its own.
    let still = try Drawn(SwipeDeck.self, ["lockedScale": .number(1)])
    #expect(still.shapes(.capsule).count == 3 && still.picture.height == 876)
    #expect(
      still.picture.texts.map { still.layout.slots[$0.slot].id } == [
        "left", "right", "up", "empty",
      ])
  }

  /// The outline cuts off what is too wide for it.
  @Test func aBadgeThatIsTooWideSticksOutOfItsCard() throws {
    let title = String(repeating: "w", count: 30)
    for (copy, fits) in [("Skip", true), (title, false)] {
      let drawn = try Drawn(SwipeDeck.self, ["left": .group(.init(["title": .copy(copy)]))])
      let (card, badge) = (drawn.frames(.card)[0], drawn.frames(.capsule)[0])
      #expect(card.holds(badge) == fits)
      #expect(badge.holds(try drawn.text("left").frame))
      #expect((drawn.layout.slots[0].outcomes[0]?.clippedBy == 0) == fits)
    }
  }

  @Test func hiddenBadgesHaveNoCards() throws {
    let hidden = SurfaceSettings<String>.Value.group(.init(["hidden": .flag(true)]))
    let two = try Drawn(SwipeDeck.self, ["left": hidden])
    #expect(two.shapes(.capsule).count == 4 && two.picture.width == 696)
    #expect(isClose(try two.text("empty").frame.y, 900 + 195 - 175.0 / 6 + 103.0 / 3))
    let none = try Drawn(SwipeDeck.self, ["left": hidden, "right": hidden, "up": hidden])
    #expect(none.picture.width == 348 && none.picture.height == 438)
    #expect(none.shapes(.card).count == 1 && none.picture.texts.count == 1)
  }

  /// A line of title2 takes 79 ÷ 3, a line of title3 24; with 8 between them 175 ÷ 3 in the middle of 390.
  @Test func theEmptyMessageAndTheTextsOnACard() throws {
    let list: [SurfaceSettings<String>.Value] = [
      .group(.init(["text": .copy("Walk"), "size": .number(29), "lines": .number(1)])),
      .group(.init(["text": .copy("Now"), "size": .number(10), "width": .number(100)])),
    ]
    let drawn = try Drawn(SwipeDeck.self, ["card": .list(list)])
    let top = 1_095 - 175.0 / 6
    #expect(isClose(drawn.frames(.symbol).last, 174 - 11.55, top, 23.1, 79.0 / 3))
    let message = try drawn.text("empty")
    #expect(isClose(message.frame, 48, top + 103.0 / 3, 252, 24) && message.alignment == .center)
    // 22 inside the second card of the row; 29 pt take 104 ÷ 3.
    #expect(isClose(drawn.frames(.card).last, 372, 900, 300, 390))
    #expect(isClose(try drawn.text("card-slot-1").frame, 394, 922, 256, 104.0 / 3))
    #expect(isClose(try drawn.text("card-slot-2").frame, 394, 938 + 104.0 / 3, 100, 12))
  }

  @Test func aCardIsNeverWiderThanItsPlace() throws {
    let drawn = try Drawn(SwipeDeck.self, [:], width: 256)
    #expect(drawn.frames(.card).allSatisfy { $0.width == 256 })
    #expect(drawn.picture.width == 3 * 304)
  }

  // MARK: Slots

  private func slots(_ list: Lab.Values..., width: Double = 361) throws -> Drawn {
    try Drawn(
      Slots.self, ["slots": .list(list.map { .group(.init($0)) })], width: width)
  }

  /// Headline takes 61 ÷ 3; "128" at 64 pt takes 96, and its unit, 8 away, stands on the same baseline,
  /// 0.9521484375 of the size below the top.
  @Test func slotsAndTheirUnits() throws {
    let drawn = try slots(
      [
        "id": .text("add"), "text": .copy("Add"), "textStyle": .text("headline"),
        "lines": .number(1),
        "width": .number(64),
      ],
      [
        "id": .text("amount"), "literal": .text("128"), "size": .number(64), "lines": .number(1),
        "width": .number(200), "unit": .group(.init(["text": .copy("kcal")])),
      ],
      ["id": .text("hint"), "text": .copy("Hint"), "height": .number(60)])
    #expect(isClose(try drawn.text("add").frame, 0, 0, 64, 61.0 / 3))
    let y = 61.0 / 3 + 16
    #expect(isClose(try drawn.text("amount").frame, 0, y, 158, 230.0 / 3))
    #expect(
      isClose(
        try drawn.text("amount-unit").frame, 104, y + 47 * 0.9521484375, 34, 61.0 / 3))
    #expect(isClose(try drawn.text("hint").frame.y, y + 230.0 / 3 + 16))
    #expect(isClose(drawn.frames(.slot).last?.height ?? 0, 60))
    #expect(isClose(drawn.picture.height, y + 230.0 / 3 + 16 + 60))
  }

  /// 240 less 12 on each side, less 20 beside the text.
  @Test func whatStandsAroundATextIsDrawn() throws {
    let drawn = try slots([
      "text": .copy("Add"), "width": .number(240), "padding": .number(12), "beside": .number(20),
      "height": .number(30),
    ])
    #expect(isClose(drawn.frames(.control).first, 0, 0, 240, 30))
    #expect(isClose(drawn.frames(.icon).first, 12, 0, 20, 61.0 / 3))
    #expect(isClose(drawn.frames(.slot).first, 32, 0, 196, 30))
    #expect(isClose(try drawn.text("slot-1").frame, 32, 0, 196, 61.0 / 3))
  }

  @Test func whatGrowsSticksOutOfItsPlace() throws {
    for (text, isFixed, fits) in [
      ("Add", true, true), ("Additional", true, false), ("Additional", false, true),
    ] {
      let drawn = try slots(
        [
          "text": .copy(text), "width": .number(50), "size": .number(20), "lines": .number(1),
          "fixedSize": .flag(isFixed),
        ])
      let place = try #require(drawn.frames(.slot).first)
      #expect(place.holds(try drawn.text("slot-1").frame) == fits)
      #expect(try drawn.text("slot-1").frame.width == (fits ? 50 : 100))
    }
    let tall = try slots(["text": .copy("aa aa aa"), "width": .number(20), "height": .number(30)])
    #expect(!(try #require(tall.frames(.slot).first).holds(try tall.text("slot-1").frame)))
    #expect(tall.picture.height > 60)
  }
}
