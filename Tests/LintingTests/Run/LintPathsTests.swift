import Testing

@testable import Linting

/// What a path on the command line stands for. Each catalog below has one key without German.
@Suite struct LintPathsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Nothing above the folder is looked at.
    try folder.folder(".git")
  }

  private func catalog(_ name: String, key: String = "Cart") throws {
    try folder.write(
      name,
      "{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\", \"strings\" : { \"\(key)\" : {}, "
        + CopySample.entry("Other", ("de", "Anderes")) + " } }")
  }

  private static let configuration = "catalogRules: all\n"

  private func run(
    _ paths: String..., only: [String] = ["missing-translation"], forceExclude: Bool = false
  ) -> RunResult {
    var options = LintOptions()
    options.paths = paths.map { $0.isEmpty ? folder.path : folder($0) }
    options.only = only
    options.forceExclude = forceExclude
    return LintRun.run(options)
  }

  private func files(_ result: RunResult) -> [String] { result.findings.map(\.location.file) }

  @Test func aFolderWithAConfiguration() throws {
    try folder.write("copyfit.yml", Self.configuration)
    try catalog("App/A.xcstrings")
    try catalog("B.xcstrings")
    try catalog("Pods/C.xcstrings")
    let result = run("")
    #expect(result.problems == [])
    #expect(files(result) == ["App/A.xcstrings", "B.xcstrings"])
    #expect(result.summary.catalogs == 2)
    #expect(result.configuration?.hasSuffix("copyfit.yml") == true)
    #expect(result.findings.map(\.key) == ["Cart", "Cart"])
    #expect(result.findings.map(\.locale) == ["de", "de"])
  }

  @Test func theConfigurationItself() throws {
    try folder.write("Settings/copyfit.yml", Self.configuration)
    try catalog("Settings/A.xcstrings")
    try catalog("B.xcstrings")
    let result = run("Settings/copyfit.yml")
    #expect(result.problems == [])
    #expect(files(result) == ["A.xcstrings"])
  }

  @Test func aCatalogBelowAConfigurationIsRelativeToIt() throws {
    try folder.write("copyfit.yml", Self.configuration)
    try catalog("App/A.xcstrings")
    try catalog("App/B.xcstrings")
    let result = run("App/B.xcstrings")
    #expect(result.problems == [])
    #expect(files(result) == ["App/B.xcstrings"])
  }

  @Test func aFolderBelowAConfigurationNarrowsTheRun() throws {
    try folder.write("copyfit.yml", Self.configuration)
    try catalog("App/A.xcstrings")
    try catalog("Application/B.xcstrings")
    let result = run("App")
    #expect(result.problems == [])
    #expect(files(result) == ["App/A.xcstrings"])
    #expect(result.configuration != nil)
  }

  @Test func aFolderWithoutAnyOfTheCatalogsIsAProblem() throws {
    try folder.write("copyfit.yml", Self.configuration)
    try catalog("App/A.xcstrings")
    try folder.folder("Empty")
    let result = run("Empty")
    #expect(result.problems.map(\.kind) == [.missingFile])
    #expect(files(result) == [])
  }

  @Test func aFolderWithoutAConfiguration() throws {
    try catalog("App/A.xcstrings")
    let result = run("")
    #expect(result.problems == [])
    #expect(result.configuration == nil)
    #expect(files(result) == ["App/A.xcstrings"])
    #expect(result.summary.flows == 0)
  }

  /// A folder above configurations stands for all of them, and for what none is about.
  @Test func nestedConfigurations() throws {
    try folder.write("Shop/copyfit.yml", Self.configuration)
    try folder.write("Bank/copyfit.yml", Self.configuration)
    try catalog("Shop/A.xcstrings")
    try catalog("Bank/Deep/B.xcstrings")
    try catalog("Rest/C.xcstrings")
    try catalog("ShopWindow/D.xcstrings")
    let result = run("")
    #expect(result.problems == [])
    #expect(
      files(result).sorted() == [
        "A.xcstrings", "Deep/B.xcstrings", "Rest/C.xcstrings", "ShopWindow/D.xcstrings",
      ])
    #expect(result.summary.catalogs == 4)
  }

  /// A catalog belongs to the nearest configuration, whatever is linted.
  @Test func aConfigurationBelowAnother() throws {
    try folder.write("copyfit.yml", Self.configuration)
    try folder.write(
      "Bank/copyfit.yml", "catalogRules: all\nrules: { missing-translation: note }\n")
    try folder.write("Bank/Card/copyfit.yaml", Self.configuration)
    try catalog("A.xcstrings")
    try catalog("Bank/B.xcstrings")
    try catalog("Bank/Card/C.xcstrings")
    try catalog("Banks/D.xcstrings")
    let levels: [String: Severity] = [
      "A.xcstrings": .error, "B.xcstrings": .note, "C.xcstrings": .error,
      "Banks/D.xcstrings": .error,
    ]
    let whole = run("")
    #expect(whole.problems == [])
    #expect(whole.summary.catalogs == 4)
    #expect(
      Dictionary(whole.findings.map { ($0.location.file, $0.severity) }) { one, _ in one }
        == levels)
    #expect(whole.findings.count == 4)
    for path in ["Bank/B.xcstrings", "Bank"] {
      let part = run(path)
      #expect(part.findings.first { $0.location.file == "B.xcstrings" }?.severity == .note)
      #expect(!files(part).contains("A.xcstrings"))
    }
    // A folder between two configurations has the lower one's too.
    try catalog("Shop/E.xcstrings")
    try folder.write("Shop/Deep/copyfit.yml", Self.configuration)
    try catalog("Shop/Deep/F.xcstrings")
    #expect(Set(files(run("Shop"))) == ["Shop/E.xcstrings", "F.xcstrings"])
    try folder.write("Shop/E.xcstrings", "{ \"sourceLanguage\" : \"en\", \"strings\" : {} }")
    try folder.write("Shop/Deep/F.xcstrings", "{ \"sourceLanguage\" : \"en\", \"strings\" : {} }")
    // Named twice, linted once.
    #expect(run("", "Bank", "Bank/copyfit.yml").findings.count == 4)
  }

  /// A configuration that names its catalogs means them.
  @Test func namedCatalogsOfAnotherConfiguration() throws {
    try folder.write("copyfit.yml", "catalogRules: all\ncatalogs: [\"**/*.xcstrings\"]\n")
    try folder.write("Bank/copyfit.yml", Self.configuration)
    try catalog("Bank/B.xcstrings")
    #expect(files(run("")) == ["Bank/B.xcstrings"])
    #expect(files(run("Bank/B.xcstrings")) == ["B.xcstrings"])
  }

  /// Another broken catalog is no business of a run about one, unless a flow needs it.
  @Test func aBrokenCatalogThatIsNotAskedFor() throws {
    try folder.write("copyfit.yml", Self.configuration)
    try catalog("A.xcstrings")
    try folder.write("Broken.xcstrings", "{")
    #expect(run("").problems.map(\.kind) == [.malformedCatalog])
    #expect(run("A.xcstrings").problems == [])
    #expect(run("Broken.xcstrings").problems.map(\.kind) == [.malformedCatalog])
    let flow = "flows: [{ id: f, steps: [Cart, Elsewhere], showsCaption: false }]\n"
    try folder.write("copyfit.yml", flow)
    #expect(run("A.xcstrings").problems.map(\.kind) == [.uncheckedFlow])
    try folder.write("copyfit.yml", flow.replacing("Cart", with: "Else"))
    #expect(run("A.xcstrings").problems == [])
  }

  /// Only what is named by hand is linted although the patterns leave it out.
  @Test func excludedFiles() throws {
    try folder.write("copyfit.yml", "catalogRules: all\ncatalogs: [\"App/*.xcstrings\"]\n")
    try catalog("App/A.xcstrings")
    try catalog("Old/B.xcstrings")
    #expect(files(run("")) == ["App/A.xcstrings"])
    #expect(files(run("Old/B.xcstrings")) == ["Old/B.xcstrings"])
    #expect(files(run("", "Old/B.xcstrings")).contains("Old/B.xcstrings"))
    let excluded = run("Old/B.xcstrings", forceExclude: true)
    #expect(files(excluded) == [])
    #expect(files(run("App/A.xcstrings", forceExclude: true)) == ["App/A.xcstrings"])
  }

  @Test func twoPathsOfOneConfigurationAreOneProject() throws {
    try folder.write("copyfit.yml", Self.configuration)
    for name in ["A", "B", "C"] { try catalog("App/\(name).xcstrings") }
    let result = run("App/C.xcstrings", "App/A.xcstrings", "App/C.xcstrings")
    #expect(result.problems == [])
    #expect(files(result) == ["App/A.xcstrings", "App/C.xcstrings"])
    #expect(result.summary.catalogs == 3)
    // The whole of it makes the parts needless, in either order.
    #expect(files(run("App/A.xcstrings", "copyfit.yml")).count == 3)
    #expect(files(run("copyfit.yml", "App/A.xcstrings")).count == 3)
  }

  @Test func twoCatalogsWithoutAConfiguration() throws {
    try catalog("A.xcstrings")
    try catalog("B.xcstrings")
    let result = run("B.xcstrings", "A.xcstrings", "B.xcstrings")
    #expect(result.problems == [])
    #expect(files(result).sorted() == ["A.xcstrings", "B.xcstrings"])
  }

  @Test func whatIsMissingDoesNotStopTheRest() throws {
    try catalog("A.xcstrings")
    let result = run("Nowhere", "A.xcstrings")
    #expect(result.problems.map(\.kind) == [.missingFile])
    #expect(result.problems.first?.message.contains("Nowhere") == true)
    #expect(files(result) == ["A.xcstrings"])
  }

  @Test func whatIsNoCatalogIsAProblem() throws {
    try folder.write("Notes.txt", "{}")
    let result = run("Notes.txt")
    #expect(result.problems.map(\.kind) == [.usage])
    #expect(result.problems.first?.message.contains("Notes.txt") == true)
  }

  @Test func aFolderWithoutCatalogsIsAProblem() throws {
    try folder.folder("Empty")
    let result = run("Empty")
    #expect(result.problems.map(\.kind) == [.missingFile])
  }

  @Test func aBrokenCatalogDoesNotStopTheRest() throws {
    try folder.write("copyfit.yml", Self.configuration)
    try catalog("A.xcstrings")
    try folder.write("Broken.xcstrings", "{\n  \"strings\" : [")
    let result = run("")
    #expect(result.problems.map(\.kind) == [.malformedCatalog])
    #expect(result.problems.map(\.file) == ["Broken.xcstrings"])
    #expect(result.problems.first?.position?.line == 2)
    #expect(files(result) == ["A.xcstrings"])
  }

  @Test func aBrokenConfigurationIsAProblemWithItsPlace() throws {
    try folder.write("copyfit.yml", "catalogRules: all\nmargin: 24\n")
    try catalog("A.xcstrings")
    let result = run("")
    #expect(result.problems.map(\.kind) == [.configuration])
    #expect(result.problems.first?.position?.line == 2)
    #expect(result.problems.first?.message.contains("\"margins\"") == true)
  }

  @Test func filtersThatNameNothingAreProblems() throws {
    try catalog("A.xcstrings")
    var options = LintOptions()
    options.paths = [folder.path]
    options.locales = ["dee"]
    options.flows = ["checkout"]
    // Of a flow that is not there the languages are not known either.
    let flow = LintRun.run(options)
    #expect(flow.problems.map(\.kind) == [.usage])
    #expect(flow.problems.last?.message.hasPrefix("--flow checkout: ") == true)
    options.flows = []
    let locale = LintRun.run(options)
    #expect(locale.problems.map(\.kind) == [.usage])
    #expect(locale.problems.last?.message.contains("Did you mean \"de\"?") == true)
  }
}
