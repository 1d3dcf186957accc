import Foundation
import Testing

@testable import Linting

/// Configurations, flow files and locks that are written to while they are read.
@Suite struct FileSystemTests {
  private func write(_ text: String, to path: String, secondsAgo: Double) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -secondsAgo)], ofItemAtPath: path)
  }

  @Test(arguments: ["margins: 1\nwidths: []\n", "m", "", "margins: 9\n"])
  func changedOnce(text: String) throws {
    let folder = try TemporaryFolder()
    let path = folder("copyfit.yml")
    try write("margins: 1\n", to: path, secondsAgo: 60)
    var attempts = 0
    let bytes = try FileSystem.read(path, limit: 1000) {
      attempts += 1
      if attempts == 1 { try? write(text, to: path, secondsAgo: 30) }
    }
    #expect(bytes == Array(text.utf8))
    #expect(attempts == 2)
  }

  @Test func changedAgain() throws {
    let folder = try TemporaryFolder()
    let path = folder("copyfit.yml")
    try write("margins: 1\n", to: path, secondsAgo: 60)
    var attempts = 0
    var failure: FileSystem.Failure?
    do throws(FileSystem.Failure) {
      _ = try FileSystem.read(path, limit: 1000) {
        attempts += 1
        try? write("margins: 2\n", to: path, secondsAgo: Double(attempts))
      }
    } catch { failure = error }
    #expect(failure == .changed)
    #expect(failure?.text.hasPrefix("it changed while it was read; run again") == true)
    #expect(attempts == 2)
  }

  /// A pipe has no version: a configuration from another program is read as it comes.
  @Test func aNamedPipe() throws {
    let folder = try TemporaryFolder()
    let path = folder("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    Thread.detachNewThread { try? Data("margins: 1\n".utf8).write(to: URL(filePath: path)) }
    #expect(try FileSystem.read(path, limit: 1000) == Array("margins: 1\n".utf8))
  }
}
