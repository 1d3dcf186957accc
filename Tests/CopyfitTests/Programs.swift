import Foundation
import Testing

/// Programs of the system that tests ask, since they are who reads what copyfit writes.
enum Programs {
  /// Whether one is on the path. A test that needs one is skipped with a word about it.
  static func has(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// Runs one in a folder, with nothing to read and only the variables named, besides the path.
  ///
  /// - Returns: status, standard output and standard error.
  static func run(
    _ words: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> CommandRunner.Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ["PATH": path, "LC_ALL": "C.UTF-8", "HOME": folder.path]
      .merging(environment) { _, new in new }
    let scratch = try ScratchFolder()
    let output = try scratch.write("", to: "output")
    let errors = try scratch.write("", to: "errors")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return CommandRunner.Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}
