import PlatformFacts
import Surfaces
import Testing

@testable import Linting

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

  /// `missing-translation` is an error by default, `stale-key` off.
  @Test(arguments: [
    Case(rule: "missing-translation", severity: .error),
    Case(rule: "missing-translation", configured: .warning, severity: .warning),
    Case(rule: "missing-translation", configured: .note, severity: .note),
    Case(rule: "missing-translation", configured: .off, severity: nil),
    Case(rule: "missing-translation", skip: ["missing-translation"], severity: nil),
    Case(rule: "missing-translation", skip: ["stale-key"], severity: .error),
    Case(rule: "missing-translation", only: ["stale-key"], severity: nil),
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
    Case(rule: "stale-key", severity: nil),
    Case(rule: "stale-key", configured: .error, severity: .error),
    Case(rule: "stale-key", only: ["stale-key"], severity: .warning),
    Case(rule: "stale-key", only: ["stale-key", "missing-translation"], severity: .warning),
    Case(rule: "stale-key", configured: .note, only: ["stale-key"], severity: .note),
    Case(rule: "stale-key", only: ["form-flip"], severity: nil),
  ])
  func severity(_ test: Case) {
    var entry = Build.entry("K", [Build.localization("en", "Cart", line: 3)])
    entry.extractionState = "stale"
    var configuration = Configuration(file: nil, root: "/")
    configuration.rules[test.rule] = test.configured.map { RuleSetting(severity: $0) }
    let runner = RuleRunner(configuration: configuration, only: test.only, skip: test.skip)
    let found = runner.findings(flows: [], uses: [Build.use(entry)], catalogs: [])
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
    let found = runner.findings(flows: [flow], uses: [], catalogs: [])
    #expect(found.flatMap { $0.cells.map(\.contentSize) } == expected)
    #expect(found.count == (expected.isEmpty ? 0 : 1))
  }
}
