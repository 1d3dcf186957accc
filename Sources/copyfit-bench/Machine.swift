#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Clocks, memory and processes.
enum Machine {
  /// Seconds on a clock that only goes forward.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds that this thread was on a core: other processes do not count.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds that `work` takes.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = now()
    try work()
    return now() - start
  }

  /// The largest resident size of this process so far, in megabytes.
  static var peakMemory: Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return megabytes(usage)
  }

  /// A megabyte is 1,000,000 bytes here, as in all figures.
  private static func megabytes(_ usage: rusage) -> Double {
    #if canImport(Glibc)
      Double(usage.ru_maxrss) * 1024 / 1e6
    #else
      Double(usage.ru_maxrss) / 1e6
    #endif
  }

  /// Average number of processes that wanted a core over the last minute; nil when unknown.
  static var load: Double? {
    var loads = [0.0, 0.0, 0.0]
    return getloadavg(&loads, 3) > 0 ? loads[0] : nil
  }

  static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// `copyfit` beside this program: both are built together.
  static func builtProgram() throws(BenchError) -> String {
    let own = CommandLine.arguments.first ?? ""
    let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let program = (folder + ["copyfit"]).joined(separator: "/")
    guard own.contains("/"), isExecutable(program) else {
      throw BenchError(
        "there is no copyfit beside this program (\(program)): "
          + "build it with `swift build -c release`")
    }
    return program
  }

  /// The program of that name in one of the folders of PATH; nil when there is none.
  static func installedProgram(_ name: String) -> String? {
    guard let path = getenv("PATH") else { return nil }
    return String(cString: path).split(separator: ":").map { "\($0)/\(name)" }.first {
      isExecutable($0)
    }
  }

  struct ProcessRun {
    /// Wall clock, from the start of the process to its end.
    var seconds: Double
    var status: Int32
    /// Largest resident size in megabytes.
    var peakMemory: Double
  }

  /// Runs a program with its output thrown away.
  static func run(_ arguments: [String]) throws(BenchError) -> ProcessRun {
    guard let program = arguments.first else { throw BenchError("no program was named") }
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    var process: pid_t = 0
    let start = now()
    let code = posix_spawn(&process, program, &actions, nil, pointers, environ)
    guard code == 0 else {
      throw BenchError("cannot start \(program): \(String(cString: strerror(code)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchError("\(program) could not be waited for") }
    }
    let seconds = now() - start
    // The low seven bits are the signal that ended it, 0 for an exit of its own.
    let exit = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    return ProcessRun(seconds: seconds, status: exit, peakMemory: megabytes(usage))
  }
}

extension [Double] {
  /// 0 for none.
  var median: Double {
    if isEmpty { return 0 }
    let sorted = sorted()
    let middle = count / 2
    return count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
