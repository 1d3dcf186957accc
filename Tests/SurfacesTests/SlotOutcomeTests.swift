import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Every outcome of a slot by the point estimate. 10 pt, each character 5 pt wide, @2x; a line is
/// 11.93359375 pt tall.
@Suite struct SlotOutcomeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var lines: Int?
    var minimum = 1.0
    var isFixedSize = false
    var truncatesAtHeight = false
    var width: Double
    var height: Double?
    var kind: SlotOutcome.Kind
    var drawn: Int

    init(
      _ text: String, lines: Int? = nil, minimum: Double = 1, fixedSize: Bool = false,
      cut: Bool = false, _ width: Double, height: Double? = nil, _ kind: SlotOutcome.Kind,
      drawn: Int
    ) {
      self.text = text
      self.lines = lines
      self.minimum = minimum
      isFixedSize = fixedSize
      truncatesAtHeight = cut
      self.width = width
      self.height = height
      self.kind = kind
      self.drawn = drawn
    }

    var testDescription: String { "“\(text)” in \(width) × \(height.map { "\($0)" } ?? "∞")" }
  }

  static let cases: [Case] = [
    // Nothing to show.
    Case("", lines: 1, 0, .fits, drawn: 0),
    Case("", 0, height: 0, .fits, drawn: 0),
    Case("", fixedSize: true, 0, .fits, drawn: 0),
    // One line.
    Case("Cart", lines: 1, 20, .fits, drawn: 1),
    Case("Cart", 20, .fits, drawn: 1),
    Case("Cart", .infinity, .fits, drawn: 1),
    // 19 of 20 pt hold 3.8 characters: 2 and the ellipsis.
    Case("Cart", lines: 1, 19, .truncates(lost: 2), drawn: 1),
    Case("Cart", lines: 1, 15, .truncates(lost: 2), drawn: 1),
    Case("Cart", lines: 1, 5, .truncates(lost: 4), drawn: 1),
    Case("Cart", lines: 1, 0, .truncates(lost: 4), drawn: 1),
    Case("Cart", lines: 1, -5, .truncates(lost: 4), drawn: 1),
    Case("Cart", lines: 1, .nan, .truncates(lost: 4), drawn: 1),
    // White space at the end hangs; in front it counts.
    Case("Cart   ", lines: 1, 20, .fits, drawn: 1),
    Case("   ", lines: 1, 0, .fits, drawn: 1),
    Case(" Cart", lines: 1, 20, .truncates(lost: 2), drawn: 1),
    // What follows a hard line break, and one for the ellipsis.
    Case("ab\ncdef", lines: 1, 100, .truncates(lost: 5), drawn: 1),
    Case("ab\n", lines: 1, 100, .truncates(lost: 1), drawn: 1),
    Case("\nab", lines: 1, 100, .truncates(lost: 2), drawn: 1),
    Case("\n", lines: 1, 100, .truncates(lost: 1), drawn: 1),
    // "abcdefgh" in 20 keeps 3 of 8; "ij" is gone as well.
    Case("abcdefgh\nij", lines: 1, 20, .truncates(lost: 7), drawn: 1),
    // It shrinks: 16 ÷ 20 = 0.8.
    Case("Cart", lines: 1, minimum: 0.5, 16, .shrinks(to: 0.8), drawn: 1),
    Case("Cart", lines: 1, minimum: 0.5, 10, .shrinks(to: 0.5), drawn: 1),
    Case("Cart", lines: 1, minimum: 0.5, 20, .fits, drawn: 1),
    // Shrunk to 10 pt and cut all the same: 9.9 of 10 hold 3.96 characters.
    Case("Cart", lines: 1, minimum: 0.5, 9.9, .truncates(lost: 2), drawn: 1),
    Case("Cart", lines: 1, minimum: 0.5, 0, .truncates(lost: 4), drawn: 1),
    // Wrapping.
    Case("Step 1 of 4", 54, .wraps(lines: 2), drawn: 2),
    Case("Step 1 of 4", lines: 2, 30, .wraps(lines: 2), drawn: 2),
    Case("a\nb\nc", 100, .wraps(lines: 3), drawn: 3),
    // "Step", "1 of", "4": the third line is 1 character, and one for the ellipsis.
    Case("Step 1 of 4", lines: 2, 25, .truncates(lost: 2), drawn: 2),
    Case("a\nb\nc", lines: 2, 100, .truncates(lost: 2), drawn: 2),
    Case("a\nb\n", lines: 2, 100, .truncates(lost: 1), drawn: 2),
    Case("Warenkorb", 25, .breaksWord, drawn: 2),
    Case("Warenkorb", lines: 2, 25, .breaksWord, drawn: 2),
    Case("Warenkorb", lines: 2, 20, .truncates(lost: 2), drawn: 2),
    Case("Cart now", 0, .breaksWord, drawn: 7),
    // Two lines take 30: "Step 1", "of 4". 29 ÷ 30 is 96.67 %.
    Case("Step 1 of 4", lines: 2, minimum: 0.5, 29, .shrinks(to: 0.96), drawn: 2),
    Case("Step 1 of 4", lines: 2, minimum: 0.5, 15, .shrinks(to: 0.5), drawn: 2),
    Case("a\nb\nc", lines: 2, minimum: 0.5, 100, .truncates(lost: 2), drawn: 2),
    // Height: one line is 12 pt rounded up to a pixel, two are 24, three 36.
    Case("Cart", 20, height: 12, .fits, drawn: 1),
    Case("Cart", 20, height: 11.5, .overflowsHeight(by: 0.5), drawn: 1),
    Case("Cart", lines: 1, 20, height: 11.5, .overflowsHeight(by: 0.5), drawn: 1),
    Case("Cart", lines: 1, cut: true, 20, height: 11.5, .overflowsHeight(by: 0.5), drawn: 1),
    Case("Cart", cut: true, 20, height: 0, .overflowsHeight(by: 12), drawn: 1),
    Case("Cart", cut: true, 20, height: -1, .overflowsHeight(by: 13), drawn: 1),
    Case("Cart", cut: true, 20, height: .nan, .overflowsHeight(by: 12), drawn: 1),
    Case("Cart", cut: true, 20, height: .infinity, .fits, drawn: 1),
    Case("Step 1 of 4", 30, height: 24, .wraps(lines: 2), drawn: 2),
    Case("Step 1 of 4", 30, height: 20, .overflowsHeight(by: 4), drawn: 2),
    Case("Step 1 of 4", cut: true, 30, height: 23.8671875, .wraps(lines: 2), drawn: 2),
    // One line, "Step 1"; "of 4" and one more are lost.
    Case("Step 1 of 4", cut: true, 30, height: 23.8, .truncates(lost: 5), drawn: 1),
    Case("a\nb\nc", cut: true, 30, height: 24, .truncates(lost: 2), drawn: 2),
    Case("a\nb\nc", lines: 1, cut: true, 30, height: 24, .truncates(lost: 3), drawn: 1),
    // Cut and too tall at once: what is lost counts.
    Case("a\nb", cut: true, 30, height: 5, .truncates(lost: 2), drawn: 1),
    // It shrinks to the height: to half a line; to 20 ÷ 23.867, 83.8 %, with two lines.
    Case(
      "Cart", lines: 1, minimum: 0.5, cut: true, 20, height: 5.966796875, .shrinks(to: 0.5),
      drawn: 1),
    Case("a\nb", minimum: 0.5, cut: true, 30, height: 20, .shrinks(to: 0.83), drawn: 2),
    // It grows.
    Case("Cart", fixedSize: true, 20, .fits, drawn: 1),
    Case("Cart", fixedSize: true, 12, .clips(by: 8), drawn: 1),
    Case("Cart", lines: 1, minimum: 0.5, fixedSize: true, 12, .clips(by: 8), drawn: 1),
    Case("Cart now", fixedSize: true, .infinity, .fits, drawn: 1),
    Case("ab\ncdef", fixedSize: true, 20, .wraps(lines: 2), drawn: 2),
    Case("ab\ncdef", fixedSize: true, 15, .clips(by: 5), drawn: 2),
    Case("ab\ncdef", fixedSize: true, 20, height: 20, .overflowsHeight(by: 4), drawn: 2),
    Case("ab\ncdef", fixedSize: true, cut: true, 20, height: 20, .overflowsHeight(by: 4), drawn: 2),
    Case("ab\ncdef\ng", lines: 2, fixedSize: true, 20, .truncates(lost: 2), drawn: 2),
    Case("ab\ncdef\ng", lines: 2, fixedSize: true, 15, .clips(by: 5), drawn: 2),
  ]

  @Test(arguments: cases) func kinds(_ test: Case) throws {
    let outcome = try TestSlot.outcome(
      test.text, lines: test.lines, minimum: test.minimum, isFixedSize: test.isFixedSize,
      truncatesAtHeight: test.truncatesAtHeight, width: test.width, height: test.height)
    #expect(outcome.kind == test.kind)
    #expect(outcome.lines == test.drawn)
    #expect(
      outcome.height
        == DisplayScale.x2.roundedUp(
          Double(test.drawn) * 11.93359375 * outcome.scale))
    #expect(outcome.allowedLines == test.lines)
  }

  /// A kind and its verdict agree, where nothing is uncertain but a pixel.
  @Test(arguments: cases) func verdictsAgreeWithKinds(_ test: Case) throws {
    let outcome = try TestSlot.outcome(
      test.text, lines: test.lines, minimum: test.minimum, isFixedSize: test.isFixedSize,
      truncatesAtHeight: test.truncatesAtHeight, width: test.width, height: test.height)
    #expect((outcome.truncation == .exceeds) == (outcome.lostCharacters > 0))
    #expect((outcome.clipping == .exceeds) == (outcome.clippedBy > 0))
    #expect((outcome.tallness == .exceeds) == (outcome.tooTallBy > 0))
    #expect((outcome.shrinking == .exceeds) == (outcome.scale < 1))
    let isBroken = outcome.brokenWord.map { $0.width > outcome.available } ?? false
    #expect((outcome.brokenWord?.verdict == .exceeds) == isBroken)
  }

  @Test func everyKindHasItsName() {
    let kinds: [(SlotOutcome.Kind, String)] = [
      (.fits, "fits"), (.shrinks(to: 0.5), "shrinks"), (.wraps(lines: 2), "wraps"),
      (.breaksWord, "breaksWord"), (.truncates(lost: 1), "truncates"), (.clips(by: 1), "clips"),
      (.overflowsHeight(by: 1), "overflowsHeight"),
    ]
    for (kind, name) in kinds { #expect(kind.name == name) }
  }

  @Test func whatIsMeasuredAndAvailable() throws {
    let outcome = try TestSlot.outcome(
      "ab\ncdef  ", lines: 3, width: 40, height: 50, measurer: FakeMeasurer(band: 0.125))
    #expect(outcome.measured == 20)
    #expect(outcome.band == 0.125)
    #expect(outcome.available == 40)
    #expect(outcome.availableHeight == 50)
    #expect(outcome.allowedLines == 3)
    #expect(outcome.brokenWord == nil)
    #expect(!outcome.isBorderline)
  }

  // MARK: Lengths out of the ordinary

  @Test(arguments: [0, -1, .nan, 1e-300, 1, 100, 1e300, .infinity] as [Double])
  func anyPlaceIsAnswered(_ width: Double) throws {
    let texts = ["", "Cart", "Cart now", "a\n\nb\n", "\u{AD}", "a\u{AD}b", "   ", "\u{200B}"]
    for height in [nil, 0, -1, .nan, 5, 1e300, .infinity] as [Double?] {
      for text in texts {
        for lines in [nil, 1, 2] as [Int?] {
          for (isFixed, cuts) in [(false, false), (false, true), (true, false)] {
            for size in [0, 10, 1e6] as [Double] {
              let outcome = try TestSlot.outcome(
                text, lines: lines, minimum: 0.5, isFixedSize: isFixed, truncatesAtHeight: cuts,
                width: width, height: height, decoration: width,
                font: TestSlot.font(.fixed(size), tracking: -7))
              #expect(outcome.height.isFinite && outcome.height >= 0)
              #expect((0.5...1).contains(outcome.scale))
              #expect(outcome.lostCharacters >= 0 && outcome.lostCharacters <= 10)
              #expect(outcome.lines >= 0 && outcome.measured >= 0)
              #expect(outcome.fewestLines <= outcome.lines)
              #expect(outcome.mostLines >= outcome.lines)
            }
          }
        }
      }
    }
  }

  /// Tracking is added to every glyph, the last one too.
  @Test(arguments: [(0.0, 20.0), (1, 24), (-0.4, 18.4), (-7, 0)])
  func trackingIsAddedToEveryGlyph(_ tracking: Double, _ width: Double) throws {
    let outcome = try TestSlot.outcome(
      "Cart", width: 100, font: TestSlot.font(tracking: tracking))
    #expect(abs(outcome.measured - width) < 1e-12)
  }

  // MARK: Decorations

  @Test(
    arguments: [
      // text, lines, minimum, width, decoration, sticks out by
      ("Cart", 1, 1, 30, 25, 0.0), ("Cart", 1, 1, 30, 20, 0), ("Cart", 1, 1, 30, 15, 5),
      // It is cut at 18: no more than that sticks out.
      ("Cart", 1, 1, 18, 15, 3),
      // Shrunk to 16.
      ("Cart", 1, 0.5, 16, 15, 1), ("Cart", 1, 0.5, 16, 16, 0),
      // "Step 1" is the widest line.
      ("Step 1 of 4", nil, 1, 34, 28, 2), ("Step 1 of 4", nil, 1, 34, 30, 0),
      // "abcdef", "g"
      ("abcdefg", nil, 1, 34, 28, 2),
    ] as [(String, Int?, Double, Double, Double, Double)])
  func textSticksOutOfADecoration(
    _ text: String, _ lines: Int?, _ minimum: Double, _ width: Double, _ decoration: Double,
    _ by: Double
  ) throws {
    let outcome = try TestSlot.outcome(
      text, lines: lines, minimum: minimum, width: width, decoration: decoration)
    #expect(abs(outcome.sticksOutBy - by) < 1e-9)
    #expect((outcome.stickingOut == .exceeds) == (by > 0))
  }
}
