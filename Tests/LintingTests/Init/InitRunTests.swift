import Foundation
import Testing

@testable import Linting

@Suite struct InitRunTests {
  private static let steps = ["step1.title=Cart", "step2.title=Address", "step3.title=Payment"]
  private static let words = [
    "Step %lld of %lld", "Step %lld of %lld, %@", "Progress", "Complete", "Go to %@",
  ]

  private static func folder(_ catalogs: [String: [String]]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    for (file, keys) in catalogs {
      try folder.write(file, InitSamples.json(InitSamples.entries(keys)))
    }
    return folder
  }

  /// The text as our own reader has it.
  private static func read(_ text: String, in folder: TemporaryFolder) throws -> Configuration {
    try folder.write("copyfit.yml", text)
    let (configuration, problems) = ConfigurationLoader(vocabulary: .current).load(
      path: folder.path)
    #expect(problems.isEmpty, "\(problems)\n\(text)")
    return try #require(configuration)
  }

  private static func start(
    _ catalogs: [String: [String]]
  ) throws -> (report: InitReport, text: String, configuration: Configuration) {
    let folder = try folder(catalogs)
    let report = InitRun.run(InitOptions(folder: folder.path))
    #expect(report.problems.isEmpty)
    let text = try #require(report.text)
    return (report, text, try read(text, in: folder))
  }

  @Test func whatIsFoundIsWritten() throws {
    let (report, text, configuration) = try Self.start(["App/Localizable.xcstrings": Self.steps])
    #expect(report.catalogs == 1)
    #expect(report.locales == ["de", "en"])
    #expect(
      report.flows
        == [.init(id: "steps", steps: 3, pattern: "step*.title", isOrderKnown: true)])
    #expect(configuration.catalogs == ["App/*.xcstrings"])
    #expect(configuration.devices == .phones)
    #expect(configuration.margins == 16)
    #expect(configuration.catalogRules == .all)
    let flow = try #require(configuration.flows.first)
    #expect(flow.keys.map(\.key) == ["step1.title", "step2.title", "step3.title"])
    #expect(flow.table == nil)
    #expect(!flow.showsCaption)
    #expect(text.contains("- \"step1.title\"   # \"Cart\"\n"))
    #expect(text.contains("# locales: [de]\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test func theSameCatalogsGiveTheSameText() throws {
    let keys = Self.steps + (1...4).flatMap { ["a.step\($0)=A\($0)", "tour.x\($0)y.title=B\($0)"] }
    let catalogs = ["A.xcstrings": keys, "B/C.xcstrings": keys.reversed()]
    let first = try Self.start(catalogs)
    let second = try Self.start(catalogs)
    #expect(first.text == second.text)
  }

  /// Every comment that shows a setting is one that the reader takes.
  @Test func theCommentsHoldWhenTheyAreTakenOut() throws {
    let folder = try Self.folder(["Localizable.xcstrings": ["Cart", "Address", "Payment"]])
    let text = try #require(InitRun.run(InitOptions(folder: folder.path)).text)
    let settings = [
      "# sourceLanguage: en", "# locales: [de]", "# widths:",
      "#   - { width: 240, scale: 2 }", "# rules:", "#   form-flip: note",
      "#   title-truncated: { severity: error, contentSizes: [large, xxxLarge] }", "# ignore:",
      "#   - { rule: missing-translation, key: \"debug.*\", reason: \"internal screens\" }",
      "# flows:", "#   - id: example", "#     steps:", "#       - \"Cart\"",
      "#       - \"Address\"",
      "#       - \"Payment\"",
    ]
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for setting in settings {
      let index = try #require(lines.firstIndex(of: setting), "\(setting)\n\(text)")
      lines[index] = String(setting.dropFirst(2))
    }
    let configuration = try Self.read(lines.joined(separator: "\n"), in: folder)
    #expect(configuration.flows.map(\.id) == ["example"])
    #expect(configuration.rules.count == 2)
    #expect(configuration.ignore.count == 1)
    #expect(configuration.locales == ["de"])
    #expect(configuration.widths.count == 1)
  }

  @Test func withoutAFlowEveryKeyIsChecked() throws {
    let (report, text, configuration) = try Self.start(["Localizable.xcstrings": ["Cart", "Pay"]])
    #expect(report.flows.isEmpty)
    #expect(configuration.flows.isEmpty)
    #expect(configuration.catalogRules == .all)
    #expect(text.contains("#       - \"Cart\"\n"))
  }

  @Test func aDoubtfulGroupIsAComment() throws {
    let (report, text, configuration) = try Self.start([
      "Localizable.xcstrings": Self.steps + ["card1.title=A", "card2.title=B", "card3.title=C"]
    ])
    #expect(report.suggestions == 1)
    #expect(configuration.flows.map(\.id) == ["steps"])
    #expect(text.contains("  # - id: cards\n"))
    // Taken out of the comment it is a flow.
    let folder = try TemporaryFolder()
    let taken = text.replacing("  # - id: cards", with: "  - id: cards")
      .replacing("  #   steps:\n  #     - ", with: "    steps:\n      - ")
      .replacing("  #     - \"card", with: "      - \"card")
    #expect(try Self.read(taken, in: folder).flows.map(\.id) == ["steps", "cards"])
  }

  @Test func namedStepsAreToBeChecked() throws {
    let (report, text, _) = try Self.start([
      "Localizable.xcstrings": [
        "checkout.pay.title=Pay", "checkout.cart.title=Cart",
        "checkout.done.title=Done",
      ]
    ])
    #expect(report.flows.first?.isOrderKnown == false)
    #expect(text.contains("# Check the order"))
  }

  // MARK: The trail's own words

  @Test func wordsThatAreThereNeedNothing() throws {
    let (_, text, configuration) = try Self.start([
      "Localizable.xcstrings": Self.steps + Self.words
    ])
    #expect(configuration.flows.first?.showsCaption == true)
    #expect(configuration.ignore.isEmpty)
    #expect(!text.contains("messages:\n"))
  }

  @Test func wordsUnderOtherKeysAreNamed() throws {
    let (_, _, configuration) = try Self.start([
      "App.xcstrings": Self.steps + [
        "trail.position=Step %1$lld of %2$lld", "trail.value=Step %1$d of %2$d, %3$@",
        "trail.label=Progress", "trail.done=Complete", "trail.go=Go to %@",
      ],
      "Other.xcstrings": ["Close"],
    ])
    let flow = try #require(configuration.flows.first)
    #expect(flow.table == "App")
    #expect(flow.messages.table == "App")
    #expect(flow.messages.caption == "trail.position")
    #expect(flow.messages.value == "trail.value")
    #expect(flow.messages.label == "trail.label")
    #expect(flow.messages.complete == "trail.done")
    #expect(flow.messages.goTo == "trail.go")
    #expect(flow.showsCaption)
    #expect(configuration.ignore.isEmpty)
  }

  /// A button's `Complete` is not the trail's.
  @Test func aWordAloneIsNoMessage() throws {
    let (_, text, configuration) = try Self.start([
      "Localizable.xcstrings": Self.steps + ["button.complete=Complete", "Progress"]
    ])
    #expect(configuration.flows.first?.messages.complete == "Complete")
    #expect(configuration.ignore.count == 1)
    #expect(text.contains("\"Step %lld of %lld, %@\", \"Complete\", \"Go to %@\"\n"))
  }

  // MARK: Files

  @Test(arguments: [
    (["A.xcstrings"], ["*.xcstrings"]), (["App/A.xcstrings"], ["App/*.xcstrings"]),
    (["App/A.xcstrings", "App/B/C.xcstrings"], ["App/**/*.xcstrings"]),
    (["App/A.xcstrings", "Kit/R/B.xcstrings"], ["App/*.xcstrings", "Kit/R/*.xcstrings"]),
    (["A.xcstrings", "Kit/B.xcstrings"], ["**/*.xcstrings"]),
    (
      ["a/A.xcstrings", "b/A.xcstrings", "c/A.xcstrings", "d/A.xcstrings", "e/A.xcstrings"],
      ["**/*.xcstrings"]
    ),
    (["x*y{1}/A.xcstrings"], ["x\\*y\\{1\\}/*.xcstrings"]),
    (["a\u{7}b/A.xcstrings"], ["a?b/*.xcstrings"]),
    (["../S/A.xcstrings", "../S/T/A.xcstrings"], ["../S/**/*.xcstrings"]),
  ])
  func patternsFindWhatWasFound(files: [String], patterns: [String]) {
    #expect(CatalogPatterns.covering(files, root: "/root/app") == patterns)
  }

  @Test func catalogsOfOneNameWithTheSameKeysAreNotGuessedAt() throws {
    let (report, _, configuration) = try Self.start([
      "App/Localizable.xcstrings": Self.steps, "Kit/Localizable.xcstrings": Self.steps,
    ])
    #expect(report.flows.isEmpty)
    #expect(report.suggestions == 2)
    #expect(configuration.flows.isEmpty)
  }

  @Test func theOtherNameOfAConfigurationIsKept() throws {
    let folder = try Self.folder(["Localizable.xcstrings": Self.steps])
    try folder.write("copyfit.yaml", "margins: 8\n")
    let report = InitRun.run(InitOptions(folder: folder.path))
    #expect(report.text == nil)
    #expect(report.problems.first?.message.contains("--force") == true)
    let forced = InitRun.run(InitOptions(folder: folder.path, force: true))
    #expect(forced.file.hasSuffix("/copyfit.yaml"))
    #expect(forced.text?.contains("file: copyfit.yaml") == true)
    #expect(forced.replaces)
  }

  @Test func aFolderIsNoConfiguration() throws {
    let folder = try Self.folder(["Localizable.xcstrings": Self.steps])
    try folder.folder("copyfit.yml")
    let report = InitRun.run(InitOptions(folder: folder.path, force: true))
    #expect(report.text == nil)
    #expect(report.problems.map(\.kind) == [.usage])
  }

  // MARK: Untrusted text

  static let hostile = [
    "no: ", "- ", "# ", "a #b ", "'", "\"", "\\", "%", "%@ ", "&x ", "*x ", "!x ", "| ", "> ", "@",
    "`",
    "{a", "[a", "a]", "}", "? ", ": ", "~", "null ", "yes ", "\t", " ", "\u{0}", "\u{7}",
    "\u{1B}[2J", "\r",
    "\n", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{202E}", "\u{FFFE}", "\u{10FFFF}", "é", "e\u{301}",
    "日本", "🏳️‍🌈",
    "---\n", "...\n", "\u{7F}", "<<: ", "=", "0x1 ",
  ]

  @Test(arguments: hostile)
  func keysReadBackAsTheyAre(prefix: String) throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    let entries = ["A", "B", "C"].enumerated().map { index, letter in
      // Line breaks, placeholders and questions make no title; in the key they may be.
      InitSamples.Entry(
        key: "\(prefix)Step.\(index + 1).title",
        text: prefix.filter { !$0.isNewline && !"%?".contains($0) } + letter)
    }
    try folder.write("no.xcstrings", InitSamples.json(entries, source: "no"))
    try folder.write("Other.xcstrings", InitSamples.json([]))
    let report = InitRun.run(InitOptions(folder: folder.path))
    let text = try #require(report.text)
    let configuration = try Self.read(text, in: folder)
    let flow = try #require(configuration.flows.first, "\(text)")
    let keys = flow.keys.map { Array($0.key.utf8) }
    #expect(keys == entries.map { Array($0.key.utf8) })
    #expect(flow.table == "no")
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    // Norwegian is no `false`, in whatever version of YAML.
    #expect(text.contains("# sourceLanguage: "))
    #expect(!text.contains("table: no\n"))
  }
}
