import Foundation
import Testing

/// The programs that read what copyfit writes, in the virtual environment that `make consumers` makes
/// from Tests/Consumers/requirements.txt.
enum Consumers {
  static let folder = CommandRunner.root.appending(path: ".build/consumers/bin")

  /// A test without its consumer has tested nothing, so a program that is missing fails it.
  static func tool(_ name: String) throws -> URL {
    let file = folder.appending(path: name)
    try #require(
      FileManager.default.isExecutableFile(atPath: file.path),
      "\(name) is not installed: run `make consumers`")
    return file
  }
}
