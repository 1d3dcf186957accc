import TextMeasurement

/// The way in: what `copyfit lint` and `copyfit inspect` run.
public enum LintRun {
  /// Never throws: what keeps the run, or a part of it, from happening is in `problems`.
  public static func run(
    _ options: LintOptions, progress: @escaping ProgressObserver = { _ in }
  ) -> RunResult {
    guard options.isAbsolute || Path.currentExists else {
      let message = "The current folder does not exist any more. Change to one that does."
      return RunResult(problems: [Problem(.missingFile, message)])
    }
    do throws(Problem) {
      return try run(LintSources(options), progress)
    } catch {
      var result = RunResult(problems: [error])
      result.folders = .found(from: nil)
      return result
    }
  }

  private static func run(
    _ sources: LintSources, _ progress: @escaping ProgressObserver
  ) -> RunResult {
    let options = sources.options
    if options.paths.isEmpty, options.staged || options.onlyNamedPaths {
      var result = RunResult()
      result.idleReason =
        options.staged
        ? "Nothing is staged that copyfit lints." : "No PATH was given, so nothing was linted."
      result.folders = .found(from: nil)
      return result
    }
    let (projects, problems) = ProjectFinder.projects(for: options)
    var result = RunResult(problems: problems)
    result.folders = .found(from: projects.first?.configuration.root)
    var measurers = Measurers()
    var locales: Set<String> = []
    var knownLocales: Set<String> = []
    var baselineEntries: [Baseline.Entry] = []
    for (index, project) in projects.enumerated() {
      let (chain, measurer) = measurers.measurer(for: project.configuration)
      var run = ProjectRun(
        project: project, options: options, measurer: measurer, chain: chain,
        isComplete: problems.isEmpty)
      run.snapshot = sources.snapshot
      run.earlier = sources.earlier
      run.progress = progress
      run.otherRoots = projects.indices.filter { $0 != index }.map {
        projects[$0].configuration.root
      }
      var outcome = run.run()
      measurers.faces[chain, default: []] += outcome.faces
      result.add(&outcome.findings, of: project)
      result.add(outcome, of: project, chain)
      locales.formUnion(outcome.locales)
      knownLocales.formUnion(outcome.knownLocales)
      baselineEntries += outcome.baselineEntries
      result.problems += project.configuration.lockProblems(
        of: measurer, besides: measurers.faces[chain] ?? [])
      for notice in outcome.notices where !result.notices.contains(notice) {
        result.notices.append(notice)
      }
      if !options.keepsAnalyses { result.analyses = [] }
    }
    // Where a configuration could not be read, its flows and locales are not known.
    if !problems.contains(where: { $0.kind == .configuration }) {
      result.problems += options.unknownFilters(
        flows: projects.flatMap { $0.configuration.flows.map(\.id) },
        locales: knownLocales.sorted())
    }
    result.summary.locales = locales.count
    measurers.report(to: &result, hashed: options.hashesFonts)
    result.checked =
      result.checked.filter { !$0.flow.isEmpty } + result.checked.filter(\.flow.isEmpty)
    if let baseline = options.baseline { result.inputs.insert(RunFolders.resolved(baseline)) }
    result.addBaseline(baselineEntries, of: projects, options)
    if let snapshot = sources.snapshot {
      result.tell(snapshot)
      result.noteUntrackedConfiguration()
    }
    return result
  }
}

/// What a run reads: options whose paths lead to the files that are meant.
private struct LintSources {
  var options: LintOptions
  var snapshot: StagedSnapshot?
  var earlier: EarlierVersion?

  /// - Throws: a `.usage` problem where git does not have what is asked for.
  init(_ options: LintOptions) throws(Problem) {
    self.options = options
    if options.staged {
      let snapshot = try StagedSnapshot.make(for: options)
      self.snapshot = snapshot
      self.options.paths = snapshot.paths
      // Nobody named the files by hand.
      self.options.forceExclude = true
      if let config = options.config, !snapshot.paths.isEmpty {
        guard let staged = try snapshot.file(config) else {
          throw Problem(
            .missingFile, "--config \(config.excerpt): git has no such file staged or committed.",
            file: config.excerpt)
        }
        self.options.config = staged
      }
    }
    if let reference = options.since {
      earlier = try EarlierVersion(reference: reference, snapshot: snapshot)
    }
  }
}

/// A measurer for each font chain, in the order in which projects ask for them.
private struct Measurers {
  private var known: [FontChain: FontMeasurer] = [:]
  private var chains: [FontChain] = []
  /// Of workers that are no more.
  var faces: [FontChain: [FaceReport]] = [:]

  mutating func measurer(for configuration: Configuration) -> (FontChain, FontMeasurer) {
    let new = configuration.measurer()
    let measurer = known[new.chain] ?? new
    if known.updateValue(measurer, forKey: new.chain) == nil { chains.append(new.chain) }
    return (new.chain, measurer)
  }

  /// Enters the faces that were used, and what is to be said of them.
  func report(to result: inout RunResult, hashed: Bool) {
    for chain in chains {
      guard let measurer = known[chain] else { continue }
      for notice in measurer.notices where !result.notices.contains(notice) {
        result.notices.append(notice)
      }
      let used = measurer.usedFaces(hashed: hashed, besides: faces[chain] ?? [])
      for row in used.map(FontRow.init) where !result.fonts.contains(row) {
        result.fonts.append(row)
      }
    }
    // Whichever worker opened the face.
    result.notices.sort()
  }
}

extension RunResult {
  /// Takes `found` over, which is left empty: there may be hundreds of thousands.
  fileprivate mutating func add(_ found: inout [Finding], of project: Project) {
    let root = project.configuration.root
    let folder = Path.relative(root, to: Path.current)
    var shown: [String: String] = [:]
    for index in found.indices {
      let file = found[index].location.file
      let name = shown[file] ?? Path.shown(file, in: root)
      shown[file] = name
      found[index].shownFile = name
      found[index].configurationFolder = folder
      switch found[index].severity {
      case .error: summary.errors += 1
      case .warning: summary.warnings += 1
      case .note: summary.notes += 1
      }
    }
    if findings.isEmpty { swap(&findings, &found) } else { findings += found }
    found = []
  }

  fileprivate mutating func add(
    _ outcome: ProjectRun.Outcome, of project: Project, _ chain: FontChain
  ) {
    let root = project.configuration.root
    let folder = Path.fromCurrent(root)
    problems += outcome.problems.map { problem in
      var problem = problem
      problem.shownFile = problem.file.map { Path.shown($0, in: root) }
      return problem
    }
    summary.suppressed += outcome.suppressed
    summary.catalogs += outcome.catalogs
    catalogFiles += outcome.catalogFiles.map { Path.shown($0, in: root) }
    let configuration = project.configuration
    let files =
      outcome.catalogFiles + configuration.flowFilesRead
      + [configuration.file, configuration.baseline]
      .compactMap { $0 }
    inputs.formUnion(files.map { RunFolders.resolved(Path.joined(root, $0)) })
    checked += outcome.checked.map { subject in
      var subject = subject
      subject.configurationFolder = folder
      if !subject.file.isEmpty { subject.file = Path.shown(subject.file, in: root) }
      return subject
    }
    summary.flows += Set(outcome.analyses.map(\.flow.id)).count
    configuredFlows += Set(project.configuration.flows.map(\.id)).count
    for analysis in outcome.analyses {
      for locale in analysis.locales { summary.cells += locale.layout?.grid.cells.count ?? 0 }
    }
    analyses += outcome.analyses.map { analysis in
      var analysis = analysis
      analysis.configurationFolder = folder
      analysis.chain = chain
      return analysis
    }
    if self.configuration == nil {
      self.configuration = configuration.file.map { Path.shown($0, in: root) }
    }
  }
}

extension Path {
  /// A file that is relative to `root` as seen from the current folder.
  static func shown(_ file: String, in root: String) -> String {
    fromCurrent(normalized(joined(root, file)))
  }
}

extension LintOptions {
  /// Whether nothing that it names depends on the current folder.
  fileprivate var isAbsolute: Bool {
    let named = paths + [config, baseline, stdinFilename].compactMap { $0 }
    return !paths.isEmpty && !staged && since == nil && named.allSatisfy { $0.hasPrefix("/") }
  }

  /// Filters that name what is not there would leave everything out, in silence.
  fileprivate func unknownFilters(flows known: [String], locales knownLocales: [String])
    -> [Problem]
  {
    let unknownFlows = flows.filter { !known.contains($0) }.map { flow in
      Problem(
        .usage,
        known.isEmpty
          ? "--flow \(flow): no flow is configured."
          : "--flow \(flow): there is no such flow."
            + (NearestName.suggestion(for: flow, among: known).isEmpty
              ? " There are \(known.prefix(10).joined(separator: ", "))."
              : NearestName.suggestion(for: flow, among: known)))
    }
    // Without its flow nothing is known of a language either.
    guard unknownFlows.isEmpty else { return unknownFlows }
    let unknownLocales = locales.filter { !knownLocales.contains($0) }.map { locale in
      Problem(
        .usage,
        "--locale \(locale): nothing here is in this locale."
          + NearestName.suggestion(for: locale, among: knownLocales))
    }
    return unknownLocales
  }
}
