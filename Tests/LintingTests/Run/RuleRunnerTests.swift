import PlatformFacts
import Surfaces
import Testing

@testable import Linting
@testable import Surfaces

/// Which rules run, at which severity, on which content sizes.
@Suite struct RuleRunnerTests {
  struct Case: CustomTestStringConvertible {
    var rule: String
    var configured: ConfiguredSeverity?
    var only: Set<String> = []
    var skip: Set<String> = []
    var severity: Severity?
    var testDescription: String {
      "\(rule): \(configured?.rawValue ?? "default"), only \(only), skip \(skip)"
    }
  }

  /// `missing-translation` is an error by default, `caption-wraps` off.
  @Test(arguments: [
    Case(rule: "missing-translation", severity: .error),
    Case(rule: "missing-translation", configured: .warning, severity: .warning),
    Case(rule: "missing-translation", configured: .note, severity: .note),
    Case(rule: "missing-translation", configured: .off, severity: nil),
    Case(rule: "missing-translation", skip: ["missing-translation"], severity: nil),
    Case(rule: "missing-translation", skip: ["caption-wraps"], severity: .error),
    Case(rule: "missing-translation", only: ["caption-wraps"], severity: nil),
    Case(rule: "missing-translation", only: ["missing-translation"], severity: .error),
    Case(
      rule: "missing-translation", configured: .note, only: ["missing-translation"],
      severity: .note),
    Case(
      rule: "missing-translation", configured: .off, only: ["missing-translation"],
      severity: .warning),
    Case(
      rule: "missing-translation", only: ["missing-translation"], skip: ["missing-translation"],
      severity: nil),
    Case(rule: "caption-wraps", severity: nil),
    Case(rule: "caption-wraps", configured: .error, severity: .error),
    Case(rule: "caption-wraps", only: ["caption-wraps"], severity: .warning),
    Case(
      rule: "caption-wraps", only: ["caption-wraps", "missing-translation"], severity: .warning),
    Case(rule: "caption-wraps", configured: .note, only: ["caption-wraps"], severity: .note),
    Case(rule: "caption-wraps", only: ["form-flip"], severity: nil),
  ])
  func severity(_ test: Case) {
    let entry = Build.entry("K", [Build.localization("en", "Cart", line: 3)])
    let wrapping = CaptionText(step: nil, lines: 2, brokenWord: nil)
    let cell = Build.cell(.large, 100, caption: Build.caption([wrapping]))
    let flow = Build.flow([Build.locale("de", [], [cell])])
    var configuration = Configuration(file: nil, root: "/")
    configuration.rules[test.rule] = test.configured.map { RuleSetting(severity: $0) }
    let runner = RuleRunner(configuration: configuration, only: test.only, skip: test.skip)
    let found = runner.findings(flows: [flow], catalogs: [Build.catalogUse(entry)])
    #expect(
      found.filter { $0.rule == test.rule }.map(\.severity) == [test.severity].compactMap { $0 })
    if !test.only.isEmpty {
      #expect(found.allSatisfy { test.only.contains($0.rule) })
    }
  }

  /// A rule's own list of content sizes comes before the configuration's.
  @Test(
    arguments: [
      ([.large, .xLarge, .accessibility3], nil, [.large, .xLarge, .accessibility3]),
      ([.xLarge], nil, [.xLarge]),
      ([.large, .xLarge, .accessibility3], [.large], [.large]),
      ([.large], [.accessibility3], [.accessibility3]),
      ([.large, .xLarge], [], []),
    ] as [([ContentSizeCategory], [ContentSizeCategory]?, [ContentSizeCategory])])
  func contentSizes(
    _ all: [ContentSizeCategory], _ own: [ContentSizeCategory]?, _ expected: [ContentSizeCategory]
  ) {
    let cells = [ContentSizeCategory.large, .xLarge, .accessibility3].map {
      Build.cell($0, 345, titles: [Build.outcome(172.4)])
    }
    let flow = Build.flow([
      Build.locale("de", [Build.title("Overview", "Zahlungsübersicht", line: 41)], cells)
    ])
    var configuration = Configuration(file: nil, root: "/")
    configuration.contentSizes = all
    configuration.rules["title-truncated"] = RuleSetting(contentSizes: own)
    let runner = RuleRunner(configuration: configuration, only: ["title-truncated"], skip: [])
    let found = runner.findings(flows: [flow], catalogs: [])
    #expect(found.flatMap { $0.cells.map(\.contentSize) } == expected)
    #expect(found.count == (expected.isEmpty ? 0 : 1))
  }
}
