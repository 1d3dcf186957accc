// `environ` is a variable that C programs may write to; nothing here does.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs git, the one program that knows a repository's index and history.
///
/// It runs in the current folder and with the environment that copyfit was given: git gives its hooks
/// the index of the commit in the making that way, and where it is relative, it is so to this folder.
enum GitCommand {
  struct Failure: Error {
    /// nil where git could not be started at all.
    var status: Int32?
    /// What git said, or the system.
    var message: String

    /// `message`, or where there is none the status.
    var explanation: String {
      message.isEmpty ? "it ended with status \(status ?? 0) and said nothing." : message.excerpt
    }
  }

  /// - Parameter input: what git reads from standard input.
  /// - Returns: what git writes to standard output.
  static func run(
    _ arguments: [String], input: [UInt8] = []
  ) throws(Failure) -> [UInt8] {
    // Files at both sides of the pipe: git may write before it has read all, and nothing waits.
    let source = try Scratch(input)
    let errors = try Scratch([])
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(status: nil, message: words(errno)) }
    defer { close(ends[0]) }
    let child: pid_t
    do throws(Failure) {
      child = try spawn(
        arguments, input: source.descriptor, output: ends[1], errors: errors.descriptor,
        closing: ends[0])
      close(ends[1])
    } catch {
      close(ends[1])
      throw error
    }
    let output = everything(from: ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else {
      let message = String(decoding: errors.contents, as: UTF8.self)
      throw Failure(status: status >> 8 & 0xFF, message: message.trimmedLines)
    }
    return output
  }

  // MARK: - Parts

  private static func spawn(
    _ arguments: [String], input: Int32, output: Int32, errors: Int32, closing unused: Int32
  ) throws(Failure) -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    for descriptor in [input, output, errors, unused] where descriptor > STDERR_FILENO {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    // No lock for a mere look: another git may be at work, the one that runs the hook above all.
    var words = (["git", "--no-optional-locks"] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var child: pid_t = 0
    let code = posix_spawnp(&child, "git", &actions, nil, words, environ)
    guard code == 0 else {
      let reason =
        code == ENOENT ? "git is not installed, or not on PATH" : "git: " + Self.words(code)
      throw Failure(status: nil, message: reason)
    }
    return child
  }

  private static func everything(from descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk.prefix(count)
    }
  }

  fileprivate static func words(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// A file without a name that goes away with its owner.
  private final class Scratch {
    let descriptor: Int32

    init(_ bytes: [UInt8]) throws(Failure) {
      var name = Array((TemporaryFiles.folder + "/copyfit-XXXXXX").utf8CString)
      descriptor = mkstemp(&name)
      guard descriptor >= 0 else {
        throw Failure(
          status: nil,
          message:
            "no temporary file can be made in \(TemporaryFiles.folder): \(words(errno)). Set TMPDIR "
            + "to a folder that can be written to")
      }
      unlink(name)
      var offset = 0
      while offset < bytes.count {
        let count = bytes[offset...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          let reason = words(errno)
          close(descriptor)
          throw Failure(status: nil, message: "a temporary file cannot be written: " + reason)
        }
        offset += count
      }
      lseek(descriptor, 0, SEEK_SET)
    }

    var contents: [UInt8] {
      lseek(descriptor, 0, SEEK_SET)
      return everything(from: descriptor)
    }

    deinit { close(descriptor) }
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

/// Where what lives only during a run is kept.
enum TemporaryFiles {
  /// `TMPDIR`, or `/tmp`.
  static var folder: String {
    guard let value = getenv("TMPDIR") else { return "/tmp" }
    let text = String(cString: value)
    return text.hasPrefix("/") ? Path.normalized(text) : "/tmp"
  }

  /// A new folder that nobody else can look into; nil where none can be made.
  static func makeFolder() -> String? {
    var name = Array((folder + "/copyfit-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder with all that is in it. Links are removed, not followed.
  static func remove(_ folder: String) {
    var folders = [folder]
    var index = 0
    while index < folders.count {
      let path = folders[index]
      index += 1
      for entry in (try? FileSystem.entries(of: path)) ?? [] {
        let name = Path.joined(path, entry.name)
        if entry.kind == .folder, !entry.isLink { folders.append(name) } else { unlink(name) }
      }
    }
    for path in folders.reversed() { rmdir(path) }
  }
}
