import Foundation
import Testing

@testable import Linting

/// Which files are catalogs, and under which names.
@Suite struct CatalogNameTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder(".git")
  }

  private static let text = """
    {"sourceLanguage":"en","strings":{"Cart":{},"Other":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Anderes"}}}}}}
    """

  private func run(_ paths: String...) -> RunResult {
    var options = LintOptions()
    options.paths = paths.map { $0.isEmpty ? folder.path : folder($0) }
    options.only = ["missing-translation"]
    return LintRun.run(options)
  }

  private func files(_ result: RunResult) -> [String] { result.findings.map(\.location.file) }

  /// `é` as one code point and as two are two files where the file system says so.
  @Test(arguments: [nil, "catalogRules: all", "catalogRules: all\ncatalogs: ['*.xcstrings']"])
  func spellingsOfAnAccent(configuration: String?) throws {
    try folder.write("caf\u{E9}.xcstrings", Self.text)
    try folder.write("cafe\u{301}.xcstrings", Self.text)
    guard try FileManager.default.contentsOfDirectory(atPath: folder.path).count > 2 else { return }
    if let configuration { try folder.write("copyfit.yml", configuration) }
    let result = run("")
    #expect(result.problems == [])
    #expect(result.summary.catalogs == 2)
    #expect(Set(files(result).map { Array($0.utf8) }).count == 2)
    let one = run("caf\u{E9}.xcstrings")
    #expect(one.findings.count == 1)
  }

  @Test(arguments: [nil, "catalogRules: all", "catalogRules: all\ncatalogs: ['*.xcstrings']"])
  func aLinkBesideItsFile(configuration: String?) throws {
    try folder.write("b.xcstrings", Self.text)
    try folder.link("a.xcstrings", to: "b.xcstrings")
    try folder.link("c.xcstrings", to: "a.xcstrings")
    if let configuration { try folder.write("copyfit.yml", configuration) }
    for result in [run(""), run("a.xcstrings", "b.xcstrings"), run("", "c.xcstrings")] {
      #expect(result.problems == [])
      #expect(result.summary.catalogs == 1)
      #expect(result.findings.count == 1)
    }
    #expect(Path.name(of: files(run("")).first ?? "") == "b.xcstrings")
    #expect(run("a.xcstrings").findings.count == 1)
  }

  @Test func aLinkWithoutItsFile() throws {
    let other = try TemporaryFolder()
    try other.write("Shared.xcstrings", Self.text)
    try folder.link("b.xcstrings", to: other("Shared.xcstrings"))
    try folder.link("a.xcstrings", to: "b.xcstrings")
    let result = run("")
    #expect(files(result).map { Path.name(of: $0) } == ["a.xcstrings"])
  }

  @Test(arguments: [nil, "catalogRules: all"])
  func problemsOfAWalkAreSeenFromHere(configuration: String?) throws {
    try folder.write("App/b.xcstrings", Self.text)
    try folder.link("App/gone.xcstrings", to: "nowhere")
    if let configuration { try folder.write("App/copyfit.yml", configuration) }
    let problem = try #require(run("App").problems.first)
    #expect(problem.file == "gone.xcstrings")
    #expect(problem.shown == Path.relative(folder("App/gone.xcstrings"), to: Path.current))
  }

  @Test func aLinkToItselfThatIsNamed() throws {
    try folder.link("self.xcstrings", to: "self.xcstrings")
    try folder.link("gone.xcstrings", to: "nowhere")
    let loop = try #require(run("self.xcstrings").problems.first)
    #expect(loop.kind == .missingFile)
    #expect(loop.message.hasSuffix("leads to no file. It is a link that leads back to itself."))
    #expect(
      run("gone.xcstrings").problems.first?.message.hasSuffix(
        "It is a link to a file that is not there.") == true)
    #expect(run("none.xcstrings").problems.first?.message.hasPrefix("There is no file") == true)
  }

  @Test func aFolderNamedLikeACatalog() throws {
    try folder.write("b.xcstrings", Self.text)
    try folder.write("x.xcstrings/c.xcstrings", Self.text)
    let result = run("")
    #expect(result.summary.catalogs == 2)
    #expect(result.problems.map(\.kind) == [.unreadableFile])
    #expect(result.problems.first?.file == "x.xcstrings")
    #expect(
      result.problems.first?.message.hasPrefix("It is a folder, and a String Catalog") == true)
  }

  @Test func fromTheCurrentFolder() {
    #expect(Path.fromCurrent(Path.current + "/a/b") == "a/b")
  }
}
