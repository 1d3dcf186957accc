#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two ends that are connected: what is written to one is read from the other.
///
/// Sockets, since writing to a pipe that nobody reads any longer would end the process that has not been
/// told to ignore it.
final class SocketPair {
  /// Ours: reading and writing do not wait.
  let near: Int32
  /// That of the program which is started.
  private(set) var far: Int32

  init() throws(ChildProcess.Failure) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .notStarted(systemWords(errno)) }
    // Beyond the numbers that they get in the program, and closed in every other one.
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    let code = errno
    for end in ends { close(end) }
    guard moved.allSatisfy({ $0 >= 0 }) else {
      for end in moved where end >= 0 { close(end) }
      throw .notStarted(systemWords(code))
    }
    (near, far) = (moved[0], moved[1])
    _ = fcntl(near, F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(near, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Once the program has it: as long as it is open here, the near one never comes to an end.
  func closeFar() {
    if far >= 0 { close(far) }
    far = -1
  }

  /// Writes what there is room for.
  ///
  /// - Returns: the number of bytes, or -1 with `errno`.
  func write(_ bytes: ArraySlice<UInt8>) -> Int {
    #if canImport(Glibc)
      let options = Int32(MSG_NOSIGNAL)
    #else
      let options: Int32 = 0
    #endif
    return bytes.withUnsafeBytes { send(near, $0.baseAddress, $0.count, options) }
  }

  /// Waits until there is something to read, or room to write.
  func wait(for event: Int32, milliseconds: Int32) {
    var entry = pollfd(fd: near, events: Int16(event), revents: 0)
    _ = poll(&entry, 1, milliseconds)
  }

  deinit {
    closeFar()
    close(near)
  }
}
