#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file's bytes could not be had. What is in them is `CatalogError`'s concern.
public struct CatalogFileError: Error, Hashable, Sendable {
  public enum Kind: String, Sendable {
    /// Nothing has that name, or no longer.
    case missing
    case directory
    /// There, but permissions or the system are against it.
    case unreadable
    /// More than `CatalogFile.maximumSize` bytes.
    case tooLarge = "too-large"
    /// Written to while it was read, twice in a row: what was read is no version of it.
    case changed
  }

  public var kind: Kind
  public var path: String
  /// For people, without the path.
  public var message: String
}

/// Reads whole files with the system's own calls. Files are copied, not mapped: a mapped file that
/// another program shortens would end the process.
public enum CatalogFile {
  /// 1 GiB, in bytes: far beyond any catalog; keeps an endless device from filling the memory.
  public static let maximumSize = 1 << 30

  /// A file that is written to meanwhile is read once more: half of one version and half of the
  /// next are no catalog, or worse, one that nobody wrote.
  ///
  /// - Throws: `CatalogFileError` for a file that is not there, cannot be read, is a folder, or
  ///   keeps changing.
  public static func read(path: String) throws(CatalogFileError) -> [UInt8] {
    try read(path: path, beforeReading: {})
  }

  /// - Parameter beforeReading: Called for each attempt between the look at the file's version and
  ///   its bytes; for tests.
  static func read(
    path: String, beforeReading: () -> Void
  ) throws(CatalogFileError) -> [UInt8] {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw CatalogFileError(
        kind: .missing, path: path, message: "no file can have this name")
    }
    do {
      return try readOnce(path: path, beforeReading: beforeReading)
    } catch  where error.kind == .changed {
      return try readOnce(path: path, beforeReading: beforeReading)
    }
  }

  private static func readOnce(
    path: String, beforeReading: () -> Void
  ) throws(CatalogFileError) -> [UInt8] {
    // Without O_NONBLOCK a pipe that nobody writes to would never be opened.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(errno, path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(errno, path) }
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      throw CatalogFileError(
        kind: .unreadable, path: path, message: "it is no regular file but a device or a pipe")
    }
    return try read(descriptor: descriptor, path: path, beforeReading: beforeReading)
  }

  /// Reads an open file to its end, such as standard input (0). `path` only names it in errors.
  public static func read(
    descriptor: Int32, path: String
  ) throws(CatalogFileError) -> [UInt8] {
    try read(descriptor: descriptor, path: path, beforeReading: {})
  }

  private static func read(
    descriptor: Int32, path: String, beforeReading: () -> Void
  ) throws(CatalogFileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(errno, path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw failure(EISDIR, path) }
    let version = startsAtItsBeginning(descriptor) ? FileVersion(status) : nil
    beforeReading()
    let bytes = try readAll(
      descriptor: descriptor, expecting: Int(clamping: status.st_size), path: path)
    guard version?.isStill(descriptor, count: bytes.count) ?? true else {
      throw CatalogFileError(
        kind: .changed, path: path,
        message: "it changed while it was read; run again when it is written")
    }
    return bytes
  }

  /// False for standard input of which another program has read a part, and for pipes.
  private static func startsAtItsBeginning(_ descriptor: Int32) -> Bool {
    lseek(descriptor, 0, SEEK_CUR) == 0
  }

  private static func readAll(
    descriptor: Int32, expecting size: Int, path: String
  ) throws(CatalogFileError) -> [UInt8] {
    // One byte more than the size, so that a file that did not grow ends in the first read.
    var capacity = max(0, min(size, maximumSize)) + 1
    var bytes: [UInt8] = []
    while true {
      let part = try readPart(descriptor: descriptor, upTo: capacity, path: path)
      let isWhole = part.count < capacity
      bytes = bytes.isEmpty ? part : bytes + part
      guard bytes.count <= maximumSize else {
        throw CatalogFileError(
          kind: .tooLarge, path: path,
          message: "larger than \(maximumSize) bytes, which no String Catalog is")
      }
      if isWhole { return bytes }
      // Doubling keeps the copying linear where the size is not known beforehand.
      capacity = max(64 * 1024, bytes.count)
    }
  }

  /// Reads until `count` bytes are there or the file ends.
  private static func readPart(
    descriptor: Int32, upTo count: Int, path: String
  ) throws(CatalogFileError) -> [UInt8] {
    var failed: Int32 = 0
    let part = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let space = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        #if canImport(Glibc)
          let got = Glibc.read(descriptor, space.baseAddress, space.count)
        #else
          let got = Darwin.read(descriptor, space.baseAddress, space.count)
        #endif
        if got > 0 {
          filled += got
        } else if got == 0 {
          return
        } else if errno != EINTR {
          failed = errno
          return
        }
      }
    }
    guard failed == 0 else { throw failure(failed, path) }
    return part
  }

  private static func failure(_ code: Int32, _ path: String) -> CatalogFileError {
    switch code {
    case ENOENT, ENOTDIR:
      CatalogFileError(kind: .missing, path: path, message: "no such file")
    case EISDIR:
      CatalogFileError(
        kind: .directory, path: path, message: "a folder, where a String Catalog was expected")
    case EACCES, EPERM:
      CatalogFileError(kind: .unreadable, path: path, message: "no permission to read it")
    default:
      CatalogFileError(
        kind: .unreadable, path: path, message: "it cannot be read: \(words(for: code))")
    }
  }

  private static func words(for code: Int32) -> String {
    guard let words = strerror(code) else { return "error \(code)" }
    return String(cString: words)
  }
}
