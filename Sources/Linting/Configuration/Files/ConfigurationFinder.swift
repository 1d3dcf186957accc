/// Looks for the configuration that belongs to a path.
public enum ConfigurationFinder {
  /// Names of a configuration, the first one found counts.
  public static let names = ["copyfit.yml", "copyfit.yaml"]

  /// The absolute path of the configuration nearest to `path`: in the folder that it is, or is in,
  /// or the nearest parent. The search ends with the folder that has a `.git`, the repository's
  /// root. Nil when there is none.
  public static func find(from path: String) -> String? {
    var folder = self.folder(of: path)
    while true {
      for name in names {
        let candidate = Path.joined(folder, name)
        if FileSystem.kind(of: candidate) == .file { return candidate }
      }
      if folder == "/" || FileSystem.kind(of: Path.joined(folder, ".git")) != nil { return nil }
      folder = Path.folder(of: folder)
    }
  }

  /// Whether a path on the command line is a configuration rather than a catalog.
  public static func isConfiguration(_ path: String) -> Bool {
    let endings = [".yml", ".yaml", ".json"]
    return endings.contains { path.lowercased().hasSuffix($0) }
      && FileSystem.kind(of: path) == .file
  }

  /// The absolute folder that a path is or is in; `-`, standard input, is in the current one.
  static func folder(of path: String) -> String {
    let absolute = path == "-" ? Path.current : Path.absolute(path)
    return FileSystem.kind(of: absolute) == .folder ? absolute : Path.folder(of: absolute)
  }
}
