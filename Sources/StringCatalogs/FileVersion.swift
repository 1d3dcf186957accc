#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells one version of a file from the next: its size and the time of its last change. Two
/// writes of equal length within one tick of the file system's clock look the same.
package struct FileVersion: Equatable {
  private var size: Int
  private var seconds: Int
  private var nanoseconds: Int

  /// Nil for what is no regular file: a pipe changes with everything that goes through it.
  package init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(status.st_size)
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }

  /// Whether an open file is still this version, and `count` bytes are the whole of it. Files that
  /// the system makes up as they are read, as in /proc, say that they have no bytes.
  package func isStill(_ descriptor: Int32, count: Int) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, let now = Self(status) else { return false }
    return now == self && (count == size || size == 0)
  }
}
