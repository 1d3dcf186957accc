import Foundation
import Reporting
import Testing

@testable import copyfit

@Suite struct OutcomeTests {
  @Test func filesAreReplacedAndFailuresCount() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("o.txt").path
    for text in ["a longer text", "short"] {
      let outcome = Outcome(files: [.init(path: file, bytes: Array(text.utf8))])
      #expect(outcome.deliver() == 0)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    }
    let nowhere = Outcome(
      files: [.init(path: folder.path + "/none/o.txt", bytes: [1])], status: .findings)
    #expect(nowhere.deliver() == 2)
  }

  @Test func aWriteThatFailsSaysWhy() {
    #expect(throws: ReportSink.Failure.self) { try ReportSink.write([1], to: -1) }
    #expect(throws: ReportSink.Failure.self) { try ReportSink.write([1], toFile: "/") }
  }

  @Test(
    arguments: [
      (nil, 80), (0, 40), (-5, 40), (120, 120), (100_000, 200), (80, 80),
    ] as [(Int?, Int)])
  func width(columns: Int?, width: Int) {
    #expect(Terminal(columns: columns).width == width)
  }
}
