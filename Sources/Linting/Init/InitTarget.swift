/// Where to look, and where the configuration goes.
struct InitTarget {
  /// Absolute: where catalogs are looked for.
  var folder: String
  /// Absolute: the configuration's folder.
  var root: String
  /// The configuration's file name.
  var name: String
  var replaces = false
  /// A configuration further up, as seen from the current folder.
  var parent: String?
  var nextArguments: [String] = []

  /// The configuration as seen from the current folder.
  var shownFile: String { Path.shown(name, in: root) }

  /// - Throws: a problem where there is no such folder, or a configuration is there already.
  init(_ options: InitOptions) throws(Problem) {
    let path = options.folder ?? "."
    folder = Path.absolute(path)
    try Self.check(folder, spelled: path)
    let file = options.file.map(Path.absolute)
    root = file.map { Path.folder(of: $0) } ?? folder
    if let file {
      name = Path.name(of: file)
    } else {
      // A file of the other name would have no say beside a new copyfit.yml.
      name =
        ConfigurationFinder.names.first { [root] in
          FileSystem.kind(of: Path.joined(root, $0)) == .file
        } ?? ConfigurationFinder.names[0]
    }
    try checkFile(force: options.force || options.isTrial)
    // One of another name applies only where it is named.
    if ConfigurationFinder.names.contains(name),
      FileSystem.kind(of: Path.joined(root, ".git")) == nil, root != "/"
    {
      parent = ConfigurationFinder.find(from: Path.folder(of: root)).map {
        Path.relative($0, to: Path.current)
      }
    }
    nextArguments = arguments(spelled: options)
  }

  private static func check(_ folder: String, spelled path: String) throws(Problem) {
    switch FileSystem.kind(of: folder) {
    case .folder: return
    case nil:
      throw Problem(
        .missingFile, "There is no folder \(path.quoted) to look for String Catalogs in.",
        file: path.excerpt)
    default:
      let parent = Path.relative(Path.folder(of: folder), to: Path.current)
      throw Problem(
        .usage,
        "\(path.quoted) is no folder. Give the folder to look for String Catalogs in, such as "
          + "\(parent.quoted).", file: path.excerpt)
    }
  }

  private mutating func checkFile(force: Bool) throws(Problem) {
    let shown = shownFile
    switch FileSystem.kind(of: Path.joined(root, name)) {
    case nil:
      guard FileSystem.kind(of: root) == .folder else {
        throw Problem(
          .missingFile,
          "There is no folder \(Path.relative(root, to: Path.current).quoted) for it.",
          file: shown)
      }
    case .file:
      replaces = true
      guard force else {
        throw Problem(
          .usage,
          "There is a configuration already, and it stays as it is. Replace it with --force, or see "
            + "with --dry-run what would be written.", file: shown)
      }
    default:
      throw Problem(
        .usage, "This is no file that a configuration could be written to.", file: shown)
    }
  }

  /// What `copyfit lint` needs to find the configuration from the current folder.
  private func arguments(spelled options: InitOptions) -> [String] {
    if let file = options.file, !ConfigurationFinder.names.contains(name) {
      return ["--config", file]
    }
    if root == Path.current { return [] }
    return [options.file.map { Path.folder(of: $0) } ?? options.folder ?? "."]
  }
}
