/// Where a run took place: what its paths are relative to, for formats whose readers want them from
/// the repository's root or absolute.
public struct RunFolders: Hashable, Sendable {
  /// The current folder, absolute: what `shownFile` is relative to.
  public var current: String
  /// The root of the repository that was linted; without one the current folder.
  public var root: String

  public init(current: String = "/", root: String? = nil) {
    self.current = current
    self.root = root ?? current
  }

  /// A path as seen from the current folder, absolute.
  public func absolute(_ shown: String) -> String {
    Path.normalized(Path.joined(current, shown))
  }

  /// The file that a path leads to, whatever its spelling: absolute, without symbolic links. What is
  /// not there yet has the place that it would get.
  public static func resolved(_ path: String) -> String {
    GitRepository.resolved(Path.absolute(path))
  }

  /// A path as seen from the current folder, relative to `root`, with `/` and without a leading
  /// `./`; nil where it lies outside.
  public func relativeToRoot(_ shown: String) -> String? {
    let relative = Path.relative(absolute(shown), to: root)
    return relative == ".." || relative.hasPrefix("../") ? nil : relative
  }
}

extension RunFolders {
  /// - Parameter project: the absolute folder of the first configuration, or catalog.
  static func found(from project: String?) -> RunFolders {
    let current = Path.current
    return RunFolders(current: current, root: repository(of: project ?? current))
  }

  /// The nearest folder with a `.git`: a folder, or a file in a work tree of its own.
  static func repository(of folder: String) -> String? {
    var folder = folder
    while true {
      if FileSystem.kind(of: Path.joined(folder, ".git")) != nil { return folder }
      if folder == "/" { return nil }
      folder = Path.folder(of: folder)
    }
  }
}
