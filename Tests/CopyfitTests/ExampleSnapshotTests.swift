import Foundation
import Testing

/// Every example in Catalogs/ as a newcomer sees it. After a deliberate change:
/// `COPYFIT_RECORD=1 swift test --filter ExampleSnapshotTests`, which fails once, then review the
/// difference.
@Suite struct ExampleSnapshotTests {
  static let snapshots = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots")
  static let isRecording = ProcessInfo.processInfo.environment["COPYFIT_RECORD"] != nil

  static var examples: [String] {
    let folder = CommandRunner.root.appending(path: "Catalogs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test func thereAreExamples() { #expect(Self.examples.count >= 4) }

  @Test(arguments: examples) func textOutput(_ example: String) throws {
    let outcome = try CommandRunner.run(["lint", "--exit-zero", "Catalogs/\(example)"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    try compare(outcome.output, with: "\(example).txt")
    for line in outcome.output.split(separator: "\n") where Self.columns(of: line) > 80 {
      // Only a place is longer: terminals and editors make a link of it, so it is not folded.
      #expect(line.contains(#/^ {2}[^ ]+:\d+:\d+:/#), "\(line)")
    }
  }

  /// Isolates (U+2066 to U+2069) take no column.
  private static func columns(of line: Substring) -> Int {
    String(line.unicodeScalars.filter { !("\u{2066}"..."\u{2069}").contains($0) }).count
  }

  @Test(arguments: examples) func findings(_ example: String) throws {
    let outcome = try CommandRunner.run(
      ["lint", "--exit-zero", "--format", "json", "Catalogs/\(example)"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    // The fonts' paths and hashes belong to the machine; the findings do not.
    let whole = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let kept = whole.filter { ["findings", "summary", "problems"].contains($0.key) }
    let data = try JSONSerialization.data(
      withJSONObject: kept, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    try compare(String(decoding: data, as: UTF8.self) + "\n", with: "\(example).json")
  }

  /// Every surface's cells as people read them, in a language that fits less than English does.
  @Test func cells() throws {
    let outcome = try CommandRunner.run(["inspect", "Catalogs/every-surface", "--locale", "de"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    try compare(outcome.output, with: "every-surface.inspect.txt")
    for line in outcome.output.split(separator: "\n") {
      #expect(Self.columns(of: line) <= 80, "\(line)")
    }
  }

  private func compare(_ text: String, with name: String) throws {
    let file = Self.snapshots.appending(path: name)
    if Self.isRecording {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name); run again without COPYFIT_RECORD")
      return
    }
    let expected = try #require(
      try? String(contentsOf: file, encoding: .utf8), "no snapshot \(name): record it")
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == expectedLines.count, "\(name): number of lines")
    for (number, (line, expected)) in zip(lines, expectedLines).enumerated()
    where line != expected {
      Issue.record("\(name), line \(number + 1): \(line), not \(expected)")
      return
    }
  }
}
