import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

@Suite struct TextSlotTests {
  /// 10 pt, each character 5 pt wide.
  private func wrap(
    _ text: String, _ width: Double, measurer: FakeMeasurer = FakeMeasurer()
  ) throws -> TextSlot.Wrapping {
    let ruler = TextRuler(
      measurer: measurer, attributes: TextAttributes(weight: .semibold, locale: "en"),
      sizes: 10...10)
    return try SizedText(WrappableText(text), size: 10, ruler: ruler).wrap(limit: width, pixel: 0.5)
  }

  @Test(
    arguments: [
      // text, width, lines, a word broken
      ("", 100.0, 0, false),
      ("Cart", 20, 1, false),
      ("Cart", 19.9, 2, true),  // "Car", "t"
      ("Step 1 of 4", 55, 1, false),
      ("Step 1 of 4", 54.9, 2, false),  // "Step 1 of", "4"
      ("Step 1 of 4", 30, 2, false),  // "Step 1", "of 4": trailing space hangs
      ("Step 1 of 4", 29.9, 3, false),  // "Step", "1 of", "4"
      ("Step 1 of 4", 5, 8, true),  // "S", "t", "e", "p", "1", "o", "f", "4"
      ("Step 1 of 4", 1e-9, 8, true),  // one cluster a line at the least
      ("abc    ", 15, 1, false),  // white space at the end hangs
      ("abc    def", 15, 2, false),
      ("   ", 1, 1, false),
      (" ab", 15, 1, false),  // leading white space counts: 3 × 5
      (" ab", 14, 2, false),  // its own, empty line, as there is an opportunity behind it
      ("abcdefgh ij", 25, 3, true),  // "abcde", "fgh", "ij" ("fgh ij" is 30)
      ("abcdefg ij", 25, 2, true),  // "abcde", "fg ij": the rest of a broken word goes on
      ("ab abcdefg", 25, 3, true),  // a word that is too wide starts a line: "ab", "abcde", "fg"
      ("a\nb", 100, 2, false),
      ("a\r\nb", 100, 2, false),
      ("a\n\nb", 100, 3, false),
      ("a\n", 100, 2, false),  // an empty line is open
      ("\n", 100, 2, false),
      ("a\u{2028}b", 100, 2, false),
      ("e\u{301}e\u{301}e\u{301}", 10, 2, true),  // broken between clusters, not inside
      // The same word in two spellings, the longer one first.
      ("e\u{301}e\u{301}e\u{301} ééé", 10, 4, true),
      ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 5, 2, true),
      ("Cart", .infinity, 1, false),
    ] as [(String, Double, Int, Bool)])
  func fillsLinesGreedily(
    _ text: String, _ width: Double, _ lines: Int, _ breaksWord: Bool
  ) throws {
    let wrapping = try wrap(text, width)
    #expect(wrapping.lines == lines)
    #expect(wrapping.breaksWord == breaksWord)
  }

  @Test func eachLineIsMeasuredOnItsOwn() throws {
    // Words of 20 and 15 and a space of 5 add up to 40, but the line kerns to 39.
    let measurer = FakeMeasurer()
    measurer.ems["Cart now"] = 3.9
    #expect(try wrap("Cart now", 39.5).lines == 2)
    #expect(try wrap("Cart now", 39.5, measurer: measurer).lines == 1)
    // And the other way round: one that is wider than its parts.
    measurer.ems["Cart now"] = 4.1
    #expect(try wrap("Cart now", 40).lines == 1)
    #expect(try wrap("Cart now", 40, measurer: measurer).lines == 2)
  }

  @Test func piecesOfAWordAreMeasuredOnTheirOwn() throws {
    // "abcd" is 20; joined, "abc" is only 10 and leaves "d" for the second line, where "ab" alone
    // would be in question at 12.
    let measurer = FakeMeasurer()
    measurer.ems["abc"] = 1
    #expect(try wrap("abcd", 12, measurer: measurer).lines == 2)
    // "abc" of 17 does not fit where three letters of 5 would.
    measurer.ems["abc"] = 1.7
    #expect(try wrap("abcd", 16, measurer: measurer).lines == 2)
    measurer.ems["cd"] = 1.7
    #expect(try wrap("abcd", 16, measurer: measurer).lines == 3)
  }

  @Test(
    arguments: [
      // limit, verdict of the word "Address" (35 pt, band 4 %), broken by the point estimate
      // 35 × 1.04 + 0.5 = 36.9; 35 × 0.96 = 33.6
      (37.0, nil, false),
      (36.8, .borderline, false),
      (35, .borderline, false),
      (34.9, .borderline, true),
      (33.6, .borderline, true),
      (33.5, .exceeds, true),
    ] as [(Double, Verdict?, Bool)])
  func theWidestWordHasAVerdict(_ limit: Double, _ verdict: Verdict?, _ breaks: Bool) throws {
    let wrapping = try wrap("My Address", limit, measurer: FakeMeasurer(band: 0.04))
    #expect(wrapping.brokenWord?.verdict == verdict)
    #expect(wrapping.breaksWord == breaks)
    if let word = wrapping.brokenWord {
      #expect(word.word == "Address")
      #expect(word.width == 35)
    }
  }

  @Test func aWordThatExceedsGoesBeforeAWiderOneThatMay() throws {
    let measurer = FakeMeasurer()
    measurer.bands["abcdefgh"] = 0.5
    // At 34: "abcdefgh" 40 × 0.5 = 20 may fit; "ABCDEFG" 35 cannot.
    let word = try #require(try wrap("abcdefgh ABCDEFG", 34, measurer: measurer).brokenWord)
    #expect(word.word == "ABCDEFG")
    #expect(word.verdict == .exceeds)
  }

  /// As none at all: one cluster a line.
  @Test func aWidthThatIsNoNumber() throws {
    #expect(try wrap("Cart now", .nan).lines == 7)
  }

  // MARK: Against a plain implementation

  /// Greedy filling over characters of one width, without any estimate.
  private func plainLines(_ text: String, perLine: Int) -> Int {
    var lines = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let characters = Array(paragraph)
      var start = 0
      if characters.isEmpty { lines += 1 }
      while start < characters.count {
        var end: Int?
        var wordEnd = start
        for stop in (start + 1)...characters.count {
          if characters[stop - 1] != " " { wordEnd = stop }
          let isOpportunity =
            stop == characters.count || (characters[stop - 1] == " " && characters[stop] != " ")
          if isOpportunity, wordEnd - start <= perLine { end = stop }
        }
        if end == nil {
          let next = start + max(1, perLine)
          end = next
          // The last piece takes its white space along.
          if next < characters.count, characters[next] == " " {
            end = characters[next...].firstIndex { $0 != " " } ?? characters.count
          }
        }
        start = end ?? characters.count
        lines += 1
      }
    }
    return lines
  }

  @Test(arguments: [1, 7, 60, 700, 3_000])
  func agreesWithAPlainImplementation(_ words: Int) throws {
    var generator = SplitMix(state: UInt64(words))
    var text = ""
    for _ in 0..<words {
      text += String(repeating: "a", count: Int(generator.next() % 12) + 1)
      text += ["\n", "  ", "   "].randomElement(using: &generator) ?? " "
      if generator.next() % 3 != 0 { text += " b " }
    }
    text += "end"
    let perLines = words > 500 ? [1, 9, 80] : [1, 2, 3, 5, 8, 11, 12, 13, 20, 47, 200]
    for perLine in perLines {
      let limit = Double(perLine) * 5
      #expect(try wrap(text, limit).lines == plainLines(text, perLine: perLine))
      #expect(try wrap(text, limit + 4.9).lines == plainLines(text, perLine: perLine))
    }
  }

  @Test(arguments: [1, 2, 3, 127, 128, 129, 5_000])
  func aLongWordTakesItsShareOfLines(_ count: Int) throws {
    let word = String(repeating: "w", count: count)
    for perLine in [1, 2, 7, 100] {
      let lines = (count + perLine - 1) / perLine
      #expect(try wrap(word, Double(perLine) * 5).lines == lines)
      #expect(try wrap(word + " b", Double(perLine) * 5 + 1).lines >= lines)
    }
  }

  @Test func longTextsAreMeasuredInLinearTime() throws {
    func shapedBytes(_ text: String) throws -> Int {
      let measurer = FakeMeasurer()
      for width in [3.0, 40, 400, 40_000] { _ = try wrap(text, width, measurer: measurer) }
      return measurer.shapedBytes
    }
    let words = (0..<20_000).map { "word\($0 % 700)" }.joined(separator: " ")
    let oneWord = String(repeating: "x", count: 100_000)
    for text in [words, oneWord] {
      let bytes = try shapedBytes(text)
      // For each of the four slots the text whole, and at most once more in pieces.
      #expect(bytes <= 8 * text.utf8.count + 4 * 700 * 16)
      #expect(try shapedBytes(text + " " + text) <= 2 * bytes + 1_000)
    }
  }
}

/// A small generator with a seed, so that a failure comes back.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
