import Foundation
import Testing

/// Runs the consoles of a page as a reader would: line by line, in one folder, with the command that
/// was built beside the tests.
struct ConsoleRunner {
  let folder: URL
  private var status: Int32 = 0

  init(folder: URL) { self.folder = folder }

  /// A command, behind `$ `, and the lines that it prints.
  struct Step {
    var command: String
    var shown: [String]
  }

  static func steps(of block: Document.Block) -> [Step] {
    var steps: [Step] = []
    for line in block.lines {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), shown: []))
      } else if let last = steps.indices.last {
        steps[last].shown.append(line)
      }
    }
    return steps
  }

  /// Standard output and standard error as they come, the way a terminal shows them.
  mutating func run(_ command: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "(exit \(status)); \(command)"]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    let tools = try CommandRunner.executable().deletingLastPathComponent().path
    environment["PATH"] = tools + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    environment.merge([
      "NO_COLOR": "1", "COLUMNS": "80", "LC_ALL": "C.UTF-8", "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]) { _, new in new }
    process.environment = environment
    let scratch = try ScratchFolder()
    let file = try scratch.write("", to: "output")
    let handle = try FileHandle(forWritingTo: file)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Whether `lines` are what is shown; a shown line that is `…` stands for any number of lines.
  static func matches(_ lines: [String], _ shown: [String]) -> Bool {
    var (line, expected) = (0, 0)
    var ellipsis: (line: Int, expected: Int)?
    while line < lines.count {
      if expected < shown.count, shown[expected].trimmingCharacters(in: .whitespaces) == "…" {
        ellipsis = (line, expected + 1)
        expected += 1
      } else if expected < shown.count, shown[expected] == lines[line] {
        (line, expected) = (line + 1, expected + 1)
      } else if let last = ellipsis {
        ellipsis = (last.line + 1, last.expected)
        (line, expected) = (last.line + 1, last.expected)
      } else {
        return false
      }
    }
    return shown[expected...].allSatisfy { $0.trimmingCharacters(in: .whitespaces) == "…" }
  }
}
