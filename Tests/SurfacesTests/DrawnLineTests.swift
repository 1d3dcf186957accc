import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Every character is 5 pt wide: 10 pt, half of it for each.
@Suite struct DrawnLineTests {
  struct Drawing {
    var text: String
    var outcome: SlotOutcome
    var lines: [DrawnLine]

    /// What stands on each line, with `-` and `…` where they are drawn.
    var strings: [String] {
      lines.map {
        String(decoding: Array(text.utf8)[$0.utf8Range], as: UTF8.self)
          .filter { $0 != "\u{AD}" } + ($0.endsInHyphen ? "-" : "") + ($0.endsInEllipsis ? "…" : "")
      }
    }
  }

  private func draw(
    _ text: String, _ slot: TextSlot, width: Double, height: Double? = nil, locale: String = "en",
    measurer: FakeMeasurer = FakeMeasurer()
  ) throws -> Drawing {
    let grid = TestSlot.cells()
    let run = TestSlot.run(text, slot, grid, locale: locale, measurer: measurer)
    try run.place(in: SlotFrame(width: width, height: height), at: grid.cells[0])
    let outcome = try #require(run.layout.outcomes[0])
    return Drawing(
      text: text, outcome: outcome, lines: try run.layout.drawnLines(outcome, measurer))
  }

  private func slot(
    lines: Int? = nil, minimum: Double = 1, isFixedSize: Bool = false,
    truncatesAtHeight: Bool = false
  ) -> TextSlot {
    TextSlot(
      font: TestSlot.font(), lines: lines, minimumScaleFactor: minimum, isFixedSize: isFixedSize,
      truncatesAtHeight: truncatesAtHeight)
  }

  // MARK: Where lines end

  @Test(
    arguments: [
      ("aaa bbb ccc", 35, ["aaa bbb", "ccc"]), ("aaa bbb ccc", 34, ["aaa", "bbb", "ccc"]),
      ("aaa bbb ccc", 55, ["aaa bbb ccc"]), ("aaa   bbb", 15, ["aaa", "bbb"]),
      ("aaa bbb  ", 35, ["aaa bbb"]), (" aaa bbb", 20, [" aaa", "bbb"]),
      // A word that is too wide starts a line of its own, and what follows goes on behind it.
      ("a bcdefgh i", 20, ["a", "bcde", "fgh", "i"]), ("abcdefgh i", 25, ["abcde", "fgh i"]),
      ("abc", 0, ["a", "b", "c"]), ("a\u{301}b", 5, ["a\u{301}", "b"]),
      // Hard breaks, of one or two characters, and one at the very end.
      ("ab\ncd", 100, ["ab", "cd"]), ("ab\r\ncd ef", 10, ["ab", "cd", "ef"]),
      ("ab\n\ncd", 100, ["ab", "", "cd"]), ("ab\n", 100, ["ab", ""]), ("\n", 100, ["", ""]),
      // Spaces that glue keep their place.
      ("aa\u{A0}bb cc", 25, ["aa\u{A0}bb", "cc"]),
      ("Zahl\u{AD}ung", 25, ["Zahl-", "ung"]), ("Zahl\u{AD}ung", 35, ["Zahlung"]),
      ("Zah\u{AD}lun\u{AD}gen", 35, ["Zahlun-", "gen"]),
      ("سلة التسوق", 30, ["سلة", "التسوق"]), ("سلة iPhone", 30, ["سلة", "iPhone"]),
    ] as [(String, Double, [String])])
  func linesEndWhereTheyWereCounted(
    _ text: String, _ width: Double, _ expected: [String]
  ) throws {
    for locale in ["en", "ar"] {
      let drawing = try draw(text, slot(), width: width, locale: locale)
      #expect(drawing.strings == expected)
      #expect(drawing.lines.count == drawing.outcome.lines)
      let widths = zip(drawing.strings, drawing.lines).map { string, line in
        isClose(line.width, 5 * Double(string.count))
      }
      #expect(!widths.contains(false), "\(drawing.lines.map(\.width))")
    }
  }

  @Test func aTextThatDoesNotWrapHasItsHardLines() throws {
    let fixed = try draw("aaa bbb\ncc", slot(isFixedSize: true), width: 10)
    #expect(fixed.strings == ["aaa bbb", "cc"])
    #expect(fixed.lines.map(\.width) == [35, 10])
    #expect(try draw("aaa bbb", slot(lines: 1), width: .infinity).strings == ["aaa bbb"])
    #expect(try draw("aaa bbb", slot(), width: .infinity).lines.map(\.width) == [35])
  }

  /// Widths are those at full size.
  @Test func aTextThatShrinksIsLaidOutAtItsScale() throws {
    let one = try draw("aaaa", slot(lines: 1, minimum: 0.5), width: 10)
    #expect(one.outcome.scale == 0.5 && one.strings == ["aaaa"])
    #expect(one.lines.map(\.width) == [20])
    // At 0.7 of its size each line has room for 20 ÷ 0.7 = 28.6 points, five characters.
    let two = try draw("aaaa bbbbb", slot(lines: 2, minimum: 0.5), width: 17.5)
    #expect(two.outcome.scale == 0.7 && two.strings == ["aaaa", "bbbbb"])
    #expect(two.lines.map(\.width) == [20, 25])
  }

  // MARK: The ellipsis

  @Test(
    arguments: [
      ("abcdefghij", 1, 30, ["abcde…"], 30), ("abcdefghij", 1, 34.9, ["abcde…"], 30),
      ("abcdef", 1, 30, ["abcdef"], 30),
      // White space in front of it goes, and with it its width.
      ("ab cdefgh", 1, 20, ["ab…"], 15), ("ab cdefgh", 1, 25, ["ab c…"], 25),
      // What follows a hard line break is lost, however short.
      ("ab\ncd", 1, 100, ["ab…"], 15), ("ab\n", 1, 100, ["ab…"], 15), ("\nab", 1, 100, ["…"], 5),
      // Nothing finds room: the ellipsis stands alone.
      ("abc", 1, 2, ["…"], 5), ("abc", 1, 0, ["…"], 5),
      ("aaa bbb ccc", 2, 20, ["aaa", "bbb…"], 20), ("aaa bbb ccc", 2, 15, ["aaa", "bb…"], 15),
      // A soft hyphen has no width inside a line, and no hyphen in front of an ellipsis.
      ("Zahl\u{AD}ungen", 1, 30, ["Zahlu…"], 30), ("Zahl\u{AD}ungen", 1, 25, ["Zahl…"], 25),
      ("aa Zahl\u{AD}ungen", 2, 20, ["aa", "Zah…"], 20),
      ("مرحبا", 1, 20, ["مرح…"], 20),
    ] as [(String, Int, Double, [String], Double)])
  func whatIsCutEndsInAnEllipsis(
    _ text: String, _ limit: Int, _ width: Double, _ expected: [String], _ last: Double
  ) throws {
    let drawing = try draw(text, slot(lines: limit), width: width)
    #expect(drawing.strings == expected)
    #expect(drawing.lines.last?.width == last)
    #expect(drawing.lines.count == drawing.outcome.lines)
    #expect(drawing.lines.dropLast().allSatisfy { !$0.endsInEllipsis })
    #expect((drawing.outcome.lostCharacters > 0) == (drawing.lines.last?.endsInEllipsis == true))
  }

  /// A line of 10 pt is 11.93 pt tall: two have room in 24.
  @Test func linesThatTheHeightHasNoRoomForAreCut() throws {
    let cut = slot(truncatesAtHeight: true)
    let drawing = try draw("aaa bbb ccc", cut, width: 20, height: 24)
    #expect(drawing.strings == ["aaa", "bbb…"])
    #expect(
      try draw("aaa bbb ccc", slot(), width: 20, height: 24).strings == ["aaa", "bbb", "ccc"])
    let shrunk = try draw("abcdefgh", slot(lines: 1, minimum: 0.5), width: 15)
    // At half its size 15 pt are 30: five characters and the ellipsis.
    #expect(shrunk.outcome.scale == 0.5 && shrunk.strings == ["abcde…"])
  }

  // MARK: Nothing to draw

  @Test func whatHasNoLinesHasNone() throws {
    #expect(try draw("", slot(), width: 100).lines.isEmpty)
    let tiny = TextSlot(font: TestSlot.font(.fixed(0)))
    #expect(try draw("abc", tiny, width: 100).lines.isEmpty)
    let unknown = SlotLayout(
      id: "a", name: "a", copy: nil, text: "abc", lineLimit: nil,
      outcomes: CellTable<SlotOutcome>())
    let outcome = SlotOutcome(measured: 15, band: 0, available: 100, lines: 1, height: 12)
    #expect(try unknown.drawnLines(outcome, FakeMeasurer()).isEmpty)
  }

  @Test func aMissingFaceIsAnError() throws {
    let grid = TestSlot.cells()
    let run = TestSlot.run("abc def", slot(), grid)
    try run.place(in: SlotFrame(width: 20), at: grid.cells[0])
    let outcome = try #require(run.layout.outcomes[0])
    let measurer = FakeMeasurer()
    measurer.error = MeasurementError.unreadableFont(file: "a.ttf", reason: "none")
    #expect(throws: MeasurementError.self) { try run.layout.drawnLines(outcome, measurer) }
  }

  // MARK: Any text

  private static let pieces = [
    "a", "bc", "Überweisung", " ", "  ", "\n", "\u{AD}", "\u{A0}", "e\u{301}", "سلة", "👨‍👩‍👧", "\r\n",
    "\u{200B}", "\t", "Donaudampfschiff",
  ]

  /// Lines hold the whole text but for what hangs at their ends, and are as wide as what stands on
  /// them.
  @Test(arguments: 0..<60) func linesHoldTheText(_ seed: Int) throws {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let text = (0..<next(40)).map { _ in Self.pieces[next(Self.pieces.count)] }.joined()
    let measurer = FakeMeasurer()
    for width in [0.0, 4, 12, 31, 60, 1_000] {
      let drawing = try draw(text, slot(), width: width, measurer: measurer)
      #expect(drawing.lines.count == drawing.outcome.lines)
      let utf8 = Array(text.utf8)
      var end = 0
      for (line, string) in zip(drawing.lines, drawing.strings) {
        try #require(line.utf8Range.lowerBound >= end)
        expectHanging(utf8[end..<line.utf8Range.lowerBound])
        let attributes = TextAttributes(weight: .regular, locale: "en")
        let measured = try measurer.shape(string, attributes, size: 10).width(size: 10)
        #expect(isClose(line.width, measured), "\(string.debugDescription)")
        #expect(line.width <= width || string.count <= 1 || line.endsInHyphen)
        #expect(!line.endsInEllipsis)
        end = line.utf8Range.upperBound
      }
      expectHanging(utf8[end...])
    }
  }

  private func expectHanging(_ bytes: ArraySlice<UInt8>) {
    let gap = String(decoding: bytes, as: UTF8.self)
    #expect(gap.unicodeScalars.allSatisfy { $0.hangsAtLineEnd }, "\(gap.debugDescription) is lost")
  }

  /// Ten times the text is about ten times the work, in words, in one word and on one line.
  @Test(
    arguments: [
      (String(repeating: "Zahlung ", count: 125), nil), (String(repeating: "a", count: 1_000), nil),
      (String(repeating: "Zahlung ", count: 125), 1), (String(repeating: "a", count: 1_000), 2),
    ] as [(String, Int?)])
  func longTextsTakeTheirTime(_ text: String, _ lines: Int?) throws {
    func bytes(_ text: String) throws -> Int {
      let grid = TestSlot.cells()
      let run = TestSlot.run(text, slot(lines: lines), grid)
      try run.place(in: SlotFrame(width: 61), at: grid.cells[0])
      let outcome = try #require(run.layout.outcomes[0])
      let measurer = FakeMeasurer()
      let drawn = try run.layout.drawnLines(outcome, measurer)
      #expect(drawn.count == outcome.lines)
      return measurer.shapedBytes
    }
    let long = String(repeating: text, count: 10)
    #expect(try bytes(long) <= 20 * max(bytes(text), text.utf8.count))
  }
}
