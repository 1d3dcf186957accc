import Foundation
import Testing

@testable import Linting

@Suite struct PathTests {
  @Test(arguments: [
    ("/a/b/../c/./d//e/", "/a/c/d/e"), ("/..", "/"), ("a/..", "."), ("../a", "../a"),
    ("a/../../b", "../b"), ("", "."), ("/", "/"),
  ])
  func normalized(path: String, expected: String) {
    #expect(Path.normalized(path) == expected)
  }

  @Test(arguments: [
    ("/a/b/c.yml", "/a/b", "c.yml"), ("/a/x/c.yml", "/a/b", "../x/c.yml"), ("/a", "/a", "."),
    ("/x", "/", "x"), ("/ab/c", "/a", "../ab/c"),
  ])
  func relative(path: String, folder: String, expected: String) {
    #expect(Path.relative(path, to: folder) == expected)
  }
}

@Suite struct FileWalkerTests {
  private func find(
    _ patterns: [String], in folder: TemporaryFolder, below: String = ""
  ) -> ([String], [Problem]) {
    let root = below.isEmpty ? folder.path : folder(below)
    return FileWalker.files(matching: patterns, root: root, key: "catalogs", file: "copyfit.yml")
  }

  @Test func sortedOnceAndWithoutToolFolders() throws {
    let folder = try TemporaryFolder()
    let kept = ["B.x", "a.x", "App/É.x", "App/Z.x", "App/sub/Deep/q.x", "App/.hidden/h.x"]
    let skipped = FileWalker.skippedFolders.flatMap { ["\($0)/s.x", "App/\($0)/s.x"] }
    for name in kept + skipped + ["App/other.txt", "x/.x.swp"] { try folder.write(name) }
    let (files, problems) = find(["**/*.x", "*.x", "App/**"], in: folder)
    #expect(problems == [])
    #expect(
      files == [
        "App/.hidden/h.x", "App/Z.x", "App/other.txt", "App/sub/Deep/q.x", "App/É.x", "B.x", "a.x",
      ])
  }

  @Test(arguments: [
    (["A/b.x"], ["A/b.x"]), (["./A//b.x"], ["A/b.x"]), (["A/*.x"], ["A/b.x"]),
    (["A/../C/*.x"], ["C/d.x"]), (["{A,C}/?.x"], ["A/b.x", "C/d.x"]),
    ([".build/e.x"], [".build/e.x"]), ([".build/**"], [".build/e.x"]),
  ])
  func patterns(patterns: [String], expected: [String]) throws {
    let folder = try TemporaryFolder()
    for name in ["A/b.x", "C/d.x", ".build/e.x"] { try folder.write(name) }
    let (files, problems) = find(patterns, in: folder)
    #expect(files == expected)
    #expect(problems == [])
  }

  @Test func outsideTheRootAndAbsolute() throws {
    let folder = try TemporaryFolder()
    for name in ["Shared/a.x", "App/b.x"] { try folder.write(name) }
    let (files, problems) = find(
      ["../Shared/*.x", folder("App/*.x")], in: folder, below: "App")
    #expect(files == ["../Shared/a.x", "b.x"])
    #expect(problems == [])
  }

  @Test(arguments: [
    ("**/*.y", "The pattern \"**/*.y\" of `catalogs` matches no file below"),
    ("Nowhere/*.x", "there is no folder \"Nowhere\""),
    ("A", "it is a folder. Write \"A/**/*.xcstrings\""),
    ("A/c.x", "The pattern \"A/c.x\" of `catalogs` matches no file"),
  ])
  func nothing(pattern: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("A/b.x")
    let (files, problems) = find([pattern, "A/b.x"], in: folder)
    #expect(files == ["A/b.x"])
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.kind == .configuration)
    #expect(problem.file == "copyfit.yml")
    #expect(problem.message.contains(message), "\(problem.message)")
  }

  @Test func linksThatLoop() throws {
    let folder = try TemporaryFolder()
    try folder.write("z/real/a.x")
    try folder.link("loop", to: ".")
    try folder.link("z/up", to: "../..")
    try folder.link("a-link", to: "z/real")
    let (files, problems) = find(["**/*.x"], in: folder)
    #expect(files == ["z/real/a.x"])
    #expect(problems == [])
  }

  /// A catalog that a pattern means and that is not there would be left out in silence.
  @Test func linksThatLeadNowhere() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.x")
    try folder.link("dangling.x", to: "nowhere")
    try folder.link("self.x", to: "self.x")
    try folder.link("other.y", to: "nowhere")
    // What Emacs leaves beside a file with unsaved changes.
    try folder.link(".#a.x", to: "someone@host.4711:1700000000")
    let (files, problems) = find(["**/*.x"], in: folder)
    #expect(files == ["a.x"])
    #expect(problems.map(\.kind) == [.unreadableFile, .unreadableFile])
    #expect(problems.map(\.file) == ["dangling.x", "self.x"])
    #expect(problems.first?.message.contains("a link to a file that is not there") == true)
    #expect(problems.last?.message.contains("a link that leads back to itself") == true)
  }

  /// A link to a file is that file; one to a folder is followed where a pattern names it.
  @Test func linksToElsewhere() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try other.write("sub/a.x")
    try folder.link("out", to: other.path)
    try folder.link("b.x", to: other("sub/a.x"))
    #expect(find(["**/*.x"], in: folder).0 == ["b.x"])
    #expect(find(["out/**/*.x"], in: folder).0 == ["out/sub/a.x"])
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read every folder"))
  func unreadableFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("A/b.x")
    try folder.write("C/d.x")
    chmod(folder("C"), 0)
    defer { chmod(folder("C"), 0o700) }
    let (files, problems) = find(["**/*.x"], in: folder)
    #expect(files == ["A/b.x"])
    #expect(problems.map(\.kind) == [.unreadableFile])
    #expect(problems.first?.file == "C")
  }

  @Test func catalogsOfAConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.xcstrings")
    try folder.write("Pods/B.xcstrings")
    var configuration = Configuration(file: folder("copyfit.yml"), root: folder.path)
    #expect(FileWalker.catalogs(of: configuration).files == ["App/A.xcstrings"])
    configuration.catalogs = ["Lib/*.xcstrings"]
    let (files, problems) = FileWalker.catalogs(of: configuration)
    #expect(files == [])
    #expect(problems.first?.file == "copyfit.yml")
  }

  @Test func noCatalogsAtAll() throws {
    let folder = try TemporaryFolder()
    let (files, problems) = FileWalker.catalogs(below: folder.path)
    #expect(files == [])
    #expect(problems.map(\.kind) == [.missingFile])
    #expect(problems.first?.message.contains("There is no String Catalog") == true)
  }

  @Test(
    arguments: [
      (nil, "App/A.xcstrings", true), (nil, "A.strings", false), (nil, "Pods/A.xcstrings", false),
      (nil, "../A.xcstrings", false), (["App/*.xcstrings"], "App/A.xcstrings", true),
      (["App/*.xcstrings"], "App/B/A.xcstrings", false),
      (["App/*.xcstrings"], "/app/App/A.xcstrings", true),
      (["Pods/**/*.xcstrings"], "Pods/B/A.xcstrings", true),
      (["../S/*.xcstrings"], "../S/A.xcstrings", true), (["A.xcstrings"], "A.xcstrings", true),
    ] as [([String]?, String, Bool)])
  func includes(patterns: [String]?, file: String, expected: Bool) {
    var configuration = Configuration(file: nil, root: "/app")
    configuration.catalogs = patterns
    #expect(FileWalker.includes(file, in: configuration) == expected)
  }
}
