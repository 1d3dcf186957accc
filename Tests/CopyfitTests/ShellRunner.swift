import Foundation
import Testing

/// Runs programs other than copyfit, with the built copyfit first on their PATH.
struct ShellRunner {
  var folder: URL
  /// Over what the test itself was started with.
  var environment: [String: String] = [:]

  struct Outcome {
    var status: Int32
    /// Standard output and standard error, as they came.
    var output: String
  }

  init(in folder: URL, _ environment: [String: String] = [:]) throws {
    self.folder = folder
    let built = try CommandRunner.executable().deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    self.environment = ["NO_COLOR": "1", "COLUMNS": "80", "PATH": "\(built):\(path)"]
      .merging(environment) { _, new in new }
  }

  /// Runs a program of this path or, without a slash, of this name.
  func run(_ program: String, _ arguments: [String] = []) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    // What a git hook around the tests would say about another repository.
    for name in variables.keys where name.hasPrefix("GIT_") { variables[name] = nil }
    process.environment = variables.merging(environment) { _, new in new }
    // A file, not a pipe: output of any length cannot block the program.
    let scratch = try ScratchFolder()
    let file = try scratch.write("", to: "output")
    let handle = try FileHandle(forUpdating: file)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationReason == .exit, "\(program) was ended by a signal")
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  /// Runs a program that has to succeed.
  @discardableResult
  func need(_ program: String, _ arguments: String...) throws -> String {
    let outcome = try run(program, arguments)
    try #require(outcome.status == 0, "\(program) \(arguments): \(outcome.output)")
    return outcome.output
  }

  /// Runs git in a repository of the test, with nothing of the user's settings.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    var shell = self
    shell.environment.merge(Self.gitEnvironment) { _, new in new }
    let outcome = try shell.run("git", arguments)
    try #require(outcome.status == 0, "git \(arguments): \(outcome.output)")
    return outcome.output
  }

  static let gitEnvironment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
    "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
  ]
}
