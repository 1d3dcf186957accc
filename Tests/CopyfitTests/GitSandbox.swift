import Foundation
import Testing

/// A repository of its own for a test, with a configuration and a catalog that has one flow.
final class GitSandbox {
  let folder: ScratchFolder

  struct Failure: Error {
    var arguments: [String]
  }

  /// Nothing of the machine's own configuration, and always the same author.
  private static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
    "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
  ]

  init() throws {
    folder = try ScratchFolder()
    try git("init", "--quiet", "--initial-branch=main")
  }

  /// A clone of another one, such as `--depth 1`.
  init(cloning other: GitSandbox, _ arguments: String...) throws {
    folder = try ScratchFolder()
    try git(["clone", "--quiet"] + arguments + ["file://" + other.folder.url.path, "."])
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String { try git(arguments) }

  @discardableResult
  func git(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(Self.environment) { _, new in new }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    // Not required, since a test may want it to fail.
    guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
    return String(decoding: data, as: UTF8.self)
  }

  func commit(_ message: String = "c") throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
  }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  /// A catalog with German translations, each with a state.
  func catalog(
    _ path: String = "App/Localizable.xcstrings",
    _ entries: (key: String, german: String, state: String)...
  ) throws {
    try write(Self.catalog(entries), to: path)
  }

  static func catalog(_ entries: [(key: String, german: String, state: String)]) -> String {
    let lines = entries.map { entry in
      #""\#(entry.key)": {"localizations": {"de": {"stringUnit": "#
        + #"{"state": "\#(entry.state)", "value": "\#(entry.german)"}}}}"#
    }
    return "{\"sourceLanguage\": \"en\", \"strings\": {\n" + lines.joined(separator: ",\n")
      + "\n}, \"version\": \"1.0\"}\n"
  }

  func lint(
    _ arguments: String..., at path: String = ".", environment: [String: String] = [:]
  ) throws -> CommandRunner.Outcome {
    try CommandRunner.run(
      ["lint"] + arguments, in: folder.url.appending(path: path),
      environment: Self.environment.merging(environment) { _, new in new })
  }

  /// `rule key` of each finding, sorted.
  func findings(_ arguments: String..., at path: String = ".") throws -> [String] {
    let outcome = try CommandRunner.run(
      ["lint", "--format", "json"] + arguments, in: folder.url.appending(path: path))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any],
      "\(outcome.errors)")
    let problems = try #require(json["problems"] as? [[String: Any]])
    let found = try #require(json["findings"] as? [[String: Any]])
    return problems.map { "problem \($0["kind"] ?? "")" }
      + found.map { "\($0["rule"] ?? "") \($0["key"] ?? "")" }.sorted()
  }
}
