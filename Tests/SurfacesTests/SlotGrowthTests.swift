import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Work is counted, not timed.
@Suite struct SlotGrowthTests {
  /// Every content size, on both kinds of display, in 35 places.
  static let grid = TestSlot.cells(
    ContentSizeCategory.allCases, [.x2, .x3],
    widths: (0..<35).map { 80 + Double($0) * 10 })

  @discardableResult
  private func place(
    _ text: String, _ slot: TextSlot, _ measurer: FakeMeasurer,
    in grid: CellGrid = grid, _ frame: (CellGrid.Cell) -> SlotFrame
  ) throws -> CellTable<SlotOutcome> {
    let run = TestSlot.run(text, slot, grid, measurer: measurer)
    for cell in grid.cells { try run.place(in: frame(cell), at: cell) }
    return run.layout.outcomes
  }

  private func asks(_ measurer: FakeMeasurer) -> Int { measurer.asks.values.reduce(0, +) }

  /// A text that fits is asked for twice, at the smallest and the largest size, and never broken.
  @Test func aTextThatFitsIsMeasuredTwice() throws {
    let measurer = FakeMeasurer(band: 0.025)
    let slot = TextSlot(font: SlotFont(.style(.body)), lines: 1)
    try place("Cart", slot, measurer) { SlotFrame(width: $0.width + 200) }
    #expect(measurer.asks.map(\.key.size).sorted() == [14, 53])
    #expect(asks(measurer) == 2)
    #expect(measurer.lineBreakAsks.isEmpty)
  }

  /// One line shrinks and is cut without a look at its words.
  @Test func oneLineNeedsNoBreaks() throws {
    let measurer = FakeMeasurer(band: 0.025)
    let slot = TextSlot(font: SlotFont(.style(.body)), lines: 1, minimumScaleFactor: 0.5)
    try place("Add to the cart", slot, measurer) { SlotFrame(width: $0.width / 4, height: 12) }
    #expect(asks(measurer) == 2)
    #expect(measurer.lineBreakAsks.isEmpty)
  }

  /// Whatever the cells ask, a piece is measured once for each size that a formula needs, and the
  /// text is broken once.
  @Test func cellsCostNoMeasurement() throws {
    let text = "Your order has been placed and will be at your door in two days"
    let slot = TextSlot(font: SlotFont(.style(.body)), lines: 4, minimumScaleFactor: 0.6)
    let measurer = FakeMeasurer(band: 0.025)
    try place(text, slot, measurer) { SlotFrame(width: $0.width, height: 90, decoration: 70) }
    #expect(measurer.lineBreakAsks == [text: 1])
    #expect(Set(measurer.asks.map(\.key.size)) == [14, 53])
    // A word and a line of a word alone are two pieces of the same letters.
    #expect(measurer.asks.values.allSatisfy { $0 <= 3 })
    // Pieces are words and runs of neighbouring words: 14 words make 105 at the most.
    #expect(measurer.asks.count <= 2 * (105 + 14))
    // The same cells once more, in another run over the same measurer, ask the same questions.
    let once = asks(measurer)
    try place(text, slot, measurer) { SlotFrame(width: $0.width, height: 90, decoration: 70) }
    #expect(asks(measurer) == 2 * once)
  }

  /// Where the frame is the same, so is the outcome: it is kept once for each setting of the font.
  @Test func equalCellsShareAnOutcome() throws {
    func outcomes(_ size: SlotFont.Size, _ frame: @escaping (CellGrid.Cell) -> SlotFrame) throws
      -> Int
    {
      let table = try place("Cart now", TextSlot(font: SlotFont(size)), FakeMeasurer(), frame)
      #expect(table.count == 840)
      return table.outcomes.count
    }
    // A pixel is another one on each display.
    #expect(try outcomes(.fixed(17)) { _ in SlotFrame(width: 30) } == 2)
    #expect(try outcomes(.style(.body)) { _ in SlotFrame(width: 30) } == 24)
    // Footnote is the same at the three smallest sizes.
    #expect(try outcomes(.style(.footnote)) { _ in SlotFrame(width: 30) } == 20)
    // By place, at all content sizes alike; up to 200 pt, in 13 places.
    #expect(try outcomes(.fixed(17)) { SlotFrame(width: $0.width) } == 70)
    #expect(try outcomes(.fixed(17)) { SlotFrame(width: min(200, $0.width)) } == 26)
  }

  /// Texts of some `size` characters, each hard in its own way.
  private static func long(_ size: Int) -> [String] {
    [
      String(repeating: "x", count: size), String(repeating: "word and ", count: size / 9),
      (0..<(size / 5)).map { "w\($0 % 700)" }.joined(separator: " "),
      String(repeating: "a\n", count: size / 2),
      String(repeating: "syl\u{AD}la\u{AD}ble ", count: size / 11),
      String(repeating: "ab\u{AD}", count: size / 3), String(repeating: "\u{AD}", count: size),
      String(repeating: "\u{200B}", count: size), String(repeating: " ", count: size),
      String(repeating: "e\u{301}", count: size / 2),
      "e" + String(repeating: "\u{301}", count: size),
    ]
  }

  @Test(arguments: 0..<11) func aHundredThousandCharacters(_ index: Int) throws {
    let text = Self.long(100_000)[index]
    for lines in [nil, 1, 2] as [Int?] {
      let outcome = try TestSlot.outcome(
        text, lines: lines, minimum: 0.5, width: 60, height: 1_000)
      #expect(outcome.lines <= lines ?? 100_001)
    }
  }

  /// Double the text, at the most double the work.
  @Test(arguments: 0..<11) func longTextsAreLinear(_ index: Int) throws {
    let grid = TestSlot.cells([.large, .accessibility5], widths: [80, 200, 390])
    func bytes(_ text: String) throws -> Int {
      let measurer = FakeMeasurer(band: 0.025)
      for slot in [
        TextSlot(font: SlotFont(.style(.body))),
        TextSlot(font: SlotFont(.style(.body)), lines: 3, minimumScaleFactor: 0.5),
        TextSlot(font: SlotFont(.style(.body)), lines: 1, minimumScaleFactor: 0.5),
        TextSlot(font: SlotFont(.style(.body)), minimumScaleFactor: 0.5, truncatesAtHeight: true),
        TextSlot(font: SlotFont(.style(.body)), isFixedSize: true),
      ] {
        try place(text, slot, measurer, in: grid) {
          SlotFrame(width: $0.width, height: 300, decoration: 70)
        }
      }
      return measurer.shapedBytes
    }
    let text = Self.long(5_000)[index]
    let once = try bytes(text)
    // Each of five slots at two sizes: the text whole, its words, and those that are broken.
    #expect(once <= 5 * 2 * 4 * text.utf8.count + 50_000)
    #expect(try bytes(text + text) <= 2 * once + 2_000)
  }

  /// Just short of the length from which words are added up, each line is measured whole: the work
  /// in one place stays within a few times the text.
  @Test(arguments: [250, 2_040]) func exactTextsAreNearlyLinear(_ count: Int) throws {
    let text = String(String(repeating: "word and ", count: 300).prefix(count))
    let measurer = FakeMeasurer()
    let grid = TestSlot.cells(widths: [80])
    try place(text, TextSlot(font: SlotFont(.fixed(10))), measurer, in: grid) {
      SlotFrame(width: $0.width)
    }
    // Whole, and each line once as it is and once with the word that does not fit.
    #expect(measurer.shapedBytes <= 4 * count)
  }
}
