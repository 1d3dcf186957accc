import StringCatalogs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the linter asks of the file system, over POSIX calls.
enum FileSystem {
  enum Kind {
    case file, folder, other
  }

  /// What tells two paths to the same file apart from two files.
  struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  struct Status {
    var kind: Kind
    var identity: Identity
    var size: Int
  }

  /// A name in a folder.
  struct Entry {
    var name: String
    var kind: Kind
    var isLink: Bool
    /// False where the name is not UTF-8, which no path in a configuration can spell.
    var isReadable = true
  }

  /// A system error in words: `Permission denied`.
  struct Failure: Error, Equatable {
    /// A file that was written to while it was read, twice in a row. No system error is negative.
    static let changed = Self(code: -1)

    /// Of the system's errors; `changed` is ours.
    var code: Int32
    var text: String {
      self == .changed
        ? "it changed while it was read; run again when it is written"
        : String(cString: strerror(code))
    }
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  }

  /// Symbolic links followed.
  static func status(_ path: String) throws(Failure) -> Status {
    var info = stat()
    guard stat(path, &info) == 0 else { throw Failure(code: errno) }
    return Status(
      kind: kind(info.st_mode),
      identity: Identity(
        device: UInt64(truncatingIfNeeded: info.st_dev), inode: UInt64(info.st_ino)),
      size: Int(info.st_size))
  }

  static func kind(of path: String) -> Kind? { try? status(path).kind }

  /// Why a path that is there leads to no file, in words.
  static func obstacle(at path: String) -> String {
    do {
      _ = try status(path)
      return "It is no regular file but a device, a pipe or a socket."
    } catch  where error.code == ELOOP {
      return "It is a link that leads back to itself."
    } catch  where error.isMissing {
      return "It is a link to a file that is not there."
    } catch {
      return "It is a link that cannot be followed: \(error.text)."
    }
  }

  /// The names in a folder, sorted by their code units; `.` and `..` left out.
  static func entries(of folder: String) throws(Failure) -> [Entry] {
    guard let stream = opendir(folder) else { throw Failure(code: errno) }
    defer { closedir(stream) }
    var result: [Entry] = []
    while let pointer = readdir(stream) {
      guard let bytes = nameBytes(pointer), bytes != [0x2E], bytes != [0x2E, 0x2E] else {
        continue
      }
      let name = String(decoding: bytes, as: UTF8.self)
      let path = Path.joined(folder, name)
      var entry = Entry(name: name, kind: .other, isLink: false)
      entry.isReadable = Array(name.utf8) == bytes
      switch Int32(pointer.pointee.d_type) {
      case Int32(DT_REG): entry.kind = .file
      case Int32(DT_DIR): entry.kind = .folder
      case Int32(DT_LNK), Int32(DT_UNKNOWN):
        entry.isLink = isLink(path)
        entry.kind = kind(of: path) ?? .other
      default: break
      }
      result.append(entry)
    }
    return result.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The bytes of a file, or of a pipe that was named; nil when there are more than `limit`. A
  /// file that is written to meanwhile is read once more.
  /// - Parameter beforeReading: called for each attempt between the look at the file's version and
  ///   its bytes; for tests.
  static func read(
    _ path: String, limit: Int, beforeReading: () -> Void = {}
  ) throws(Failure) -> [UInt8]? {
    do {
      return try readOnce(path, limit: limit, beforeReading)
    } catch  where error == .changed {
      return try readOnce(path, limit: limit, beforeReading)
    }
  }

  private static func readOnce(
    _ path: String, limit: Int, _ beforeReading: () -> Void
  ) throws(Failure) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw Failure(code: errno) }
    guard kind(info.st_mode) != .folder else { throw Failure(code: EISDIR) }
    let version = FileVersion(info)
    beforeReading()
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(max(Int(info.st_size), 1 << 12), limit) + 1)
    while true {
      let count = chunk.withUnsafeMutableBytes { Self.read(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(code: errno) }
      if count == 0 { break }
      bytes += chunk.prefix(count)
      if bytes.count > limit { return nil }
    }
    guard version?.isStill(descriptor, count: bytes.count) ?? true else { throw .changed }
    return bytes
  }

  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// What a symbolic link says, as git keeps it; nil for what is none.
  static func target(ofLink path: String) -> [UInt8]? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count < 0 ? nil : buffer.prefix(count).map { UInt8(bitPattern: $0) }
  }

  static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  private static func kind(_ mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The entry is as long as its name, so the field must not be copied as a whole.
  private static func nameBytes(_ entry: UnsafeMutablePointer<dirent>) -> [UInt8]? {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    let length = strlen(name)
    return Array(UnsafeRawBufferPointer(start: name, count: length))
  }
}
