import Foundation
import Linting
import Testing

/// Files that are not what their names say, in a whole run.
@Suite struct HostileFilesTests {
  /// A folder with a sound catalog, removed with the value.
  final class Project {
    let path: String
    static let sound = """
      {"sourceLanguage":"en","strings":{"Save":{"localizations":{"fi":{"stringUnit":\
      {"state":"new","value":"Tallenna"}}}}},"version":"1.0"}
      """

    init() throws {
      let url = FileManager.default.temporaryDirectory
        .appending(path: "copyfit-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: url.appending(path: ".git"), withIntermediateDirectories: true)
      path = url.path
      try write("Sound.xcstrings", Self.sound)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func callAsFunction(_ name: String) -> String { path + "/" + name }

    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(filePath: self(name)))
    }

    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: self(name), withDestinationPath: target)
    }

    func lint(_ names: [String] = []) -> RunResult {
      var options = LintOptions()
      options.paths = names.isEmpty ? [path] : names.map { self($0) }
      return LintRun.run(options)
    }
  }

  /// Links to nothing, to themselves and to each other: a problem each, and the rest is linted.
  @Test(arguments: [
    (["A.xcstrings": "A.xcstrings"], "leads back to itself", 1),
    (["A.xcstrings": "B.xcstrings", "B.xcstrings": "A.xcstrings"], "leads back to itself", 2),
    (["A.xcstrings": "gone.xcstrings"], "is not there", 1),
    (["A.xcstrings": "Sound.xcstrings/x"], "is not there", 1),
  ])
  func links(links: [String: String], message: String, count: Int) throws {
    let project = try Project()
    for (name, target) in links { try project.link(name, to: target) }
    let result = project.lint()
    #expect(result.problems.map(\.kind) == Array(repeating: .unreadableFile, count: count))
    #expect(result.problems.map(\.file) == links.keys.sorted())
    for problem in result.problems {
      #expect(problem.message.contains(message), "\(problem.message)")
    }
    #expect(result.summary.catalogs == 1)
    #expect(result.findings.contains { $0.rule == "untranslated" })
    // Named on the command line, it is what the run is about.
    let named = project.lint(["A.xcstrings"]).problems
    #expect(named.map(\.kind) == [.missingFile])
    #expect(named.first?.message.contains(message) == true)
  }

  /// A folder that is in itself is looked into once.
  @Test(arguments: [".", "..", "Deep", "../Deep/up"])
  func foldersInThemselves(target: String) throws {
    let project = try Project()
    try FileManager.default.createDirectory(
      atPath: project("Deep"), withIntermediateDirectories: true)
    try project.link("Deep/up", to: target)
    try project.link("around", to: ".")
    let result = project.lint()
    #expect(result.problems == [])
    #expect(result.summary.catalogs == 1)
  }

  /// Nobody waits at a pipe that nobody writes to, and a socket is no file.
  @Test func pipesAndSockets() throws {
    let project = try Project()
    #expect(mkfifo(project("Pipe.xcstrings"), 0o600) == 0)
    try #require(makeSocket(at: project("Socket.xcstrings")))
    let result = project.lint()
    #expect(result.problems.map(\.file) == ["Pipe.xcstrings", "Socket.xcstrings"])
    for problem in result.problems {
      #expect(problem.kind == .unreadableFile)
      #expect(problem.message.contains("no regular file"), "\(problem.message)")
    }
    #expect(result.summary.catalogs == 1)
    let named = project.lint(["Pipe.xcstrings"])
    #expect(named.problems.map(\.kind) == [.unreadableFile])
  }

  @Test(arguments: ["copyfit.yml", "copyfit.lock", "Font.otf"])
  func pipesInPlaceOfOtherFiles(name: String) throws {
    let project = try Project()
    #expect(mkfifo(project(name), 0o600) == 0)
    if name != "copyfit.yml" {
      try project.write(
        "copyfit.yml", "fonts: { files: { Latn: Font.otf } }\nflows: [{ id: a, steps: [Save] }]\n")
    }
    let result = project.lint()
    // A pipe is no configuration, so the search goes on as if it were not there.
    #expect(result.problems.isEmpty == (name == "copyfit.yml"), "\(result.problems)")
    #expect(result.summary.catalogs == 1)
  }

  /// A folder that has a catalog's name is told of and looked into like any other.
  @Test func foldersNamedLikeCatalogs() throws {
    let project = try Project()
    try FileManager.default.createDirectory(
      atPath: project("Folder.xcstrings"), withIntermediateDirectories: false)
    try project.write("Folder.xcstrings/Inner.xcstrings", Project.sound)
    let result = project.lint()
    #expect(result.problems.map(\.file) == ["Folder.xcstrings"])
    #expect(result.catalogFiles.count == 2)
  }

  #if os(Linux)
    /// Not even the superuser may read this one, so this holds where permissions stop nobody.
    @Test func aFileThatNobodyCanRead() throws {
      let project = try Project()
      try project.link("Memory.xcstrings", to: "/proc/self/mem")
      let result = project.lint()
      #expect(result.problems.map(\.kind) == [.unreadableFile])
      #expect(result.problems.first?.file == "Memory.xcstrings")
      #expect(result.problems.first?.message.contains("cannot be read") == true)
      #expect(result.summary.catalogs == 1)
    }
  #endif

  @Test(
    .enabled(
      if: getuid() != 0,
      "NOT CHECKED: permissions stop everyone but the superuser; run the tests as another user"))
  func permissions() throws {
    let project = try Project()
    try project.write("Secret.xcstrings", Project.sound)
    chmod(project("Secret.xcstrings"), 0)
    let result = project.lint()
    #expect(result.problems.map(\.kind) == [.unreadableFile])
    #expect(result.problems.first?.message.contains("no permission to read it") == true)
    #expect(result.summary.catalogs == 1)
  }

  private func makeSocket(at path: String) -> Bool {
    #if os(Linux)
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8)
    let hasRoom = withUnsafeMutableBytes(of: &address.sun_path) { buffer in
      guard name.count < buffer.count else { return false }
      buffer.copyBytes(from: name)
      return true
    }
    guard hasRoom else { return false }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    } == 0
  }
}
