#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where what lives only during a run is kept.
public enum TemporaryFiles {
  /// `TMPDIR`, or `/tmp`.
  public static var folder: String {
    guard let value = getenv("TMPDIR") else { return "/tmp" }
    let text = String(cString: value)
    return text.hasPrefix("/") ? Path.normalized(text) : "/tmp"
  }

  /// A new folder that nobody else can look into; nil where none can be made.
  public static func makeFolder() -> String? {
    var name = Array((folder + "/copyfit-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder with all that is in it. Links are removed, not followed.
  public static func remove(_ folder: String) {
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
