import StringCatalogs

/// The state of a repository that `--since` compares with.
struct EarlierVersion {
  let repository: GitRepository
  /// Where this run reads the files of the repository, absolute: its root, or a snapshot.
  let root: String
  /// A commit.
  let commit: String
  /// Former paths of renamed files by their present ones, relative to the root.
  let formerPaths: [String: String]

  /// - Throws: a `.usage` problem where git does not know the reference.
  init(reference: String, snapshot: StagedSnapshot?) throws(Problem) {
    repository =
      if let snapshot { snapshot.repository } else { try .current(for: "--since") }
    root = snapshot?.folder ?? repository.root
    commit = try repository.mergeBase(with: reference)
    do {
      let renames = try repository.renames(since: commit, isStaged: snapshot != nil)
      var paths: [String: String] = [:]
      for rename in renames {
        if let path = rename.path, let former = rename.formerPath { paths[path] = former }
      }
      formerPaths = paths
    } catch {
      throw Problem(.usage, "--since: git failed: \(error.explanation)")
    }
  }

  /// The earlier contents of files; absent for files that are new.
  /// - Parameter files: absolute paths.
  func contents(of files: [String]) throws(Problem) -> [String: [UInt8]] {
    var former: [String: String] = [:]
    for file in files {
      // The folder alone: a link is a file of its own in a repository, wherever it leads.
      let real = Path.joined(GitRepository.resolved(Path.folder(of: file)), Path.name(of: file))
      let relative = Path.relative(real, to: GitRepository.resolved(root))
      guard relative != "..", !relative.hasPrefix("../") else {
        throw Problem(
          .usage,
          "--since: \(file.quoted) is outside of \(repository.root.excerpt), the repository of the "
            + "current folder. Change to its repository.")
      }
      former[file] = formerPaths[relative] ?? relative
    }
    let contents: [String: [UInt8]]
    do {
      contents = try repository.contents(of: Set(former.values).sorted(), in: commit)
    } catch {
      throw Problem(.usage, "--since: git failed: \(error.explanation)")
    }
    return former.compactMapValues { contents[$0] }
  }
}

/// What of a project differs from an earlier version of it, and which findings that leaves: those
/// about a key whose text or state changed, or a flow that changed.
struct ProjectChanges {
  private struct CatalogChange {
    var loaded: LoadedCatalog
    /// nil for a file that is new, or was no catalog.
    var earlier: StringCatalog?
    var isSame: Bool
    /// What the format does not have, by the key that it is in, or that it is.
    var faults: [String: [String]] = [:]
    var earlierFaults: [String: [String]] = [:]
  }

  private var catalogs: [String: CatalogChange] = [:]
  /// Ids of flows that are new or whose own settings, or those that every flow has, differ.
  private var changedFlows: Set<String> = []
  private var flows: [String: [FlowAnalysis]] = [:]
  /// Files of the configuration that differ, as findings name them.
  private var changedConfigurations: Set<String> = []

  init(
    of project: Project, catalogs loaded: [LoadedCatalog], flows: [FlowAnalysis],
    since version: EarlierVersion
  ) throws(Problem) {
    let configuration = project.configuration
    let own =
      ([configuration.file].compactMap { $0 })
      + configuration.flowFilesRead.map {
        Path.joined(configuration.root, $0)
      }
    let earlier = try version.contents(of: own + loaded.map(\.path))
    for one in loaded {
      let bytes = earlier[one.path]
      let isSame =
        bytes != nil
        && (bytes == project.bytes(of: one.file) || bytes == FileSystem.target(ofLink: one.path))
      let parsed = isSame ? nil : bytes.flatMap { try? StringCatalog(parsing: $0) }
      var change = CatalogChange(loaded: one, earlier: parsed, isSame: isSame)
      if let parsed {
        change.faults = Self.faults(of: one.catalog)
        change.earlierFaults = Self.faults(of: parsed)
      }
      catalogs[one.file] = change
    }
    self.flows = Dictionary(grouping: flows) { $0.flow.id }
    addConfiguration(configuration, own, earlier)
  }

  private mutating func addConfiguration(
    _ configuration: Configuration, _ files: [String], _ earlier: [String: [UInt8]]
  ) {
    let decoder = ConfigurationDecoder(vocabulary: .current)
    var before: Configuration?
    var formerFlows: [Flow] = []
    for file in files {
      let relative = Path.relative(file, to: configuration.root)
      guard let bytes = earlier[file] else {
        changedConfigurations.insert(relative)
        continue
      }
      if bytes != (try? FileSystem.read(file, limit: YAMLText.maximumSize)) {
        changedConfigurations.insert(relative)
      }
      if file == configuration.file {
        before = decoder.decode(bytes, file: relative, root: configuration.root).configuration
        formerFlows += before?.flows ?? []
      } else {
        formerFlows += decoder.decodeFlowFile(bytes, file: relative).flows
      }
    }
    let isLaidOutAlike = before?.layoutSettings == configuration.layoutSettings
    for flow in configuration.flows {
      let former = formerFlows.first { $0.id == flow.id && $0.part == flow.part }
      if !isLaidOutAlike || former?.withoutPlaces != flow.withoutPlaces {
        changedFlows.insert(flow.id)
      }
    }
  }

  /// Whether a finding is about something that changed.
  func concern(_ finding: Finding) -> Bool {
    if changedFlows.contains(finding.flow) { return true }
    let file = finding.location.file
    if !finding.key.isEmpty, changed(finding.key, in: file, finding.locale) { return true }
    if let surfaces = flows[finding.flow],
      RuleRegistry.rule(finding.rule)?.isAboutWholeFlow == true
    {
      return surfaces.contains { changed($0, finding.locale) }
    }
    guard let catalog = catalogs[file] else {
      // What is at a flow that did not change stands in a file that may have.
      return finding.flow.isEmpty && changedConfigurations.contains(file)
    }
    guard finding.key.isEmpty, !catalog.isSame else { return false }
    guard let earlier = catalog.earlier else { return true }
    return !finding.locale.isEmpty && !earlier.locales.contains(finding.locale)
  }

  /// Whether a title or a message of the flow changed in a locale, or in the source language.
  private func changed(_ flow: FlowAnalysis, _ locale: String) -> Bool {
    let shown = flow.locales.filter { locale.isEmpty || $0.copy.locale == locale }
    return shown.contains { analysis in
      (analysis.copy.titles + [analysis.copy.caption].compactMap { $0 }).contains { text in
        guard let index = text.catalog, flow.catalogs.indices.contains(index) else { return false }
        return changed(text.key, in: flow.catalogs[index].file, locale)
      }
    }
  }

  private func changed(_ key: String, in file: String, _ locale: String) -> Bool {
    guard let catalog = catalogs[file], !catalog.isSame else { return false }
    guard let earlier = catalog.earlier else { return true }
    if Self.suppressed(key, catalog.loaded.catalog) != Self.suppressed(key, earlier) { return true }
    if catalog.faults[key] != catalog.earlierFaults[key] { return true }
    switch catalog.loaded.catalog.change(ofKey: key, since: earlier) {
    case .none: return false
    case .everywhere: return true
    case .locales(let locales):
      // A region shows the text of its language.
      return locale.isEmpty || locales.contains { Self.language($0) == Self.language(locale) }
    }
  }

  private static func language(_ locale: String) -> Substring {
    locale.prefix { $0 != "-" && $0 != "_" }
  }

  /// What a comment silences: a finding comes back where that is taken away.
  private static func suppressed(_ key: String, _ catalog: StringCatalog) -> [String] {
    catalog.entry(forKey: key)?.comment.flatMap { SuppressionComment($0)?.rules } ?? []
  }

  /// By kind and name, wherever they stand: a member that is there twice, for one.
  private static func faults(of catalog: StringCatalog) -> [String: [String]] {
    Dictionary(grouping: catalog.irregularities) { $0.key ?? $0.name }.mapValues { faults in
      faults.map { "\($0.kind.rawValue) \($0.locale ?? "") \($0.name)" }.sorted()
    }
  }
}

extension Flow {
  /// What decides how the flow is laid out and what of it is checked.
  fileprivate var withoutPlaces: Flow {
    let nowhere = SourceLocation(file: "", position: SourcePosition(line: 1, column: 1))
    var flow = self
    flow.location = nowhere
    for index in flow.keys.indices { flow.keys[index].location = nowhere }
    flow.settings = settings.mapCopy(kind.type?.manual.allFields ?? []) { key, _ in
      CopyKey(key: key.key, arguments: key.arguments, location: nowhere)
    }
    flow.fieldLocations = .init()
    return flow
  }
}

extension Configuration {
  /// What is decided for all flows at once.
  fileprivate var layoutSettings: [AnyHashable?] {
    [
      sourceLanguage, locales, devices, widths, contentSizes, margins, fonts.profile, fonts.files,
    ]
  }
}
