import Linting
import StringCatalogs
import Testing

@testable import copyfit

@Suite struct LintCommandTests {
  @Test func optionsReachTheRun() throws {
    let fake = Fake()
    let outcome = fake.run(
      "lint", "App", "--config=c.yml", "--locale", "de", "--locale=fr", "--flow", "checkout",
      "--only", "form-flip", "--jobs", "2", "--catalogs", "--force-exclude", "-",
      "--stdin-filename", "App/A.xcstrings", "--", "--odd")
    #expect(outcome.status == .success)
    var expected = LintOptions()
    expected.paths = ["App", "-", "--odd"]
    expected.config = "c.yml"
    expected.locales = ["de", "fr"]
    expected.flows = ["checkout"]
    expected.only = ["form-flip"]
    expected.jobs = 2
    expected.allCatalogKeys = true
    expected.forceExclude = true
    expected.stdinFilename = "App/A.xcstrings"
    #expect(fake.asked.lint == expected)
  }

  /// `lint` is what runs without a command; a command may follow its options.
  @Test(
    arguments: [
      ([], []), (["--config", "lint"], []), (["--config", "a.yml", "lint", "x"], ["x"]),
      (["./App"], ["./App"]), (["A.xcstrings"], ["A.xcstrings"]), (["App"], ["App"]),
      (["--strict", "App"], ["App"]), (["-"], ["-"]), (["--", "rules"], ["rules"]),
    ] as [([String], [String])])
  func isTheDefault(arguments: [String], paths: [String]) {
    var fake = Fake()
    fake.existing = ["App"]
    #expect(fake.run(arguments).status == .success)
    #expect(fake.asked.lint?.paths == paths)
  }

  @Test func theLastOfTwoValuesCounts() {
    let fake = Fake()
    _ = fake.run("lint", "--config", "a.yml", "--config", "b.yml")
    #expect(fake.asked.lint?.config == "b.yml")
  }

  @Test(
    arguments: [
      ([], [], "", 0), ([.note, .warning], [], "", 0), ([.note, .error], [], "", 1),
      ([.warning], [], "--strict", 1), ([.note], [], "--strict", 0),
      ([.error], [], "--exit-zero", 0),
      ([.error], [.malformedCatalog], "", 2), ([], [.missingFont], "--exit-zero", 2),
      ([.error], [], "--max-findings=0", 1),
    ] as [([Severity], [Problem.Kind], String, Int32)])
  func status(severities: [Severity], problems: [Problem.Kind], option: String, status: Int32) {
    var fake = Fake()
    fake.result.findings = severities.map { Fake.finding("r", $0) }
    fake.result.problems = problems.map { Problem($0, "p") }
    let outcome = fake.run(["lint"] + (option.isEmpty ? [] : [option]))
    #expect(outcome.status.rawValue == status)
  }

  @Test func findingsGoOutAndProblemsAreMessages() {
    var fake = Fake()
    fake.result.findings = [Fake.finding("title-truncated", .error)]
    fake.result.problems = [Problem(.missingFile, "not there", file: "B.xcstrings")]
    let text = fake.run("lint")
    #expect(text.text.contains("A.xcstrings:1:1: error: title-truncated"))
    #expect(!text.text.contains("B.xcstrings"))
    #expect(text.messages == "B.xcstrings: error: missing-file\n  not there\n")
    let json = fake.run("lint", "--format", "json")
    #expect(json.text.contains("\"missing-file\""))
    #expect(json.messages == text.messages)
  }

  @Test func formatsGoWhereTheyAreSent() throws {
    let fake = Fake()
    let both = fake.run("lint", "--format", "text", "--format", "json=o.json")
    #expect(both.text.contains("0 errors"))
    #expect(both.files.map(\.path) == ["o.json"])
    #expect(try #require(both.files.first).bytes.first == UInt8(ascii: "{"))
    let file = fake.run("lint", "--output", "o.txt")
    #expect(file.output.isEmpty)
    #expect(file.files.map(\.path) == ["o.txt"])
    let named = fake.run("lint", "--format=json", "--output=o.json", "--format=text=t.txt")
    #expect(named.output.isEmpty)
    #expect(named.files.map(\.path) == ["o.json", "t.txt"])
  }

  @Test func keepsTheWorst() {
    var fake = Fake()
    fake.result.findings = [
      Fake.finding("r", .note, line: 1), Fake.finding("r", .error, line: 2),
      Fake.finding("r", .warning, line: 3), Fake.finding("r", .error, line: 4),
    ]
    let outcome = fake.run("lint", "--max-findings", "3")
    for line in [2, 3, 4] { #expect(outcome.text.contains("A.xcstrings:\(line):1:")) }
    #expect(!outcome.text.contains("A.xcstrings:1:1:"))
    #expect(outcome.text.contains("1 more finding not shown"))
    #expect(!fake.run("lint", "--max-findings", "4").text.contains("not shown"))
  }

  @Test func aRunWithoutFlowsSaysSoEverywhere() {
    var fake = Fake()
    fake.result.summary = .init(catalogs: 1)
    #expect(fake.run("lint").text.contains("No flow was checked"))
    #expect(fake.run("lint").messages.isEmpty)
    #expect(fake.run("lint", "--format", "json").messages.contains("No flow was checked"))
    #expect(fake.run("lint", "--output", "o.txt").messages.contains("No flow was checked"))
    #expect(!fake.run("lint", "--quiet").text.contains("No flow"))
    #expect(!fake.run("lint", "--quiet", "--format", "json").messages.contains("No flow"))
    #expect(fake.run("inspect").text.contains("No flow was checked"))
  }

  /// Reading whole font files takes time, and only the JSON shows what it gives.
  @Test(
    arguments: [
      ([], false), (["--format=text"], false), (["--format=json"], true),
      (["--format=text", "--format=json=o.json"], true),
    ] as [([String], Bool)])
  func hashesFontsForJSON(formats: [String], hashes: Bool) throws {
    let fake = Fake()
    _ = fake.run(["lint"] + formats)
    #expect(try #require(fake.asked.lint).hashesFonts == hashes)
  }

  @Test(arguments: [
    (true, false, "", true), (false, false, "", false), (true, true, "", false),
    (true, true, "--color=always", true), (false, false, "--color=always", true),
    (true, false, "--color=never", false), (true, true, "--color=auto", false),
  ])
  func colour(isTerminal: Bool, noColor: Bool, option: String, isColoured: Bool) {
    var fake = Fake()
    fake.terminal.isOutputTerminal = isTerminal
    fake.terminal.prefersNoColor = noColor
    let outcome = fake.run(["lint"] + (option.isEmpty ? [] : [option]))
    #expect(outcome.text.contains("\u{1B}[") == isColoured)
  }

  @Test func filesHaveNoColours() throws {
    let outcome = Fake().run("lint", "--color", "always", "--output", "o.txt")
    #expect(!(try #require(outcome.files.first).bytes.contains(0x1B)))
  }

  @Test func quietAndVerbose() {
    var fake = Fake()
    fake.result.notices = ["n"]
    fake.result.fonts = [Fake.inter]
    fake.result.catalogFiles = ["App/A.xcstrings"]
    #expect(fake.run("lint", "--quiet").output.isEmpty)
    #expect(fake.run("lint", "--quiet").messages.isEmpty)
    let verbose = fake.run("lint", "--verbose").messages
    #expect(verbose.contains("configuration: none\n"))
    #expect(verbose.contains("catalog: App/A.xcstrings\n"))
    #expect(verbose.contains("font: Latn Inter-SemiBold.otf 3.019, inter-latin\n"))
    #expect(verbose.contains("note: n\n"))
  }
}
