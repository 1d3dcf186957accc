#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Paths as text: `/` between components, no trailing one.
enum Path {
  /// The current folder, `/` when the system does not say.
  static var current: String {
    guard let pointer = getcwd(nil, 0) else { return "/" }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// False in a folder that was deleted.
  static var currentExists: Bool {
    guard let pointer = getcwd(nil, 0) else { return false }
    free(pointer)
    return true
  }

  /// `path` as an absolute path without `.`, `..` and doubled slashes. `..` goes back in the text;
  /// symbolic links are not looked at.
  static func absolute(_ path: String) -> String {
    normalized(path.hasPrefix("/") ? path : joined(current, path))
  }

  static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  static func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    if isAbsolute { return "/" + text }
    return text.isEmpty ? "." : text
  }

  /// `path` seen from `folder`, both absolute: `../Shared/A.yml`.
  static func relative(_ path: String, to folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    var common = 0
    while common < target.count, common < base.count, target[common] == base[common] {
      common += 1
    }
    let up = Array(repeating: Substring(".."), count: base.count - common)
    let text = (up + target[common...]).joined(separator: "/")
    return text.isEmpty ? "." : text
  }

  /// The folder that the last component is in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
