import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

/// Each character is half an em wide: 7.5 pt in a title at large, 6.5 pt in a subtitle.
@Suite struct ToastTests {
  private func toast(
    _ title: String, subtitle: String? = nil, _ style: [String: Double] = [:],
    cell: OneCell = OneCell(), measurer: FakeMeasurer = FakeMeasurer()
  ) throws -> SurfaceLayout {
    var values: [String: SampleValue] = ["title": .copy(title)]
    values["subtitle"] = subtitle.map { .copy($0, 1) }
    for (name, number) in style { values[name] = .number(number) }
    return try cell.layout(Toast.self, values, measurer: measurer)
  }

  private func form(_ layout: SurfaceLayout) throws -> FormLayout.Outcome {
    try #require(layout.form?.outcomes[0])
  }

  // MARK: Form

  @Test(
    arguments: [
      // content size, place, the most characters in a capsule
      (ContentSizeCategory.large, 358.0, 39),  // 60 + 39 × 7.5 = 352.5
      (.large, 360, 40),  // 60 + 300
      (.large, 359.9, 39),
      (.large, 288, 30),  // 60 + 225
      (.xSmall, 358, 49),  // 12 pt: 298 ÷ 6
      (.xxxLarge, 358, 28),  // 21 pt: 298 ÷ 10.5
      (.accessibility5, 358, 12),  // 49 pt: 298 ÷ 24.5
    ]) func aCapsuleTakesOneLine(
      _ category: ContentSizeCategory, _ place: Double, _ most: Int
    ) throws
  {
    let fontSize = Double(TextStyle.subheadline.pointSize(category))
    for scale in DisplayScale.allCases {
      let cell = OneCell(category: category, width: place, scale: scale)
      for (count, isFull) in [(most, true), (most + 1, false), (0, true), (1000, false)] {
        let layout = try toast(String(repeating: "x", count: count), cell: cell)
        let outcome = try form(layout)
        #expect(outcome.isFull == isFull, "\(count)")
        #expect(outcome.available == place)
        let text = scale.roundedUp(Double(count) * fontSize / 2)
        #expect(outcome.text == text)
        #expect(outcome.needed == 60 + text)
        if isFull { #expect(try layout.slot("title").lines == min(count, 1)) }
      }
    }
  }

  @Test(
    arguments: [
      // width, band, scale, form, borderline. The place leaves 298.
      (298.0, 0.0, DisplayScale.x3, true, true),
      (297.6, 0, .x3, true, false),  // 297.6 + ⅓ is 298, rounded up to a pixel
      (297.7, 0, .x3, true, true),
      (298.1, 0, .x3, false, false),  // 298.333, and no less
      (297.5, 0, .x2, true, false),
      (297.6, 0, .x2, true, true),
      (298.1, 0, .x2, false, false),
      (286.2, 0.04, .x3, true, false),  // × 1.04 + ⅓ = 297.98
      (286.3, 0.04, .x3, true, true),  // 298.085 becomes 298.333
      (310.4, 0.04, .x3, false, true),  // × 0.96 = 297.984 becomes 298
      (310.5, 0.04, .x3, false, false),  // 298.08 becomes 298.333
    ]) func theFormHasABand(
      _ width: Double, _ band: Double, _ scale: DisplayScale, _ isFull: Bool, _ isBorderline: Bool
    ) throws
  {
    let measurer = FakeMeasurer(band: band)
    measurer.widths["Gespeichert"] = [15: width]
    let outcome = try form(toast("Gespeichert", cell: OneCell(scale: scale), measurer: measurer))
    #expect(outcome.isFull == isFull)
    #expect(outcome.isBorderline == isBorderline)
  }

  @Test(arguments: ["a\nb", "a\u{2028}b", "a\r\nb", "a\n", "\n"])
  func aLineBreakMakesACard(_ title: String) throws {
    let outcome = try form(toast(title))
    #expect(!outcome.isFull)
    #expect(!outcome.isBorderline)
    #expect(try toast(title).slot("title").lines == 2)
  }

  @Test func aSubtitleMakesACardInEveryLanguage() throws {
    let layout = try toast("Hi", subtitle: "Da")
    #expect(layout.form == nil)
    #expect(layout.slots.map(\.id) == ["title", "subtitle"])
    #expect(layout.slots.map(\.copy) == [0, 1])
    #expect(layout.slots.map(\.name) == ["the toast's title", "the toast's subtitle"])
  }

  @Test func formsHaveNames() throws {
    let layout = try toast("Hi")
    #expect(layout.form?.full == "the capsule")
    #expect(layout.form?.reduced == "the card")
    #expect(layout.form?.copy == 0)
    #expect(layout.slots.map(\.id) == ["title"])
    #expect(layout.verbatim.isEmpty)
    #expect(layout.contrasts.isEmpty)
  }

  @Test(
    arguments: [
      (["icon": 30.0], 288.0), (["gap": 0], 306), (["horizontalPadding": 0], 330),
      (["verticalPadding": 100], 298), (["icon": 0, "gap": 0], 326),
    ] as [([String: Double], Double)])
  func whatIsBesideTheTitleIsSettable(_ style: [String: Double], _ rest: Double) throws {
    let layout = try toast("Gespeichert", subtitle: "In deiner Liste", style)
    #expect(try layout.slot("title").available == rest)
    #expect(try layout.slot("subtitle").available == rest)
    let outcome = try form(toast("Gespeichert", style))
    // 11 × 7.5 = 82.5, rounded up to a pixel.
    #expect(isNear(outcome.needed, 358 - rest + 248.0 / 3))
  }

  /// No text depends on it, so nothing else would tell.
  @Test func theDefaultPaddingAboveAndBelowIs12() {
    #expect(SurfaceSettings<SlotCopy>()[Toast.verticalPadding] == 12)
  }

  /// A toast has no height that one could set, and a place may be narrower than what is around a title.
  @Test func whatIsLackingCounts() throws {
    let layout = try toast("Hi", subtitle: "Da", cell: OneCell(width: 50))
    for id in ["title", "subtitle"] {
      #expect(try layout.slot(id).available == 0)
      #expect(try layout.slot(id).missingWidth == 10)
    }
    #expect(
      layout.slots.map(\.heightCure) == Array(repeating: "show it in a view that stays", count: 2))
  }

  @Test func theIconDoesNotGrow() throws {
    let cell = OneCell(category: .accessibility5)
    #expect(try toast("Hi", cell: cell).slot("title").available == 298)
  }

  // MARK: Height

  /// Words of 39 characters, each on a line of its own.
  private func lines(_ count: Int) -> String {
    Array(repeating: String(repeating: "w", count: 39), count: count).joined(separator: " ")
  }

  @Test(
    arguments: [
      // scale, lines, too tall by. Two lines are 2 × 17.9004 + 2.0996 = 37.9004.
      (DisplayScale.x3, 2, 0.0),
      (.x2, 2, 0),
      (.x3, 3, 20),  // 57.9004 and 37.9004, each rounded up to 58 and 38
      (.x2, 3, 20),
      (.x3, 4, 40),
    ]) func overTwoLinesAtLargeIsTooTall(
      _ scale: DisplayScale, _ count: Int, _ excess: Double
    ) throws
  {
    let outcome = try toast(lines(count), cell: OneCell(scale: scale)).slot("title")
    #expect(outcome.lines == count)
    #expect(isNear(outcome.tooTallBy, excess))
    #expect(outcome.tallness == (excess > 0 ? .exceeds : .fits))
    #expect(outcome.truncation == .fits)
  }

  @Test(
    arguments: [
      // 45 characters of 6.5 are 292.5. Two lines are 2 × 15.5137 + 2.4863 = 33.5137.
      (DisplayScale.x3, 2, 0.0),
      (.x3, 3, 18),  // 51.5137 and 33.5137: 51.667 less 33.667
      (.x2, 3, 18),  // 52 less 34
    ]) func theSubtitleCountsOnItsOwn(
      _ scale: DisplayScale, _ count: Int, _ excess: Double
    ) throws
  {
    let subtitle = Array(repeating: String(repeating: "w", count: 45), count: count)
      .joined(separator: " ")
    let layout = try toast(lines(2), subtitle: subtitle, cell: OneCell(scale: scale))
    #expect(try layout.slot("title").tooTallBy == 0)
    #expect(try layout.slot("subtitle").lines == count)
    #expect(isNear(try layout.slot("subtitle").tooTallBy, excess))
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func atOtherSizesNothingIsTooTall(_ category: ContentSizeCategory) throws {
    let layout = try toast(lines(9), subtitle: lines(9), cell: OneCell(category: category))
    for id in ["title", "subtitle"] {
      let outcome = try layout.slot(id)
      #expect(outcome.lines >= 5)
      #expect((outcome.tallness == .exceeds) == (category == .large))
      #expect((outcome.availableHeight == nil) == (category != .large))
    }
  }

  @Test func aThirdLineThatMayComeIsBorderline() throws {
    // Two words of 19 characters and a space are 292.5, on a line of 298; 4 % wider they are two
    // lines.
    let words = Array(repeating: String(repeating: "w", count: 19), count: 4)
    let outcome = try toast(
      words.joined(separator: " "), measurer: FakeMeasurer(band: 0.04)
    ).slot("title")
    #expect(outcome.lines == 2)
    #expect(outcome.tooTallBy == 0)
    #expect(outcome.tallness == .borderline)
  }

  // MARK: Type

  @Test(arguments: [(false, FontWeight.semibold, FontWeight.regular), (true, .bold, .semibold)])
  func fontsAreSubheadlineAndFootnote(
    _ boldText: Bool, _ title: FontWeight, _ subtitle: FontWeight
  ) throws {
    let measurer = FakeMeasurer()
    _ = try toast("Titel", subtitle: "Unten", cell: OneCell(boldText: boldText), measurer: measurer)
    let asks = measurer.asks.keys.sorted { $0.size > $1.size }
    #expect(
      asks == [
        .init(text: "Titel", attributes: TextAttributes(weight: title, locale: "de"), size: 15),
        .init(text: "Unten", attributes: TextAttributes(weight: subtitle, locale: "de"), size: 13),
      ])
  }

  @Test func aWordIsBroken() throws {
    let outcome = try toast("Donaudampfschiff", cell: OneCell(category: .accessibility5)).slot(
      "title")
    #expect(outcome.brokenWord?.word == "Donaudampfschiff")  // 16 × 24.5 = 392 > 298
    #expect(outcome.brokenWord?.verdict == .exceeds)
  }
}
