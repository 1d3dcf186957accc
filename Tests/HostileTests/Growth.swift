import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Twice the input takes about twice the time: no matter how large a file grows, it is read and
/// linted. Compared are ratios of processor time of this thread, which other processes and other
/// tests hardly touch, and of each amount the least of several runs.
enum Growth {
  /// Twice, with 30 % of room; what grows with the square takes four times as long. It holds for
  /// the mean of two doublings: a single one can cross from a cache of the processor into the next
  /// slower one, which costs once and says nothing of the growth.
  static let mostForTwice = 2.6

  /// - Parameters:
  ///   - input: made for an amount of 1, 2, 4 and so on.
  ///   - work: what is timed.
  ///   - rounds: how often at most, until the machine leaves it alone.
  ///   - least: seconds that the smallest amount takes at least: below it, what does not grow, or
  ///     grows as it should, would hide what does not.
  static func check<Input>(
    of input: (Int) throws -> Input, doing work: (Input) throws -> Void,
    rounds: Int = 15, least: Double = 0.01,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var amount = 1
    while try seconds(try input(amount), work) < least, amount < 1 << 14 { amount *= 2 }
    let inputs = try [amount, amount * 2, amount * 4].map(input)
    var times = inputs.map { _ in Double.infinity }
    var ratio = 0.0
    for _ in 0..<rounds {
      // In turn, so that a bad moment of the machine falls on all amounts alike.
      for (index, input) in inputs.enumerated() {
        times[index] = min(times[index], try seconds(input, work))
      }
      ratio = (times[2] / times[0]).squareRoot()
      if ratio <= mostForTwice { return }
    }
    Issue.record(
      "seconds: \(times), from one to the next \(ratio) in the mean", sourceLocation: sourceLocation
    )
  }

  private static func seconds<Input>(
    _ input: Input, _ work: (Input) throws -> Void
  ) rethrows -> Double {
    let start = now()
    try work(input)
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
