#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Spreads work over threads.
public enum Workers {
  /// Cores that the machine has, at least 1.
  public static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Does `own` on the calling thread and each of `others` on one of its own, and returns when all
  /// are done. A thread that cannot be had is made up for by the calling one.
  static func run<Output: Sendable>(
    own: () -> Output, others: [@Sendable () -> Output]
  ) -> (own: Output, others: [Output]) {
    let shares = others.map(Share.init)
    // The calling thread touches a share before its thread starts and after it was joined.
    let threads = shares.map { share in Thread { share.output = share.work() } }
    let result = own()
    for thread in threads { thread.join() }
    return (result, shares.map { $0.output ?? $0.work() })
  }

  /// Does `own` on the calling thread and `other`, which may give something else, on one of its own.
  static func both<Own, Other: Sendable>(
    own: () -> Own, other: @escaping @Sendable () -> Other
  ) -> (Own, Other) {
    let share = Share(other)
    let thread = Thread { share.output = share.work() }
    let result = own()
    thread.join()
    return (result, share.output ?? share.work())
  }

  /// `work` on as many neighbouring shares of `0..<count` as there are cores, in their order. A share
  /// has at least `least` numbers: fewer are not worth a thread.
  public static func shares<Output: Sendable>(
    of count: Int, least: Int, _ work: @escaping @Sendable (Range<Int>) -> Output
  ) -> [Output] {
    let number = max(1, min(cores, count / max(1, least)))
    let bounds = (0...number).map { count / number * $0 + count % number * $0 / number }
    let ranges = zip(bounds, bounds.dropFirst()).map { $0..<$1 }
    let (own, others) = run(
      own: { work(ranges[0]) }, others: ranges.dropFirst().map { range in { work(range) } })
    return [own] + others
  }

  /// What one thread does, and what comes of it.
  private final class Share<Output: Sendable> {
    let work: @Sendable () -> Output
    var output: Output?

    init(_ work: @escaping @Sendable () -> Output) { self.work = work }
  }

  /// Owner of a POSIX thread, which must be joined.
  private final class Thread {
    private var handle: pthread_t?

    private final class Body {
      let work: () -> Void

      init(_ work: @escaping () -> Void) { self.work = work }
    }

    /// 8 MB, the main thread's on both systems: macOS gives other threads half a megabyte.
    private static let stackSize = 8 << 20

    init(_ work: @escaping () -> Void) {
      let body = Unmanaged.passRetained(Body(work))
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, Self.stackSize)
      #if canImport(Glibc)
        var started = pthread_t()
        let code = pthread_create(&started, &attributes, { Thread.main($0) }, body.toOpaque())
      #else
        var started: pthread_t?
        let code = pthread_create(&started, &attributes, { Thread.main($0) }, body.toOpaque())
      #endif
      if code == 0 { handle = started } else { body.release() }
    }

    private static func main(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().work() }
      return nil
    }

    func join() {
      if let handle { pthread_join(handle, nil) }
      handle = nil
    }
  }
}
