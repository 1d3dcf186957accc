import Foundation
import Testing

@testable import TextMeasurement

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4 and the NIST test vectors.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func vectors(text: String, expected: String) {
    #expect(SHA256.hex(text) == expected)
  }

  /// In pieces of every length around a block's.
  @Test func pieces() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let whole = SHA256.hex(bytes)
    for length in [1, 7, 55, 56, 63, 64, 65, 127, 128, 129] {
      var hash = SHA256()
      for start in stride(from: 0, to: bytes.count, by: length) {
        hash.update(Array(bytes[start..<min(start + length, bytes.count)]))
      }
      #expect(hash.finalize() == whole)
    }
  }

  /// Lengths around the padding's, against sha256sum.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/sha256sum"), "needs sha256sum"))
  func againstTheSystem() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for length in [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 300_000] {
      let file = folder.appendingPathComponent("\(length)")
      try Data((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ length) }).write(to: file)
      files.append(file.path)
    }
    let output = try run("/usr/bin/sha256sum", files)
    for (file, line) in zip(files, output.split(separator: "\n")) {
      #expect(FileBytes.sha256(path: file) == String(line.prefix(64)))
    }
  }
}
