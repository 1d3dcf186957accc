import StringCatalogs

/// One configuration, or one folder without any, and what of it a run is about.
struct Project {
  var configuration: Configuration
  /// Paths relative to the configuration's root.
  var catalogs: [String]
  /// Those of the catalogs that are links and were added one by one.
  private(set) var links: [String] = []
  /// Catalogs (relative paths) that findings are wanted for; nil: all.
  var scope: Set<FilePath>?
  /// A catalog given on standard input, in place of the file of that path.
  var standardInput: (file: String, bytes: [UInt8])?

  var hasConfiguration: Bool { configuration.file != nil }

  /// The bytes of a catalog, by its path relative to the root; nil where it cannot be read.
  func bytes(of file: String) -> [UInt8]? {
    if let input = standardInput, input.file == file { return input.bytes }
    return try? CatalogFile.read(path: Path.joined(configuration.root, file))
  }

  /// Whether a catalog is among them: by its path, or one of the two is a link to the other.
  func has(_ file: String) -> Bool {
    if catalogs.contains(where: { FilePath($0) == FilePath(file) }) { return true }
    if ownName(ofLink: file) != nil { return true }
    return !links.isEmpty && links.contains(where: isSame(as: file))
  }

  mutating func add(_ file: String) {
    catalogs.append(file)
    if FileSystem.isLink(Path.joined(configuration.root, file)) { links.append(file) }
  }

  /// The path under which the catalog that a link leads to is among them.
  func ownName(ofLink file: String) -> String? {
    guard FileSystem.isLink(Path.joined(configuration.root, file)) else { return nil }
    return catalogs.first(where: isSame(as: file))
  }

  /// Whether another path leads to the same file.
  private func isSame(as file: String) -> (String) -> Bool {
    func identity(_ file: String) -> FileSystem.Identity? {
      try? FileSystem.status(Path.joined(configuration.root, file)).identity
    }
    guard let target = identity(file) else { return { _ in false } }
    return { identity($0) == target }
  }

  func isInScope(_ file: String) -> Bool { scope?.contains(FilePath(file)) ?? true }
}

/// Turns the paths of a command line into projects: paths under one configuration are one project.
struct ProjectFinder {
  let options: LintOptions
  private var projects: [Project] = []
  private var problems: [Problem] = []
  /// By the folder of a configuration, the configurations below it that catalogs there belong to.
  private var nested: [String: [String]] = [:]

  static func projects(for options: LintOptions) -> (projects: [Project], problems: [Problem]) {
    var finder = ProjectFinder(options: options)
    for path in options.paths.isEmpty ? ["."] : options.paths { finder.add(path) }
    return (finder.projects, finder.problems)
  }

  private init(options: LintOptions) { self.options = options }

  private mutating func add(_ path: String) {
    if path == "-" { return addStandardInput() }
    guard let kind = FileSystem.kind(of: path) else {
      let isLink = FileSystem.isLink(path)
      problems.append(
        Problem(
          .missingFile,
          isLink
            ? "\(path.quoted) leads to no file. \(FileSystem.obstacle(at: path))"
            : "There is no file or folder \(path.quoted).", file: path.excerpt))
      return
    }
    let file = Path.absolute(path)
    if ConfigurationFinder.isConfiguration(path) {
      guard let configuration = load(path: path, explicit: options.config ?? path) else { return }
      return addAll(configuration)
    }
    if kind == .folder { return addFolder(file, spelled: path) }
    guard path.hasSuffix(".xcstrings") else {
      problems.append(
        Problem(
          .usage,
          "\(path.quoted) is neither a String Catalog (.xcstrings), a folder nor a configuration "
            + "(.yml).", file: path.excerpt))
      return
    }
    guard let configuration = load(path: path, explicit: options.config) else { return }
    addCatalog(file, to: configuration)
  }

  // MARK: - What a path stands for

  private mutating func addAll(_ configuration: Configuration) {
    if let index = index(of: configuration) {
      projects[index].scope = nil
    } else {
      addProject(configuration, scope: nil)
    }
    // Configurations further down have catalogs of their own, unless this one names its catalogs.
    for nested in nested[configuration.root] ?? [] where !isKnown(nested) { add(nested) }
  }

  private func isKnown(_ file: String) -> Bool {
    projects.contains { $0.configuration.file == file && $0.scope == nil }
  }

  /// A folder below a configuration's narrows the run to its catalogs. A folder above
  /// configurations, with none of its own, stands for all of them.
  private mutating func addFolder(_ folder: String, spelled path: String) {
    guard let configuration = load(path: path, explicit: options.config) else { return }
    if configuration.file == nil { return addLoose(below: folder, of: configuration) }
    if folder == configuration.root || !Path.isBelow(folder, configuration.root) {
      return addAll(configuration)
    }
    let prefix = Path.relative(folder, to: configuration.root) + "/"
    narrow(configuration) { $0.hasPrefix(prefix) }
    let inside = (nested[configuration.root] ?? []).filter { Path.isBelow($0, folder) }
    for nested in inside where !isKnown(nested) { add(nested) }
    if let index = index(of: configuration), projects[index].scope?.isEmpty == true, inside.isEmpty
    {
      problems.append(
        Problem(
          .missingFile,
          "No catalog of \(configuration.file?.excerpt ?? "") is below \(path.quoted).",
          file: path.excerpt))
    }
  }

  /// A folder that no configuration is above: those below it, and the catalogs that none of them is
  /// about.
  private mutating func addLoose(below folder: String, of configuration: Configuration) {
    let tree = FileWalker.tree(below: folder)
    let hasNested = !tree.configurations.isEmpty
    note(hasNested ? tree.problems : tree.found.problems, in: folder)
    for nested in tree.configurations { add(Path.joined(folder, nested)) }
    let loose = tree.catalogs(outside: tree.configurations)
    if loose.isEmpty, hasNested { return }
    if index(of: configuration) == nil {
      projects.append(Project(configuration: configuration, catalogs: []))
    }
    for file in loose { addCatalog(Path.joined(folder, file), to: configuration) }
  }

  private mutating func addCatalog(_ file: String, to configuration: Configuration) {
    let relative = Path.relative(file, to: configuration.root)
    if configuration.file == nil {
      if let index = index(of: configuration) {
        if !projects[index].has(relative) { projects[index].add(relative) }
      } else {
        var project = Project(configuration: configuration, catalogs: [])
        project.add(relative)
        projects.append(project)
      }
      return
    }
    let index = index(of: configuration) ?? addProject(configuration, scope: [])
    let own = projects[index].ownName(ofLink: relative) ?? relative
    narrow(configuration) { FilePath($0) == FilePath(own) }
    guard !projects[index].has(own), !options.forceExclude else { return }
    // Named by hand, so linted although the configuration's patterns leave it out.
    projects[index].add(relative)
    projects[index].scope?.insert(FilePath(relative))
  }

  /// A catalog that has no name of its own belongs to no configuration: every key is checked.
  private mutating func addStandardInput() {
    let bytes: [UInt8]
    do {
      bytes = try CatalogFile.read(descriptor: 0, path: "standard input")
    } catch {
      problems.append(Problem(.unreadableFile, "Standard input: \(error.message)."))
      return
    }
    let file = Path.absolute(options.stdinFilename ?? "stdin.xcstrings")
    let configuration: Configuration
    if options.stdinFilename == nil, options.config == nil {
      configuration = Configuration(file: nil, root: Path.folder(of: file))
    } else {
      let folder = existingFolder(above: file)
      guard let found = load(path: folder, explicit: options.config) else { return }
      configuration = found
    }
    addCatalog(file, to: configuration)
    if let index = index(of: configuration) {
      let relative = Path.relative(file, to: configuration.root)
      projects[index].standardInput = (projects[index].ownName(ofLink: relative) ?? relative, bytes)
    }
  }

  /// The nearest folder above a file that need not be there.
  private func existingFolder(above file: String) -> String {
    var folder = Path.folder(of: file)
    while folder != "/", FileSystem.kind(of: folder) != .folder { folder = Path.folder(of: folder) }
    return folder
  }

  // MARK: - Projects

  private mutating func load(path: String, explicit: String?) -> Configuration? {
    let (configuration, found) = ConfigurationLoader(vocabulary: .current)
      .load(path: path, explicit: explicit)
    let file = explicit.map(Path.absolute) ?? ConfigurationFinder.find(from: path)
    for var problem in found {
      // What has a line is in the configuration or a flow file, named from its folder.
      if problem.position != nil, let file {
        problem.shownFile = problem.file.map { Path.shown($0, in: Path.folder(of: file)) }
      }
      if !problems.contains(problem) { problems.append(problem) }
    }
    return configuration
  }

  private func index(of configuration: Configuration) -> Int? {
    projects.firstIndex {
      $0.configuration.file == configuration.file && $0.configuration.root == configuration.root
    }
  }

  @discardableResult
  private mutating func addProject(_ configuration: Configuration, scope: Set<FilePath>?) -> Int {
    let (files, found) = catalogs(of: configuration)
    note(found, in: configuration.root)
    projects.append(Project(configuration: configuration, catalogs: files, scope: scope))
    return projects.count - 1
  }

  /// Adds what a search found, with its files as seen from the current folder.
  private mutating func note(_ found: [Problem], in root: String) {
    for var problem in found {
      problem.shownFile = problem.shownFile ?? problem.file.map { Path.shown($0, in: root) }
      if !problems.contains(problem) { problems.append(problem) }
    }
  }

  /// The catalogs that a configuration names, or all below it for which it is the nearest one.
  private mutating func catalogs(
    of configuration: Configuration
  ) -> (files: [String], problems: [Problem]) {
    guard configuration.catalogs == nil else { return FileWalker.catalogs(of: configuration) }
    let tree = FileWalker.tree(below: configuration.root)
    let below = tree.configurations.filter { Path.folder(of: $0) != "." }
    // One that was named is about everything, as it was meant to be.
    guard !below.isEmpty, options.config == nil else {
      return configuration.needsCatalogs ? tree.found : (tree.catalogs, tree.problems)
    }
    nested[configuration.root] = below.map { Path.joined(configuration.root, $0) }
    return (tree.catalogs(outside: below), tree.problems)
  }

  /// Adds the catalogs that `isWanted` to what the project's findings are wanted for.
  private mutating func narrow(_ configuration: Configuration, to isWanted: (String) -> Bool) {
    let known = index(of: configuration)
    let index = known ?? addProject(configuration, scope: [])
    guard let scope = projects[index].scope else { return }
    projects[index].scope = scope.union(
      projects[index].catalogs.filter(isWanted).map(FilePath.init))
  }
}

extension FileWalker.Tree {
  /// The catalogs that are not below the folder of any of the configurations.
  func catalogs(outside configurations: [String]) -> [String] {
    let folders = configurations.map { Path.folder(of: $0) }
    return catalogs.filter { file in
      !folders.contains { $0 == "." || file.hasPrefix($0 + "/") }
    }
  }
}

extension Configuration {
  /// False where all flows are without copy, such as clusters of glass.
  fileprivate var needsCatalogs: Bool {
    flows.isEmpty || catalogRules == .all
      || flows.contains { !$0.keys.isEmpty || $0.kind == .stepTrail }
  }
}
