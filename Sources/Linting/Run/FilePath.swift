#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Paths as strings: absolute, normalised, relative to a folder. No link is resolved, so that a
/// file keeps the name that its user gave it.
enum FilePath {
  enum Kind {
    case file, folder, missing
  }

  static var currentFolder: String {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// Absolute, without `.`, `..` and doubled slashes.
  static func absolute(_ path: String, from folder: String = currentFolder) -> String {
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// `path` as seen from `folder`, both absolute: below it, or with leading `..`.
  static func relative(_ path: String, to folder: String) -> String {
    let path = path.split(separator: "/")
    let folder = folder.split(separator: "/")
    let common = zip(path, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: folder.count - common)
    let parts = up + path[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  static func isBelow(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The file's name without its extension: the table of a catalog.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  static func kind(_ path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    return (status.st_mode & S_IFMT) == S_IFDIR ? .folder : .file
  }
}
