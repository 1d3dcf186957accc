import PlatformFacts
import Testing
import TextMeasurement

@testable import Surfaces

@Suite struct BorderlineTests {
  // "Address" is 52.5 at large; band 2.5 %.
  // Low: 51.19 → 52, natural 114 + 29 + 52 + 14 = 209.
  // Point: 53, natural 210. High: 53.8125 + 1/3 = 54.15 → 55, natural 212.
  @Test(arguments: [
    (208.9, LayoutCell.Form.numbered, false),
    (209, .numbered, true),
    (209.9, .numbered, true),
    (210, .titled, true),
    (211.9, .titled, true),
    (212, .titled, false),
  ])
  func theFormIsOpenWithinTheBand(
    _ width: Double, _ form: LayoutCell.Form, _ isOpen: Bool
  ) throws {
    let copy = Trail.copy(["Cart", "Address", "Payment", "Review"])
    let cell = try Trail.cell(copy, width: width, measurer: FakeMeasurer(band: 0.025))
    #expect(cell.form == form)
    #expect(cell.isFormBorderline == isOpen)
    #expect(cell.isBorderline == isOpen)
  }

  // Limit 160. 21 characters are 157.5: 157.5 × 1.025 + 1/3 = 161.8 > 160.
  // 22 are 165: × 0.975 = 160.9 > 160. 20 are 150: 154.1.
  @Test(arguments: [
    (20, false, Verdict.fits),
    (21, false, .borderline),
    (22, true, .exceeds),
  ])
  func aTitleMayBeCut(_ length: Int, _ exceeds: Bool, _ verdict: Verdict) throws {
    let copy = Trail.copy([String(repeating: "x", count: length), "y"])
    let shown = try Trail.cell(copy, width: 400, measurer: FakeMeasurer(band: 0.025))
    #expect(shown.form == .titled)
    #expect(shown.isTruncated(0) == exceeds)
    #expect(shown.titles[0].verdict == verdict)
    #expect(shown.isBorderline == (verdict == .borderline))
    #expect(!shown.isFormBorderline)
    // Where titles are not shown, nothing hangs on it.
    let hidden = try Trail.cell(copy, width: 150, measurer: FakeMeasurer(band: 0.025))
    #expect(hidden.form == .numbered)
    #expect(hidden.titles[0].verdict == verdict)
    #expect(!hidden.isTruncated(0))
    #expect(!hidden.isBorderline)
  }

  /// The widest title need not be the one that may be widest.
  @Test func eachTitleHasItsOwnBand() throws {
    let measurer = FakeMeasurer()
    measurer.bands["Paymen"] = 0.5
    // "Address" 52.5 + 1/3 → 53; "Paymen" 45 × 1.5 + 1/3 = 67.8 → 68: natural up to 114 + 111.
    let copy = Trail.copy(["Cart", "Address", "Paymen", "Review"])
    #expect(try Trail.cell(copy, width: 224, measurer: measurer).isFormBorderline)
    #expect(try !Trail.cell(copy, width: 225, measurer: measurer).isFormBorderline)
    // At its narrowest it does not count: "Address" keeps 210.
    #expect(try !Trail.cell(copy, width: 209, measurer: measurer).isFormBorderline)
  }

  /// Even a width known exactly may take one more pixel, and one more point of the title's place.
  @Test func onePixelCounts() throws {
    let measurer = FakeMeasurer()
    measurer.widths["Cart"] = [15: 30.8]
    // 30.8 → 31, natural 38 + 29 + 31 + 14 = 112; 30.8 + 1/3 → 32, 113; 30.8 + 1/2 the same.
    for scale in DisplayScale.allCases {
      let copy = Trail.copy(["Cart", "x"])
      #expect(
        try Trail.cell(copy, width: 112.5, scale: scale, measurer: measurer).isFormBorderline)
      #expect(try !Trail.cell(copy, width: 113, scale: scale, measurer: measurer).isFormBorderline)
    }
    measurer.widths["Cart"] = [15: 30.6]
    // 30.6 + 1/3 stays within 31; 30.6 + 1/2 does not.
    let copy = Trail.copy(["Cart", "x"])
    #expect(try !Trail.cell(copy, width: 112, scale: .x3, measurer: measurer).isFormBorderline)
    #expect(try Trail.cell(copy, width: 112, scale: .x2, measurer: measurer).isFormBorderline)
  }

  @Test func aLineBreakIsCutForSure() throws {
    let cell = try Trail.cell(
      Trail.copy(["a\nb", "c"]), width: 400, measurer: FakeMeasurer(band: 0.2))
    #expect(cell.titles[0].verdict == .exceeds)
    #expect(cell.isTruncated(0))
    #expect(!cell.isBorderline)
  }

  @Test func aCapKeepsTheFormCertain() throws {
    // Both far over the cap: the natural width is 241 whatever the band.
    let copy = Trail.copy([String(repeating: "x", count: 40), "y"])
    #expect(try !Trail.cell(copy, width: 241, measurer: FakeMeasurer(band: 0.1)).isBorderline)
    #expect(try !Trail.cell(copy, width: 240.9, measurer: FakeMeasurer(band: 0.1)).isBorderline)
  }
}
