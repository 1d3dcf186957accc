import Linting
import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Chromium.Source {
  /// - Throws: a problem where there is no such file. Chromium would show a page that says so.
  func check() throws(Problem) {
    guard case .file(let file) = self, access(file, R_OK) != 0 else { return }
    let reason = String(cString: strerror(errno))
    throw Problem(.missingFile, "\(SafeText.line(file)) cannot be read: \(reason).", file: file)
  }

  /// `file:` and the path, of which no character is taken for a part of the address.
  ///
  /// - Parameters:
  ///   - folder: where contents become a file.
  ///   - number: goes into its name: a new address for each.
  func address(in folder: String, number: Int, fragment: String) throws(Problem) -> String {
    let path: String
    switch self {
    case .file(let file): path = Self.absolute(file)
    // Chromium takes the kind of a file from its name.
    case .html(let bytes):
      path = "\(folder)/page-\(number).html"
      try Chromium.write(bytes, to: path)
    case .svg(let bytes):
      path = "\(folder)/picture-\(number).svg"
      try Chromium.write(bytes, to: path)
    }
    return PercentEncoding.fileURI(path) + (fragment.isEmpty ? "" : "#" + fragment)
  }

  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }
}

extension Chromium {
  static func write(_ bytes: [UInt8], to path: String) throws(Problem) {
    do throws(ReportSink.Failure) {
      try ReportSink.replace(path, with: bytes)
    } catch {
      throw Problem(.usage, "\(SafeText.line(path)) cannot be written: \(error.reason).")
    }
  }
}
