import Foundation
import Testing

/// From a folder that was deleted meanwhile, as an editor's terminal may stand in one.
@Suite struct DeletedFolderTests {
  private static let text = #"{"sourceLanguage":"en","strings":{"Cart":7,"Pay":{}}}"#

  private func run(_ arguments: String) throws -> ShellRunner.Outcome {
    let scratch = try ScratchFolder()
    let file = try scratch.write(Self.text, to: "App.xcstrings")
    let command = "mkdir gone && cd gone && rmdir ../gone && exec copyfit lint \(arguments)"
    return try withExtendedLifetime(scratch) {
      try ShellRunner(in: scratch.url).run("sh", ["-c", command, "sh", file.path])
    }
  }

  @Test func anAbsolutePath() throws {
    let outcome = try run("\"$1\"")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("/App.xcstrings:1:42: error: malformed-catalog"))
    #expect(outcome.output.contains("The entry \"Cart\" was left out"))
    #expect(!outcome.output.contains("does not exist any more"))
  }

  @Test(arguments: ["App.xcstrings", "", "\"$1\" --config copyfit.yml", "\"$1\" --since HEAD"])
  func whatIsRelative(arguments: String) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("The current folder does not exist any more."))
  }
}
