import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Colours in the built command, on a pseudo-terminal and off it.
@Suite struct ColorTests {
  struct Case: Sendable {
    var options: [String] = []
    var environment: [String: String] = [:]
    var isTerminal = true
    var isColored: Bool
  }

  @Test(arguments: [
    Case(isColored: true),
    Case(environment: ["NO_COLOR": "1"], isColored: false),
    // no-color.org: present and not empty.
    Case(environment: ["NO_COLOR": ""], isColored: true),
    Case(environment: ["NO_COLOR": "0"], isColored: false),
    Case(environment: ["TERM": "dumb"], isColored: false),
    Case(options: ["--color", "never"], isColored: false),
    Case(options: ["--color=auto"], environment: ["NO_COLOR": "1"], isColored: false),
    // Who asks for them gets them.
    Case(options: ["--color", "always"], environment: ["NO_COLOR": "1"], isColored: true),
    Case(options: ["--color", "always"], environment: ["TERM": "dumb"], isColored: true),
    Case(options: ["--color", "never", "--color", "always"], isTerminal: false, isColored: true),
    Case(isTerminal: false, isColored: false),
    Case(options: ["--color", "auto"], isTerminal: false, isColored: false),
    Case(options: ["--color", "always"], isTerminal: false, isColored: true),
    // `--color always` is how to ask; a variable does not reach into a pipe.
    Case(environment: ["CLICOLOR_FORCE": "1"], isTerminal: false, isColored: false),
  ])
  func followsOptionVariablesAndTerminal(example: Case) throws {
    let folder = try ScratchFolder()
    try folder.write("{", to: "Localizable.xcstrings")
    let process = Process()
    process.executableURL = try CommandRunner.executable()
    process.arguments = ["lint", "--quiet"] + example.options
    process.currentDirectoryURL = folder.url
    process.environment = ["TERM": "xterm-256color"].merging(example.environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice

    // A broken catalog is a message of some hundred bytes, which a terminal holds until it is read.
    let pair = try Self.pair(isTerminal: example.isTerminal)
    process.standardError = pair.end
    try process.run()
    process.waitUntilExit()
    try pair.end.close()
    #expect(process.terminationStatus == 2)
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(pair.start.fileDescriptor, &bytes, bytes.count)
    let shown = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    #expect(shown.contains("Localizable.xcstrings"))
    #expect(shown.contains("\u{1B}[") == example.isColored, "\(shown.debugDescription)")
  }

  /// What a program writes to `end` is read from `start`.
  private static func pair(isTerminal: Bool) throws -> (start: FileHandle, end: FileHandle) {
    guard isTerminal else {
      let pipe = Pipe()
      return (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    }
    var (primary, secondary): (Int32, Int32) = (-1, -1)
    try #require(openpty(&primary, &secondary, nil, nil, nil) == 0)
    return (
      FileHandle(fileDescriptor: primary, closeOnDealloc: true),
      FileHandle(fileDescriptor: secondary, closeOnDealloc: true)
    )
  }
}
