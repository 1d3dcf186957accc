import Testing

@testable import Linting

/// When a suppression is said to silence nothing, and when that cannot be known.
@Suite struct UnusedSuppressionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder(".git")
  }

  /// `edge-whitespace` finds something in `Spaced` and nothing in `Cart`.
  private func catalog(
    _ comment: String, name: String = "Localizable.xcstrings", key: String = "Cart"
  ) throws {
    try folder.write(
      name,
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "Other" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Anderes" } } } },
      "\(key)" : { "comment" : "\(comment)",
        "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Korb\(key == "Spaced" ? " " : "")" } } } }
      } }
      """)
  }

  private func run(
    _ configuration: String? = "catalogRules: all", path: String? = nil,
    _ change: (inout LintOptions) -> Void = { _ in }
  ) throws -> RunResult {
    if let configuration { try folder.write("copyfit.yml", configuration) }
    var options = LintOptions()
    options.paths = [path.map { folder($0) } ?? folder.path]
    change(&options)
    return LintRun.run(options)
  }

  private func unused(_ result: RunResult) -> [Finding] { result.findings("unused-suppression") }

  private static let flow = """
    devices: none
    widths: [{ width: 400, scale: 3 }]
    contentSizes: [large]
    flows: [{ id: checkout, steps: [Cart, Other], showsCaption: false }]
    rules: { missing-translation: off }

    """

  // MARK: - Comments

  @Test func atTheComment() throws {
    try catalog("At the till. [copyfit:ignore edge-whitespace needs-review]")
    let result = try run()
    #expect(result.problems == [])
    let found = unused(result)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.key) == ["Cart"])
    #expect(found.map(\.locale) == [""])
    for finding in found {
      #expect(finding.location.file == "Localizable.xcstrings")
      #expect(finding.location.position == .init(line: 3, column: 24))
    }
    #expect(
      found.map(\.message) == [
        "The comment silences edge-whitespace, which finds nothing at “Cart”. The comment silences "
          + "needs-review, which finds nothing at “Cart”. It would hide the next finding of this kind."
      ])
  }

  @Test func aUsedOneIsNotReported() throws {
    try catalog("[copyfit:ignore edge-whitespace]", key: "Spaced")
    let result = try run()
    #expect(result.found == [])
    #expect(result.summary.suppressed == 1)
  }

  /// A comment and two items of `ignore:` for one finding.
  @Test func allThatSilenceOneFindingAreUsed() throws {
    try catalog("[copyfit:ignore edge-whitespace]", key: "Spaced")
    let result = try run(
      """
      catalogRules: all
      ignore: [{ rule: edge-whitespace }, { key: "Sp*", locale: de }]
      """)
    #expect(result.found == [])
    #expect(result.summary.suppressed == 1)
  }

  @Test func misspeltRulesHaveTheNearestName() throws {
    try catalog("[copyfit:ignore edge-whitespaces kept for now]")
    let found = unused(try run())
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasPrefix(
        "The comment silences “edge-whitespaces”, “kept”, “for” and 1 more, which are no rules. Did "
          + "you mean edge-whitespace for “edge-whitespaces”?") == true)
  }

  @Test(arguments: [
    ("[copyfit:ignore title-truncated", "is not closed by a bracket"),
    ("[copyfit:ignore]", "names no rule"), ("[copyfit: ignore x]", "looks like a suppression"),
    ("copyfit:disable", "looks like a suppression"),
  ])
  func whatIsNoSuppression(comment: String, says: String) throws {
    try catalog(comment)
    let found = unused(try run())
    #expect(found.count == 1)
    #expect(found.first?.message.contains(says) == true)
  }

  struct Judgement: CustomTestStringConvertible {
    var name: String
    var comment = "[copyfit:ignore edge-whitespace]"
    var configuration: String? = "catalogRules: all"
    var path: String?
    var change: @Sendable (inout LintOptions) -> Void = { _ in }
    var isReported: Bool
    var testDescription: String { name }
  }

  static let judgements: [Judgement] = [
    .init(name: "all keys", isReported: true),
    .init(name: "no configuration", configuration: nil, isReported: true),
    .init(name: "one catalog named", path: "Localizable.xcstrings", isReported: true),
    .init(
      name: "off", configuration: "catalogRules: all\nrules: { edge-whitespace: off }",
      isReported: false),
    .init(
      name: "off by default", comment: "[copyfit:ignore caption-wraps]", configuration: flow,
      isReported: false),
    .init(name: "skipped", change: { $0.skip = ["edge-whitespace"] }, isReported: false),
    .init(
      name: "another is skipped", change: { $0.skip = ["needs-review"] }, isReported: true),
    .init(
      name: "this rule is skipped", change: { $0.skip = ["unused-suppression"] },
      isReported: false),
    .init(
      name: "this rule is off",
      configuration: "catalogRules: all\nrules: { unused-suppression: off }", isReported: false),
    .init(
      name: "another rule alone", change: { $0.only = ["needs-review"] }, isReported: false),
    .init(
      name: "the silenced rule alone", change: { $0.only = ["edge-whitespace"] },
      isReported: false),
    .init(
      name: "this rule alone", change: { $0.only = ["unused-suppression"] }, isReported: true),
    .init(
      name: "this rule alone, another one skipped",
      change: {
        $0.only = ["unused-suppression"]
        $0.skip = ["edge-whitespace"]
      }, isReported: false),
    .init(name: "a locale", change: { $0.locales = ["de"] }, isReported: false),
    .init(
      name: "a flow", configuration: flow, change: { $0.flows = ["checkout"] }, isReported: false),
    .init(name: "a key of a flow", configuration: flow, isReported: true),
    .init(
      name: "a layout rule on a key of a flow", comment: "[copyfit:ignore title-truncated]",
      configuration: flow, isReported: true),
    .init(
      name: "a layout rule without a flow", comment: "[copyfit:ignore title-truncated]",
      isReported: false),
    .init(
      name: "a copy rule about titles without a flow", comment: "[copyfit:ignore empty-title]",
      isReported: false),
    .init(
      name: "a copy rule about any text", comment: "[copyfit:ignore unbalanced-bidi]",
      isReported: true),
    .init(
      name: "a key of no flow",
      configuration: flow.replacing("[Cart, Other]", with: "[Other, Other]"), isReported: false),
    .init(
      name: "a key of no flow, but all keys",
      configuration: flow.replacing("[Cart, Other]", with: "[Other, Other]"),
      change: { $0.allCatalogKeys = true }, isReported: true),
    .init(
      name: "a layout rule on a key of no flow, but all keys",
      comment: "[copyfit:ignore title-truncated]",
      configuration: flow.replacing("[Cart, Other]", with: "[Other, Other]"),
      change: { $0.allCatalogKeys = true }, isReported: false),
    .init(
      name: "a rule to come", comment: "[copyfit:ignore bar-overflows]", isReported: false),
    .init(
      name: "this rule itself", comment: "[copyfit:ignore unused-suppression]", isReported: false),
    .init(
      name: "silenced by itself", comment: "[copyfit:ignore edge-whitespace unused-suppression]",
      isReported: false),
    .init(
      name: "a flow that cannot be checked", configuration: flow + "flowFiles: [\"Flows/*.yml\"]\n",
      isReported: false),
    .init(
      name: "an unknown step",
      configuration: "catalogRules: all\n"
        + flow.replacing("[Cart, Other]", with: "[Cart, Nowhere]"),
      isReported: false),
    .init(
      name: "silenced by ignore",
      configuration: "catalogRules: all\nignore: [{ rule: unused-suppression, key: Cart }]",
      isReported: false),
  ]

  @Test(arguments: judgements) func judges(_ test: Judgement) throws {
    try catalog(test.comment)
    let result = try run(test.configuration, path: test.path, test.change)
    #expect(unused(result).count == (test.isReported ? 1 : 0))
  }

  /// Spelling is wrong whatever the run leaves out.
  @Test(arguments: [["de"], []]) func misspellingsStandUnderFilters(locales: [String]) throws {
    try catalog("[copyfit:ignore edge-whitespaces]")
    try folder.write("Broken.xcstrings", "{")
    let result = try run { $0.locales = locales }
    #expect(result.problems.count == 1)
    #expect(unused(result).count == 1)
  }

  @Test func aBrokenCatalogKeepsAllFromBeingJudged() throws {
    try catalog("[copyfit:ignore edge-whitespace]")
    try folder.write("Broken.xcstrings", "{")
    let result = try run("catalogRules: all\nignore: [{ rule: needs-review }]")
    #expect(result.problems.count == 1)
    #expect(unused(result).isEmpty)
  }

  @Test func onlyCatalogsThatAreAskedFor() throws {
    try catalog("[copyfit:ignore edge-whitespace]")
    try catalog("[copyfit:ignore edge-whitespace]", name: "Other.xcstrings")
    let result = try run(path: "Other.xcstrings")
    #expect(unused(result).map(\.location.file) == ["Other.xcstrings"])
  }

  // MARK: - The configuration

  struct Item: CustomTestStringConvertible {
    var item: String
    var configuration = "catalogRules: all"
    var path: String?
    var change: @Sendable (inout LintOptions) -> Void = { _ in }
    var isReported: Bool
    var testDescription: String { "\(item), \(configuration)" }
  }

  /// Against `edge-whitespace` of `Spaced` in German.
  static let items: [Item] = [
    .init(item: "rule: edge-whitespace", isReported: false),
    .init(item: "rule: needs-review", isReported: true),
    .init(item: "rule: \"*\"", isReported: false),
    .init(item: "rule: needs-*", isReported: true),
    .init(item: "rule: edge-whitespace, locale: fr", isReported: true),
    .init(item: "rule: edge-whitespace, key: \"Other*\"", isReported: true),
    .init(item: "file: \"Legacy/*\"", isReported: true),
    .init(item: "key: Spaced", isReported: false),
    .init(item: "key: Spaced, flow: checkout", isReported: true),
    // Rules that did not run.
    .init(item: "rule: needs-review", change: { $0.skip = ["needs-review"] }, isReported: false),
    .init(item: "rule: \"needs-*\"", change: { $0.skip = ["needs-review"] }, isReported: false),
    .init(item: "key: Nothing", change: { $0.skip = ["needs-review"] }, isReported: false),
    .init(
      item: "rule: needs-review", configuration: "catalogRules: all\nrules: { needs-review: off }",
      isReported: false),
    .init(item: "rule: caption-wraps", isReported: false),
    .init(item: "rule: bar-overflows", isReported: false),
    .init(item: "rule: title-truncated", isReported: false),
    .init(item: "rule: title-truncated", configuration: flow, isReported: true),
    .init(item: "rule: unused-suppression", isReported: false),
    .init(
      item: "rule: needs-review", change: { $0.only = ["unused-suppression"] }, isReported: true),
    .init(
      item: "rule: edge-whitespace", change: { $0.only = ["unused-suppression"] },
      isReported: false),
    // Parts that were left out.
    .init(item: "rule: needs-review", change: { $0.locales = ["de"] }, isReported: false),
    .init(
      item: "rule: needs-review", configuration: flow, change: { $0.flows = ["checkout"] },
      isReported: false),
    .init(item: "rule: needs-review", path: "Localizable.xcstrings", isReported: false),
    .init(item: "rule: needs-review", configuration: flow, isReported: false),
    .init(item: "rule: needs-review, key: Spaced", configuration: flow, isReported: true),
    .init(item: "rule: needs-review, key: Unused", configuration: flow, isReported: false),
    .init(item: "rule: needs-review, key: Nowhere", configuration: flow, isReported: true),
    .init(item: "rule: needs-review, flow: checkout", configuration: flow, isReported: true),
    .init(item: "rule: edge-whitespace, flow: checkout", configuration: flow, isReported: false),
    .init(
      item: "rule: needs-review", configuration: flow, change: { $0.allCatalogKeys = true },
      isReported: true),
  ]

  @Test(arguments: items) func judges(_ test: Item) throws {
    try folder.write(
      "Localizable.xcstrings",
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "Other" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Anderes" } } } },
      "Unused" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Nichts" } } } },
      "Spaced" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Korb " } } } }
      } }
      """)
    let configuration = test.configuration.replacing("[Cart, Other]", with: "[Spaced, Other]")
    let result = try run(
      configuration + "\nignore:\n  - { \(test.item) }\n", path: test.path, test.change)
    #expect(result.problems == [])
    let found = unused(result)
    #expect(found.count == (test.isReported ? 1 : 0))
    for finding in found {
      #expect(finding.location.file == "copyfit.yml")
      let lines = configuration.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(finding.location.position == .init(line: lines + 2, column: 5))
      #expect(finding.key == "")
      #expect(finding.message.hasPrefix("This item of `ignore` ("))
    }
  }

  /// Items that speak of each other come to an end, and no verdict is wrong.
  @Test(arguments: [
    // Silences what is said of itself.
    ("{ file: copyfit.yml }", 0, 1),
    // The second silences what is said of the first.
    ("{ rule: needs-review }, { file: copyfit.yml }", 0, 1),
    ("{ rule: needs-review }, { rule: unused-suppression, file: copyfit.yml }", 0, 1),
    ("{ rule: needs-review }, { rule: unused-suppression, file: other.yml }", 1, 0),
    ("{ rule: needs-review }, { rule: untranslated }", 2, 0),
  ])
  func itemsAboutItems(items: String, reported: Int, suppressed: Int) throws {
    try catalog("At the till.")
    let result = try run("catalogRules: all\nignore: [\(items)]\n")
    #expect(result.problems == [])
    #expect(unused(result).count == reported)
    #expect(result.summary.suppressed == suppressed)
  }

  @Test func severityIsConfigured() throws {
    try catalog("[copyfit:ignore edge-whitespace]")
    let result = try run("catalogRules: all\nrules: { unused-suppression: error }")
    #expect(unused(result).map(\.severity) == [.error])
    #expect(result.summary.errors == 1)
  }
}
