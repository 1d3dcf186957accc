import Testing

@testable import Surfaces

/// What the settings of a surface cannot be together: each answer names both of them, and what to do.
@Suite struct SurfaceCheckTests {
  private static func message(_ check: SurfaceCheck?, _ values: [String: SampleValue]) -> String? {
    check?(SurfaceSettings(values))
  }

  private static func numbers(_ values: [String: Double]) -> [String: SampleValue] {
    values.mapValues { .number($0) }
  }

  // MARK: Numbers that leave nothing

  @Test(
    arguments: [
      (
        ["width": 40, "padding": 20],
        "\"padding\" of 20 on each side leaves the text nothing of a "
          + "width of 40. Make it smaller, or the width larger."
      ),
      (["width": 40, "padding": 19.5], nil), (["padding": 900], nil),
      (
        ["width": 40, "beside": 40.5],
        "\"beside\" of 40.5 leaves the text nothing of a width of 40."
      ),
      (
        ["width": 40, "padding": 10, "beside": 20],
        "\"padding\" of 10 on each side and \"beside\" of "
          + "20 leave the text nothing of a width of 40. Make them smaller"
      ),
      (["width": 1e6, "padding": 1e6], "a width of 1000000."),
    ] as [([String: Double], String?)])
  func slots(_ values: [String: Double], _ part: String?) {
    var all = Self.numbers(values)
    all["text"] = .copy("a")
    let message = Self.message(Slots.check, all)
    #expect((message == nil) == (part == nil), "\(message ?? "")")
    if let part { #expect(message?.contains(part) == true, "\(message ?? "")") }
  }

  @Test func aUnitsGapCounts() {
    let unit: SampleValue = .group(["text": .copy("b"), "gap": .number(40)])
    let message = Self.message(
      Slots.check, ["text": .copy("a"), "width": .number(40), "unit": unit])
    #expect(message?.hasPrefix("A unit's \"gap\" of 40 leaves the text nothing") == true)
  }

  @Test(
    arguments: [
      ([:], nil), (["width": 33], nil), (["width": 20], nil),
      (
        ["width": 8], "A gap of 8 leaves the actions nothing of a row 8 wide."
      ),
    ] as [([String: Double], String?)])
  func coachMarkWithoutPadding(_ style: [String: Double], _ part: String?) {
    var values = Self.numbers(style)
    values["padding"] = .number(0)
    let message = Self.message(CoachMark.manual.check, values)
    #expect((message == nil) == (part == nil), "\(message ?? "")")
    if let part { #expect(message?.contains(part) == true, "\(message ?? "")") }
  }

  @Test(arguments: [
    (["width": 20.0], "A padding of 16 on each side leaves nothing of a bubble 20 wide."),
    (["padding": 160], "A padding of 160 on each side leaves nothing of a bubble 320 wide."),
    (["actionGap": 288], "A gap of 288 leaves the actions nothing of a row 288 wide."),
  ])
  func coachMark(_ style: [String: Double], _ part: String) {
    let message = Self.message(CoachMark.manual.check, Self.numbers(style))
    #expect(message?.contains(part) == true, "\(message ?? "")")
  }

  @Test(
    arguments: [
      // target, screen, what is said
      (["top": 100.0], 800.0, nil), (["top": 756], 800, nil), (["bottom": 756], 800, nil),
      (["top": 100], nil, nil), (["top": 1332], nil, nil),
      (
        ["top": 5000], nil,
        "5000 from the top edge, is not wholly on the screen of any device: the tallest is 1376. Make"
      ),
      (
        ["top": 757], 800,
        "A target 44 tall, 757 from the top edge, is not wholly on a screen 800 tall."
      ),
      (
        ["bottom": 5000], 800,
        "44 tall, 5000 from the bottom edge, is not wholly on a screen 800 tall."
      ),
      (["top": 0, "height": 801], 800, "A target 801 tall, 0 from the top edge"),
      // 100 − 59 − 12 = 29 above, and −34 below; padding and spacing take 44.
      (
        ["top": 100, "height": 700], 800,
        "A screen 800 tall leaves the bubble 29 points above the target, the roomier side, and padding "
          + "and spacing take 44 of them."
      ),
      (["top": 116, "height": 684], 800, nil),
    ] as [([String: Double], Double?, String?)])
  func coachMarkOnAScreen(_ target: [String: Double], _ screen: Double?, _ part: String?) {
    var values: [String: SampleValue] = ["target": .group(Self.numbers(target))]
    values["screen"] = screen.map { .group(["height": .number($0)]) }
    let message = Self.message(CoachMark.manual.check, values)
    #expect((message == nil) == (part == nil), "\(message ?? "")")
    if let part { #expect(message?.contains(part) == true, "\(message ?? "")") }
  }

  @Test(
    arguments: [
      ([:], nil), (["height": 57], nil),
      (
        ["width": 32],
        "\"badgePadding\" of 16 on each side leaves a badge's title nothing of a card "
          + "32 wide."
      ),
      (
        ["width": 48],
        "\"emptyPadding\" of 24 on each side leaves the empty message nothing of a card "
          + "48 wide."
      ),
      (
        ["height": 56],
        "\"emptyPadding\" of 24 above and below and \"emptyGap\" of 8 leave the empty "
          + "message nothing of a card 56 tall."
      ),
      (["inset": 390], "\"inset\" of 390 leaves the badges nothing of a card 390 tall."),
      (["padding": 150], nil),
    ] as [([String: Double], String?)])
  func deck(_ style: [String: Double], _ part: String?) {
    let message = Self.message(SwipeDeck.manual.check, Self.numbers(style))
    #expect((message == nil) == (part == nil), "\(message ?? "")")
    if let part { #expect(message?.contains(part) == true, "\(message ?? "")") }
  }

  @Test func aDecksCard() {
    func message(_ slot: [String: Double], _ style: [String: Double] = [:]) -> String? {
      var values = Self.numbers(style)
      values["card"] = .list([.group(Self.numbers(slot))])
      return Self.message(SwipeDeck.manual.check, values)
    }
    #expect(message([:]) == nil)
    #expect(
      message([:], ["padding": 150])?.contains(
        "\"padding\" of 150 on each side leaves a card's texts nothing of a card 300 wide") == true)
    #expect(message(["padding": 127]) == nil)
    #expect(message(["padding": 128])?.contains("nothing of a width of 256") == true)
    #expect(message(["padding": 40, "width": 80])?.contains("nothing of a width of 80") == true)
  }

  @Test(
    arguments: [
      ([:], true, nil), (["height": 27.0], true, nil),
      (
        ["height": 26], true, "An icon of 22 and a gap of 4 leave a label nothing of a bar 26 tall."
      ),
      (["icon": 64], true, "An icon of 64 and a gap of 4 leave a label nothing of a bar 68 tall."),
      (["icon": 64], false, nil),
      (["width": 31], true, nil),
      (
        ["width": 30], true,
        "An indicator 5 inside its cell has nothing of a cell that is 30 ÷ 3 wide."
      ),
      (["indicatorInset": 500], true, nil),
    ] as [([String: Double], Bool, String?)])
  func tabBar(_ style: [String: Double], _ showsLabels: Bool, _ part: String?) {
    var values = Self.numbers(style)
    values["tabs"] = .list([.copy("a"), .copy("b"), .copy("c")])
    values["showsLabels"] = .flag(showsLabels)
    let message = Self.message(TabBar.manual.check, values)
    #expect((message == nil) == (part == nil), "\(message ?? "")")
    if let part { #expect(message?.contains(part) == true, "\(message ?? "")") }
  }

  @Test func segments() {
    var values: [String: SampleValue] = [
      "segments": .list([.copy("a"), .copy("b")]), "width": .number(33),
    ]
    #expect(Self.message(SegmentedControl.manual.check, values) == nil)
    values["width"] = .number(32)
    #expect(
      Self.message(SegmentedControl.manual.check, values)
        == "A padding of 8 on each side leaves a label nothing of its segment, 32 ÷ 2. Make "
        + "\"padding\" smaller, or \"width\" larger.")
    values["width"] = nil
    values["padding"] = .number(900)
    #expect(Self.message(SegmentedControl.manual.check, values) == nil)
  }

  // MARK: Settings without effect

  @Test(
    arguments: [
      (["fixedSize": .flag(true), "lines": .number(1)], nil),
      (["fixedSize": .flag(true), "minimumScaleFactor": .number(1)], nil),
      (
        ["fixedSize": .flag(true), "lines": .number(1), "minimumScaleFactor": .number(0.5)],
        "\"minimumScaleFactor\" has no effect with \"fixedSize\""
      ),
      (
        ["fixedSize": .flag(true), "height": .number(40), "truncatesAtHeight": .flag(true)],
        "\"truncatesAtHeight\" has no effect with \"fixedSize\""
      ),
      (["height": .number(40), "truncatesAtHeight": .flag(true)], nil),
      (["truncatesAtHeight": .flag(false)], nil),
      (
        ["truncatesAtHeight": .flag(true)], "\"truncatesAtHeight\" has no effect without \"height\""
      ),
      (["minimumScaleFactor": .number(0.5), "lines": .number(3)], nil),
      (
        [
          "minimumScaleFactor": .number(0.5), "height": .number(40),
          "truncatesAtHeight": .flag(true),
        ], nil
      ),
      (
        ["minimumScaleFactor": .number(0.5)],
        "\"minimumScaleFactor\" has no effect on a text that may take any number of lines"
      ),
      (["minimumScaleFactor": .number(0.5), "height": .number(40)], "any number of lines"),
    ] as [([String: SampleValue], String?)])
  func whatHasNoEffect(_ values: [String: SampleValue], _ part: String?) throws {
    var values = values
    values["text"] = .copy("Wochenende in den Bergen")
    let message = Self.message(Slots.check, values)
    #expect((message == nil) == (part == nil), "\(message ?? "")")
    guard let part else { return }
    #expect(message?.contains(part) == true, "\(message ?? "")")
    #expect(message?.contains("out.") == true)
    // It is true: without the key everything comes out the same.
    let name = try #require(part.split(separator: "\"").first.map(String.init))
    let key = values[name] == nil ? "minimumScaleFactor" : name
    for width in [20.0, 60, 100, 400] {
      values["width"] = .number(width)
      let with = try OneCell().layout(Slots.self, ["slots": .list([.group(values)])])
      var less = values
      less[key] = nil
      let without = try OneCell().layout(Slots.self, ["slots": .list([.group(less)])])
      #expect(with.slots[0].outcomes[0] == without.slots[0].outcomes[0])
    }
  }

  @Test(
    arguments: [
      (["text": .copy("a")], nil), (["literal": .text("a"), "size": .number(20)], nil),
      ([:], "A unit needs \"text\""),
      (
        ["text": .copy("a"), "literal": .text("b")],
        "A unit has one text: \"text\" or \"literal\", not both."
      ),
      (
        ["text": .copy("a"), "size": .number(20), "textStyle": .text("body")],
        "A unit has one size: \"textStyle\" or \"size\", not both."
      ),
    ] as [([String: SampleValue], String?)])
  func units(_ values: [String: SampleValue], _ part: String?) {
    let message = Slots.unit.problem(in: SurfaceSettings(values))
    #expect((message == nil) == (part == nil), "\(message ?? "")")
    if let part { #expect(message?.contains(part) == true, "\(message ?? "")") }
  }

  @Test(
    arguments: [
      ([:], nil), (["hidden": .flag(true)], nil),
      (["hidden": .flag(false), "title": .copy("a")], nil),
      (["symbol": .text("none")], nil),
      (["symbol": .text("star"), "symbolFactor": .number(1)], nil),
      (["hidden": .flag(true), "title": .copy("a")], "A hidden badge shows no \"title\""),
      (
        ["symbol": .text("none"), "symbolFactor": .number(1)],
        "\"symbolFactor\" has no effect with \"symbol: none\""
      ),
    ] as [([String: SampleValue], String?)])
  func badges(_ values: [String: SampleValue], _ part: String?) {
    for badge in SwipeDeck.badges {
      let message = Self.message(badge.group.check, values)
      #expect((message == nil) == (part == nil), "\(message ?? "")")
      if let part { #expect(message?.contains(part) == true, "\(message ?? "")") }
    }
  }

  @Test(arguments: [(true, 0.0, false), (true, 0.5, true), (false, 0, true)])
  func clustersThatNothingJoins(_ joined: Bool, _ container: Double, _ isFine: Bool) {
    let message = Self.message(
      Glass.clusters.check, ["joined": .flag(joined), "containerSpacing": .number(container)])
    #expect((message == nil) == isFine)
    if !isFine { #expect(message?.contains("Make \"containerSpacing\" larger") == true) }
  }
}
