import Testing

@testable import Linting
@testable import Surfaces

@Suite struct LowContrastTests {
  /// Published pairs: WebAIM's and the WCAG understanding documents name #767676 as the lightest grey
  /// that passes on white.
  @Test(arguments: [
    ("#FFFFFF", "#767676", "4.54"), ("#777777", "#FFFFFF", "4.47"), ("#000000", "#FFFFFF", "21.00"),
    ("#141414", "#FF0000", "4.60"), ("#FF0000", "#FFFFFF", "3.99"), ("#0000FF", "#FFFFFF", "8.59"),
    ("#ABCDEF", "#abcdef", "1.00"),
  ])
  func ratios(a: String, b: String, ratio: String) throws {
    let (a, b) = (try #require(RGBColor(a)), try #require(RGBColor(b)))
    #expect(MessageText.roundedDown(a.contrast(with: b)) == ratio)
    #expect(a.contrast(with: b) == b.contrast(with: a))
  }

  @Test(arguments: ["", "#", "FF0000", "#FF000", "#FF00000", "#GG0000", "#FF 000", "red", "#é0000"])
  func whatIsNoColor(text: String) { #expect(RGBColor(text) == nil) }

  private static func flow(_ pairs: [ColorPair]) -> FlowAnalysis {
    Build.slots(
      [], ["en", "de"].map { Build.shown($0, [], Build.layout { $0.contrasts = pairs }) })
  }

  @Test func oneFindingForEachPairAtTheFlow() throws {
    let found = LowContrast.findings(
      Self.flow([
        ColorPair(name: "the left badge", ink: "#777777", fill: "#FFFFFF"),
        ColorPair(name: "the right badge", ink: "#767676", fill: "#FFFFFF"),
        ColorPair(name: "the top badge", ink: "#FFFFFF", fill: "#FF0000"),
        ColorPair(name: "a mistake", ink: "grey", fill: "#FFFFFF"),
      ]))
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.severity == .warning && $0.locale.isEmpty })
    #expect(found.allSatisfy { $0.location == Build.location(line: 7, file: "copyfit.yml") })
    #expect(
      found[0].message
        == "The ink #777777 of the left badge has a contrast of 4.47 : 1 with #FFFFFF, under 4.5 : 1. "
        + "WCAG 2.2 asks for that much, so that people with low vision can read it.")
    #expect(
      found[0].advice
        == "Take #000000 for the ink, which has 21.00 : 1, or another colour behind it.")
    #expect(found[1].advice.hasPrefix("Take #000000 for the ink, which has 5.25 : 1"))
  }

  /// At the colour that the flow sets; what the view has itself is nowhere.
  @Test(
    arguments: [
      ("surface: swipe-deck\n    left: { fill: \"#777777\",\n      ink: \"#FFFFFF\" }", [5, 12]),
      ("surface: swipe-deck\n    left: { fill: \"#222222\" }", [4, 19]),
      ("surface: swipe-deck\n    right: { ink: \"#FFFFFF\" }", [2, 5]),
      ("steps: [a]\n    style: { accent: \"#777777\" }", [4, 22]),
      ("steps: [a]\n    style: { accent: \"#777777\", accentInk: \"#FFFFFF\" }", [4, 44]),
    ] as [(String, [Int])])
  func pointsAtTheColor(surface: String, place: [Int]) throws {
    let decoded = ConfigurationDecoderTests.decode("flows:\n  - id: f\n    \(surface)\n")
    let configured = try #require(decoded.configuration?.flows.first)
    let fill = surface.contains("#222222") ? "#222222" : "#777777"
    let isInk = surface.contains("nk: \"#FFFFFF\"")
    var flow = Self.flow([
      ColorPair(name: "the left badge", ink: isInk ? "#FFFFFF" : "#141414", fill: fill)
    ])
    flow.flow = configured
    let position = try #require(LowContrast.findings(flow).first).location.position
    // Of a surface of one's own the flow begins at its id.
    #expect([position.line, position.column] == place)
  }

  /// Black or white always has 4.58 : 1 at least.
  @Test func aDarkFillIsReadInWhite() throws {
    let found = LowContrast.findings(
      Self.flow([ColorPair(name: "the bar", ink: "#333333", fill: "#0000AA")]))
    #expect(found.first?.advice.hasPrefix("Take #FFFFFF for the ink") == true)
    for step in 0...255 {
      let grey = RGBColor(red: UInt8(step), green: UInt8(step), blue: UInt8(step))
      let best = max(grey.contrast(with: .black), grey.contrast(with: .white))
      #expect(best >= LowContrast.least)
    }
  }
}

@Suite struct GlassSpacingTests {
  private static func findings(_ clusters: [GlassSpacing]) -> [Finding] {
    GlassSpacingRule.findings(
      Build.slots(
        [], ["en", "de"].map { Build.shown($0, [], Build.layout { $0.clusters = clusters }) }))
  }

  private static func cluster(_ container: Double, _ layout: Double, joined: Bool) -> GlassSpacing {
    GlassSpacing(
      name: "the cluster “actions”", path: "clusters.0", container: container, layout: layout,
      isJoined: joined)
  }

  @Test(arguments: [
    (20.0, 26.0, false, true), (20, 25.999, false, false), (20, 20, false, false),
    (20, 4, false, false), (20, 4, true, true), (20, 19.999, true, true), (20, 20, true, false),
    (20, 26, true, false), (0, 6, false, true), (0, 0, true, false),
  ])
  func clear(container: Double, layout: Double, joined: Bool, passes: Bool) {
    let found = Self.findings([Self.cluster(container, layout, joined: joined)])
    #expect(found.isEmpty == passes)
  }

  @Test func separateActions() throws {
    let found = Self.findings([Self.cluster(20, 16, joined: false)])
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.severity == .warning)
    #expect(finding.location == Build.location(line: 7, file: "copyfit.yml"))
    #expect(
      finding.message
        == "The cluster “actions” is meant to be separate actions, and they are 16 pt apart in a "
        + "container that joins what is nearer than 20. They melt together, at rest too.")
    #expect(
      finding.advice == "Set `layoutSpacing` to at least 26, or `joined: true` and under 20.")
    let near = try #require(Self.findings([Self.cluster(20, 22.5, joined: false)]).first)
    #expect(near.message.contains("are 22.5 pt apart"))
    #expect(
      near.message.hasSuffix("They nearly touch, and melt together as soon as one of them grows."))
  }

  /// A step trail is a cluster of joined stops. House values: merge 20, joined 4, apart 26.
  @Test(
    arguments: [
      (4.0, true, nil), (20, true, "are 20 pt apart"), (20.0001, true, "are just over 20 pt apart"),
      (26, false, nil), (25.9, false, "are 25.9 pt apart"),
      (25.9999, false, "are just under 26 pt apart"),
    ] as [(Double, Bool, String?)])
  func houseValues(layout: Double, joined: Bool, clause: String?) {
    let found = Self.findings([Self.cluster(20, layout, joined: joined)])
    #expect(found.count == (clause == nil ? 0 : 1))
    if let clause { #expect(found.first?.message.contains(clause) == true) }
  }

  /// Nothing is nearer than 0: what cannot be joined is not told to be.
  @Test func noCureThatIsNone() throws {
    let finding = try #require(Self.findings([Self.cluster(0, 2, joined: false)]).first)
    #expect(finding.advice == "Set `layoutSpacing` to at least 6.")
  }

  @Test func partsOfOneControl() throws {
    let finding = try #require(Self.findings([Self.cluster(20, 24, joined: true)]).first)
    #expect(
      finding.message
        == "The cluster “actions” is meant to be joined, and its parts are 24 pt apart in a container "
        + "that joins what is nearer than 20. They look like separate actions.")
    #expect(
      finding.advice == "Set `layoutSpacing` under 20, or `joined: false` and at least 26.")
  }
}

@Suite struct StyleOutOfRangeTests {
  private static func slots(
    _ settings: [String: SurfaceSettings<CopyKey>.Value], _ id: String? = nil
  )
    -> FlowAnalysis
  {
    var flow = Build.slots([], [])
    var settings = settings
    settings["id"] = id.map { .text($0) }
    flow.flow.settings = SurfaceSettings([
      "slots": .list([.group(SurfaceSettings()), .group(SurfaceSettings(settings))])
    ])
    return flow
  }

  @Test func pointsAtTheNumber() throws {
    let decoded = ConfigurationDecoderTests.decode(
      """
      flows:
        - id: a
          surface: slots
          slots:
            - { literal: "5", size: 12 }
            - { literal: "5", scaledSize: { size: 9 } }
        - id: b
          steps: [x]
          style: { height: 20 }
        - id: c
          surface: tab-bar
          tabs: [x]
          style: { labelSize: 9 }
        - id: d
          surface: tab-bar
          tabs: [x]
          style: { labelSize: 10 }
      """)
    let places = try #require(decoded.configuration).flows.flatMap { configured in
      var flow = Build.flow([])
      flow.flow = configured
      return StyleOutOfRange.findings(flow).map(\.location.position)
    }
    #expect(places.map(\.line) == [6, 9, 13])
    #expect(places.map(\.column) == [45, 22, 25])
  }

  @Test func aTrailDrawsTheLeast() throws {
    var flow = Build.flow([])
    #expect(StyleOutOfRange.findings(flow).isEmpty)
    flow.flow.height = 28
    flow.flow.maximumTitleWidth = 40
    #expect(StyleOutOfRange.findings(flow).isEmpty)
    flow.flow.height = 20
    flow.flow.maximumTitleWidth = 39.5
    let found = StyleOutOfRange.findings(flow)
    #expect(found.map(\.severity) == [.note, .note])
    #expect(found.map(\.surface) == ["step-trail", "step-trail"])
    #expect(
      found.map(\.message) == [
        "`style.height` is 20 pt; usual is 28 pt or more. The view takes less for 28.",
        "`style.maximumTitleWidth` is 39.5 pt; usual is 40 pt or more. The view takes less for 40.",
      ])
    #expect(found.first?.advice == "Set it to 28 pt or more, as the view has it.")
  }

  @Test func inAListOfGroups() throws {
    let found = StyleOutOfRange.findings(
      Self.slots(["size": .number(9), "minimumScaleFactor": .number(0.3)], "add"))
    #expect(
      found.map(\.message) == [
        "`slots.size` of slot “add” is 9 pt; usual is 11 to 200 pt. Human Interface Guidelines: text "
          + "on iOS is at least 11 pt.",
        "`slots.minimumScaleFactor` of slot “add” is 0.3; usual is 0.5 to 1. Text under half its size "
          + "is hard to read.",
      ])
    #expect(found.allSatisfy { $0.location == Build.location(line: 7, file: "copyfit.yml") })
    #expect(
      StyleOutOfRange.findings(Self.slots(["size": .number(9)])).first?.message.hasPrefix(
        "`slots.size` of slot 2 is 9 pt") == true)
  }

  @Test(arguments: [11.0, 200, 17]) func whatIsUsualPasses(size: Double) {
    #expect(StyleOutOfRange.findings(Self.slots(["size": .number(size)])).isEmpty)
  }

  /// A range that goes below 0 has two ends.
  @Test(arguments: [(-100.0, "-100"), (10.5, "10.5")])
  func tracking(_ points: Double, _ text: String) throws {
    let finding = try #require(
      StyleOutOfRange.findings(Self.slots(["tracking": .number(points)])).first)
    #expect(
      finding.message.hasPrefix("`slots.tracking` of slot 2 is \(text); usual is -10 to 10. The "))
    for usual in [-10.0, -7, 0, 10] {
      #expect(StyleOutOfRange.findings(Self.slots(["tracking": .number(usual)])).isEmpty)
    }
  }

  private static func deck(_ style: [String: Double]) -> FlowAnalysis {
    var flow = Build.slots([], [])
    flow.flow.kind = SurfaceKind(SwipeDeck.self)
    flow.flow.settings = SurfaceSettings(style.mapValues { .number($0) })
    return flow
  }

  /// Usual is half of the card's shorter side, whichever that is.
  @Test(
    arguments: [
      (["cornerRadius": 150.0], nil), (["cornerRadius": 151], "150"),
      (["cornerRadius": 151, "width": 340], nil), (["cornerRadius": 100, "width": 180], "90"),
      (["cornerRadius": 50.5, "height": 101], nil), (["cornerRadius": 51, "height": 101], "50.5"),
      (["width": 20, "height": 20], nil),
    ] as [([String: Double], String?)])
  func aCornerIsAtMostHalfOfItsCard(_ style: [String: Double], _ half: String?) throws {
    let found = StyleOutOfRange.findings(Self.deck(style))
    #expect(found.count == (half == nil ? 0 : 1))
    guard let half else { return }
    let radius = try #require(style["cornerRadius"].map { MessageText.number($0) })
    #expect(
      found.first?.message
        == "`style.cornerRadius` is \(radius) pt; usual is \(half) pt at most. Over half of the "
        + "card's shorter side, \(half), it counts as that.")
  }

  @Test(arguments: [(1.5, true), (1.08, true), (1.51, false), (4, false)])
  func aLockedBadgeSwellsALittle(_ scale: Double, _ isUsual: Bool) {
    #expect(StyleOutOfRange.findings(Self.deck(["lockedScale": scale])).isEmpty == isUsual)
  }

  @Test func defaultsAndNumbersWithoutARangePass() {
    #expect(StyleOutOfRange.findings(Self.slots(["beside": .number(900)])).isEmpty)
    #expect(StyleOutOfRange.findings(Self.slots([:])).isEmpty)
  }
}

@Suite struct UnlocalizedTitleTests {
  private static func flow(_ locales: [String], _ texts: [VerbatimText]) -> FlowAnalysis {
    Build.slots(
      [], locales.map { Build.shown($0, [], Build.layout { $0.verbatim = texts }) })
  }

  private static let badges = [
    VerbatimText(
      name: "the title of the left badge", text: "Skip", cure: "Give the left badge a title."),
    VerbatimText(
      name: "the name of the right throw", text: "Swipe right",
      cure: "Give the right badge a title."),
    VerbatimText(name: "the number", text: "42 %", cure: "Name a key."),
  ]

  @Test func listsWhatASurfaceShows() throws {
    let found = UnlocalizedTitle.findings(Self.flow(["en", "de", "fr"], Self.badges))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.severity == .warning)
    #expect((finding.locale, finding.key, finding.text) == ("", "", nil))
    #expect(finding.location == Build.location(line: 7, file: "copyfit.yml"))
    #expect(
      finding.message
        == "Shown as they are written, in every language: the title of the left badge, “Skip”; the "
        + "name of the right throw, “Swipe right”. No catalog entry translates them, so people who "
        + "read German (de) and French (fr) see or hear English.")
    #expect(finding.advice == "Give the left badge a title. Give the right badge a title.")
  }

  @Test func oneTextIsTheFindingsOwn() throws {
    let finding = try #require(
      UnlocalizedTitle.findings(Self.flow(["de"], [Self.badges[0]])).first)
    #expect(finding.text == "Skip")
    #expect(finding.message.hasPrefix("Shown as it is written, in every language: the title"))
    #expect(finding.message.contains("No catalog entry translates it, so"))
  }

  @Test func englishAloneAndTextsWithoutLettersPass() {
    #expect(UnlocalizedTitle.findings(Self.flow(["en", "en-GB", "en_AU"], Self.badges)).isEmpty)
    #expect(UnlocalizedTitle.findings(Self.flow(["en", "de"], [Self.badges[2]])).isEmpty)
    #expect(UnlocalizedTitle.findings(Self.flow(["en", "de"], [])).isEmpty)
  }
}
