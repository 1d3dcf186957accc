import Testing
import TextMeasurement

@testable import Linting

/// The report's table of fonts says how everything was measured, also what has glyphs nevertheless.
struct ReportConstantsTests {
  @Test func constantsAreDrawnOnlyWhereTheyAreEverywhere() {
    let glyphs = GlyphTable()
    glyphs.noteConstant("inter-semibold-latin", hasOutlines: true)
    #expect(glyphs.constants.isEmpty && glyphs.drawnConstants.isEmpty)
    glyphs.noteConstant("em-hangul", hasOutlines: true)
    glyphs.noteConstant("em-full-width", hasOutlines: true)
    #expect(glyphs.drawnConstants == ["em-hangul", "em-full-width"])
    glyphs.noteConstant("em-full-width", hasOutlines: false)
    glyphs.noteConstant("em-full-width", hasOutlines: true)
    #expect(glyphs.constants == ["em-hangul", "em-full-width"])
    #expect(glyphs.drawnConstants == ["em-hangul"])
  }

  /// With and without Noto Sans CJK: what the table says of a constant is what its runs have, and the
  /// places are the same.
  @Test(arguments: [
    ("手紙", "ja", "em-full-width", 2.0), ("장바구니", "ko", "em-hangul", 3.46),
    ("ｶｰﾄ", "ja", "em-half-width", 1.5), ("🛒", "ja", "em-emoji", 1),
  ])
  func textsAreNoted(_ text: String, _ locale: String, _ constant: String, _ em: Double) throws {
    let glyphs = GlyphTable()
    let table = ReportTextTable(glyphs: glyphs)
    let attributes = TextAttributes(weight: .semibold, locale: locale)
    let index = try table.index(of: text, attributes, isRightToLeft: false, FontMeasurer())
    let run = try #require(table.texts[index].runs.first)
    #expect(table.texts[index].runs.count == 1 && abs(run.em - em) < 1e-9)
    #expect(glyphs.constants == [constant])
    #expect(glyphs.drawnConstants == (run.hasOutlines ? [constant] : []))
    #expect(run.glyphs.isEmpty == !run.hasOutlines)
    if run.hasOutlines {
      #expect(abs(run.glyphs.reduce(0) { $0 + $1.advance } - em) < 1e-9)
      #expect(run.glyphs.allSatisfy { $0.outline != nil })
      #expect(constant != "em-emoji")
    }
  }
}
