import PlatformFacts
import Surfaces
import Testing

@testable import Linting
@testable import Surfaces

@Suite struct StopRuleTests {
  /// Six stops in 140 pt: room (140 − 5 × 4) / 6 = 20; drawn 6 × 22 + 5 × 4 = 152.
  private let tooSmall = Build.stops(
    count: 6, diameter: 22, room: 20, narrowest: 24, capacity: 5)

  @Test func stopTooSmall() throws {
    let cells = [
      Build.cell(.large, 140, form: .numbered, drawn: 152, stops: tooSmall),
      Build.cell(.large, 300, form: .numbered, drawn: 224),
    ]
    let flow = Build.flow([Build.locale("en", [], nil), Build.locale("de", [], cells)])
    let found = StopTooSmall.findings(flow)
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.severity == .error)
    #expect(!finding.isBorderline)
    #expect(finding.locale == "")
    #expect(finding.key == "")
    #expect(finding.text == nil)
    #expect(finding.location == Build.location(line: 7, file: "copyfit.yml"))
    #expect(finding.measured == .init(width: 152, limit: 140))
    #expect(finding.cells == [.init(contentSize: .large, width: 140, displayScale: .x3)])
    #expect(
      finding.message
        == "6 steps leave each stop 20 pt at worst, under the minimum of 22, at large on 140 pt. "
        + "Stops stay at 22 pt: the row is 12 pt wider than its place at large on 140 pt @3x.")
    #expect(
      finding.advice
        == "Use at most 5 steps, or split the flow; 6 steps need 152 pt at least.")
  }

  @Test(arguments: [
    (1, 0, "1 stop lies wholly beyond reach", "Not even one stop fits"),
    (3, 1, "3 stops lie wholly beyond reach", "Use at most 1 step, or split the flow"),
  ])
  func beyondReach(beyond: Int, capacity: Int, why: String, cure: String) throws {
    let stops = Build.stops(
      count: 500, diameter: 22, room: -3, narrowest: 24, beyondReach: beyond, capacity: capacity)
    let cell = Build.cell(.large, 20, form: .numbered, drawn: 13000, stops: stops)
    let finding = try #require(
      StopTooSmall.findings(Build.flow([Build.locale("en", [], [cell])])).first)
    #expect(finding.message.contains(why))
    #expect(finding.message.contains("leave each stop no room"))
    #expect(finding.advice.hasPrefix(cure))
  }

  @Test func exactly22IsEnough() {
    let cell = Build.cell(
      .large, 152, form: .numbered, drawn: 152, stops: Build.stops(count: 6, room: 22))
    #expect(StopTooSmall.findings(Build.flow([Build.locale("en", [], [cell])])).isEmpty)
  }

  @Test func noStepsNoFindings() {
    let none = Build.stops(count: 0, diameter: 0, room: 0, narrowest: 0, numberScale: 0)
    let flow = Build.flow([
      Build.locale("en", [], [Build.cell(.large, 300, form: .numbered, stops: none)])
    ])
    for rule in [StopTooSmall.self, SmallTarget.self, NumberShrinks.self] as [any Rule.Type] {
      #expect(rule.findings(flow).isEmpty)
    }
  }

  @Test(
    arguments: [
      (28.0, nil, 0.0), (27.0, .note, 28.0), (24.0, .note, 28.0), (23.9, .warning, 24.0),
    ] as [(Double, Severity?, Double)])
  func smallTarget(narrowest: Double, severity: Severity?, limit: Double) throws {
    let cells = [
      Build.cell(.large, 160, form: .numbered, stops: Build.stops(narrowest: narrowest)),
      Build.cell(.large, 300, form: .numbered),
    ]
    let found = SmallTarget.findings(Build.flow([Build.locale("en", [], cells)]))
    #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
    guard let finding = found.first else { return }
    #expect(finding.measured == .init(width: narrowest, limit: limit))
    #expect(finding.cells.map(\.width) == [160])
    #expect(finding.locale == "")
    #expect(finding.location.file == "copyfit.yml")
    #expect(
      finding.message.hasPrefix(
        "The narrowest touch target is \(MessageText.number(narrowest)) pt wide, under 28, at "
          + "large on 160 pt."))
    #expect(finding.message.contains("WCAG") == (limit == 24))
  }

  @Test func numberShrinks() throws {
    let cells = [
      Build.cell(.large, 4000, stops: Build.stops(count: 100, diameter: 28, numberScale: 0.8)),
      Build.cell(.xLarge, 4000, stops: Build.stops(count: 100, diameter: 28, numberScale: 0.5)),
      Build.cell(.xxLarge, 4000),
    ]
    let flow = Build.flow([Build.locale("en", [], cells), Build.locale("ar", [], cells)])
    let found = NumberShrinks.findings(flow)
    #expect(found.map(\.locale) == ["en", "ar"])
    let finding = try #require(found.first)
    #expect(finding.severity == .note)
    #expect(finding.cells.map(\.contentSize) == [.large, .xLarge])
    #expect(finding.measured == .init(width: 56, limit: 28))
    #expect(finding.location.file == "copyfit.yml")
    #expect(
      finding.message
        == "English (en): the widest number would shrink to 50 % to fit its stop from large to "
        + "xLarge on 4000 pt. 100 steps stand in stops of 28 pt; numbers shrink to 60 % at most, "
        + "so the widest is cut.")
  }
}
