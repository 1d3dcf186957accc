import Foundation
import Testing

/// The scripts of the GitHub Action run in a repository of the test, with the files that GitHub gives
/// them. What no test here can do is to be GitHub: the cache and the upload are left out.
@Suite struct ActionTests {
  static let bad = ShopRepository.catalog(address: ShopRepository.long)

  @Test func findingsReachTheLogTheSummaryTheReportsAndTheOutputs() throws {
    let shop = try ShopRepository()
    try shop.write(Self.bad)
    let outcome = try ActionRunner(workspace: shop.url).run("lint")
    #expect(outcome.status == 1)
    #expect(outcome.log.contains("::error file=App/Localizable.xcstrings,line=6,col=69,"))
    #expect(outcome.log.contains("App/Localizable.xcstrings:6:69: error: title-truncated"))
    #expect(outcome.summary.contains("title-truncated"))
    #expect(outcome.outputs["status"] == "1")
    #expect(outcome.outputs["passed"] == "false")
    #expect(outcome.outputs["errors"] == "1")
    #expect(outcome.outputs["warnings"] == "0")
    #expect(outcome.outputs["notes"] == "0")
    #expect(outcome.outputs["sarif"] == shop.url.appending(path: "copyfit.sarif").path)
    let sarif = try Data(contentsOf: shop.url.appending(path: "copyfit.sarif"))
    #expect(try JSONSerialization.jsonObject(with: sarif) is [String: Any])
  }

  @Test func aCleanRepositoryPasses() throws {
    let shop = try ShopRepository()
    let outcome = try ActionRunner(workspace: shop.url).run("lint")
    #expect(outcome.status == 0, "\(outcome.log)")
    #expect(!outcome.log.contains("::error"))
    #expect(outcome.outputs["passed"] == "true")
    #expect(outcome.outputs["errors"] == "0")
    #expect(!outcome.summary.isEmpty)
  }

  @Test func outputsAreThoseThatTheActionDeclares() throws {
    let shop = try ShopRepository()
    let runner = try ActionRunner(workspace: shop.url)
    let declared = runner.action.outputs.map { name, output in
      #expect(output.value == "${{ steps.lint.outputs.\(name) }}")
      return name
    }
    #expect(try runner.run("lint").outputs.keys.sorted() == declared.sorted())
  }

  /// Each input does what it says.
  @Test(
    arguments: [
      (["sarif": ""], 1), (["sarif": "reports/findings.sarif"], 1), (["annotations": "false"], 1),
      (["args": "--skip=title-truncated"], 0),
      (["args": "--skip=title-truncated\n--skip=form-flip\n"], 0),
      (["args": "--skip\ntitle-truncated"], 0), (["paths": "Good App"], 0),
      (["paths": "\nGood App\n\nApp\n"], 1), (["config": "quiet settings.yml"], 0),
      (["working-directory": "Good App"], 0), (["paths": "Good App\r\n"], 0),
    ] as [([String: String], Int32)])
  func inputs(_ inputs: [String: String], status: Int32) throws {
    let shop = try ShopRepository()
    try shop.write(Self.bad)
    try shop.write(
      ShopRepository.configuration.replacing("App/**", with: "**"), to: "Good App/copyfit.yml")
    try shop.write(ShopRepository.catalog(), to: "Good App/Localizable.xcstrings")
    try shop.write(
      ShopRepository.configuration.replacing("form-flip: off", with: "title-truncated: off"),
      to: "quiet settings.yml")
    let outcome = try ActionRunner(workspace: shop.url).run("lint", inputs)
    #expect(outcome.status == status, "\(outcome.log)")
    #expect(outcome.outputs["status"] == "\(status)")
    switch inputs["sarif"] {
    case "": #expect(outcome.outputs["sarif"] == nil)
    case let name?: #expect(outcome.outputs["sarif"] == shop.url.appending(path: name).path)
    default: break
    }
    if inputs["annotations"] == "false" { #expect(!outcome.log.contains("::error file")) }
  }

  @Test func warningsCountWhenStrict() throws {
    let shop = try ShopRepository()
    try shop.write(
      ShopRepository.configuration.replacing(
        "form-flip: off", with: "title-truncated: warning, form-flip: off"),
      to: "copyfit.yml")
    try shop.write(Self.bad)
    let runner = try ActionRunner(workspace: shop.url)
    let lax = try runner.run("lint", ["strict": "false"])
    #expect(lax.status == 0, "\(lax.log)")
    #expect(lax.outputs["warnings"] == "1")
    #expect(try runner.run("lint", ["strict": "true"]).status == 1)
  }

  /// A run that could not be done has a status of its own, says so beside the code, and leaves no count
  /// that could be taken for none.
  @Test(
    arguments: [
      ["config": "no such.yml"], ["args": "--formt=json"], ["strict": "yes"],
      ["working-directory": "nowhere"], ["sarif": "a\nb"], ["annotations": "on"],
    ])
  func aRunThatFailsSaysSo(_ inputs: [String: String]) throws {
    let shop = try ShopRepository()
    let outcome = try ActionRunner(workspace: shop.url).run("lint", inputs)
    #expect(outcome.status == 2, "\(outcome.log)")
    #expect(outcome.log.contains("::error"))
    #expect(outcome.outputs["status"] == "2")
    #expect(outcome.outputs["passed"] == "false")
  }

  /// Inputs that a shell would carry out, or that would end an argument, arrive as they are.
  @Test(
    arguments: [
      "$(touch stolen)", "`touch stolen`", "; touch stolen", "a\" && touch stolen #",
      "'; touch stolen; '",
      "${{ github.token }}", "--output=stolen", "-", "$IFS", "*", "::error::stolen",
    ], ["paths", "config", "baseline", "since", "sarif", "args", "working-directory", "strict"])
  func anInputIsNoCode(_ text: String, _ name: String) throws {
    let shop = try ShopRepository()
    let outcome = try ActionRunner(workspace: shop.url).run("lint", [name: text])
    let files = try FileManager.default.contentsOfDirectory(atPath: shop.url.path)
    // `args` may name an output: it is the author of the workflow who gives it.
    if name != "args" { #expect(!files.contains("stolen"), "\(outcome.log)") }
    #expect([0, 1, 2].contains(outcome.status))
    if name != "sarif", text != "-" {
      #expect(outcome.status != 0 || name == "args", "\(outcome.log)")
    }
    let commands = outcome.log.split(separator: "\n").filter { $0.hasPrefix("::error::") }
    #expect(!commands.contains { $0.hasSuffix("::stolen") })
  }

  /// Copy may look like a workflow command; the log shows it with commands switched off.
  @Test func copyIsNoWorkflowCommand() throws {
    let shop = try ShopRepository()
    try shop.write(
      ShopRepository.catalog(address: "::error::Lieferadresse\\n::set-output name=a::b"))
    let outcome = try ActionRunner(workspace: shop.url).run("lint")
    #expect(outcome.status == 1)
    let lines = outcome.log.split(separator: "\n")
    let stop = try #require(lines.firstIndex { $0.hasPrefix("::stop-commands::") })
    let word = lines[stop].dropFirst("::stop-commands::".count)
    #expect(word.count == 32)
    #expect(lines.last == "::\(word)::")
    // Before it, only what copyfit itself says to GitHub, one command a line.
    let known = ["::error file=", "::warning file=", "::notice title=", "::notice::"]
    for line in lines[..<stop] where line.contains("::") {
      #expect(known.contains { line.hasPrefix($0) }, "\(line)")
    }
  }

  /// As `actions/checkout` leaves a pull request with `fetch-depth: 0`, and without.
  @Test func onlyWhatAPullRequestChangesCounts() throws {
    let origin = try ShopRepository()
    try origin.write(Self.bad)
    let flow = "Packages/Onboarding Flow"
    try origin.write(
      ShopRepository.configuration.replacing("App/", with: ""), to: "\(flow)/copyfit.yml")
    try origin.write(ShopRepository.catalog(), to: "\(flow)/Localizable.xcstrings")
    try origin.stage(".")
    try origin.shell.need("git", "commit", "--quiet", "--message=Findings of long standing")
    let folder = try ScratchFolder()
    try origin.shell.git("clone", "--quiet", origin.url.path, folder.url.path)
    let shell = try ShellRunner(in: folder.url)
    try shell.git("switch", "--quiet", "--create", "change")

    let block = try folder.write(Recipes.block("github-since").text, to: ".git/since.yml")
    let json = try JSONSerialization.jsonObject(with: PythonYAML.json(of: block))
    var inputs = try #require(WorkflowTests.inputs(in: json) as? [String: String])
    let expression = "${{ github.base_ref || 'main' }}"
    try #require(inputs["since"]?.contains(expression) == true)
    inputs["since"] = inputs["since"]?.replacing(expression, with: "main")
    #expect(inputs["paths"] == "App\n\(flow)\n")

    let runner = try ActionRunner(workspace: folder.url)
    let old = try runner.run("lint", inputs)
    #expect(old.status == 0, "\(old.log)")
    try folder.write(Self.bad, to: "\(flow)/Localizable.xcstrings")
    let new = try runner.run("lint", inputs)
    #expect(new.status == 1)
    #expect(new.outputs["errors"] == "1", "\(new.log)")

    let shallow = try ScratchFolder()
    try shell.git("commit", "--quiet", "--all", "--message=Change")
    try shell.git(
      "clone", "--quiet", "--depth=1", "--single-branch", "file://\(folder.url.path)",
      shallow.url.path)
    let lacking = try ActionRunner(workspace: shallow.url).run("lint", inputs)
    #expect(lacking.status == 2)
    #expect(lacking.log.contains("fetch-depth: 0"), "\(lacking.log)")
  }

  /// Annotations name files from the repository's root, wherever the action runs.
  @Test func annotationsAreOfTheRepository() throws {
    let shop = try ShopRepository()
    try shop.write(ShopRepository.configuration, to: "Apps/My Shop/copyfit.yml")
    try shop.write(Self.bad, to: "Apps/My Shop/\(ShopRepository.file)")
    let outcome = try ActionRunner(workspace: shop.url)
      .run("lint", ["working-directory": "Apps/My Shop"])
    #expect(
      outcome.log.contains("::error file=Apps/My Shop/App/Localizable.xcstrings,"), "\(outcome.log)"
    )
    let sarif = shop.url.appending(path: "Apps/My Shop/copyfit.sarif")
    #expect(outcome.outputs["sarif"] == sarif.path)
    #expect(
      try String(contentsOf: sarif, encoding: .utf8)
        .contains("\"Apps/My%20Shop/App/Localizable.xcstrings\""))
  }
}
