#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system says of an error number.
func systemWords(_ code: Int32) -> String { String(cString: strerror(code)) }

/// A file without a name that goes away with its owner.
final class ScratchFile {
  let descriptor: Int32

  init(_ bytes: [UInt8]) throws(ChildProcess.Failure) {
    var name = Array((TemporaryFiles.folder + "/copyfit-XXXXXX").utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw .noScratch(
        "no temporary file can be made in \(TemporaryFiles.folder): \(systemWords(errno)). Set TMPDIR "
          + "to a folder that can be written to")
    }
    unlink(name)
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = systemWords(errno)
        close(descriptor)
        throw .noScratch("a temporary file cannot be written: " + reason)
      }
      offset += count
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  var contents: [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk.prefix(count)
    }
  }

  deinit { close(descriptor) }
}
