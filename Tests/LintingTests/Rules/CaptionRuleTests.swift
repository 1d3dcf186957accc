import PlatformFacts
import Surfaces
import Testing
import TextMeasurement

@testable import Linting
@testable import Surfaces

@Suite struct CaptionRuleTests {
  private let titles = [
    Build.title("Cart", "Korb", line: 4), Build.title("Pay", "Zahlungsübersicht", line: 8),
  ]

  private func broken(_ step: Int?, _ width: Double, _ verdict: Verdict = .exceeds) -> CaptionText {
    CaptionText(
      step: step, lines: 2,
      brokenWord: .init(word: "Zahlungsübersicht", width: width, verdict: verdict))
  }

  @Test func aBrokenWordIsOneFindingForEachText() throws {
    let cells = [
      Build.cell(
        .large, 100, form: .numbered,
        caption: Build.caption(limit: 72, [broken(nil, 80), broken(1, 149)])),
      Build.cell(
        .xLarge, 100, form: .numbered, caption: Build.caption(limit: 82, [broken(1, 160)])),
      Build.cell(.large, 300),
    ]
    let found = CaptionBreaksWord.findings(Build.flow([Build.locale("de", titles, cells)]))
    #expect(found.map(\.key) == ["Pay", "Step %lld of %lld"])
    #expect(found.map(\.location.position.line) == [8, 90])
    #expect(found.map(\.cells.count) == [2, 1])
    #expect(found.map(\.severity) == [.warning, .warning])
    // 149 / 72 is 2.07, 160 / 82 is 1.95.
    #expect(found[0].measured == .init(width: 149, limit: 72))
    #expect(
      found[0].message
        == "German (de): “Zahlungsübersicht” is broken inside the word in the caption from large "
        + "to xLarge on 100 pt: it is 149 pt wide and the caption takes 72.")
    #expect(
      found[0].advice
        == "Use a word shorter by 77 pt, about 9 of its 17 characters.",
      "the caption is narrower than its place, so more width would not help")
    #expect(found[1].message.contains("The text is “Step %lld of %lld”."))
  }

  @Test func aWordThatMayBreakIsBorderline() throws {
    let cell = Build.cell(
      .large, 100, form: .numbered, caption: Build.caption(limit: 72, [broken(1, 73, .borderline)]))
    let finding = try #require(
      CaptionBreaksWord.findings(Build.flow([Build.locale("de", titles, [cell])])).first)
    #expect(finding.severity == .note)
    #expect(finding.message.contains("may be broken"))
    #expect(finding.message.contains("borderline"))
  }

  @Test func wrappingIsOneFindingForALocale() throws {
    let two = CaptionText(step: nil, lines: 2, brokenWord: nil)
    let three = CaptionText(step: 1, lines: 3, brokenWord: nil)
    let cells = [
      Build.cell(.large, 100, caption: Build.caption(limit: 72, [two])),
      Build.cell(.xLarge, 100, form: .numbered, caption: Build.caption(limit: 82, [two, three])),
      Build.cell(.large, 300),
    ]
    let found = CaptionWraps.findings(Build.flow([Build.locale("de", titles, cells)]))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(CaptionWraps.metadata.defaultSeverity == .off)
    #expect(finding.location == Build.location(line: 8))
    #expect(finding.key == "Pay")
    #expect(finding.cells.map(\.contentSize) == [.large, .xLarge])
    #expect(
      finding.message
        == "German (de): the caption wraps from large to xLarge on 100 pt: “Zahlungsübersicht” "
        + "takes 3 lines at xLarge on 100 pt @3x. The caption is at most 82 pt wide there. "
        + "Another text of it wraps too.")
  }

  @Test func whatMayWrapIsBorderline() throws {
    let open = CaptionText(step: 0, lines: 1, wraps: .borderline)
    let cell = Build.cell(.large, 100, caption: Build.caption(limit: 72, [open]))
    let finding = try #require(
      CaptionWraps.findings(Build.flow([Build.locale("de", titles, [cell])])).first)
    #expect(finding.isBorderline)
    #expect(finding.message.contains("the caption may wrap at large on 100 pt: "))
    #expect(finding.message.contains("may take more than one line at large on 100 pt @3x."))
  }

  @Test func textsOnOneLinePass() {
    let one = CaptionText(step: 0, lines: 1, brokenWord: nil)
    let cell = Build.cell(.large, 100, caption: Build.caption([one]))
    let flow = Build.flow([Build.locale("de", titles, [cell])])
    #expect(CaptionWraps.findings(flow).isEmpty)
    #expect(CaptionBreaksWord.findings(flow).isEmpty)
  }
}
