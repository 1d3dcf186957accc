import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// What holds for every text in every place, checked over many made up with a seed.
@Suite struct TextSlotPropertyTests {
  static let texts: [String] = {
    var generator = SplitMix(state: 5)
    let pieces = [
      "a", "word", "Bestellübersicht", "e\u{301}", "👩‍👩‍👧", "\u{AD}", "\u{200B}", "\u{A0}", " ",
      " ", " ", "  ", "\n", "\r\n", "\u{2028}", "\u{85}", "カート", "12", "!",
    ]
    return (0..<60).map { _ in
      (0...(generator.next() % 14)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
  }()

  static let widths = [0, 1, 4, 5, 7.5, 10, 13, 20, 22, 31, 45, 60, 61, 80, 120, 200, 1_000]

  @Test(arguments: texts) func narrowerNeverTakesFewerLines(_ text: String) throws {
    for band in [0, 0.08] {
      let measurer = FakeMeasurer(band: band)
      var last = Int.max
      for width in Self.widths {
        let outcome = try TestSlot.outcome(text, width: width, measurer: measurer)
        #expect(outcome.lines <= last)
        #expect(outcome.fewestLines <= outcome.lines && outcome.lines <= outcome.mostLines)
        last = outcome.lines
      }
      // Wide enough: the hard lines are all there is. Never fewer of them.
      let breaks = text.count(where: \.isNewline)
      #expect(last == (text.isEmpty ? 0 : breaks + 1))
    }
  }

  @Test(arguments: texts) func whatFitsAlsoFitsInAWiderPlace(_ text: String) throws {
    let measurer = FakeMeasurer(band: 0.03)
    for lines in [1, 2, 3, nil] as [Int?] {
      for minimum in [1, 0.5] {
        for isFixed in [false, true] {
          var last: SlotOutcome?
          for width in Self.widths {
            let outcome = try TestSlot.outcome(
              text, lines: lines, minimum: minimum, isFixedSize: isFixed, width: width,
              measurer: measurer)
            if let last {
              #expect(rank(outcome.truncation) <= rank(last.truncation))
              #expect(rank(outcome.shrinking) <= rank(last.shrinking))
              #expect(rank(outcome.clipping) <= rank(last.clipping))
              #expect(rank(outcome.brokenWord?.verdict) <= rank(last.brokenWord?.verdict))
              #expect(outcome.scale >= last.scale)
              #expect(outcome.clippedBy <= last.clippedBy)
            }
            #expect((minimum...1).contains(outcome.scale))
            #expect(outcome.lines <= lines ?? .max)
            last = outcome
          }
        }
      }
    }
  }

  private func rank(_ verdict: Verdict?) -> Int {
    switch verdict {
    case nil, .fits: 0
    case .borderline: 1
    case .exceeds: 2
    }
  }

  /// One line is one line, whether a limit or the text says so.
  @Test(arguments: texts) func aLimitOfOneAsksForOneLine(_ text: String) throws {
    for width in Self.widths {
      let free = try TestSlot.outcome(text, width: width)
      let single = try TestSlot.outcome(text, lines: 1, width: width)
      #expect((single.lostCharacters > 0) == (free.lines > 1 || free.kind == .breaksWord))
    }
  }

  /// The largest whole per cent: it has room, and one per cent more has not.
  @Test(arguments: texts) func theScaleIsTheLargest(_ text: String) throws {
    for width in Self.widths where width > 0 {
      for minimum in [0.3, 0.605, 0.07] {
        let outcome = try TestSlot.outcome(text, lines: 2, minimum: minimum, width: width)
        func lines(at scale: Double) throws -> Int {
          try TestSlot.outcome(text, width: width / scale).lines
        }
        if outcome.scale == 1 {
          #expect(try lines(at: 1) <= 2)
          continue
        }
        let perCent = (outcome.scale * 100).rounded()
        #expect(abs(outcome.scale * 100 - perCent) < 1e-9 || outcome.scale == minimum)
        #expect(try (lines(at: outcome.scale) <= 2) == (outcome.lostCharacters == 0))
        let next = (outcome.scale * 100 + 1e-9).rounded(.down) + 1
        #expect(try next >= 100 || lines(at: next / 100) > 2)
      }
    }
  }

  /// A run of many cells says of each what a run of that cell alone says.
  @Test func cellsDoNotDependOnOneAnother() throws {
    let grid = TestSlot.cells(
      [.xSmall, .small, .large, .accessibility5], [.x2, .x3],
      widths: [10, 20, 50, 90, 91, 92, 180, 400])
    for text in Self.texts.prefix(20) {
      for size in [.fixed(10), .style(.footnote)] as [SlotFont.Size] {
        let slot = TextSlot(font: SlotFont(size), lines: 3, minimumScaleFactor: 0.7)
        let all = TestSlot.run(text, slot, grid, measurer: FakeMeasurer(band: 0.05))
        for cell in grid.cells {
          let frame = SlotFrame(width: min(cell.width, 91), height: 40, decoration: 60)
          try all.place(in: frame, at: cell)
          let alone = TestSlot.run(text, slot, grid, measurer: FakeMeasurer(band: 0.05))
          let outcome = try TestSlot.outcome(of: alone, in: frame, at: cell)
          #expect(all.layout.outcomes[cell.index] == outcome)
        }
        let outcomes = all.layout.outcomes
        #expect(outcomes.count == grid.cells.count)
        #expect(grid.cells.allSatisfy { outcomes[$0.index] != nil })
      }
    }
  }

  @Test(arguments: texts) func agreesWithAPlainImplementation(_ text: String) throws {
    let measurer = FakeMeasurer()
    let attributes = TextAttributes(weight: .regular, locale: "en")
    let ruler = TextRuler(measurer: measurer, attributes: attributes, sizes: 10...10)
    let sized = try SizedText(WrappableText(text), size: 10, ruler: ruler)
    let plain = PlainLines(
      text: text, breaks: FakeMeasurer().lineBreaks(in: text, locale: "en"),
      width: { try FakeMeasurer().shape($0, attributes, size: 10).width(size: 10) })
    for width in Self.widths.dropFirst() + [15, 25] {
      #expect(try sized.starts(limit: width) == plain.starts(limit: width))
    }
  }
}
