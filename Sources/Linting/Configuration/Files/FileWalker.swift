import StringCatalogs

/// Finds files by patterns, without the folders that tools fill.
public struct FileWalker {
  /// Folders that are not looked into unless a pattern names them.
  public static let skippedFolders: Set<String> = [
    ".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  private let pattern: GlobPattern
  /// Absolute folder that the walk starts in.
  private let base: String
  private let root: String
  private var files: [String] = []
  /// Configurations that were passed on the way, relative to the root.
  private var configurations: [String] = []
  private var problems: [Problem] = []
  private var visited: Set<FileSystem.Identity> = []

  /// A folder to look into: its path, and the same from `base` on with a `/` at its end.
  private struct Folder {
    var path: String
    var below: String
  }

  /// The files below `root` that match any of `patterns`: paths relative to `root`, each once,
  /// sorted by code units; and what kept the search from being complete. A pattern that matches
  /// nothing is a problem that names it.
  /// - Parameters:
  ///   - patterns: as `catalogs:` has them, relative to `root`.
  ///   - root: an absolute folder.
  ///   - key: the key of the configuration that the patterns are from, for messages.
  ///   - file: the configuration's name in problems.
  public static func files(
    matching patterns: [String], root: String, key: String, file: String?
  ) -> (files: [String], problems: [Problem]) {
    files(matching: patterns, root: root, key: key, file: file, positions: [:])
  }

  /// - Parameter positions: where the configuration has the patterns.
  static func files(
    matching patterns: [String], root: String, key: String, file: String?,
    positions: [Configuration.KeyPlace: SourcePosition]
  ) -> (files: [String], problems: [Problem]) {
    var found: Set<FilePath> = []
    var problems: [Problem] = []
    for pattern in patterns {
      var walker = FileWalker(pattern, root: root)
      walker.run(pattern)
      found.formUnion(walker.files.map(FilePath.init))
      for problem in walker.problems where !problems.contains(problem) {
        problems.append(problem)
      }
      if walker.files.isEmpty {
        problems.append(
          Problem(
            .configuration, walker.nothing(pattern, key: key), file: file,
            position: positions[.init(key: key, pattern: pattern)]))
      }
    }
    return (eachOnce(found.map(\.text), root: root), problems)
  }

  /// Sorted by code units, without links to files that are here under their own name, and of several
  /// links to one file the first.
  private static func eachOnce(_ files: [String], root: String) -> [String] {
    let sorted = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let isLink = sorted.map { FileSystem.isLink(Path.joined(root, $0)) }
    guard isLink.contains(true) else { return sorted }
    let identities = sorted.map { try? FileSystem.status(Path.joined(root, $0)).identity }
    var known = Set(zip(identities, isLink).compactMap { $1 ? nil : $0 })
    return sorted.indices.compactMap { index in
      guard isLink[index], let identity = identities[index] else { return sorted[index] }
      return known.insert(identity).inserted ? sorted[index] : nil
    }
  }

  private init(_ text: String, root: String) {
    let text = text.hasPrefix("/") ? text : Path.normalizedPattern(text)
    var prefix = GlobPattern(text).literalPrefix
    let parts = text.split(separator: "/")
    // The last component is the file, also where it is a name without special characters.
    if prefix.count == parts.count, !prefix.isEmpty { prefix.removeLast() }
    let rest = parts.dropFirst(prefix.count).joined(separator: "/")
    pattern = GlobPattern(rest)
    let start = text.hasPrefix("/") ? "/" : root
    base = Path.normalized(Path.joined(start, prefix.joined(separator: "/")))
    self.root = root
  }

  private mutating func run(_ text: String) {
    // Links to folders are not followed, as by other tools that search: they lead out of the tree,
    // or to what is found in its own place. A pattern may name one.
    var folders = [Folder(path: base, below: "")]
    while let folder = folders.popLast() {
      guard let status = try? FileSystem.status(folder.path), status.kind == .folder,
        visited.insert(status.identity).inserted
      else { continue }
      do {
        for entry in try FileSystem.entries(of: folder.path) {
          take(entry, in: folder, &folders)
        }
      } catch {
        note("This folder cannot be read: \(error.text).", at: folder.path)
      }
    }
  }

  private mutating func take(
    _ entry: FileSystem.Entry, in folder: Folder, _ folders: inout [Folder]
  ) {
    let below = folder.below + entry.name
    let path = Path.joined(folder.path, entry.name)
    switch entry.kind {
    case .file:
      if ConfigurationFinder.names.contains(entry.name) {
        configurations.append(Path.relative(path, to: root))
      }
      guard pattern.matches(below) else { return }
      if entry.isReadable {
        files.append(Path.relative(path, to: root))
      } else {
        note("This file's name is not UTF-8; rename it.", at: path)
      }
    case .folder:
      if entry.name.hasSuffix(".xcstrings"), pattern.matches(below) {
        note(
          "It is a folder, and a String Catalog is a file. Rename it, or put the catalog in its "
            + "place.", at: path)
      }
      guard !entry.isLink, !Self.skippedFolders.contains(entry.name),
        pattern.mayMatchBelow(below)
      else { return }
      folders.append(Folder(path: path, below: below + "/"))
    case .other:
      // What a pattern means to find is missed by no one else. Emacs marks an open file with a
      // dangling link of this name.
      guard pattern.matches(below), !entry.name.hasPrefix(".#") else { return }
      note("\(FileSystem.obstacle(at: path)) Mend it, or take it away.", at: path)
    }
  }

  private mutating func note(_ message: String, at path: String) {
    problems.append(Problem(.unreadableFile, message, file: Path.relative(path, to: root)))
  }

  private func nothing(_ text: String, key: String) -> String {
    let start = "The pattern \(text.quoted) of `\(key)` matches no file"
    if FileSystem.kind(of: Path.joined(root, text)) == .folder {
      let folder = text.hasSuffix("/") ? String(text.dropLast()) : text
      return "\(start): it is a folder. Write \"\(folder.excerpt)/**/*\(Self.ending(key))\"."
    }
    if FileSystem.kind(of: base) != .folder {
      return "\(start): there is no folder \(Path.relative(base, to: root).quoted)."
    }
    return "\(start) below \(root.excerpt). Patterns are relative to the configuration's folder; "
      + "** stands for any number of folders."
  }

  private static func ending(_ key: String) -> String {
    key == "catalogs" ? ".xcstrings" : ".yml"
  }
}

extension Path {
  /// A relative pattern without `.` components and doubled slashes. `..` stays: what is before it
  /// may be a pattern.
  static func normalizedPattern(_ text: String) -> String {
    text.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

extension FileWalker {
  /// The catalogs that a configuration names, relative to its root: all below the root where it
  /// names none. A root without any is a problem.
  public static func catalogs(
    of configuration: Configuration
  ) -> (files: [String], problems: [Problem]) {
    let file = configuration.file.map { Path.relative($0, to: configuration.root) }
    if let patterns = configuration.catalogs {
      return files(
        matching: patterns, root: configuration.root, key: "catalogs", file: file,
        positions: configuration.positions)
    }
    return catalogs(below: configuration.root)
  }

  /// All catalogs below a folder, relative to it. None at all is a problem.
  public static func catalogs(below root: String) -> (files: [String], problems: [Problem]) {
    tree(below: root).found
  }

  /// What one walk finds that concerns a run.
  struct Tree {
    let root: String
    /// Relative to the folder, sorted by code units, as `configurations` are.
    var catalogs: [String]
    var configurations: [String]
    /// What kept the walk from being complete.
    var problems: [Problem]

    /// The catalogs; none at all is a problem.
    var found: (files: [String], problems: [Problem]) {
      guard catalogs.isEmpty else { return (catalogs, problems) }
      var nothing = Problem(
        .missingFile,
        "There is no String Catalog (.xcstrings) in this folder or below it. Name one, or the folder "
          + "that has them.", file: ".")
      nothing.shownFile = Path.fromCurrent(root)
      return ([], problems + [nothing])
    }
  }

  static func tree(below root: String) -> Tree {
    let everything = "**/*.xcstrings"
    var walker = FileWalker(everything, root: root)
    walker.run(everything)
    return Tree(
      root: root, catalogs: eachOnce(walker.files, root: root),
      configurations: walker.configurations.sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }, problems: walker.problems)
  }
}

extension FileWalker {
  /// Whether a configuration's own search would find a catalog: what `--force-exclude` asks.
  /// - Parameters:
  ///   - file: relative to the configuration's root, or absolute.
  ///   - configuration: whose patterns count.
  public static func includes(_ file: String, in configuration: Configuration) -> Bool {
    let path = Path.normalized(Path.joined(configuration.root, file))
    let patterns = configuration.catalogs ?? ["**/*.xcstrings"]
    return patterns.contains { pattern in
      let walker = FileWalker(pattern, root: configuration.root)
      let below = Path.relative(path, to: walker.base)
      let folders = below.split(separator: "/").dropLast()
      return walker.pattern.matches(below)
        && folders.allSatisfy { $0 != ".." && !skippedFolders.contains(String($0)) }
    }
  }
}
