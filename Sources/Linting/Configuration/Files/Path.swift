#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A path that equals another one only if their bytes do: two spellings of an accent, which `String`
/// takes for one, are two files.
struct FilePath: Hashable {
  var text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

/// Paths as text: `/` between components, no trailing one.
enum Path {
  /// The current folder, `/` when the system does not say.
  static var current: String { known ?? "/" }

  /// False in a folder that was deleted.
  static var currentExists: Bool { known != nil }

  private static var known: String? {
    guard let pointer = getcwd(nil, 0) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// An absolute path as seen from the current folder; itself from one that was deleted.
  static func fromCurrent(_ path: String) -> String {
    known.map { relative(path, to: $0) } ?? path
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
    while common < target.count, common < base.count,
      target[common].utf8.elementsEqual(base[common].utf8)
    {
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
