import Foundation
import StringCatalogs
import Testing

@testable import Linting

@Suite struct ConfigurationLoaderTests {
  let loader = ConfigurationLoader(vocabulary: ConfigurationSamples.vocabulary)

  @Test(
    arguments: [
      ("repo/App/Sub", "repo/copyfit.yml"), ("repo/App/Sub/L.xcstrings", "repo/copyfit.yml"),
      ("repo", "repo/copyfit.yml"), ("repo/own", "repo/own/copyfit.yaml"),
      ("repo/nested/App", nil), ("repo/worktree", nil),
    ] as [(String, String?)])
  func foundUpwards(path: String, expected: String?) throws {
    let folder = try TemporaryFolder()
    for name in ["repo/copyfit.yml", "repo/own/copyfit.yaml", "repo/App/Sub/L.xcstrings"] {
      try folder.write(name)
    }
    // Whatever is above a repository's root is not looked at.
    for name in ["repo/.git", "repo/nested/.git", "repo/nested/App"] { try folder.folder(name) }
    try folder.write("repo/worktree/.git", "gitdir: elsewhere")
    #expect(ConfigurationFinder.find(from: folder(path)) == expected.map { folder($0) })
    let (configuration, problems) = loader.load(path: folder(path))
    #expect(problems == [])
    #expect(configuration?.file == expected.map { folder($0) })
  }

  @Test func withoutConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.write("App/A.xcstrings")
    let (configuration, problems) = loader.load(path: folder("App/A.xcstrings"))
    #expect(problems == [])
    #expect(configuration?.file == nil)
    // The repository's, so that a catalog has one path however it is named.
    #expect(configuration?.root == folder.path)
    #expect(configuration?.flows.isEmpty == true)
  }

  @Test func aFolderNamedLikeAConfigurationIsNone() throws {
    let folder = try TemporaryFolder()
    try folder.folder(".git")
    try folder.folder("copyfit.yml")
    #expect(ConfigurationFinder.find(from: folder.path) == nil)
  }

  @Test func namedOnTheCommandLine() throws {
    let folder = try TemporaryFolder()
    try folder.write("other.yml", "margins: 3")
    try folder.write("copyfit.yml", "margins: 4")
    #expect(loader.load(path: folder("other.yml")).configuration?.margins == 3)
    #expect(loader.load(path: folder.path).configuration?.margins == 4)
    let explicit = loader.load(path: folder.path, explicit: folder("other.yml"))
    #expect(explicit.configuration?.margins == 3)
    #expect(explicit.configuration?.root == folder.path)
  }

  @Test(
    arguments: [
      ("nowhere", nil, Problem.Kind.missingFile, "There is no file or folder"),
      ("copyfit.yml/x", nil, .missingFile, "There is no file or folder"),
      ("", "nowhere.yml", .missingFile, "There is no configuration file"),
      ("", "sub", .unreadableFile, "cannot be read: Is a directory"),
      ("", nil, .configuration, "Unknown key \"marg\""),
    ] as [(String, String?, Problem.Kind, String)])
  func cannotLoad(path: String, explicit: String?, kind: Problem.Kind, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("copyfit.yml", "marg: 1")
    try folder.folder("sub")
    let (configuration, problems) = loader.load(
      path: folder(path), explicit: explicit.map { folder($0) })
    #expect(configuration == nil)
    let problem = try #require(problems.first)
    #expect(problem.kind == kind)
    #expect(problem.message.contains(message), "\(problem.message)")
  }

  @Test func flowFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "copyfit.yml", "flowFiles: [\"*.yml\", \"Flows/*.yml\", \"None/*\"]\nflows: [{id: a}]")
    try folder.write("Flows/1.yml", "flows:\n  - id: b\n    steps: [x]\n  - id: c\n    stps: []\n")
    try folder.write("Flows/2.yml", "flows: [")
    try folder.write("Flows/3.yml", "flows:\n- id: d\n- id: a\n")
    try folder.write("Flows/4.yml", "")
    let (loaded, problems) = loader.load(path: folder.path)
    let configuration = try #require(loaded)
    #expect(configuration.flows.map(\.id) == ["a", "b", "d"])
    #expect(
      configuration.flows.map(\.location.file) == ["copyfit.yml", "Flows/1.yml", "Flows/3.yml"])
    #expect(
      problems.map(\.file) == ["copyfit.yml", "Flows/1.yml", "Flows/2.yml", "Flows/3.yml"])
    #expect(problems.first?.message.contains("\"None/*\" of `flowFiles`") == true)
    #expect(problems.first?.position == SourcePosition(line: 1, column: 37))
    #expect(problems.last?.message.contains("already that of the flow at copyfit.yml:2:9") == true)
    #expect(problems.last?.position == SourcePosition(line: 3, column: 3))
  }

  /// The shape of a real flow file: block style, quoted keys, letters beyond ASCII.
  @Test func realShape() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "copyfit.yml", "catalogs: [\"*.xcstrings\"]\nflowFiles: [flows.yml]\n")
    try folder.write(
      "flows.yml",
      """
      flows:
        - id: macusb-creation
          table: macusb
          steps:
            - "Wybór pliku"
            - "Kończenie pracy"
        - id: tabs
          table: tabs
          steps:
            - "General"
      """)
    let (configuration, problems) = loader.load(path: folder.path)
    #expect(problems == [])
    let flow = try #require(configuration?.flows.first)
    #expect(flow.keys.map(\.key) == ["Wybór pliku", "Kończenie pracy"])
    #expect(flow.keys.last?.location.position == SourcePosition(line: 6, column: 9))
    #expect(flow.location == .init(file: "flows.yml", position: .init(line: 2, column: 5)))
  }

  @Test(arguments: [
    ("devices: none\nflows: [{id: a}]", 1), ("devices: none", 0),
    ("devices: none\nwidths: [{width: 1, scale: 2}]\nflows: [{id: a}]", 0),
  ])
  func nowhereToShow(text: String, count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("copyfit.yml", text)
    let problems = loader.load(path: folder.path).problems
    #expect(problems.count == count)
    #expect(problems.allSatisfy { $0.position == SourcePosition(line: 1, column: 1) })
  }
}
