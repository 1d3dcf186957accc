#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where output goes: one buffer, written whole.
public enum ReportSink {
  /// Why a report could not be written, in the system's words.
  public struct Failure: Error, Hashable, Sendable {
    public var reason: String
  }

  /// Writes `bytes` to an open file descriptor. A reader that has gone away (`copyfit | head`) is
  /// no failure; the process must ignore SIGPIPE for that.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
        return systemWrite(descriptor, rest)
      }
      if written > 0 {
        offset += written
      } else if written < 0, errno == EPIPE {
        return
      } else if written < 0, errno == EAGAIN {
        waitUntilWritable(descriptor)
      } else if written < 0, errno != EINTR {
        throw Failure(reason: reason(errno))
      }
    }
  }

  /// Creates or replaces the file at `path`.
  public static func write(_ bytes: [UInt8], toFile path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(reason: reason(errno)) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// A terminal that another program has made non-blocking.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, 1000)
  }
}

/// Outside of the type, where the name would mean its own functions.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
