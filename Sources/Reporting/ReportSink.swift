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

  /// Makes a folder, with those above it, where there is none yet.
  public static func makeFolder(_ path: String) throws(Failure) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? String(part) : "/" + part
      guard mkdir(made, 0o777) != 0, errno != EEXIST else { continue }
      throw Failure(reason: reason(errno))
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw Failure(reason: "it is no folder")
    }
  }

  /// Creates the file at `path`, or puts a new one in its place, so that whoever reads it has the old
  /// contents or the new ones, and a full disk leaves the old ones. What is no regular file is written
  /// to.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG { return try write(bytes, toFile: path) }
    // Beside the file that a link leads to, which stays a link.
    let target = realpath(path, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    let place = target ?? path
    let temporary = "\(place).\(getpid()).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(reason: reason(errno)) }
    do throws(Failure) {
      if exists { fchmod(descriptor, status.st_mode & 0o7777) }
      try write(bytes, to: descriptor)
      guard close(descriptor) == 0, rename(temporary, place) == 0 else {
        throw Failure(reason: reason(errno))
      }
    } catch {
      unlink(temporary)
      throw error
    }
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
