import Foundation
import Testing

/// Runs the command that was built beside the tests, as a user would.
enum CommandRunner {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The product stands beside the test bundle, or above it in macOS's bundle structure.
  static func executable() throws -> URL {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<5 {
      let candidate = folder.appending(path: "copyfit")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    let built = root.appending(path: ".build/debug/copyfit")
    try #require(
      FileManager.default.isExecutableFile(atPath: built.path), "build the product copyfit first")
    return built
  }

  static func run(
    _ arguments: [String], in folder: URL = root, input: Data? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["NO_COLOR": "1", "COLUMNS": "80"]) { _, new in new }
      .merging(environment) { _, new in new }
    // Files, not pipes: output of any length cannot block the command.
    let scratch = try ScratchFolder()
    let outputFile = scratch.url.appending(path: "output")
    let errorFile = scratch.url.appending(path: "errors")
    let inputFile = scratch.url.appending(path: "input")
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    try (input ?? Data()).write(to: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationReason == .exit, "the command was ended by a signal")
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
  }
}

/// A folder of its own for a test, removed with the value.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  @discardableResult
  func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }
}
