import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

@Suite struct HostileTests {
  private let sizes = ContentSizeCategory.allCases

  private func layout(
    _ copy: StepTrail.Copy, style: StepTrail.Style = .init(), widths: [Double],
    measurer: FakeMeasurer = FakeMeasurer()
  ) throws -> SurfaceLayout {
    try StepTrail.layout(
      copy, style: style, contentSizes: sizes,
      places: widths.map { Place(width: $0, displayScale: .x2) }, measurer: measurer)
  }

  @Test func noStepsDrawNothing() throws {
    let measurer = FakeMeasurer()
    let layout = try layout(Trail.copy([]), widths: [100], measurer: measurer)
    #expect(layout.thresholds.isEmpty)
    #expect(layout.cells.isEmpty)
    #expect(measurer.asks.isEmpty)
  }

  @Test func noPlacesNoCells() throws {
    let layout = try layout(Trail.copy(["a"]), widths: [])
    #expect(layout.thresholds.isEmpty && layout.cells.isEmpty)
  }

  @Test(arguments: [0, -1, -1e308, .nan, .infinity, -.infinity] as [Double])
  func impossibleWidthsAreLeftOut(_ width: Double) throws {
    #expect(try layout(Trail.copy(["a"]), widths: [width]).cells.isEmpty)
    #expect(try layout(Trail.copy(["a"]), widths: [width, 100]).cells.count == 12)
  }

  @Test(arguments: [1e-300, 1e-9, 1, 1e9, 1e18, 1e19, 1e308, .greatestFiniteMagnitude] as [Double])
  func extremeWidths(_ width: Double) throws {
    for count in [1, 2, 500] {
      let titles = (1...count).map { "Title \($0)" }
      for cell in try layout(Trail.copy(titles), widths: [width]).cells {
        #expect(cell.stops.room.isFinite)
        #expect(cell.drawnWidth.isFinite)
        #expect(cell.stops.capacity >= 0)
        #expect(cell.stops.diameter >= 22)
        #expect(cell.form == (width > 1e6 ? .titled : .numbered))
      }
    }
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e308, 1e-9] as [Double])
  func extremeStyles(_ value: Double) throws {
    let style = StepTrail.Style(height: value, maximumTitleWidth: value)
    let copy = Trail.copy(["Cart", String(repeating: "x", count: 300)])
    for cell in try layout(copy, style: style, widths: [1e-9, 320, 1e308]).cells {
      #expect(cell.naturalWidth.isFinite)
      #expect(cell.stops.diameter.isFinite)
      #expect(cell.titles.allSatisfy { $0.limit.isFinite && $0.limit >= 40 })
      let geometry = StepTrail.geometry(of: cell, style: style, current: 1, isRightToLeft: true)
      #expect(geometry.stops.allSatisfy { $0.x.isFinite && $0.width.isFinite })
    }
  }

  @Test func emptyTitles() throws {
    // Natural 38 + 29 + 0 + 14 = 81.
    let cell = try Trail.cell(Trail.copy(["", ""]), width: 81)
    #expect(cell.form == .titled)
    #expect(cell.titles.map(\.drawn) == [0, 0])
    #expect(cell.titles.allSatisfy { $0.verdict == .fits })
    // An empty title takes no line of the caption: 0 + 6 + 71.667 > 72, the position alone.
    let numbered = try Trail.cell(Trail.copy(["", ""]), width: 80)
    #expect(numbered.caption.layout == .stacked)
    #expect(numbered.caption.lines == 1)
  }

  @Test func aTitleOfAHundredThousandCharacters() throws {
    let title = String(repeating: "x", count: 100_000)
    let copy = Trail.copy([title, "b"])
    // 13 pt: 6.5 each; 72 pt takes 11 a line: ⌈100,000 / 11⌉ = 9,091 and the position's 1.
    let cell = try Trail.cell(copy, width: 100, scale: .x2)
    #expect(cell.form == .numbered)
    #expect(cell.caption.lines == 9_092)
    #expect(cell.caption.hasBrokenWord)
    #expect(cell.titles[0].measured == 750_000)
    #expect(cell.titles[0].drawn == 160)
    // Almost no room: a letter a line; of "Step 1 of 2" 8 letters stand alone.
    #expect(try Trail.cell(copy, width: 1e-9, scale: .x2).caption.lines == 100_008)
  }

  @Test(arguments: [
    "\0", "a\0b", "\u{1B}[31m", "\u{202E}abc", "\u{FEFF}", "\n", "\r\n", "\u{85}", "\u{200B}",
    String(repeating: "\u{301}", count: 5_000), "👩‍👩‍👧‍👦", " ", "\t", "\u{FFFD}",
  ])
  func strangeTitles(_ title: String) throws {
    for cell in try layout(Trail.copy([title, title]), widths: [1e-9, 30, 72, 400]).cells {
      #expect(cell.titles.count == 2)
      #expect(cell.caption.lines >= 1)
    }
  }

  /// Lists that do not match the steps: what is there counts.
  @Test func raggedCopy() throws {
    for positions in [[], [[]], [["only the first"]], [["a", "b"], ["c"]]] as [[[String]]] {
      for numbers in [[], [[]], [["1", "2", "3", "4"]]] as [[[String]]] {
        let copy = Trail.copy(["Cart", "Address"], positions: positions, numbers: numbers)
        let cells = try layout(copy, widths: [20, 72, 400]).cells
        #expect(cells.count == 36)
        #expect(cells.allSatisfy { $0.stops.numberScale > 0 && $0.stops.numberScale <= 1 })
      }
    }
    // A number that no step has is not measured.
    let measurer = FakeMeasurer()
    let copy = Trail.copy(["Cart", "Address"], numbers: [["1", "2", "3"]])
    _ = try layout(copy, widths: [72], measurer: measurer)
    #expect(!measurer.asks.keys.contains { $0.text == "3" })
  }

  @Test func errorsOfTheMeasurerComeThrough() throws {
    let measurer = FakeMeasurer()
    let error = MeasurementError.unreadableFont(file: "Inter.otf", reason: "empty")
    measurer.error = error
    #expect(throws: error) {
      try layout(Trail.copy(["Cart"]), widths: [100], measurer: measurer)
    }
  }

  /// A measurer that names places outside the text or inside a character.
  @Test func breaksOutsideTheText() {
    let offsets = [0, 1, 1, -4, 3, 2, 900, 950]
    let text = BreakableText(
      "é ü", breaks: offsets.map { LineBreak(utf8Offset: $0, isMandatory: false) })
    #expect(text.segments.map(\.start).first == 0)
    #expect(text.segments.allSatisfy { $0.start <= $0.wordEnd && $0.wordEnd <= 5 })
    #expect(BreakableText("", breaks: []).segments.isEmpty)
    #expect(BreakableText("ab", breaks: []).segments.count == 1)
  }
}
