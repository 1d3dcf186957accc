import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// The example card: 300 × 390 with 22 of padding, so 256 for its texts. Worked with Inter, whose
/// SemiBold has 2816 units per em and the coefficients 0.9671 and −0.0307 an em per glyph from 28 pt.
@Suite(CardFaces.condition) struct SlotsCardTests {
  /// A 29 pt semibold title, tracking −1, one line, minimumScaleFactor 0.6.
  private func title(_ text: String, _ category: ContentSizeCategory, _ scale: DisplayScale) throws
    -> SlotOutcome
  {
    try Lab.slot(
      [
        "text": .copy(text), "size": .number(29), "weight": .text("semibold"),
        "tracking": .number(-1), "lines": .number(1), "minimumScaleFactor": .number(0.6),
        "width": .number(300), "padding": .number(22),
      ], category, width: 343, scale: scale, measurer: FontMeasurer())
  }

  @Test(
    arguments: [
      // Glyphs and the sum of their advances, as hb-shape gives it, ÷ 2816. 29 pt has 0.40 of the
      // system's own tracking: 29 × (0.9671 em − 0.0307 n) + (0.40 − 1) n.
      ("Weekend in Rome", 15, 8.62287, 219.482, SlotOutcome.Kind.fits),
      ("Weekend in the mountains", 24, 12.82457, 323.910, .shrinks(to: 256 / 323.9099)),
      ("Wochenendtrip in die Alpen", 26, 13.35618, 335.838, .shrinks(to: 256 / 335.8383)),
      // 449.073 × 0.6 = 269.44 is wider still: it is cut. 33 × 256 ÷ 269.44 = 31 characters with
      // the ellipsis.
      ("Wochenende in den Bergen mit Bahn", 33, 17.76563, 449.073, .truncates(lost: 3)),
    ] as [(String, Int, Double, Double, SlotOutcome.Kind)])
  func theTitle(
    _ text: String, _ glyphs: Int, _ em: Double, _ width: Double, _ kind: SlotOutcome.Kind
  ) throws {
    let worked = 29 * (0.9671 * em - 0.0307 * Double(glyphs)) + (0.40 - 1) * Double(glyphs)
    #expect(abs(worked - width) < 0.001)
    for category in [ContentSizeCategory.large, .accessibility5] {
      for scale in DisplayScale.allCases {
        let outcome = try title(text, category, scale)
        #expect(abs(outcome.measured - width) < 0.001)
        #expect(outcome.available == 256)
        #expect(outcome.band == 0.025)
        switch (outcome.kind, kind) {
        case (.shrinks(let found), .shrinks(let expected)): #expect(abs(found - expected) < 1e-5)
        default: #expect(outcome.kind == kind)
        }
      }
    }
  }

  /// A 132 pt number with monospaced digits and tracking −7 beside a headline unit, one line, 0.5.
  /// The unit and its gap are 40 here, so 216 are left.
  @Test(
    arguments: [
      // Each tabular digit of Inter is 1888 ÷ 2816 = 0.670455 em, and from 80 pt on the system font
      // tracks no more: n × (132 × (0.9671 × 0.670455 − 0.0307) − 7) = 74.536 n.
      ("28", 149.072, SlotOutcome.Kind.fits),
      ("128", 223.608, .shrinks(to: 216 / 223.608)),
      ("999", 223.608, .shrinks(to: 216 / 223.608)),
      ("88888", 372.680, .shrinks(to: 216 / 372.680)),
      // 447.216 × 0.5 = 223.608: more than 216, but less than the band of 2.5 % leaves open.
      ("888888", 447.216, .truncates(lost: 2)),
    ] as [(String, Double, SlotOutcome.Kind)])
  func theNumber(_ number: String, _ width: Double, _ kind: SlotOutcome.Kind) throws {
    let outcome = try Lab.slot(
      [
        "literal": .text(number), "size": .number(132), "weight": .text("semibold"),
        "tracking": .number(-7), "monospacedDigits": .flag(true), "lines": .number(1),
        "minimumScaleFactor": .number(0.5), "width": .number(300), "padding": .number(22),
        "beside": .number(40),
      ], width: 343, measurer: FontMeasurer())
    #expect(abs(outcome.measured - width) < 0.002)
    #expect(outcome.available == 216)
    switch (outcome.kind, kind) {
    case (.shrinks(let found), .shrinks(let expected)): #expect(abs(found - expected) < 1e-5)
    default: #expect(outcome.kind == kind)
    }
    // One line of 132 pt is 132 × 1.193359 = 157.52 tall: within the card's 390 less 44.
    if outcome.scale == 1 { #expect(isClose(outcome.height, 473.0 / 3)) }
  }
}

/// The face that these figures belong to. A machine without it says so.
enum CardFaces {
  static let condition: ConditionTrait = .enabled(
    if: FontMeasurer().chainFaces(weights: [.semibold], hashed: false).faces.contains {
      $0.postScriptName == "Inter-SemiBold" && $0.revision == "3.019"
    }, "needs Inter 3.019 (fonts-inter) of Debian 12")
}
