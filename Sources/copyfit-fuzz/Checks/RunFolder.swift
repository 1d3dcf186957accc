#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that the inputs of whole runs are written to, one after the other, and that goes with
/// its owner. Real files: what reads them is a part of what is checked.
final class RunFolder {
  let path: String
  private static let configuration = "copyfit.yml"

  init() throws(Violation) {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((base + "/copyfit-run-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Violation("no folder can be made in \(base)")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    // The search for a configuration ends at a repository's root.
    for folder in [".git", "Tables"] { mkdir(path + "/" + folder, 0o700) }
  }

  deinit {
    for name in [Self.configuration] + RunInput.catalogNames { unlink(path + "/" + name) }
    for folder in [".git", "Tables"] { rmdir(path + "/" + folder) }
    rmdir(path)
  }

  /// Makes the folder hold the files of an input and no others.
  func hold(_ input: RunInput) throws(Violation) {
    try set(Self.configuration, input.configuration)
    for (index, name) in RunInput.catalogNames.enumerated() {
      try set(name, index < input.catalogs.count ? input.catalogs[index] : nil)
    }
  }

  private func set(_ name: String, _ bytes: [UInt8]?) throws(Violation) {
    let file = path + "/" + name
    guard let bytes else {
      unlink(file)
      return
    }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Violation("\(file) cannot be written") }
    defer { close(descriptor) }
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    try require(written == bytes.count, "\(file) cannot be written whole")
  }
}
