import PlatformFacts
import Surfaces
import Testing

@testable import Linting
@testable import Surfaces

@Suite struct TitleTruncatedTests {
  private let title = Build.title("Overview", "Zahlungsübersicht", line: 41)

  private func german(_ cells: [LayoutCell], isRightToLeft: Bool = false) -> FlowAnalysis {
    Build.flow([Build.locale("de", [title], cells, isRightToLeft: isRightToLeft)])
  }

  @Test func oneFindingGathersTheCellsThatShowTheTitle() throws {
    let found = TitleTruncated.findings(
      german([
        Build.cell(.large, 345, titles: [Build.outcome(172.4)]),
        Build.cell(.large, 400, titles: [Build.outcome(172.4)]),
        Build.cell(.xLarge, 345, form: .numbered, titles: [Build.outcome(172.4)]),
        Build.cell(.xLarge, 400, titles: [Build.outcome(150)]),
      ]))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.rule == "title-truncated")
    #expect(finding.severity == .error)
    #expect(!finding.isBorderline)
    #expect(finding.location == Build.location(line: 41))
    #expect(finding.flow == "checkout")
    #expect(finding.surface == "step-trail")
    #expect(finding.locale == "de")
    #expect(finding.key == "Overview")
    #expect(finding.text == "Zahlungsübersicht")
    #expect(finding.measured == .init(width: 172.4, limit: 160))
    #expect(
      finding.cells == [345, 400].map { .init(contentSize: .large, width: $0, displayScale: .x3) })
    #expect(
      finding.message
        == "German (de): “Zahlungsübersicht” is cut at large on every width: it needs 172.4 pt ±\u{A0}2.5\u{A0}% "
        + "and its place takes 160.")
    // 172.4 × 1.025 + 1/3 is 177.04: less would be too close to call.
    #expect(
      finding.advice
        == "Shorten “Zahlungsübersicht” by 18 pt, about 2 of its 17 characters, or allow titles "
        + "178 pt wide at the default text size (`maximumTitleWidth: 178`).")
  }

  @Test func theWorstCellIsTheRelativelyWidest() throws {
    // 372 / 352 is 1.057, 172.4 / 160 is 1.078: what fits at large fits at accessibility5.
    let found = TitleTruncated.findings(
      german([
        Build.cell(.large, 345, titles: [Build.outcome(172.4)]),
        Build.cell(
          .accessibility5, 345, scale: 2.2, titles: [Build.outcome(372, limit: 352)]),
      ]))
    #expect(found.first?.measured == .init(width: 172.4, limit: 160))
    #expect(found.first?.cells.count == 2)
    #expect(found.first?.message.contains(": at large it needs 172.4 pt") == true)
  }

  /// 161 × 0.975 is 156.975, under 160.
  @Test func borderlineIsOneLevelLowerAndSaysSo() throws {
    let found = TitleTruncated.findings(
      german([Build.cell(.large, 345, titles: [Build.outcome(161)])]))
    let finding = try #require(found.first)
    #expect(finding.severity == .warning)
    #expect(finding.isBorderline)
    #expect(finding.message.contains("may be cut at large on 345 pt"))
    #expect(finding.message.contains("borderline"))
    #expect(finding.message.contains("iOS may squeeze"))
    // 161 × 1.025 + 1/3 is 165.36: what surely fits is 6 pt less.
    #expect(finding.advice.hasPrefix("Shorten “Zahlungsübersicht” by 6 pt"))
    #expect(finding.advice.contains("166 pt wide"))
  }

  @Test func underTheLimitAndYetPossiblyTooWide() throws {
    let found = TitleTruncated.findings(
      german([Build.cell(.large, 345, titles: [Build.outcome(158)])]))
    let finding = try #require(found.first)
    #expect(finding.isBorderline)
    #expect(finding.message.contains("it needs 158 pt ±\u{A0}2.5\u{A0}% and its place takes 160."))
    #expect(!finding.message.contains("characters stay"))
    #expect(!finding.message.contains("squeeze"))
    #expect(finding.advice.hasPrefix("Shorten “Zahlungsübersicht” by 3 pt"))
  }

  @Test func aFormThatIsLeftOpenMakesItBorderline() throws {
    let open = [
      Build.cell(.large, 345, isFormBorderline: true, titles: [Build.outcome(200)]),
      Build.cell(
        .xLarge, 345, form: .numbered, isFormBorderline: true, titles: [Build.outcome(200)]),
    ]
    let finding = try #require(TitleTruncated.findings(german(open)).first)
    #expect(finding.cells.count == 2)
    #expect(finding.isBorderline)
    let certain = Build.cell(.small, 345, titles: [Build.outcome(200)])
    let other = try #require(TitleTruncated.findings(german(open + [certain])).first)
    #expect(other.cells.count == 3)
    #expect(!other.isBorderline)
    #expect(other.severity == .error)
  }

  @Test func aLineBreakIsTheReason() throws {
    let broken = Build.title("Cart", "Ihr\nKorb", line: 3)
    let cell = Build.cell(.large, 345, titles: [Build.outcome(40, verdict: .exceeds)])
    let finding = try #require(
      TitleTruncated.findings(Build.flow([Build.locale("de", [broken], [cell])])).first)
    #expect(finding.message.contains("“Ihr\\nKorb” is cut"))
    #expect(finding.message.contains("has a line break"))
    #expect(!finding.message.contains("squeeze"))
    #expect(finding.advice == "Take the line break out.")
  }

  @Test func contentSizesOfTheRuleCount() {
    let cells = [
      Build.cell(.large, 345, titles: [Build.outcome(172.4)]),
      Build.cell(.xLarge, 345, titles: [Build.outcome(172.4)]),
    ]
    let found = TitleTruncated.findings(german(cells), contentSizes: [.xLarge])
    #expect(found.map(\.cells.count) == [1])
    #expect(TitleTruncated.findings(german(cells), contentSizes: [.small]).isEmpty)
  }

  @Test func oneKeyTwiceIsOneFindingAndAFallbackSaysSo() {
    let fallback = Build.title("A", "Overview of it all", shown: "en", isFallback: true)
    let cell = Build.cell(.large, 345, titles: [Build.outcome(200), Build.outcome(200)])
    let found = TitleTruncated.findings(
      Build.flow([Build.locale("de", [fallback, fallback], [cell])]))
    #expect(found.count == 1)
    #expect(found[0].message.contains("source text, shown for want of a translation"))
  }

  @Test func withoutALayoutNothingIsSaid() {
    #expect(
      TitleTruncated.findings(Build.flow([Build.locale("de", [title], nil)])).isEmpty)
  }
}
