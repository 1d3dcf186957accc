import Foundation
import Testing

/// `lint --staged`: what the next commit will have.
@Suite struct StagedTests {
  private let repository: GitSandbox

  init() throws {
    repository = try GitSandbox()
    try repository.write("catalogRules: all\n", to: "copyfit.yml")
    try repository.catalog(
      "App/Localizable.xcstrings", ("Cart", "Korb", "translated"), ("Pay", "Zahlen", "translated"))
    try repository.commit()
  }

  @Test func nothingStagedIsNothingToDo() throws {
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "", "translated"))
    let outcome = try repository.lint("--staged")
    #expect(outcome.status == 0)
    #expect(outcome.output == "Nothing is staged that copyfit lints.\n")
    let json = try repository.findings("--staged")
    #expect(json == [])
  }

  /// It is staged: that it cannot be read is what has to be said.
  @Test func aMistakeInTheStagedConfiguration() throws {
    try repository.write("catalogRule: all\n", to: "copyfit.yml")
    try repository.git("add", "--all")
    let outcome = try repository.lint("--staged")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("Did you mean \"catalogRules\"?"))
    #expect(!outcome.errors.contains("neither staged nor committed"))
  }

  @Test func aCureThatIsNotStagedDoesNotCount() throws {
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Korb", "needs_review"))
    try repository.git("add", "--all")
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Korb", "translated"))
    #expect(try repository.findings("--staged") == ["needs-review Cart"])
    #expect(try repository.findings() == [])
  }

  @Test func aFaultThatIsNotStagedDoesNotCount() throws {
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Wagen", "translated"))
    try repository.git("add", "--all")
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "", "translated"))
    #expect(try repository.findings("--staged") == [])
    #expect(try repository.findings() == ["missing-translation Cart"])
  }

  @Test func pathsArePlacesInTheWorkTree() throws {
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Korb", "needs_review"))
    try repository.git("add", "--all")
    let outcome = try repository.lint("--staged", "--format", "xcode")
    let file = repository.folder.url.resolvingSymlinksInPath().path + "/App/Localizable.xcstrings"
    #expect(outcome.output.contains(file + ":2:"), "\(outcome.output)")
    let below = try repository.lint("--staged", at: "App")
    #expect(below.output.contains("  Localizable.xcstrings:2:"), "\(below.output)")
    #expect(try repository.findings("--staged", at: "App") == ["needs-review Cart"])
  }

  @Test(arguments: ["App", "App/Localizable.xcstrings", "."])
  func pathsNarrow(path: String) throws {
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Korb", "needs_review"))
    try repository.catalog("Other/Other.xcstrings", ("Sum", "Summe", "needs_review"))
    try repository.git("add", "--all")
    let all = ["needs-review Cart", "needs-review Sum"]
    #expect(try repository.findings("--staged", path) == (path == "." ? all : [all[0]]))
    #expect(try repository.findings("--staged", "Other") == [all[1]])
  }

  /// What is not part of the commit is neither linted nor in the way.
  @Test func whatIsNotStagedIsLeftAlone() throws {
    try repository.catalog("Old/Old.xcstrings", ("Old", "Alt", "needs_review"))
    try repository.write("{ broken", to: "Old/Broken.xcstrings")
    try repository.commit()
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Korb", "needs_review"))
    try repository.git("add", "App")
    try repository.write("{ untracked", to: "App/Untracked.xcstrings")
    try repository.write("rules: {}\n", to: "App/copyfit.yml")
    #expect(try repository.findings("--staged") == ["needs-review Cart"])
  }

  @Test func aBrokenStagedCatalogIsAProblem() throws {
    try repository.write("{", to: "App/Localizable.xcstrings")
    try repository.git("add", "--all")
    let outcome = try repository.lint("--staged")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("App/Localizable.xcstrings:1:2: error: malformed-catalog\n"))
  }

  @Test func aRenamedCatalog() throws {
    try repository.git("mv", "App", "Shop ü")
    #expect(try repository.findings("--staged") == [])
    try repository.catalog("Shop ü/Localizable.xcstrings", ("Cart", "Korb", "needs_review"))
    try repository.git("add", "--all")
    let outcome = try repository.lint("--staged")
    #expect(outcome.output.contains("Shop ü/Localizable.xcstrings:2:"), "\(outcome.output)")
  }

  /// A flow of the configuration that stays wants the keys of a catalog that goes.
  @Test func aCatalogThatGoesIsMissed() throws {
    try repository.write(BadInputTests.flow(""), to: "copyfit.yml")
    try repository.write(BadInputTests.good, to: "App/Localizable.xcstrings")
    try repository.commit()
    try repository.git("rm", "--quiet", "App/Localizable.xcstrings")
    let outcome = try repository.lint("--staged")
    #expect(outcome.status == 2, "\(outcome.output)\(outcome.errors)")
  }

  /// Only the folder that is checked out is there; the commit has the rest all the same.
  @Test func aSparseCheckout() throws {
    try repository.catalog("Other/Other.xcstrings", ("Sum", "Summe", "needs_review"))
    try repository.commit()
    try repository.git("sparse-checkout", "set", "App")
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Korb", "needs_review"))
    try repository.git("add", "--all")
    #expect(try repository.findings("--staged") == ["needs-review Cart"])
  }

  @Test func aConflictIsNamed() throws {
    try repository.git("checkout", "--quiet", "-b", "other")
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Wagen", "translated"))
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Karren", "translated"))
    try repository.commit()
    #expect(throws: GitSandbox.Failure.self) { try repository.git("merge", "other") }
    let outcome = try repository.lint("--staged")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("App/Localizable.xcstrings: error: malformed-catalog\n"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("merge conflict"))
  }

  @Test func aPathThatIsNowhere() throws {
    #expect(try repository.lint("--staged", "nope").status == 2)
    #expect(try repository.lint("--staged", "App").status == 0)
    try repository.git("rm", "--quiet", "-r", "App")
    #expect(try repository.lint("--staged", "App").status != 1)
  }

  /// No message shows the folder that the staged files were read from.
  @Test func theLastCatalogGoes() throws {
    try repository.git("rm", "--quiet", "App/Localizable.xcstrings")
    let scratch = try ScratchFolder()
    let outcome = try repository.lint("--staged", environment: ["TMPDIR": scratch.url.path])
    #expect(outcome.status == 2)
    #expect(!outcome.errors.contains(scratch.url.lastPathComponent), "\(outcome.errors)")
  }

  @Test func whatElseAFlowNeeds() throws {
    try repository.write("flowFiles: [\"Flows/*.yml\"]\n", to: "copyfit.yml")
    try repository.write("flows: []\n", to: "Flows/a.yml")
    try repository.commit()
    try repository.git("rm", "--quiet", "Flows/a.yml")
    #expect(try repository.lint("--staged").status == 2)
    try repository.git("reset", "--quiet", "--hard")
    try repository.write("catalogRules: all\nbaseline: base.json\n", to: "copyfit.yml")
    try repository.write(#"{"version": 1, "findings": []}"#, to: "base.json")
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Korb", "needs_review"))
    try repository.commit()
    try repository.git("rm", "--quiet", "base.json")
    #expect(try repository.lint("--staged").status == 2)
    try repository.git("reset", "--quiet", "--hard")
    try repository.git("rm", "--quiet", "copyfit.yml")
    #expect(try repository.findings("--staged") == ["needs-review Cart"])
    try repository.git("reset", "--quiet", "--hard")
    try repository.write("no lock\n", to: "copyfit.lock")
    try repository.git("add", "--all")
    #expect(try repository.lint("--staged").status == 2)
  }

  @Test func aStagedConfigurationIsAboutAllItsCatalogs() throws {
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Korb", "needs_review"))
    try repository.commit()
    try repository.write("catalogRules: all\nmargins: 20\n", to: "copyfit.yml")
    try repository.git("add", "--all")
    #expect(try repository.findings("--staged") == ["needs-review Cart"])
  }

  @Test func aStagedFlowFileIsPartOfItsConfiguration() throws {
    try repository.write("flowFiles: [\"Flows/*.yml\"]\n", to: "copyfit.yml")
    try repository.write("flows: []\n", to: "Flows/a.yml")
    try repository.commit()
    try repository.write("flows:\n  - { id: a, steps: [Crt] }\n", to: "Flows/a.yml")
    try repository.write("jobs: none of ours\n", to: "ci.yml")
    try repository.git("add", "--all")
    #expect(try repository.findings("--staged").first == "problem unknown-key")
    try repository.git("reset", "--quiet", "Flows")
    #expect(try repository.lint("--staged").output.hasPrefix("Nothing is staged"))
  }

  @Test func excludedCatalogsStayExcluded() throws {
    try repository.write("catalogs: [\"App/*.xcstrings\"]\ncatalogRules: all\n", to: "copyfit.yml")
    try repository.commit()
    try repository.catalog("Fixtures/F.xcstrings", ("Sum", "Summe", "needs_review"))
    try repository.git("add", "--all")
    #expect(try repository.findings("--staged") == [])
  }

  @Test func theFirstCommit() throws {
    let fresh = try GitSandbox()
    try fresh.catalog("A.xcstrings", ("Cart", "Korb", "needs_review"))
    #expect(try fresh.lint("--staged").output.hasPrefix("Nothing is staged"))
    try fresh.git("add", "--intent-to-add", "A.xcstrings")
    #expect(try fresh.lint("--staged").output.hasPrefix("Nothing is staged"))
    try fresh.git("add", "--all")
    #expect(try fresh.findings("--staged") == ["needs-review Cart"])
  }

  /// As git runs a hook for `git commit --only`, with an index of its own.
  @Test func theIndexOfAHook() throws {
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Korb", "needs_review"))
    try repository.write(
      "#!/bin/sh\ncd App && exec copyfit-under-test lint --staged --strict\n",
      to: ".git/hooks/pre-commit")
    let hook = repository.folder.url.appending(path: ".git/hooks/pre-commit")
    let script = try String(contentsOf: hook, encoding: .utf8)
      .replacing("copyfit-under-test", with: "'\(try CommandRunner.executable().path)'")
      .replacing("cd App && ", with: "")
    try repository.write(script, to: ".git/hooks/pre-commit")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
    #expect(throws: GitSandbox.Failure.self) {
      try repository.git("commit", "--quiet", "--only", "--message", "m", "App")
    }
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Wagen", "translated"))
    try repository.git("commit", "--quiet", "--only", "--message", "m", "App")
    #expect(try repository.git("log", "--format=%s").hasPrefix("m\n"))
  }

  @Test func aConfigurationThatIsNotAddedIsNamed() throws {
    let fresh = try GitSandbox()
    try fresh.write("catalogRules: all\n", to: "copyfit.yml")
    try fresh.catalog("A.xcstrings", ("Cart", "Korb", "translated"))
    try fresh.git("add", "A.xcstrings")
    let note = "copyfit.yml is neither staged nor committed"
    #expect(try fresh.lint("--staged").errors.contains(note))
    try fresh.git("add", "copyfit.yml")
    #expect(try !fresh.lint("--staged").errors.contains(note))
  }

  @Test func aConfigurationOfAnotherName() throws {
    try repository.write("rules: { needs-review: off }\ncatalogRules: all\n", to: "quiet.yml")
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Korb", "needs_review"))
    try repository.git("add", "App")
    let outcome = try repository.lint("--staged", "--config", "quiet.yml")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("git has no such file"))
    try repository.git("add", "quiet.yml")
    #expect(try repository.findings("--staged", "--config", "quiet.yml") == [])
  }

  @Test func outsideOfARepository() throws {
    let folder = try ScratchFolder()
    let outcome = try CommandRunner.run(["lint", "--staged"], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("not in the work tree of a git repository"))
    let path = folder.url.path
    let elsewhere = try repository.lint("--staged", path)
    #expect(elsewhere.status == 2)
    #expect(elsewhere.errors.contains("is outside of"))
  }

  @Test func withoutGit() throws {
    let outcome = try repository.lint("--staged", environment: ["PATH": "/nowhere"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("git is not installed, or not on PATH"), "\(outcome.errors)")
  }

  @Test func theSnapshotIsGoneAfterwards() throws {
    let scratch = try ScratchFolder()
    try repository.catalog("App/Localizable.xcstrings", ("Cart", "Korb", "needs_review"))
    try repository.git("add", "--all")
    let outcome = try repository.lint(
      "--staged", environment: ["TMPDIR": scratch.url.path])
    #expect(outcome.output.contains("needs-review"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == [])
  }
}
