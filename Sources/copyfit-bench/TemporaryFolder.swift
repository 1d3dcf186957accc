#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a workload could not be timed, for people.
struct BenchError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

/// A folder that goes when its owner does, with the files written through it.
final class TemporaryFolder {
  let path: String
  private var files: [String] = []

  init() throws(BenchError) {
    var template = Array("/tmp/copyfit-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw BenchError("cannot make a folder in /tmp: \(String(cString: strerror(errno)))")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    for file in files { unlink(file) }
    rmdir(path)
  }

  /// Writes a catalog part by part.
  func write(_ catalog: GeneratedCatalog, to name: String) throws(BenchError) -> String {
    let file = path + "/" + name
    guard let stream = fopen(file, "w") else { throw Self.cannotWrite(file) }
    files.append(file)
    var isWritten = true
    catalog.forEachPart { part in
      var part = part
      isWritten =
        part.withUTF8 { fwrite($0.baseAddress, 1, $0.count, stream) == $0.count }
        && isWritten
    }
    guard fclose(stream) == 0, isWritten else { throw Self.cannotWrite(file) }
    return file
  }

  private static func cannotWrite(_ file: String) -> BenchError {
    BenchError("cannot write \(file): \(String(cString: strerror(errno)))")
  }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws(BenchError) -> String {
    let file = path + "/" + name
    guard let stream = fopen(file, "w") else { throw Self.cannotWrite(file) }
    files.append(file)
    let written = fwrite(bytes, 1, bytes.count, stream)
    guard fclose(stream) == 0, written == bytes.count else { throw Self.cannotWrite(file) }
    return file
  }
}
