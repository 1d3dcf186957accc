import Linting
import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One line on standard error that says how far a run has come, and goes away when it is done. Shown
/// on a terminal only, and only for work that takes a while.
final class ProgressLine {
  /// Seconds: before, nobody begins to wonder.
  static let delay = 0.5
  /// Seconds from one change to the next: more can not be read.
  static let interval = 0.1

  private let isEnabled: Bool
  private let width: Int
  private let now: () -> Double
  private let write: (String) -> Void
  private let start: Double
  private var last: Double?

  /// - Parameters:
  ///   - isEnabled: false where standard error is no terminal that can clear a line.
  ///   - now: seconds from any point on.
  ///   - write: to standard error.
  init(
    isEnabled: Bool, width: Int, now: @escaping () -> Double = ProgressLine.uptime,
    write: @escaping (String) -> Void = ProgressLine.writeToStandardError
  ) {
    self.isEnabled = isEnabled
    self.width = width
    self.now = now
    self.write = write
    start = now()
  }

  func show(_ progress: RunProgress) {
    guard isEnabled else { return }
    let time = now()
    guard time - start >= Self.delay, time - (last ?? 0) >= Self.interval || last == nil else {
      return
    }
    last = time
    var text = "copyfit: \(progress.stage.rawValue)"
    if progress.total > 0 {
      let share = min(100, progress.done * 100 / progress.total)
      text += " \(share) %"
    }
    write("\r\u{1B}[K" + String(text.prefix(width - 1)))
  }

  /// Takes the line away, if there is one.
  func clear() {
    guard last != nil else { return }
    last = nil
    write("\r\u{1B}[K")
  }

  private static func uptime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A terminal that is gone is no reason to stop.
  private static func writeToStandardError(_ text: String) {
    try? ReportSink.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
