import Linting
import Testing

@testable import copyfit

/// Progress is for people who wait at a terminal.
@Suite struct ProgressLineTests {
  /// A clock that a test sets, and what was written.
  private final class Bench {
    var time = 100.0
    var written: [String] = []

    func line(isEnabled: Bool = true, width: Int = 80) -> ProgressLine {
      ProgressLine(
        isEnabled: isEnabled, width: width, now: { self.time }, write: { self.written.append($0) })
    }
  }

  private let half = RunProgress(.checking, done: 50, total: 100)

  @Test func onlyAfterHalfASecondAndThenTenTimesASecond() {
    let bench = Bench()
    let line = bench.line()
    for _ in 0..<20 {
      bench.time += 0.04
      line.show(half)
    }
    // From 0.52 s to 0.80 s, each at least 0.1 s after the one before.
    #expect(bench.written.count == 3)
    #expect(bench.written.allSatisfy { $0 == "\r\u{1B}[Kcopyfit: checking 50 %" })
  }

  @Test func itGoesAwayIfItWasThere() {
    let bench = Bench()
    let line = bench.line()
    line.show(half)
    line.clear()
    #expect(bench.written == [])
    bench.time += 1
    line.show(half)
    line.clear()
    line.clear()
    #expect(bench.written.last == "\r\u{1B}[K")
    #expect(bench.written.count == 2)
  }

  @Test func neverInAPipe() {
    let bench = Bench()
    let line = bench.line(isEnabled: false)
    bench.time += 5
    line.show(half)
    line.clear()
    #expect(bench.written == [])
  }

  @Test func itNeverWraps() {
    let bench = Bench()
    let line = bench.line(width: 20)
    bench.time += 1
    line.show(RunProgress(.reading, done: 0, total: 0))
    #expect(bench.written == ["\r\u{1B}[Kcopyfit: reading ca"])
  }

  /// All stages are told, in order, and none goes beyond its end.
  @Test func aRunTellsWhereItIs() throws {
    var options = LintOptions()
    options.paths = [CommandRunner.root.appending(path: "Catalogs/every-key").path]
    options.jobs = 1
    var stages: [RunProgress.Stage] = []
    _ = LintRun.run(options) { progress in
      #expect((0..<max(1, progress.total)).contains(progress.done))
      if stages.last != progress.stage { stages.append(progress.stage) }
    }
    #expect(stages.first == .reading)
    #expect(stages.last == .checking)
  }
}
