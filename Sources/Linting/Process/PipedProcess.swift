#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that is talked to while it runs: it reads from its file descriptor 3 and writes to 4.
///
/// It has a group of its own, which is killed with it, and it is killed where nobody refers to it any
/// longer. What it writes to standard output goes nowhere.
package final class PipedProcess {
  /// Why nothing was sent or received.
  package enum Interruption: Error, Sendable {
    /// It has ended, or closed its descriptors.
    case ended
    case timedOut
  }

  /// Seconds on a clock that only goes forward: what deadlines are measured on.
  package static var now: Double { ChildProcess.now() }

  private let child: pid_t
  private var requests: SocketPair?
  private let answers: SocketPair
  private let errors: ScratchFile
  private var result: ChildProcess.Result?
  /// Milliseconds between two looks at whether it still runs. A program that it has left behind may keep
  /// the descriptors open.
  private static let pause: Int32 = 100

  /// Starts it.
  package init(_ program: String, _ arguments: [String]) throws(ChildProcess.Failure) {
    let nothing = try ScratchFile([])
    let output = try ScratchFile([])
    let errors = try ScratchFile([])
    let requests = try SocketPair()
    let answers = try SocketPair()
    child = try ChildProcess(program, arguments).spawn(
      nothing.descriptor, output.descriptor, errors.descriptor,
      others: [(requests.far, 3), (answers.far, 4)], ownsGroup: true)
    requests.closeFar()
    answers.closeFar()
    self.requests = requests
    self.answers = answers
    self.errors = errors
  }

  deinit { _ = end(within: 0) }

  /// Sends all of it.
  package func send(_ bytes: [UInt8], by deadline: Double) throws(Interruption) {
    guard let requests else { throw .ended }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = requests.write(rest)
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      if count < 0, errno == EINTR { continue }
      guard count < 0, errno == EAGAIN || errno == EWOULDBLOCK else { throw .ended }
      try wait(requests, for: POLLOUT, by: deadline)
    }
  }

  /// - Returns: what it has written since, at least a byte.
  package func receive(by deadline: Double) throws(Interruption) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // Before looking at the chunk: what it wrote before it ended is still to be read.
      let hasEnded = ChildProcess.hasEnded(child)
      let count = chunk.withUnsafeMutableBytes { read(answers.near, $0.baseAddress, $0.count) }
      if count > 0 {
        chunk.removeLast(chunk.count - count)
        return chunk
      }
      if count < 0, errno == EINTR { continue }
      guard count < 0, errno == EAGAIN || errno == EWOULDBLOCK, !hasEnded else { throw .ended }
      try wait(answers, for: POLLIN, by: deadline)
    }
  }

  /// Lets it come to its end, since it can read nothing more, and kills it if it does not.
  ///
  /// - Parameter seconds: how long it may take for that.
  /// - Returns: how it has ended; of one that was killed, status 137. `output` is empty.
  @discardableResult
  package func end(within seconds: Double) -> ChildProcess.Result {
    if let result { return result }
    requests = nil
    _ = ChildProcess.ends(child, within: seconds)
    // Before the child is waited for: until then its number belongs to nobody else.
    kill(-child, SIGKILL)
    let status = ChildProcess.status(of: child)
    let result = ChildProcess.Result(status: status, output: [], errors: errors.contents)
    self.result = result
    return result
  }

  private func wait(
    _ pair: SocketPair, for event: Int32, by deadline: Double
  ) throws(Interruption) {
    let left = deadline - Self.now
    guard left > 0 else { throw .timedOut }
    let milliseconds = Int32(min(left * 1000, Double(Self.pause)).rounded(.up))
    pair.wait(for: event, milliseconds: milliseconds)
  }
}
