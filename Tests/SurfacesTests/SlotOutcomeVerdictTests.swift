import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Verdicts at their exact limits: a width fits when width × (1 + b) + 1 px ≤ limit, and exceeds when
/// width × (1 − b) > limit. The band is 1/8 and a pixel 1/2, so that the limits are exact: of 20 pt
/// they are 23 and 17.5.
@Suite struct SlotOutcomeVerdictTests {
  private func outcome(
    _ text: String, lines: Int? = nil, minimum: Double = 1, isFixedSize: Bool = false,
    truncatesAtHeight: Bool = false, _ width: Double, height: Double? = nil,
    decoration: Double? = nil
  ) throws -> SlotOutcome {
    try TestSlot.outcome(
      text, lines: lines, minimum: minimum, isFixedSize: isFixedSize,
      truncatesAtHeight: truncatesAtHeight, width: width, height: height, decoration: decoration,
      measurer: FakeMeasurer(band: 0.125))
  }

  static let limits: [(Double, Verdict)] = [
    (23, .fits), (22.999, .borderline), (20, .borderline), (19.999, .borderline),
    (17.5, .borderline), (17.499, .exceeds), (0, .exceeds), (.infinity, .fits),
  ]

  @Test(arguments: limits) func cutOnOneLine(_ width: Double, _ verdict: Verdict) throws {
    let outcome = try outcome("Cart", lines: 1, width)
    #expect(outcome.truncation == verdict)
    #expect(outcome.isBorderline == (verdict == .borderline))
    #expect((outcome.lostCharacters > 0) == (width < 20))
    #expect(outcome.shrinking == .fits && outcome.clipping == .fits && outcome.tallness == .fits)
  }

  @Test(arguments: limits) func clipped(_ width: Double, _ verdict: Verdict) throws {
    let outcome = try outcome("Cart", isFixedSize: true, width)
    #expect(outcome.clipping == verdict)
    #expect(outcome.isBorderline == (verdict == .borderline))
    #expect(outcome.clippedBy == max(0, 20 - width))
    #expect(outcome.truncation == .fits)
  }

  @Test(arguments: limits) func stickingOut(_ width: Double, _ verdict: Verdict) throws {
    #expect(try outcome("Cart", lines: 1, 100, decoration: width).stickingOut == verdict)
    #expect(try outcome("Cart", 100, decoration: width).stickingOut == verdict)
    #expect(
      try outcome("Cart", isFixedSize: true, 100, decoration: width).stickingOut == verdict)
  }

  /// Down to half its size: half of 20 pt is 10, whose limits are 11.75 and 8.75.
  @Test(
    arguments: [
      (23, .fits, .fits), (22.999, .borderline, .fits), (17.5, .borderline, .fits),
      (17.499, .exceeds, .fits), (11.75, .exceeds, .fits), (11.749, .exceeds, .borderline),
      (10, .exceeds, .borderline), (8.75, .exceeds, .borderline), (8.749, .exceeds, .exceeds),
    ] as [(Double, Verdict, Verdict)])
  func shrinksThenCut(_ width: Double, _ shrinking: Verdict, _ truncation: Verdict) throws {
    let outcome = try outcome("Cart", lines: 1, minimum: 0.5, width)
    #expect(outcome.shrinking == shrinking)
    #expect(outcome.truncation == truncation)
    #expect(outcome.scale == (width < 20 ? max(0.5, width / 20) : 1))
  }

  /// "ab" and "cd" of 10 pt; together 25, whose limits are 28.625 and 21.875.
  @Test(
    arguments: [
      (28.625, 1, 1, 1, .fits), (28.5, 1, 1, 2, .borderline), (25, 1, 1, 2, .borderline),
      (24.9, 1, 2, 2, .borderline), (22, 1, 2, 2, .borderline), (21.8, 2, 2, 2, .exceeds),
    ] as [(Double, Int, Int, Int, Verdict)])
  func linesAtBothEnds(
    _ width: Double, _ fewest: Int, _ lines: Int, _ most: Int, _ verdict: Verdict
  ) throws {
    let free = try outcome("ab cd", width)
    #expect([free.fewestLines, free.lines, free.mostLines] == [fewest, lines, most])
    #expect(Verdict(free.fewestLines > 1, free.mostLines > 1) == verdict)
    #expect(Verdict(free.fewestLines > 2, free.mostLines > 2) == .fits)
    #expect(Verdict(free.fewestLines > 0, free.mostLines > 0) == .exceeds)
    #expect(free.truncation == .fits)
    #expect(!free.isBorderline)
    // 24 pt hold two lines, 23 one: the same question asked of the height, in both ways.
    #expect(try outcome("ab cd", width, height: 24).tallness == .fits)
    #expect(try outcome("ab cd", width, height: 23).tallness == verdict)
    #expect(try outcome("ab cd", truncatesAtHeight: true, width, height: 24).truncation == .fits)
    let cut = try outcome("ab cd", truncatesAtHeight: true, width, height: 23)
    #expect(cut.truncation == verdict)
    #expect(cut.tallness == .fits)
    #expect((cut.lostCharacters > 0) == (lines == 2))
  }

  /// Two lines at the most: "ab cd" and "ef", or "ab" and "cd ef".
  @Test(
    arguments: [
      (28.625, .fits), (28.5, .borderline), (22, .borderline), (21.8, .exceeds),
    ] as [(Double, Verdict)])
  func cutOnSeveralLines(_ width: Double, _ verdict: Verdict) throws {
    #expect(try outcome("ab cd ef", lines: 2, width).truncation == verdict)
    let shrinks = try outcome("ab cd ef", lines: 2, minimum: 0.75, width)
    #expect(shrinks.shrinking == verdict)
    #expect(shrinks.truncation == .fits)
    // 25 pt fit 22 at 88 %, and 21.8 at 87.2 %.
    #expect(shrinks.scale == [28.625: 1, 28.5: 1, 22: 0.88, 21.8: 0.87][width])
  }

  /// The word "abcd" of 20 pt.
  @Test(arguments: limits) func brokenWords(_ width: Double, _ verdict: Verdict) throws {
    let outcome = try outcome("a abcd", width)
    #expect((outcome.brokenWord?.verdict ?? .fits) == verdict)
    if let word = outcome.brokenWord {
      #expect(word.word == "abcd" && word.width == 20)
      #expect((outcome.kind == .breaksWord) == (width < 20))
    }
    // No word is broken on one line.
    #expect(try self.outcome("a abcd", lines: 1, width).brokenWord == nil)
  }

  /// Shrunk to one half, the word is 10 pt wide: fits from 11.75, exceeds under 8.75.
  @Test(
    arguments: [(11.75, nil), (11.7, .borderline), (8.75, .borderline), (8.7, .exceeds)]
      as [(Double, Verdict?)])
  func brokenWordsAtTheScaleDrawn(_ width: Double, _ verdict: Verdict?) throws {
    // Four hard lines in three: it shrinks as far as it may.
    let outcome = try outcome("abcd\nb\nc\nd", lines: 3, minimum: 0.5, width)
    #expect(outcome.scale == 0.5)
    #expect(outcome.brokenWord?.verdict == verdict)
    #expect(outcome.brokenWord.map(\.width) == (verdict == nil ? nil : 10))
  }

  /// A pixel is a third of a point at @3x.
  @Test func aPixelDependsOnTheDisplay() throws {
    for (scale, limit) in [(DisplayScale.x2, 20.5), (.x3, 20 + 1 / 3.0)] {
      let fits = try TestSlot.outcome("Cart", lines: 1, width: limit, scale: scale)
      #expect(fits.truncation == .fits)
      let close = try TestSlot.outcome("Cart", lines: 1, width: limit - 0.001, scale: scale)
      #expect(close.truncation == .borderline)
    }
  }

  /// Hard lines do not depend on any width.
  @Test func whatIsCertain() throws {
    for width in [10.0, 100, 1_000] {
      #expect(try outcome("a\nb", lines: 1, width).truncation == .exceeds)
      #expect(try outcome("a\nb\nc", lines: 2, width).truncation == .exceeds)
      #expect(try outcome("a\nb", lines: 1, minimum: 0.5, width).shrinking == .exceeds)
      #expect(try outcome("a\nb", width, height: 23).tallness == .exceeds)
      #expect(try outcome("a", lines: 1, width, height: 11.5).tallness == .exceeds)
      #expect(try outcome("a", lines: 1, width, height: 12).tallness == .fits)
    }
  }

  /// A text that shrinks is lower: by how much is as uncertain as its width.
  @Test func aHeightDependsOnAnUncertainScale() throws {
    // At 17 of 20: scale 17 ÷ 17.5 at the lower end, 0.85 by the estimate and 16.5 ÷ 22.5 at the
    // upper: 11.59, 10.14 and 8.75 pt tall, rounded up to 12, 10.5 and 9.
    func tallness(_ height: Double) throws -> Verdict {
      try outcome("Cart", lines: 1, minimum: 0.5, 17, height: height).tallness
    }
    #expect(try tallness(12) == .fits)
    #expect(try tallness(11) == .borderline)
    #expect(try tallness(9) == .borderline)
    #expect(try tallness(8.5) == .exceeds)
    let tall = try outcome("Cart", lines: 1, minimum: 0.5, 17, height: 10)
    #expect(tall.scale == 0.85)
    #expect(tall.height == 10.5)
    #expect(tall.tooTallBy == 0.5)
  }
}
