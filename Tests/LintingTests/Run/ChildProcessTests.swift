import Foundation
import Testing

@testable import Linting

@Suite struct ChildProcessTests {
  private func shell(_ script: String, input: String = "", limit: Double? = nil) throws
    -> ChildProcess.Result
  {
    try ChildProcess("sh", ["-c", script], input: Array(input.utf8), limit: limit).run()
  }

  @Test(arguments: [nil, 30.0]) func whatItReadsAndWrites(limit: Double?) throws {
    let result = try shell(
      "cat; printf '  one\\n\\n two\\n' >&2; exit 7", input: "Ü\nb", limit: limit)
    #expect(result.status == 7)
    #expect(String(decoding: result.output, as: UTF8.self) == "Ü\nb")
    #expect(result.message == "one; two")
  }

  /// More than any pipe holds, in both directions at once.
  @Test(arguments: [nil, 30.0]) func muchOfIt(limit: Double?) throws {
    let text = String(repeating: "0123456789abcdef\n", count: 60_000)
    let result = try shell("cat; printf x >&2", input: text, limit: limit)
    #expect(result.output.count == text.utf8.count)
    #expect(result.output.elementsEqual(text.utf8))
  }

  @Test func theEnvironmentIsOurs() throws {
    let path = String(decoding: try shell("printf %s \"$PATH\"").output, as: UTF8.self)
    #expect(path == ProcessInfo.processInfo.environment["PATH"])
  }

  @Test(arguments: [nil, 30.0]) func aSignalIsAStatusAsInShells(limit: Double?) throws {
    #expect(try shell("kill -9 $$", limit: limit).status == 137)
  }

  @Test func whatCannotBeStarted() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", "no program")
    for program in ["no-such-program-anywhere", folder.path + "/none"] {
      let failure = try #require(throws: ChildProcess.Failure.self) {
        _ = try ChildProcess(program, []).run()
      }
      guard case .notFound = failure else {
        Issue.record("\(failure)")
        continue
      }
    }
    let failure = try #require(throws: ChildProcess.Failure.self) {
      _ = try ChildProcess(folder.path + "/text", []).run()
    }
    guard case .notStarted("Permission denied") = failure else {
      Issue.record("\(failure)")
      return
    }
  }

  /// What it has said until then is known; the programs that it started end with it.
  @Test func itsTimeIsLimited() throws {
    let folder = try TemporaryFolder()
    let failure = try #require(throws: ChildProcess.Failure.self) {
      try shell(
        "echo busy >&2; sleep 600 & echo $! > '\(folder.path)/child'; wait", limit: 0.5)
    }
    guard case .timedOut("busy") = failure else {
      Issue.record("\(failure)")
      return
    }
    try expectGone(folder.path + "/child")
  }

  /// One that is left behind with all descriptors keeps nobody waiting, and ends, too.
  @Test func whatItLeavesBehindEndsWithIt() throws {
    let folder = try TemporaryFolder()
    let result = try shell(
      "sleep 600 & echo $! > '\(folder.path)/child'; echo done", limit: 300)
    #expect(String(decoding: result.output, as: UTF8.self) == "done\n")
    try expectGone(folder.path + "/child")
  }

  /// Gone, or a zombie until whoever has inherited it looks.
  private func expectGone(_ file: String) throws {
    let number = try String(contentsOfFile: file, encoding: .utf8)
      .trimmingCharacters(in: .newlines)
    // A busy system takes its time to end what was told to end.
    let state = try String(
      decoding: shell(
        "for try in $(seq 100); do s=$(ps -o stat= -p \(number)); "
          + "case $s in ''|Z*) break;; esac; sleep 0.1; done; echo \"$s\""
      ).output, as: UTF8.self
    ).trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(state.isEmpty || state.hasPrefix("Z"), "\(state)")
  }
}
