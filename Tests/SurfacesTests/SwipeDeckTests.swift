import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Each character is half an em wide, less 0.4 of tracking: 9.6 pt in a title3 title at large, 27.1 pt
/// at accessibility5.
@Suite struct SwipeDeckTests {
  private func deck(
    _ title: String, _ style: [String: Double] = [:], badge: [String: SampleValue] = [:],
    cell: OneCell = OneCell(), measurer: FakeMeasurer = FakeMeasurer(addsTracking: true)
  ) throws -> SurfaceLayout {
    var left: [String: SampleValue] = ["title": .copy(title)]
    left.merge(badge) { $1 }
    var values: [String: SampleValue] = ["left": .group(left)]
    for (name, number) in style { values[name] = .number(number) }
    return try cell.layout(SwipeDeck.self, values, measurer: measurer)
  }

  // MARK: Width

  @Test(
    arguments: [
      // symbol, symbolFactor, points that the capsule leaves of 300
      ("xmark", nil, 247.75),  // 32 + 15 × 0.95 + 6 = 52.25
      ("heart.fill", nil, 244),  // 32 + 15 × 1.2 + 6 = 56
      ("bookmark.fill", nil, 249.25),  // 32 + 15 × 0.85 + 6 = 50.75
      ("checkmark", nil, 246.25),  // 32 + 15 × 1.05 + 6 = 53.75
      ("star", nil, 244),
      ("star", 2.0, 232),  // 32 + 30 + 6 = 68
      ("star", 0.0, 262),
      ("none", nil, 268),  // 32: neither a symbol nor its gap
      ("none", 2.0, 268),
    ] as [(String, Double?, Double)])
  func aCapsuleTakesPaddingSymbolAndGap(
    _ symbol: String, _ factor: Double?, _ available: Double
  ) throws {
    var badge: [String: SampleValue] = ["symbol": .text(symbol)]
    badge["symbolFactor"] = factor.map { .number($0) }
    let layout = try deck("Skip", badge: badge)
    #expect(isNear(try layout.slot("left").available, available))
    // Scaled by 1.08 about its centre, against the same outline.
    let beside = 300 - available
    #expect(isNear(try layout.slot("left-locked").available, 300 / 1.08 - beside))
  }

  @Test(
    arguments: [
      // characters, clipped at rest, clipped when locked
      (23, 0.0, 0.0),  // 220.8
      (24, 0, 4.872222),  // 230.4 − (300 ÷ 1.08 − 52.25)
      (25, 0, 14.472222),
      (26, 1.85, 24.072222),  // 249.6 − 247.75
      (100, 712.25, 734.472222),
    ]) func aBadgeIsClippedAndNeverTruncates(_ count: Int, _ rest: Double, _ locked: Double) throws
  {
    let layout = try deck(String(repeating: "x", count: count))
    let outcomes = try (layout.slot("left"), layout.slot("left-locked"))
    #expect(isNear(outcomes.0.clippedBy, rest))
    #expect(isNear(outcomes.1.clippedBy, locked))
    for outcome in [outcomes.0, outcomes.1] {
      #expect(outcome.truncation == .fits)
      #expect(outcome.lostCharacters == 0)
      #expect(outcome.scale == 1)
      #expect(outcome.lines == 1)
      #expect(outcome.brokenWord == nil)
    }
  }

  @Test(
    arguments: [
      // width of the title, band, verdict. Available are 247.75, the symbol's band is ±1.425.
      (245.9, 0.0, Verdict.fits),  // 245.9 + ⅓ ≤ 246.325
      (246.0, 0, .borderline),
      (249.1, 0, .borderline),  // ≤ 249.175
      (249.2, 0, .exceeds),
      (236.5, 0.04, .fits),  // × 1.04 + ⅓ = 246.29
      (236.6, 0.04, .borderline),  // 246.40
      (259.5, 0.04, .borderline),  // × 0.96 = 249.12
      (259.6, 0.04, .exceeds),  // 249.216
    ]) func theBandsOfTitleAndSymbolAddUp(
      _ width: Double, _ band: Double, _ verdict: Verdict
    ) throws
  {
    let measurer = FakeMeasurer(band: band, addsTracking: true)
    measurer.widths["Skip"] = [20: width + 1.6]  // 4 × 0.4 of tracking
    let outcome = try deck("Skip", measurer: measurer).slot("left")
    #expect(outcome.clipping == verdict)
    #expect(outcome.isBorderline == (verdict == .borderline))
  }

  @Test func withoutASymbolTheTitlesBandIsAll() throws {
    let measurer = FakeMeasurer(addsTracking: true)
    for (width, verdict) in [(267.6, Verdict.fits), (267.7, .borderline), (268.1, .exceeds)] {
      measurer.widths["Skip"] = [20: width + 1.6]  // 4 × 0.4 of tracking
      let outcome = try deck("Skip", badge: ["symbol": .text("none")], measurer: measurer)
      #expect(try outcome.slot("left").clipping == verdict, "\(width)")
    }
  }

  // MARK: The outline

  @Test(
    arguments: [
      // Height at large 44, so the middle is at 42; with r = 34 that is below the corner.
      (ContentSizeCategory.large, DisplayScale.x3, 34.0, 300.0),
      (.large, .x3, 42, 300),
      // 60 − √(60² − 18²) = 2.763647
      (.large, .x3, 60, 294.472704),
      // 150 − √(150² − 108²) = 45.903890; 200 counts as half of the width, 150.
      (.large, .x3, 150, 208.192219),
      (.large, .x3, 200, 208.192219),
      // xSmall: 44 × 22 ÷ 25 = 38.72 is 38.5 at @2x (middle at 39.25) and 38.667 at @3x (39.333).
      (.xSmall, .x2, 150, 202.330794),
      (.xSmall, .x3, 150, 202.513100),
      // accessibility5: 44 × 65 ÷ 25 = 114.4 is 114.5 at @2x (77.25) and 114.333 at @3x (77.167).
      (.accessibility5, .x2, 150, 262.354245),
      (.accessibility5, .x3, 150, 262.261744),
    ]) func theOutlineCutsAtTheCapsulesMiddle(
      _ category: ContentSizeCategory, _ scale: DisplayScale, _ radius: Double, _ outline: Double
    ) throws
  {
    let cell = OneCell(category: category, scale: scale)
    let layout = try deck(
      "Skip", ["cornerRadius": radius], badge: ["symbol": .text("none")], cell: cell)
    #expect(isNear(try layout.slot("left").available, outline - 32))
    #expect(isNear(try layout.slot("left-locked").available, outline / 1.08 - 32))
    // The bottom edge is the top edge turned round.
    let up = SwipeDeck.badges[2]
    let symbol =
      SymbolWidth.factor(of: up.standardSymbol)
      * Double(TextStyle.subheadline.pointSize(category))
    #expect(isNear(try layout.slot("up").available, outline - 32 - 6 - symbol))
  }

  /// Goes along the corner's circle until it is at the depth.
  private func outlineByWalking(_ width: Double, _ radius: Double, _ depth: Double) -> Double {
    if depth >= radius { return width }
    // Points of the left upper corner's circle, from its left end upwards: each is a turn of the one
    // before, so no sine and no root is asked for.
    let steps = 400_000
    let angle = Double.pi / 2 / Double(steps)
    let (cosine, sine) = (1 - angle * angle / 2, angle - angle * angle * angle / 6)
    var (x, y) = (-radius, 0.0)
    while radius + y > depth {
      (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
    }
    return width - 2 * (radius + x)
  }

  @Test(
    arguments: [
      (300.0, 34.0), (300, 60), (300, 150), (164, 50), (1000, 195),
    ]) func theOutlineIsThatOfACircle(_ width: Double, _ radius: Double)
  {
    let outline = RoundedOutline(width: width, height: 900, radius: radius)
    for share in [0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 1, 1.2] {
      let depth = share * radius
      let walked = outlineByWalking(width, radius, depth)
      #expect(abs(outline.width(atDepth: depth) - walked) < 0.01, "\(share)")
      #expect(isNear(outline.width(atDepth: 900 - depth), outline.width(atDepth: depth)))
    }
  }

  @Test func theOutlinesEdges() {
    let outline = RoundedOutline(width: 300, height: 390, radius: 34)
    #expect(outline.width(atDepth: 0) == 300 - 68)
    #expect(outline.width(atDepth: 34) == 300)
    #expect(outline.width(atDepth: 390) == 232)
    #expect(outline.width(atDepth: -1) == 0)
    #expect(outline.width(atDepth: 391) == 0)
    #expect(RoundedOutline(width: 300, height: 390, radius: 0).width(atDepth: 0) == 300)
    // A capsule on its side: at its middle it is as wide as it gets.
    #expect(RoundedOutline(width: 300, height: 100, radius: 1e6).radius == 50)
    #expect(RoundedOutline(width: 300, height: 100, radius: 1e6).width(atDepth: 50) == 300)
    #expect(RoundedOutline(width: -1, height: 5, radius: 3).width(atDepth: 2) == 0)
  }

  @Test(
    arguments: [
      // place, style, card
      (358.0, [:], 300.0), (288, [:], 288), (358, ["width": 340], 340), (320, ["width": 340], 320),
    ] as [(Double, [String: Double], Double)])
  func aCardIsNeverWiderThanThePlace(
    _ place: Double, _ style: [String: Double], _ card: Double
  ) throws {
    let layout = try deck(
      "Skip", style, badge: ["symbol": .text("none")], cell: OneCell(width: place))
    #expect(try layout.slot("left").available == card - 32)
    #expect(try layout.slot("empty").available == card - 48)
  }

  // MARK: Height

  @Test(
    arguments: [
      // content size, card's height, too tall at rest, when locked
      // large: the badge is 44; a line of its title is 24 (23.867 rounded up to a pixel).
      (ContentSizeCategory.large, 67.6, 0.0, 0.0),  // 44 × 1.08 + 20 = 67.52
      (.large, 67.4, 0, 0.111111),  // 44 − 47.4 ÷ 1.08
      (.large, 64, 0, 3.259259),
      (.large, 63, 1, 4.185185),
      // accessibility5: the badge is 114.333, a line 65.667.
      (.accessibility5, 143.5, 0, 0),  // 114.333 × 1.08 + 20 = 143.48
      (.accessibility5, 134.4, 0, 8.407407),
      (.accessibility5, 100, 34.333333, 40.259259),
      // The card ends before the badge begins: 114.333 + 19; ÷ 1.08 the 19 are 17.593.
      (.accessibility5, 1, 133.333333, 131.925926),
    ]) func aBadgeIsTooTallForTheCardLess20(
      _ category: ContentSizeCategory, _ height: Double, _ rest: Double, _ locked: Double
    ) throws
  {
    let layout = try deck("Skip", ["height": height], cell: OneCell(category: category))
    #expect(isNear(try layout.slot("left").tooTallBy, rest))
    #expect(isNear(try layout.slot("left-locked").tooTallBy, locked))
    #expect(try layout.slot("left").tallness == (rest > 0 ? .exceeds : .fits))
  }

  /// Narrower than what is around it: 32 of padding in 20, and as much again as the title is wide.
  @Test func whatIsLackingCounts() throws {
    let layout = try deck("Skip", badge: ["symbol": .text("none")], cell: OneCell(width: 20))
    let outcome = try layout.slot("left")
    #expect(outcome.available == 0)
    // The outline of a card 20 wide has corners of 10, and is 20 wide at a depth of 42.
    #expect(outcome.missingWidth == 12)
    #expect(isNear(outcome.clippedBy, 38.4 + 12))
    #expect(outcome.clipping == .exceeds)
    // 48 of padding.
    #expect(try layout.slot("empty").missingWidth == 28)
  }

  /// Defaults, each in a number that it alone decides. With nothing above it a badge of 44 has its
  /// middle at 22: 34 − √(34² − 12²) = 2.188053 on each side of 300.
  @Test func theDefaultCornerIs34() throws {
    let layout = try deck("Skip", ["inset": 0], badge: ["symbol": .text("none")])
    #expect(isNear(try layout.slot("left").available, 300 - 2 * 2.188053 - 32))
  }

  /// What is measured and what it is compared with are both points before the badge is scaled: it is
  /// the outline that is divided by 1.08, not the text that is multiplied.
  @Test func aLockedBadgeIsJudgedBeforeItIsScaled() throws {
    let layout = try deck("Skip")
    let (rest, locked) = (try layout.slot("left"), try layout.slot("left-locked"))
    #expect(locked.measured == rest.measured)
    #expect(isNear(locked.available, 300 / 1.08 - (300 - rest.available)))
    let remarks = layout.slots.map(\.remark)
    #expect(remarks[0] == nil)
    #expect(
      remarks[1] == "A locked badge is drawn at 1.08: the points are those before that.")
    // Drawn at 1, it is the badge at rest.
    #expect(try deck("Skip", ["lockedScale": 1]).slots[1].remark == nil)
  }

  @Test func aLineTallerThanTheBadgeMakesItTaller() throws {
    // A line of 24 in a badge of at least 10: middle at 20 + 12 = 32, 150 − √(150² − 118²).
    let layout = try deck(
      "Skip", ["badgeHeight": 10, "cornerRadius": 150], badge: ["symbol": .text("none")])
    let cut = 150 - (150.0 * 150 - 118 * 118).squareRoot()
    #expect(isNear(try layout.slot("left").available, 300 - 2 * cut - 32))
  }

  // MARK: Type

  @Test(
    arguments: [
      // content size, title3, subheadline: 12 characters
      (ContentSizeCategory.xSmall, 17.0, 12.0), (.large, 20, 15), (.xxxLarge, 26, 21),
      (.accessibility1, 31, 25), (.accessibility5, 55, 49),
    ]) func badgesGrowWithTheTextSize(
      _ category: ContentSizeCategory, _ title: Double, _ symbol: Double
    ) throws
  {
    for scale in DisplayScale.allCases {
      let outcome = try deck("Überspringen", cell: OneCell(category: category, scale: scale))
        .slot("left")
      #expect(isNear(outcome.measured, 12 * (title / 2 - 0.4)))
      #expect(isNear(outcome.available, 300 - 38 - 0.95 * symbol))
    }
  }

  @Test(arguments: [(false, FontWeight.semibold), (true, .bold)])
  func titlesAreSemiboldAndTightlyTracked(_ boldText: Bool, _ weight: FontWeight) throws {
    let measurer = FakeMeasurer(addsTracking: true)
    _ = try deck("Ignorieren", cell: OneCell(boldText: boldText), measurer: measurer)
    for text in ["Ignorieren", "Keep", "Save", "All caught up"] {
      let asks = measurer.asks.keys.filter { $0.text == text }
      #expect(!asks.isEmpty, "\(text)")
      for ask in asks {
        #expect(
          ask.attributes == TextAttributes(weight: weight, locale: "de", extraTracking: -0.4))
        #expect(ask.size == 20)
      }
    }
  }
}
