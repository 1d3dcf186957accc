#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What git has staged, in a folder of its own: files as the next commit will have them, whatever
/// the work tree holds. A run reads it like any folder; its paths are then told as those of the
/// work tree.
///
/// The whole index is taken and not the staged files alone: a staged catalog is linted with the
/// configuration and the other catalogs as they are committed.
final class StagedSnapshot {
  /// The folder, absolute; it goes away with its owner.
  let folder: String
  let repository: GitRepository
  /// Staged catalogs and configurations, and the configurations of staged flow files and of files
  /// that are gone, below the folder.
  private(set) var paths: [String] = []
  /// By their files; nil for one that cannot be read.
  private var configurations: [String: Configuration?] = [:]

  private init(folder: String, repository: GitRepository) {
    self.folder = folder
    self.repository = repository
  }

  deinit { TemporaryFiles.remove(folder) }

  /// - Parameter options: whose paths narrow what is linted.
  /// - Throws: `.usage` problems, such as for a path outside of the repository.
  static func make(for options: LintOptions) throws(Problem) -> StagedSnapshot {
    let repository = try GitRepository.current(for: "--staged")
    var wanted: [String] = []
    for path in options.paths.isEmpty ? ["."] : options.paths {
      let relative = try repository.relative(path, for: "--staged")
      guard FileSystem.kind(of: path) != nil || repository.knows(relative) else {
        throw Problem(
          .missingFile, "There is no file or folder \(path.quoted), in the folder or staged.",
          file: path.excerpt)
      }
      wanted.append(relative)
    }
    guard let folder = TemporaryFiles.makeFolder() else {
      throw Problem(
        .usage,
        "--staged: no folder can be made in \(TemporaryFiles.folder.excerpt) for what is "
          + "staged. Set TMPDIR to a folder that can be written to.")
    }
    let snapshot = StagedSnapshot(folder: folder, repository: repository)
    do throws(GitCommand.Failure) {
      let changes = try repository.stagedChanges().filter { change in
        wanted.contains { change.isBelow($0) }
      }
      guard !changes.isEmpty else { return snapshot }
      try snapshot.checkOut()
      snapshot.paths = changes.reduce(into: []) { paths, change in
        for path in snapshot.linted(change) where !paths.contains(path) { paths.append(path) }
      }
    } catch {
      throw repository.unmerged()
        ?? Problem(.usage, "--staged: git failed: \(error.explanation)")
    }
    return snapshot
  }

  /// A path in the folder as that of the work tree; any other as it is.
  func workTree(_ path: String) -> String {
    for folder in [folder, GitRepository.resolved(folder)] where Path.isBelow(path, folder) {
      return Path.normalized(Path.joined(repository.root, Path.relative(path, to: folder)))
    }
    return path
  }

  /// Where the index has a file of the work tree; nil where it has none of that name.
  func file(_ path: String) throws(Problem) -> String? {
    add(try repository.relative(path, for: "--staged"))
  }

  /// Takes a further file of the index, by its path relative to the repository's root.
  /// - Returns: where it is; nil where there is none of that name.
  func add(_ relative: String) -> String? {
    let here = Path.joined(folder, relative)
    if FileSystem.kind(of: here) == nil {
      _ = try? GitCommand.run([
        "checkout-index", "--quiet", "--prefix=\(folder)/", "--",
        Path.joined(repository.root, relative),
      ])
    }
    return FileSystem.kind(of: here) == nil ? nil : here
  }

  private func checkOut() throws(GitCommand.Failure) {
    // The end of the search for a configuration, as in a repository.
    mkdir(Path.joined(folder, ".git"), 0o700)
    let added = try GitCommand.run(
      ["diff-files", "--name-only", "-z", "--diff-filter=A", "--"] + GitRepository.patterns)
    let all = try GitCommand.run(["ls-files", "-z", "--full-name", "--"] + GitRepository.patterns)
    // `git add --intent-to-add` puts names without contents into the index.
    let empty = Set(added.split(separator: 0))
    let prefix = Array((repository.root + "/").utf8)
    var names: [UInt8] = []
    for name in all.split(separator: 0) where !empty.contains(name) {
      names += prefix
      names += name
      names.append(0)
    }
    let arguments = ["checkout-index", "--quiet", "--stdin", "-z", "--prefix=\(folder)/"]
    do {
      // What a sparse checkout leaves out of the folder is in the commit all the same.
      _ = try GitCommand.run(arguments + ["--ignore-skip-worktree-bits"], input: names)
    } catch {
      // Git before 2.37 does not know the option.
      guard error.status == 129 else { throw error }
      _ = try GitCommand.run(arguments, input: names)
    }
  }

  /// What is to be linted because of a change.
  private func linted(_ change: GitRepository.Change) -> [String] {
    var paths: [String] = []
    if let path = change.path {
      let file = Path.joined(folder, path)
      if file.hasSuffix(".xcstrings") || isConfiguration(file) {
        paths.append(file)
      } else if let configuration = configuration(reading: file) {
        paths.append(configuration)
      }
    }
    // Flows may want the keys of a catalog that is gone, or be in a file that is; and a lock is about
    // all that its configuration measures.
    if let former = change.formerPath, isConfiguration(former) {
      // Its catalogs now belong to the configuration above, or to none.
      let parent = existing(Path.folder(of: Path.joined(folder, former)))
      paths.append(ConfigurationFinder.find(from: parent) ?? parent)
    }
    let wanting = [
      change.formerPath, change.path?.hasSuffix("copyfit.lock") == true ? change.path : nil,
    ]
    for case let file? in wanting {
      guard let configuration = nearestConfiguration(to: file),
        file.hasSuffix(".xcstrings") || file.hasSuffix("copyfit.lock")
          || names(configuration, Path.joined(folder, file))
      else { continue }
      paths.append(configuration)
    }
    return paths
  }

  private func isConfiguration(_ file: String) -> Bool {
    ConfigurationFinder.names.contains(Path.name(of: file))
  }

  /// The configuration that has `file` among its flow files.
  private func configuration(reading file: String) -> String? {
    guard file.hasSuffix(".yml") || file.hasSuffix(".yaml"),
      let found = ConfigurationFinder.find(from: file)
    else { return nil }
    let relative = Path.relative(file, to: Path.folder(of: found))
    return load(found)?.flowFilesRead.contains(relative) == true ? found : nil
  }

  /// Whether a configuration names a file, there or not, as a flow file or its baseline.
  private func names(_ configuration: String, _ file: String) -> Bool {
    guard
      let loaded = ConfigurationLoader(vocabulary: .current).load(path: configuration).configuration
    else { return false }
    let relative = Path.relative(file, to: Path.folder(of: configuration))
    return loaded.baseline.map(Path.normalized) == relative
      || loaded.flowFiles.contains { GlobPattern(Path.normalizedPattern($0)).matches(relative) }
  }

  /// Read once, whatever the number of files that it may name.
  private func load(_ file: String) -> Configuration? {
    if let known = configurations[file] { return known }
    let loaded = ConfigurationLoader(vocabulary: .current).load(path: file).configuration
    configurations[file] = .some(loaded)
    return loaded
  }

  private func nearestConfiguration(to relative: String) -> String? {
    ConfigurationFinder.find(from: existing(Path.folder(of: Path.joined(folder, relative))))
  }

  /// The nearest folder above that the commit has.
  private func existing(_ path: String) -> String {
    var path = path
    while FileSystem.kind(of: path) != .folder, path != folder, path != "/" {
      path = Path.folder(of: path)
    }
    return path
  }
}

extension GitRepository {
  /// A path of the command line relative to `root`.
  func relative(_ path: String, for option: String) throws(Problem) -> String {
    // The folder alone: a link is a file of its own in a repository, wherever it leads.
    let absolute = Path.absolute(path)
    let folder = Self.resolved(Path.folder(of: absolute))
    let relative = Path.relative(
      absolute == "/" ? "/" : Path.joined(folder, Path.name(of: absolute)), to: root)
    guard relative != "..", !relative.hasPrefix("../") else {
      throw Problem(
        .usage,
        "\(option): \(path.quoted) is outside of \(root.excerpt), the repository of the current "
          + "folder. Change to its repository.")
    }
    return relative
  }

  /// `path` without symbolic links, as git tells its own folders. What is not there yet stays.
  static func resolved(_ path: String) -> String {
    var (head, tail) = (path, "")
    while head != "/" {
      if let pointer = realpath(head, nil) {
        defer { free(pointer) }
        return Path.normalized(Path.joined(String(cString: pointer), tail))
      }
      tail = tail.isEmpty ? Path.name(of: head) : Path.name(of: head) + "/" + tail
      head = Path.folder(of: head)
    }
    return path
  }
}

extension GitRepository.Change {
  fileprivate func isBelow(_ folder: String) -> Bool {
    [path, formerPath].contains { path in
      guard let path else { return false }
      return folder == "." || path == folder || path.hasPrefix(folder + "/")
    }
  }
}
