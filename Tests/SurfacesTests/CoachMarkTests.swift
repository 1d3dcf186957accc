import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Each character is half an em wide: 8.5 pt in a message at large, 7.5 pt in an action.
@Suite struct CoachMarkTests {
  private func mark(
    _ values: [String: SampleValue], _ cell: OneCell = OneCell(),
    measurer: FakeMeasurer = FakeMeasurer()
  ) throws -> SurfaceLayout {
    var all: [String: SampleValue] = [
      "message": .copy("Hier", 0), "next": .copy("Weiter", 1), "end": .copy("Ende", 2),
    ]
    all.merge(values) { $1 }
    return try cell.layout(CoachMark.self, all, measurer: measurer)
  }

  private func text(_ count: Int) -> String { String(repeating: "x", count: count) }

  // MARK: Copy

  @Test func slotsAreCalledWhatTheirCopyIs() throws {
    let layout = try mark([:])
    #expect(layout.slots.map(\.id) == ["message", "next", "end"])
    #expect(
      layout.slots.map(\.name) == ["the coach mark's message", "the next action", "the end action"])
    #expect(layout.slots.map(\.copy) == [0, 1, 2])
    #expect(layout.verbatim.isEmpty)
    #expect(layout.form == nil)
    let values: [String: SampleValue] = [
      "message": .copy("a"), "next": .copy("b"), "end": .copy("c"),
    ]
    let roles = SurfaceSettings(values).copy(in: CoachMark.manual.allFields).map(\.role.name)
    #expect(roles == layout.slots.map(\.name))
  }

  @Test func actionsThatAreLeftOutAreEnglish() throws {
    let layout = try OneCell().layout(CoachMark.self, ["message": .copy("Hier")])
    #expect(
      layout.verbatim == [
        VerbatimText(name: "the next action", text: "Next", cure: "Name a catalog key in `next`."),
        VerbatimText(
          name: "the end action", text: "End tour", cure: "Name a catalog key in `end`."),
      ])
    #expect(layout.slots.map(\.text) == ["Hier", "Next", "End tour"])
    #expect(layout.slots.map(\.copy) == [0, nil, nil])
  }

  @Test func aTourOfOneStepHasNoNext() throws {
    for values in [["hasNext": .flag(false)], ["hasNext": .flag(false), "next": .copy("x", 1)]]
      as [[String: SampleValue]]
    {
      let layout = try mark(values)
      #expect(layout.slots.map(\.id) == ["message", "end"])
      #expect(layout.verbatim.isEmpty)
      // The whole row is its own.
      #expect(try layout.slot("end").available == 288)
    }
  }

  @Test func whatContradictsItselfIsAnswered() throws {
    func message(_ values: [String: SampleValue]) -> String? {
      CoachMark.manual.check?(SurfaceSettings(values))
    }
    #expect(message([:]) == nil)
    #expect(message(["next": .copy("x")]) == nil)
    #expect(message(["hasNext": .flag(false)]) == nil)
    #expect(
      message(["hasNext": .flag(false), "next": .copy("x")])
        == "With \"hasNext: false\" no \"next\" is shown. Leave one of them out.")
    func target(_ values: [String: Double]) -> String? {
      CoachMark.target.problem(in: SurfaceSettings(values.mapValues { .number($0) }))
    }
    #expect(target(["top": 1]) == nil)
    #expect(target(["bottom": 0, "height": 2]) == nil)
    #expect(target(["top": 1, "bottom": 2])?.contains("not both") == true)
    #expect(target(["height": 2])?.contains("needs \"top\" or \"bottom\"") == true)
  }

  // MARK: Width

  @Test(
    arguments: [
      // place, style, text width
      (358.0, [:], 288.0), (408, [:], 288), (320, [:], 288), (288, [:], 256), (100, [:], 68),
      (358, ["width": 200], 168), (358, ["width": 1000], 326), (358, ["padding": 20], 280),
      (358, ["width": 20], 0),
    ] as [(Double, [String: Double], Double)])
  func theBubbleIsAtMost320Wide(
    _ place: Double, _ style: [String: Double], _ width: Double
  ) throws {
    let layout = try mark(style.mapValues { .number($0) }, OneCell(width: place))
    #expect(try layout.slot("message").available == width)
  }

  @Test(
    arguments: [
      // content size, characters that a line of 288 takes
      (ContentSizeCategory.xSmall, 41), (.large, 33), (.xxxLarge, 25), (.accessibility1, 20),
      (.accessibility5, 10),
    ]) func theMessageWraps(_ category: ContentSizeCategory, _ most: Int) throws
  {
    for scale in DisplayScale.allCases {
      let cell = OneCell(category: category, scale: scale)
      let fits = try mark(["message": .copy(text(most))], cell).slot("message")
      #expect(fits.lines == 1)
      let broken = try mark(["message": .copy(text(most + 1))], cell).slot("message")
      #expect(broken.lines == 2)
      #expect(broken.brokenWord?.verdict == .exceeds)
      #expect(broken.truncation == .fits)
      let three = "\(text(most)) \(text(most)) \(text(most))"
      let wrapped = try mark(["message": .copy(three)], cell).slot("message")
      #expect(wrapped.lines == 3)
      #expect(wrapped.brokenWord?.verdict != .exceeds)
    }
  }

  // MARK: Actions

  @Test(
    arguments: [
      // characters of Next and of End tour, what each may take of 288 − 8 = 280
      (10, 5, 242.333333, 205.0),  // 280 − 37.5 (37.667 at @3x), 280 − 75
      (20, 20, 140, 140),  // 150 each: both are wider than half
      (18, 18, 145, 145),  // 135 each
      (40, 10, 205, 140),
      (10, 40, 140, 205),
      (0, 40, 140, 280),
    ]) func theRowIsShared(_ next: Int, _ end: Int, _ forNext: Double, _ forEnd: Double) throws
  {
    let layout = try mark(["next": .copy(text(next), 1), "end": .copy(text(end), 2)])
    let outcomes = try (layout.slot("next"), layout.slot("end"))
    #expect(isNear(outcomes.0.available, forNext))
    #expect(isNear(outcomes.1.available, forEnd))
    for (outcome, count) in [(outcomes.0, next), (outcomes.1, end)] {
      let isCut = Double(count) * 7.5 > outcome.available
      #expect((outcome.truncation == .exceeds) == isCut)
      #expect((outcome.lostCharacters > 0) == isCut)
    }
  }

  @Test(
    arguments: [
      // content size, scale: an action of 10 characters
      (ContentSizeCategory.xSmall, DisplayScale.x2, 60.0), (.large, .x2, 75),
      (.xxxLarge, .x3, 105), (.accessibility1, .x3, 125),
    ]) func actionsGrow(
      _ category: ContentSizeCategory, _ scale: DisplayScale, _ width: Double
    ) throws
  {
    let layout = try mark(
      ["next": .copy(text(10), 1), "end": .copy(text(10), 2)],
      OneCell(category: category, scale: scale))
    #expect(try layout.slot("next").measured == width)
    #expect(try layout.slot("end").available == 280 - width)
  }

  @Test func theGapOfTheActionsIsSettable() throws {
    let layout = try mark(["actionGap": .number(20), "end": .copy(text(4), 2)])
    #expect(try layout.slot("next").available == 238)
    let none = try mark(["actionGap": .number(1000), "end": .copy(text(4), 2)])
    #expect(try none.slot("next").available == 0)
  }

  @Test(
    arguments: [
      // width of Next beside an End tour of 140 in a row of 280, with a band of 4 %:
      // End tour takes 134.4 (134.667) to 145.933 (146), so 134 to 145.333 are left, and half is 140.
      // The most by which the row may be less or more is 5.333.
      (129.1, Verdict.fits),  // × 1.04 + ⅓ = 134.597 ≤ 134.667
      (129.3, .borderline),
      (151.3, .borderline),  // × 0.96 = 145.248
      (151.5, .exceeds),  // 145.44 > 145.333
    ]) func whatTheOtherLeavesHasABand(_ width: Double, _ verdict: Verdict) throws
  {
    let measurer = FakeMeasurer(band: 0.04)
    measurer.widths["Weiter"] = [15: width]
    measurer.widths["Ende"] = [15: 140]
    #expect(try mark([:], measurer: measurer).slot("next").truncation == verdict)
  }

  // MARK: Height

  /// Words that fill a line each, at large.
  private func lines(_ count: Int) -> String {
    Array(repeating: text(33), count: count).joined(separator: " ")
  }

  private func placed(
    _ target: [String: Double], height: Double, safeArea: [String: Double] = [:],
    edge: Double? = nil
  ) -> [String: SampleValue] {
    var values: [String: SampleValue] = [
      "target": .group(target.mapValues { .number($0) }),
      "screen": .group(["height": .number(height)]),
      "safeArea": .group(safeArea.mapValues { .number($0) }),
    ]
    values["edge"] = edge.map { .number($0) }
    return values
  }

  @Test(
    arguments: [
      // target, screen, safe area; what the roomier side has less 12
      // 800 − 34 − 144 = 622 below, 100 − 59 = 41 above
      (["top": 100.0, "height": 44.0], 800.0, [:], 610.0),
      // 700 − 59 = 641 above, 800 − 34 − 744 = 22 below
      (["top": 700, "height": 44], 800, [:], 629),
      // The target's height is 44 where it is not given.
      (["top": 700], 800, [:], 629),
      (["top": 100], 800, [:], 610),
      // From the bottom: 852 − 34 − 49 = 769, less 59.
      (["bottom": 34, "height": 49], 852, [:], 698),
      (["bottom": 700, "height": 20], 852, [:], 654),  // 700 − 34
      // Both sides alike: above. 400 − 59 = 341; 812 − 34 − 437 = 341.
      (["top": 400, "height": 37], 812, [:], 329),
      // A home button: 667 − 0 − 144 = 523 below, but 16 from the edge.
      (["top": 100], 667, [:], 495),
      (["top": 600], 667, [:], 568),  // 600 − 20
      (["top": 600], 668, [:], 529),  // 600 − 59
      // On its side: 402 − 21 − 144 = 237
      (["top": 100], 402, [:], 225),
      (["top": 300], 440, [:], 272),  // 300 − 0, 16 from the edge
      (["top": 300], 441, [:], 268),  // 300 − 20
      // Set by hand, one or both.
      (["top": 100], 800, ["bottom": 50], 594),
      (["top": 700], 800, ["top": 20], 668),
      (["top": 700], 800, ["top": 0, "bottom": 0], 672),  // 700 less 16
      // Not wholly on the screen: what is beyond it is no room. 800 − 59 above, and nothing.
      (["top": 5000], 800, [:], 729),
      (["top": 780, "height": 44], 800, [:], 709),
      (["bottom": 5000], 800, [:], 754),  // 800 − 34 below
      (["bottom": 780, "height": 44], 800, [:], 734),
      (["top": 0, "height": 5000], 800, [:], -46),  // 800 − 800 − 34 − 12
      // An iPad held upright: 1080 − 20 − 144 = 916 below; 600 − 24 above.
      (["top": 100], 1080, [:], 904),
      (["top": 600], 1000, [:], 564),
      (["top": 600], 999, [:], 529),  // 600 − 59
    ] as [([String: Double], Double, [String: Double], Double)])
  func theRoomierSideIsTaken(
    _ target: [String: Double], _ height: Double, _ safeArea: [String: Double], _ room: Double
  ) throws {
    let outcome = try mark(placed(target, height: height, safeArea: safeArea)).slot("message")
    // Padding, 12 and a row of 18 (17.9004 rounded up to a pixel) come off it.
    let height = try #require(outcome.availableHeight) - outcome.missingHeight
    #expect(isNear(height, room - 32 - 12 - 18))
  }

  @Test(
    arguments: [
      // lines, too tall by. Room: 150 − 12 = 138, of which the message has 138 − 62 = 76.
      (1, 0.0),
      (3, 0),  // 3 × 20.287 + 2 × 1.713 = 64.287, 64.333 at @3x
      (4, 10.333333),  // 86.287, 86.333 at @3x
      (5, 32.333333),
    ]) func aBubbleTallerThanTheRoomierSideIsTooTall(_ count: Int, _ excess: Double) throws
  {
    var values = placed(
      ["top": 150], height: 344, safeArea: ["top": 0, "bottom": 0], edge: 0)
    values["message"] = .copy(lines(count))
    let outcome = try mark(values).slot("message")
    #expect(outcome.lines == count)
    #expect(isNear(outcome.tooTallBy, excess))
    #expect(outcome.tallness == (excess > 0 ? .exceeds : .fits))
    #expect(outcome.truncation == .fits)
    // The actions have no part in it.
    #expect(try mark(values).slot("end").tallness == .fits)
  }

  @Test(
    arguments: [
      (["gap": 30.0], 58.0), (["padding": 26], 56), (["actionSpacing": 0], 88),
      (["edge": 40], 36),
    ] as [([String: Double], Double)])
  func whatComesOffTheHeightIsSettable(_ style: [String: Double], _ message: Double) throws {
    var values = placed(["top": 150], height: 344, safeArea: ["top": 0, "bottom": 0], edge: 0)
    values.merge(style.mapValues { .number($0) }) { $1 }
    #expect(isNear(try #require(try mark(values).slot("message").availableHeight), message))
  }

  @Test func theDevicesHeightCountsWhereNoneIsSet() throws {
    let target: [String: SampleValue] = ["target": .group(["top": .number(100)])]
    let own = try mark(target, OneCell(height: 800)).slot("message")
    #expect(isNear(try #require(own.availableHeight), 610 - 62))
    var set = target
    set["screen"] = .group(["height": .number(900)])
    let other = try mark(set, OneCell(height: 800)).slot("message")
    #expect(isNear(try #require(other.availableHeight), 710 - 62))
  }

  /// Which screen it was, and which side of the target.
  @Test(
    arguments: [
      (["top": 100.0], 800.0, "below the target"), (["top": 700], 800, "above the target"),
      (["bottom": 34], 852, "above the target"),
      (["top": 780], 800, "above the target, which is not wholly on it"),
      (["bottom": 790], 800, "below the target, which is not wholly on it"),
    ] as [([String: Double], Double, String)])
  func theScreenIsNamed(_ target: [String: Double], _ height: Double, _ place: String) throws {
    let values: [String: SampleValue] = ["target": .group(target.mapValues { .number($0) })]
    let layout = try mark(values, OneCell(height: height))
    let source = HeightSource(screen: height, place: place)
    #expect(layout.slots.first?.heightSource(ofCell: 0) == source)
    #expect(layout.slots.first?.heightCure?.contains("target") == true)
    #expect(layout.slots.last?.heightSource(ofCell: 0) == nil)
    #expect(try mark(values).slots.first?.heightSource(ofCell: 0) == nil)
  }

  /// Of 100 above a target that reaches from there to the end, 59 are safe area and 12 the gap; 29 are
  /// left, and padding, spacing and actions take 62: 33 are lacking besides the message.
  @Test func whatIsLackingCounts() throws {
    let outcome = try mark(
      ["target": .group(["top": .number(100), "height": .number(700)])], OneCell(height: 800)
    ).slot("message")
    #expect(outcome.availableHeight == 0)
    #expect(outcome.missingHeight == 33)
    // A line of body is 20.287, 20.333 at @3x.
    #expect(isNear(outcome.tooTallBy, 33 + 61.0 / 3))
    // A bubble of 20 with 32 of padding.
    let narrow = try mark([:], OneCell(width: 20))
    #expect(try narrow.slot("message").missingWidth == 12)
    #expect(try narrow.slot("next").missingWidth == 20)  // and 8 between the actions
  }

  @Test func heightIsNotJudgedWhereNothingIsKnown() throws {
    let long: [String: SampleValue] = ["message": .copy(lines(500))]
    for (values, height) in [
      ([:], 800), (["target": .group(["top": .number(100)])], nil),
      (["target": .group(["height": .number(100)])], 800), (["target": .group([:])], 800),
    ] as [([String: SampleValue], Double?)] {
      let outcome = try mark(long.merging(values) { $1 }, OneCell(height: height)).slot("message")
      #expect(outcome.lines == 500)
      #expect(outcome.availableHeight == nil)
      #expect(outcome.tallness == .fits)
    }
  }

  // MARK: Type

  @Test func fontsAreBodyAndSubheadline() throws {
    for boldText in [false, true] {
      let measurer = FakeMeasurer()
      _ = try mark([:], OneCell(boldText: boldText), measurer: measurer)
      let weight: FontWeight = boldText ? .semibold : .regular
      #expect(
        Set(measurer.asks.keys) == [
          .init(text: "Hier", attributes: TextAttributes(weight: weight, locale: "de"), size: 17),
          .init(text: "Weiter", attributes: TextAttributes(weight: weight, locale: "de"), size: 15),
          .init(text: "Ende", attributes: TextAttributes(weight: .bold, locale: "de"), size: 15),
        ])
    }
  }
}
