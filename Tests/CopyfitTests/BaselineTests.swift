import Foundation
import Testing

/// An app with legacy findings goes green with one `--write-baseline`, and red with the next one.
@Suite struct BaselineTests {
  private let repository: GitSandbox

  init() throws {
    repository = try GitSandbox()
    try repository.write("catalogRules: all\n", to: "copyfit.yml")
    try repository.catalog("App/Localizable.xcstrings", ("Old", "", "translated"))
  }

  private func baseline(_ path: String = "base.json") throws -> String {
    try String(contentsOf: repository.folder.url.appending(path: path), encoding: .utf8)
  }

  private func two() throws {
    try repository.catalog(
      "App/Localizable.xcstrings", ("Aged", "", "translated"), ("Old", "", "translated"))
  }

  @Test func theWayIn() throws {
    #expect(try repository.lint().status == 1)
    let written = try repository.lint("--write-baseline", "base.json")
    #expect(written.status == 0)
    #expect(written.errors.contains("base.json: 1 finding written."))
    try repository.write("catalogRules: all\nbaseline: base.json\n", to: "copyfit.yml")
    #expect(try repository.lint("--strict").status == 0)
    try two()
    let red = try repository.lint()
    #expect(red.status == 1)
    #expect(try repository.findings() == ["missing-translation Aged"])
    // The option counts before the configuration.
    try repository.write(#"{"version": 1, "findings": []}"#, to: "none.json")
    #expect(
      try repository.findings("--baseline", "none.json")
        == ["missing-translation Aged", "missing-translation Old"])
  }

  @Test func itIsSortedRelativeAndStable() throws {
    try repository.catalog(
      "App/B.xcstrings", ("Pay", "", "translated"), ("\\\"Quoted\\\"\\u202E", "", "translated"))
    _ = try repository.lint("--write-baseline", "Lint/base.json")
    try FileManager.default.createDirectory(
      at: repository.folder.url.appending(path: "Lint"), withIntermediateDirectories: true)
    #expect(try repository.lint("--write-baseline", "Lint/base.json").status == 0)
    let first = try baseline("Lint/base.json")
    #expect(!first.contains(repository.folder.url.path))
    #expect(first.contains(#""file": "../App/B.xcstrings""#))
    #expect(first.contains(#""key": "\"Quoted\"\u202e""#))
    let keys = first.matches(of: #/"key": "((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
    // The override is a finding of its own.
    #expect(keys == [#"\"Quoted\"\u202e"#, #"\"Quoted\"\u202e"#, "Pay", "Old"])
    // Lines move, the order changes, a path is named: nothing of the file does.
    try repository.catalog(
      "App/B.xcstrings", ("Pay", "", "translated"),
      ("New", "Neu", "translated"), ("\\\"Quoted\\\"\\u202E", "", "translated"))
    _ = try repository.lint("--write-baseline", "Lint/base.json")
    #expect(try baseline("Lint/base.json") == first)
    let json = try JSONSerialization.jsonObject(with: Data(first.utf8))
    #expect(json is [String: Any])
    #expect(try repository.lint("--baseline", "Lint/base.json").status == 0)
    #expect(try repository.lint("--baseline", "../Lint/base.json", at: "App").status == 0)
  }

  @Test func aNewFindingIsOneMoreLine() throws {
    _ = try repository.lint("--write-baseline", "base.json")
    let before = try baseline().split(separator: "\n")
    try two()
    _ = try repository.lint("--write-baseline", "base.json")
    let after = try baseline().split(separator: "\n")
    #expect(after.count == before.count + 1)
    #expect(after.filter { !before.contains($0) }.count == 1)
  }

  @Test func whatIsFixedCanBeTakenOut() throws {
    try two()
    _ = try repository.lint("--write-baseline", "base.json")
    try repository.catalog(
      "App/Localizable.xcstrings", ("Aged", "Alt", "translated"), ("Old", "", "translated"))
    let outcome = try repository.lint("--baseline", "base.json")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("base.json:4:5: warning: unused-suppression"), "\(outcome.output)")
    #expect(outcome.output.contains("A finding of the baseline is fixed"))
    #expect(try repository.lint("--baseline", "base.json", "--strict").status == 1)
    // A part of the run says nothing of the rest.
    for part in [
      ["--only", "edge-whitespace"], ["--locale", "de"], ["App/Localizable.xcstrings"],
    ] {
      let found = try CommandRunner.run(
        ["lint", "--baseline", "base.json"] + part, in: repository.folder.url)
      #expect(!found.output.contains("unused-suppression"), "\(part): \(found.output)")
    }
    _ = try repository.lint("--write-baseline", "base.json")
    #expect(try !baseline().contains("Aged"))
    #expect(try repository.lint("--baseline", "base.json", "--strict").status == 0)
  }

  /// What other configurations have in the same file stays when one is written anew.
  @Test func aBaselineOfTwoProjects() throws {
    let monorepo = try GitSandbox()
    for project in ["A", "B"] {
      try monorepo.write("catalogRules: all\n", to: "\(project)/copyfit.yml")
      try monorepo.catalog("\(project)/Localizable.xcstrings", ("Old", "", "translated"))
    }
    #expect(try monorepo.findings().count == 2)
    _ = try monorepo.lint("--write-baseline", "base.json")
    #expect(try monorepo.findings("--baseline", "base.json") == [])
    try monorepo.catalog("A/Localizable.xcstrings", ("Old", "Alt", "translated"))
    #expect(try monorepo.findings("--baseline", "base.json", "B") == [])
    #expect(try monorepo.findings("--baseline", "base.json", "A") == ["unused-suppression "])
    _ = try monorepo.lint("--write-baseline", "base.json", "A")
    #expect(try monorepo.findings("--baseline", "base.json") == [])
    try monorepo.catalog("B/Localizable.xcstrings", ("Old", "Alt", "translated"))
    #expect(try monorepo.findings("--baseline", "base.json") == ["unused-suppression "])
  }

  static let broken: [(String, part: String)] = [
    ("", "the end of the file"),
    ("[]", "an object"),
    ("{\"version\": 1}", "a member “findings”"),
    ("{\"version\": 2, \"findings\": []}", "has version 2"),
    ("{\"findings\": []}", "has version none"),
    ("{\"version\": 1, \"findings\": [{}]}", "has no `file`"),
    ("{\"version\": 1, \"findings\": [1]}", "an object"),
    ("{\"version\": 1, \"findings\": [\n<<<<<<< ours\n]}", "merge conflict"),
    (String(repeating: "[", count: 100_000), "an object"),
  ]

  @Test(arguments: broken)
  func aBrokenOneIsAProblem(text: String, part: String) throws {
    try repository.write(text, to: "base.json")
    let outcome = try repository.lint("--baseline", "base.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("base.json:"), "\(outcome.errors)")
    #expect(outcome.errors.replacing("\n  ", with: " ").contains(part), "\(outcome.errors)")
    // It can be written anew, if it is one.
    let isOne = text.isEmpty || text.contains("findings")
    #expect(try repository.lint("--write-baseline", "base.json").status == (isOne ? 0 : 2))
    if isOne { #expect(try repository.lint("--baseline", "base.json").status == 0) }
  }

  @Test func oneThatIsMissingSaysHowToWriteIt() throws {
    try repository.write("catalogRules: all\nbaseline: base.json\n", to: "copyfit.yml")
    let outcome = try repository.lint()
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("copyfit.yml:2:1: error: missing-file"), "\(outcome.errors)")
    #expect(outcome.errors.contains("--write-baseline"))
    #expect(try repository.lint("--write-baseline", "base.json").status == 0)
    #expect(try repository.lint().status == 0)
  }

  @Test(arguments: ["App/Localizable.xcstrings", "copyfit.yml", "README.md", "report.json"])
  func nothingElseIsOverwritten(file: String) throws {
    try repository.write("# Shop\n", to: "README.md")
    _ = try repository.lint("--format", "json=report.json")
    let url = repository.folder.url.appending(path: file)
    let before = try Data(contentsOf: url)
    let outcome = try repository.lint("--write-baseline", file)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("that is no baseline"), "\(outcome.errors)")
    #expect(try Data(contentsOf: url) == before)
  }

  /// What a run has read is not written over, however it is spelled.
  @Test(
    arguments: [
      "json=copyfit.yml", "sarif=./App/../copyfit.yml", "text=base.json", "json=link.yml",
    ])
  func reportsSpareWhatTheRunHasRead(format: String) throws {
    _ = try repository.lint("--write-baseline", "base.json")
    try repository.write("catalogRules: all\nbaseline: base.json\n", to: "copyfit.yml")
    try FileManager.default.createSymbolicLink(
      atPath: repository.folder.url.appending(path: "link.yml").path,
      withDestinationPath: "copyfit.yml")
    let outcome = try repository.lint("--format", format)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("which this run has read"), "\(outcome.errors)")
    #expect(try repository.lint().status == 0)
    #expect(try repository.lint("--format", "json=new.json").status == 0)
  }

  @Test func oneThatCannotBeWrittenIsSaidOnce() throws {
    let outcome = try repository.lint("--write-baseline", "nowhere/base.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("cannot write nowhere/base.json"))
    #expect(!outcome.errors.contains("written."))
    #expect(try repository.lint("--write-baseline", "-").status == 2)
  }

  /// A new file takes the old one's place, with its permissions, also behind a link.
  @Test func itIsReplacedInOneStep() throws {
    _ = try repository.lint("--write-baseline", "base.json")
    let path = repository.folder.url.appending(path: "base.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: repository.folder.url.appending(path: "link.json").path,
      withDestinationPath: "base.json")
    try two()
    #expect(try repository.lint("--write-baseline", "link.json").status == 0)
    #expect(try baseline().contains("Aged"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let names = try FileManager.default.contentsOfDirectory(atPath: repository.folder.url.path)
    #expect(!names.contains { $0.hasSuffix(".new") })
  }

  /// Without a configuration, too, a finding is the same however its catalog is named.
  @Test(arguments: [[], ["App"], ["App/Localizable.xcstrings"], ["./App/"], ["."]])
  func withoutAConfiguration(paths: [String]) throws {
    try FileManager.default.removeItem(at: repository.folder.url.appending(path: "copyfit.yml"))
    let written = try CommandRunner.run(
      ["lint", "--write-baseline", "base.json"] + paths, in: repository.folder.url)
    #expect(written.status == 0)
    for other in [[], ["App"], ["App/Localizable.xcstrings"]] {
      let outcome = try CommandRunner.run(
        ["lint", "--strict", "--baseline", "base.json"] + other, in: repository.folder.url)
      #expect(outcome.status == 0, "\(paths) \(other): \(outcome.output)")
    }
    #expect(try repository.lint("--baseline", "../base.json", at: "App").status == 0)
    try repository.git("add", "--all")
    #expect(try repository.findings("--staged", "--baseline", "base.json") == [])
    #expect(try repository.findings("--staged") == ["missing-translation Old"])
  }

  /// A run about one catalog says nothing of the entries of another, and keeps them.
  @Test func aPartWithoutAConfiguration() throws {
    try FileManager.default.removeItem(at: repository.folder.url.appending(path: "copyfit.yml"))
    try repository.catalog("Other/Other.xcstrings", ("Aged", "", "translated"))
    _ = try repository.lint("--write-baseline", "base.json")
    let whole = try baseline()
    for path in ["App", "App/Localizable.xcstrings", "Other"] {
      #expect(try repository.findings("--baseline", "base.json", path) == [])
      _ = try repository.lint("--write-baseline", "base.json", path)
      #expect(try baseline() == whole)
    }
    try repository.catalog("Other/Other.xcstrings", ("Aged", "Alt", "translated"))
    #expect(try repository.findings("--baseline", "base.json", "App") == [])
    #expect(try repository.findings("--baseline", "base.json") == ["unused-suppression "])
  }

  /// Two keys that look the same are two, whichever stands first.
  @Test func spellingsOfAnAccent() throws {
    let keys = [("\u{E9}", "", "translated"), ("e\u{301}", "", "translated")]
    try repository.write(GitSandbox.catalog(keys), to: "App/Localizable.xcstrings")
    _ = try repository.lint("--write-baseline", "base.json")
    try repository.write(GitSandbox.catalog(keys.reversed()), to: "App/Localizable.xcstrings")
    #expect(try repository.lint("--strict", "--baseline", "base.json").status == 0)
  }

  @Test func anIncompleteRunWritesNone() throws {
    try repository.write("{", to: "App/Broken.xcstrings")
    let outcome = try repository.lint("--write-baseline", "base.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("not written"))
    #expect(throws: (any Error).self) { try baseline() }
  }

  @Test(arguments: ["--only=x", "--skip=x", "--locale=de", "--flow=x", "--since=x", "--staged"])
  func filtersDoNotGoWithIt(option: String) throws {
    let outcome = try repository.lint("--write-baseline", "base.json", option)
    #expect(outcome.status == 2)
    #expect(
      !FileManager.default.fileExists(
        atPath: repository.folder.url.appending(path: "base.json").path))
  }

  /// A staged baseline counts for a staged catalog, the one on disk does not.
  @Test(arguments: [["--baseline", "my list.json"], []])
  func staged(option: [String]) throws {
    let setting = option.isEmpty ? "baseline: my list.json\n" : ""
    try repository.write("catalogRules: all\n" + setting, to: "copyfit.yml")
    _ = try repository.lint("--write-baseline", "my list.json")
    try repository.git("add", "--all")
    if !option.isEmpty {
      let found = try repository.lint("--staged", "--baseline", "my list.json")
      #expect(found.status == 0, "\(found.output)")
      return
    }
    try repository.write(#"{"version": 1, "findings": []}"#, to: "my list.json")
    #expect(try repository.findings("--staged") == [])
    #expect(try repository.findings() == ["missing-translation Old"])
  }
}
