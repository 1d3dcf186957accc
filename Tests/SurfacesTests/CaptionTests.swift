import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

@Suite struct CaptionTests {
  @Test func noneWhenItIsNotShown() throws {
    let copy = Trail.copy(["Cart", "Address"])
    for width in [40.0, 400] {
      let cell = try Trail.cell(copy, style: .init(showsCaption: false), width: width)
      #expect(cell.caption.layout == .none)
      #expect(cell.caption.lines == 0)
      #expect(!cell.caption.hasBrokenWord)
      #expect(cell.caption.troubled.isEmpty)
    }
  }

  @Test func positionWrapsWithinTheTitledForm() throws {
    // "Cart": natural 29 + 30 + 14 = 73; the position text 71.5 fits, "Schritt 1 von 1" (97.5) does
    // not: "Schritt 1" 58.5, "von 1".
    let short = try Trail.cell(Trail.copy(["Cart"]), width: 300)
    #expect(short.form == .titled)
    #expect(
      short.caption == CaptionOutcome(layout: .position, lines: 1, hasBrokenWord: false, limit: 73))
    let long = try Trail.cell(Trail.copy(["Cart"], positions: [["Schritt 1 von 1"]]), width: 300)
    #expect(long.caption.layout == .position)
    #expect(long.caption.lines == 2)
    #expect(long.caption.limit == 73)
    #expect(long.caption.troubled == [CaptionText(step: nil, lines: 2)])
  }

  @Test func besideUpToTheLimit() throws {
    // @2x: letters 6.5, "Cart" 26; 26 + 6 + 71.5 = 103.5. Four steps: limit min(width, 148).
    let copy = Trail.copy(["Cart", "Cart", "Cart", String(repeating: "x", count: 4)])
    let beside = try Trail.cell(copy, width: 103.5, scale: .x2)
    #expect(beside.caption.layout == .beside)
    #expect(beside.caption.lines == 1)
    let stacked = try Trail.cell(copy, width: 103, scale: .x2)
    #expect(stacked.caption.layout == .stacked)
    #expect(stacked.caption.lines == 2)
  }

  @Test func theWorstOfTheStepsCounts() throws {
    // @2x, limit 110: "Cart" beside (103.5); "Extraordinary" is 84.5 + 6 + 71.5: stacked in 2;
    // "Name of the card holder" is 149.5: "Name of the card" 104, "holder": stacked in 3.
    let titles = ["Cart", "Extraordinary", "Name of the card holder", "Cart"]
    let cell = try Trail.cell(Trail.copy(titles), width: 110, scale: .x2)
    #expect(cell.caption.layout == .stacked)
    #expect(cell.caption.lines == 3)
    #expect(!cell.caption.hasBrokenWord)
    #expect(cell.caption.troubled == [CaptionText(step: 2, lines: 2)])
    // Lines and a broken word may come from different steps.
    let broken = try Trail.cell(
      Trail.copy(["Unverwechselbarkeit", "a b c d e f g h i j k l m n o p q r s t", "c", "d"]),
      width: 110, scale: .x2)
    // 19 × 6.5 = 123.5: 2 lines; 39 characters at 16 a line ("a b c d e f g h" 15): 3 lines.
    #expect(broken.caption.lines == 4)
    #expect(broken.caption.hasBrokenWord)
    #expect(broken.caption.troubled.map(\.step) == [0, 1])
    #expect(broken.caption.troubled.map(\.lines) == [2, 3])
    #expect(broken.caption.troubled[0].brokenWord?.word == "Unverwechselbarkeit")
    #expect(broken.caption.troubled[0].brokenWord?.width == 123.5)
    #expect(broken.caption.troubled[1].brokenWord == nil)
  }

  @Test func lettersAreRoundedUpOneByOne() throws {
    // @3x at 13 pt: "iii" as a run is 3 × 2.6 = 7.8 → 8, letter by letter 3 × ⌈7.8⌉ / 3 = 8.
    // "iiii" is 10.4 → 10.667 as a run and 4 × 2.667 = 10.667 letter by letter; kerning shows:
    let measurer = FakeMeasurer()
    measurer.ems["AVAV"] = 1.2  // kerned: 15.6 → 15.667; letters 4 × 6.667 = 26.667
    let copy = Trail.copy(["AVAV", "b", "c"], positions: [["1", "2", "3"]])
    // 26.667 + 6 + 6.667 = 39.333; as a run it would be 28.333.
    let limits = [(39.4, CaptionOutcome.Layout.beside), (39, .stacked), (29, .stacked)]
    for (width, layout) in limits {
      #expect(try Trail.cell(copy, width: width, measurer: measurer).caption.layout == layout)
    }
  }

  @Test(arguments: [
    // a scalar of the title, whether it stands letter by letter
    ("\u{58F}", true), ("\u{590}", false), ("\u{8FF}", false), ("\u{900}", false),
    ("\u{DFF}", false), ("\u{E00}", false), ("\u{FFF}", false), ("\u{1000}", false),
    ("\u{109F}", false), ("\u{10A0}", true), ("\u{177F}", true), ("\u{1780}", false),
    ("\u{17FF}", false), ("\u{1800}", true), ("\u{200D}", true), ("\u{200E}", false),
    ("\u{200F}", false), ("\u{2010}", true), ("\u{2029}", true), ("\u{202A}", false),
    ("\u{202E}", false), ("\u{202F}", true), ("\u{2065}", true), ("\u{2066}", false),
    ("\u{2069}", false), ("\u{206A}", true), ("\u{A8DF}", true), ("\u{A8E0}", false),
    ("\u{A8FF}", false), ("\u{A900}", true), ("\u{FB1C}", true), ("\u{FB1D}", false),
    ("\u{FDFF}", false), ("\u{FE00}", true), ("\u{FE6F}", true), ("\u{FE70}", false),
    ("\u{FEFF}", false), ("\u{FF00}", true), ("\u{107FF}", true), ("\u{10800}", false),
    ("\u{10FFF}", false), ("\u{11000}", true), ("\u{1E7FF}", true), ("\u{1E800}", false),
    ("\u{1EFFF}", false), ("\u{1F000}", true), ("カ", true), ("한", true), ("", true),
  ])
  func scriptsThatJoinAreOneRun(_ scalar: String, _ standsAlone: Bool) {
    #expect(LetterScripts.standAlone("Cart" + scalar + "x") == standsAlone)
  }

  @Test func bothSetsOfDigitsCount() throws {
    // The second set is wider: stacked, and its position wraps.
    let copy = Trail.copy(
      ["Cart", "Cart"],
      positions: [["1 / 2", "2 / 2"], ["a a a a a a a", "1 / 2"]])
    // Two steps, numbered natural 72 @2x: 26 + 6 + 32.5 = 64.5 ≤ 72 beside; 84.5 does not fit:
    // "a a a a a a" 71.5, "a": 1 + 2.
    let cell = try Trail.cell(copy, width: 90, scale: .x2)
    #expect(cell.form == .numbered)
    #expect(cell.caption.layout == .stacked)
    #expect(cell.caption.lines == 3)
    #expect(cell.caption.troubled == [CaptionText(step: nil, lines: 2)])
    var onlyFirst = copy
    onlyFirst.positions.removeLast()
    #expect(try Trail.cell(onlyFirst, width: 90, scale: .x2).caption.layout == .beside)
  }

  @Test func titlesWithLineBreaks() throws {
    // Letters without the break: 4 × 6.5 + 6 + 32.5 = 64.5 ≤ 72 beside.
    let positions = [["1 / 2", "2 / 2"]]
    let beside = try Trail.cell(
      Trail.copy(["ab\ncd", "x"], positions: positions), width: 80, scale: .x2)
    #expect(beside.form == .numbered)
    #expect(beside.caption.layout == .beside)
    // 7 letters are 45.5 + 6 + 32.5 = 84 > 72: stacked, two lines and one.
    let stacked = try Trail.cell(
      Trail.copy(["abc\ndefg", "x"], positions: positions), width: 80, scale: .x2)
    #expect(stacked.caption.layout == .stacked)
    #expect(stacked.caption.lines == 3)
    // Hebrew is one run, as wide as its widest line: 26 + 6 + 32.5 ≤ 72.
    let run = try Trail.cell(
      Trail.copy(["אבג\nדהוז", "x"], positions: positions), width: 80, scale: .x2)
    #expect(run.caption.layout == .beside)
  }

  @Test func aBorderlineWordIsTroubledThoughUnbroken() throws {
    // @2x, band 8 %: "אבגדהוז" 45.5 → up to 49.64 > 48; it stays whole by the estimate.
    let copy = Trail.copy(["אבגדהוז", "א", "א"], positions: [["1 / 3", "2 / 3", "3 / 3"]])
    let cell = try Trail.cell(copy, width: 48, scale: .x2, measurer: FakeMeasurer(band: 0.08))
    #expect(cell.caption.layout == .stacked)
    #expect(cell.caption.lines == 2)
    #expect(!cell.caption.hasBrokenWord)
    #expect(
      cell.caption.troubled == [
        CaptionText(
          step: 0, lines: 1, wraps: .borderline,
          brokenWord: .init(word: "אבגדהוז", width: 45.5, verdict: .borderline))
      ])
  }

  @Test func captionGrowsOverTheWholeRange() throws {
    // Stops stay at 75 from accessibility4 on; the caption goes from 33.333 to 37.667 pt. A single
    // step numbered: limit 75; 4 characters are 66.667 and 75.333.
    let copy = Trail.copy(["aaaa"], positions: [["1"]])
    let fourth = try Trail.cell(copy, .accessibility4, width: 90)
    #expect(fourth.caption.limit == 75)
    #expect(fourth.caption.lines == 2)
    #expect(!fourth.caption.hasBrokenWord)
    let fifth = try Trail.cell(copy, .accessibility5, width: 90)
    #expect(fifth.caption.limit == 75)
    #expect(fifth.caption.lines == 3)
    #expect(fifth.caption.hasBrokenWord)
  }
}
