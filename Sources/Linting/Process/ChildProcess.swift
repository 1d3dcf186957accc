// `environ` is a variable that C programs may write to; nothing here does.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is run to its end, in the current folder and with the environment that copyfit was
/// given.
public struct ChildProcess: Sendable {
  public struct Result: Sendable {
    /// As shells count it: of a program that a signal ended, 128 and the signal's number.
    public var status: Int32
    /// What it wrote to standard output.
    public var output: [UInt8]
    /// What it wrote to standard error.
    public var errors: [UInt8]

    /// Standard error on one line, without empty lines and white space in front of others.
    public var message: String { String(decoding: errors, as: UTF8.self).trimmedLines }
  }

  public enum Failure: Error, Sendable {
    /// There is no such program, or it is not on `PATH`.
    case notFound
    /// It could not be started, with what the system says.
    case notStarted(String)
    /// No temporary file for what it reads and writes, with the reason and what to do.
    case noScratch(String)
    /// It was still running after its time, and was killed, with what it had written to standard error.
    case timedOut(String)
  }

  /// A name to look up on `PATH`, or a path.
  public var program: String
  public var arguments: [String]
  /// What it reads from standard input.
  public var input: [UInt8]
  /// Seconds until it is killed, together with every program that it started; nil: it may take as long
  /// as it likes, and an interrupt of the terminal reaches it too.
  public var limit: Double?

  public init(
    _ program: String, _ arguments: [String], input: [UInt8] = [], limit: Double? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.input = input
    self.limit = limit
  }

  /// Runs it and waits for its end.
  public func run() throws(Failure) -> Result {
    // Files instead of pipes: it may write before it has read all, and nothing waits; and a program
    // that it leaves behind with its descriptors keeps nobody from going on.
    let source = try ScratchFile(input)
    let output = try ScratchFile([])
    let errors = try ScratchFile([])
    let child = try spawn(
      source.descriptor, output.descriptor, errors.descriptor, ownsGroup: limit != nil)
    guard let limit else {
      return Result(
        status: Self.status(of: child), output: output.contents, errors: errors.contents)
    }
    let isInTime = Self.ends(child, within: limit)
    // Before the child is waited for: until then its number belongs to nobody else.
    kill(-child, SIGKILL)
    let status = Self.status(of: child)
    let result = Result(status: status, output: output.contents, errors: errors.contents)
    guard isInTime else { throw .timedOut(result.message) }
    return result
  }

  // MARK: - Parts

  /// Starts it and does not wait.
  ///
  /// - Parameters:
  ///   - others: what it has open besides: which of ours, at which number. Ours are closed as a program
  ///     starts, and none of them is among the numbers of its own.
  ///   - ownsGroup: whether it leads a group of processes, so that all of it can be killed.
  func spawn(
    _ input: Int32, _ output: Int32, _ errors: Int32,
    others: [(descriptor: Int32, number: Int32)] = [], ownsGroup: Bool
  ) throws(Failure) -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if ownsGroup {
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    for descriptor in [input, output, errors] where descriptor > STDERR_FILENO {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    // After these have been closed: they may have had the numbers.
    for other in others {
      posix_spawn_file_actions_adddup2(&actions, other.descriptor, other.number)
    }
    var words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var child: pid_t = 0
    let code = posix_spawnp(&child, program, &actions, &attributes, words, environ)
    if code == ENOENT { throw .notFound }
    guard code == 0 else { throw .notStarted(systemWords(code)) }
    return child
  }

  /// Waits for the child to end and takes it off the system's list.
  static func status(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Whether the child ends in time; it stays on the system's list.
  static func ends(_ child: pid_t, within seconds: Double) -> Bool {
    let start = now()
    var pause = 1.0
    while true {
      if hasEnded(child) { return true }
      if now() - start >= seconds { return false }
      usleep(useconds_t(pause * 1000))
      pause = min(pause * 1.5, 20)
    }
  }

  /// Whether the child has ended; it stays on the system's list.
  static func hasEnded(_ child: pid_t) -> Bool {
    var info = siginfo_t()
    let code = waitid(P_PID, id_t(bitPattern: child), &info, WEXITED | WNOHANG | WNOWAIT)
    // Where there is no such child, there is nothing to wait for.
    return code == 0 ? info.si_signo != 0 : errno != EINTR
  }

  /// Seconds since some time, whatever happens to the clock on the wall.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension String {
  /// Lines as one, without white space at their ends and without empty ones.
  fileprivate var trimmedLines: String {
    split(whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty }
      .joined(separator: "; ")
  }
}
