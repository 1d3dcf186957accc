import PlatformFacts
import StringCatalogs
import Testing

@testable import Linting

@Suite struct ConfigurationDecoderTests {
  static func decode(_ text: String) -> (configuration: Configuration?, problems: [Problem]) {
    ConfigurationDecoder(vocabulary: ConfigurationSamples.vocabulary)
      .decode(Array(text.utf8), file: "copyfit.yml", root: "/app")
  }

  @Test(arguments: ConfigurationSamples.good)
  func good(text: String) {
    let (configuration, problems) = Self.decode(text)
    #expect(problems == [])
    #expect(configuration != nil)
  }

  @Test(arguments: ConfigurationSamples.bad)
  func bad(sample: ConfigurationSamples.Bad) throws {
    let (configuration, problems) = Self.decode(sample.text)
    #expect(configuration == nil)
    #expect(problems.count == 1, "\(problems.map(\.message))")
    let problem = try #require(problems.first)
    #expect(problem.message.contains(sample.message), "\(problem.message)")
    #expect(problem.kind == .configuration)
    #expect(problem.file == "copyfit.yml")
    #expect(problem.position == SourcePosition(line: sample.line, column: sample.column))
  }

  /// interface.md's defaults.
  @Test func defaults() throws {
    let configuration = try #require(Self.decode("flows: [{id: a, steps: [k]}]").configuration)
    #expect(configuration.file == "/app/copyfit.yml")
    #expect(configuration.root == "/app")
    #expect(configuration.catalogs == nil)
    #expect(configuration.devices == .phones)
    #expect(configuration.margins == 16)
    #expect(configuration.contentSizes == ContentSizeCategory.allCases)
    #expect(configuration.catalogRules == .flows)
    let flow = try #require(configuration.flows.first)
    #expect(flow.surface == "step-trail")
    #expect(flow.height == 34)
    #expect(flow.maximumTitleWidth == 160)
    #expect(flow.showsCaption)
    #expect(!flow.boldText)
    #expect(flow.margins == nil)
    #expect(flow.messages == MessageKeys())
  }

  @Test func everyKey() throws {
    let configuration = try #require(Self.decode(ConfigurationSamples.everything).configuration)
    #expect(configuration.catalogs == ["App/**/*.xcstrings"])
    #expect(configuration.sourceLanguage == "en")
    #expect(configuration.locales == ["de", "ar", "no"])
    #expect(configuration.devices == .ids(["iphone-16", "iphone-se-3"]))
    #expect(configuration.widths == [CustomWidth(width: 240, scale: .x3, height: 568)])
    #expect(configuration.contentSizes == [.large, .xxxLarge, .accessibility3])
    #expect(configuration.margins == 24)
    #expect(configuration.fonts.files == ["Latn": "Fonts/Brand.otf"])
    #expect(
      configuration.rules == [
        "form-flip": RuleSetting(severity: .warning), "caption-wraps": RuleSetting(severity: .off),
        "title-truncated": RuleSetting(severity: .error, contentSizes: [.large, .xxxLarge]),
        "titles-lost": RuleSetting(contentSizes: ContentSizeCategory.allCases),
      ])
    #expect(configuration.ignore.map(\.rule) == ["missing-translation", "caption-*"])
    #expect(configuration.ignore.first?.location.position == .init(line: 16, column: 5))
    #expect(configuration.baseline == "copyfit-baseline.json")
    #expect(configuration.catalogRules == .all)
    #expect(configuration.flowFiles == ["Flows/*.yml"])
    let flow = try #require(configuration.flows.first)
    #expect(flow.location == .init(file: "copyfit.yml", position: .init(line: 22, column: 5)))
    #expect(flow.keys.map(\.key) == ["Cart", "Address", "Pay %@ %lld"])
    #expect(flow.keys.last?.arguments == [.text("€1,234.50"), .integer(-3)])
    #expect(flow.keys.map(\.location.position.column) == [13, 21, 37])
    #expect(flow.height == 34.5)
    #expect(flow.accentInk == "#1a1A1a")
    #expect(flow.margins == 0)
    #expect(flow.maxWidth == 240)
    #expect(flow.boldText)
    #expect(flow.messages.goTo == "e")
    #expect(flow.titlesUntil == .xxLarge)
  }

  @Test func problemsAreGatheredInFileOrder() {
    let text = """
      margins: -1
      widths: [{ width: 0, scale: 9 }]
      flows:
        - id: a
          steps: [1, ok, 2]
          colour: red
        - steps: []
      margins: 2
      """
    let problems = Self.decode(text).problems
    #expect(
      problems.map(\.position) == [
        .init(line: 1, column: 10), .init(line: 2, column: 19), .init(line: 2, column: 29),
        .init(line: 5, column: 13), .init(line: 5, column: 20), .init(line: 6, column: 5),
        .init(line: 7, column: 5), .init(line: 8, column: 1),
      ])
  }

  @Test func oneProblemHoweverManyAliases() {
    let text = "flows:\n  - { id: a, style: &s { height: 0 } }\n  - { id: b, style: *s }\n"
    #expect(Self.decode(text).problems.count == 1)
  }

  @Test func manyProblemsAreCut() {
    let text = (0..<5000).map { "k\($0): 1\n" }.joined()
    let problems = Self.decode(text).problems
    #expect(problems.count == DecodingContext.maximumProblems + 1)
    #expect(problems.last?.message == "… and 4900 more problems.")
  }

  /// Names from the file are shortened and control characters spelled out in messages.
  @Test func messagesAreSafe() throws {
    let long = String(repeating: "x", count: 100_000)
    let problem = try #require(Self.decode("? \"\\e[31m\\u202E\(long)\"\n: 1").problems.first)
    #expect(problem.message.contains("\\u{1B}[31m\\u{202E}xxx"))
    #expect(problem.message.utf8.count < 500)
  }

  @Test func anyDeviceWhereNoneAreKnown() {
    let decoder = ConfigurationDecoder(vocabulary: .init(deviceIDs: []))
    let (configuration, problems) = decoder.decode(
      Array("devices: [x]".utf8), file: "c", root: "/")
    #expect(problems == [])
    #expect(configuration?.devices == .ids(["x"]))
  }

  @Test func fiveHundredSteps() {
    let steps = (0..<500).map { "s\($0)" }.joined(separator: ", ")
    let (configuration, problems) = Self.decode("flows: [{id: a, steps: [\(steps)]}]")
    #expect(problems == [])
    #expect(configuration?.flows.first?.keys.count == 500)
  }

  @Test(arguments: [
    ("flows:\n  - id: a\n  - id: b\n    step: []\n", ["a"], 4, 5, "Did you mean \"steps\"?"),
    ("rules: {}\nflows: [{id: a}]", ["a"], 1, 1, "A flow file holds `flows` alone"),
    ("- id: a", [], 1, 1, "must be a flow file, a mapping with flows"),
    ("flow: []", [], 1, 1, "Did you mean \"flows\"?"),
  ])
  func flowFiles(
    text: String, ids: [String], line: Int, column: Int, message: String
  ) throws {
    let (flows, problems) = ConfigurationDecoder().decodeFlowFile(
      Array(text.utf8), file: "Flows/a.yml")
    #expect(flows.map(\.id) == ids)
    #expect(flows.allSatisfy { $0.location.file == "Flows/a.yml" })
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.file == "Flows/a.yml")
    #expect(problem.message.contains(message), "\(problem.message)")
    #expect(problem.position == SourcePosition(line: line, column: column))
  }

  @Test func emptyFlowFile() {
    let (flows, problems) = ConfigurationDecoder().decodeFlowFile([], file: "a.yml")
    #expect(flows.isEmpty)
    #expect(problems.isEmpty)
  }
}
