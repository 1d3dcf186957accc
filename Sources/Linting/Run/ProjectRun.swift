import PlatformFacts
import StringCatalogs
import Surfaces
import TextMeasurement

/// Lints one project: from its files to findings with fingerprints.
struct ProjectRun {
  let project: Project
  let options: LintOptions
  /// Of the calling thread.
  let measurer: any TextMeasuring
  /// The chain of `measurer`, for the measurers of further workers; nil where there must be none.
  var chain: FontChain?
  /// False where the run could not read all that it was given, before it came to this project.
  var isComplete = true
  /// What git has staged, where that is linted.
  var snapshot: StagedSnapshot?
  /// What `--since` compares with.
  var earlier: EarlierVersion?
  /// Is told how far the run has come, on the calling thread.
  var progress: ProgressObserver = { _ in }
  /// The folders of the run's other configurations.
  var otherRoots: [String] = []

  struct Outcome {
    var problems: [Problem] = []
    var findings: [Finding] = []
    var suppressed = 0
    /// What a new baseline is to have of this project.
    var baselineEntries: [Baseline.Entry] = []
    var analyses: [FlowAnalysis] = []
    var catalogs = 0
    /// Those read, relative to the project's root.
    var catalogFiles: [String] = []
    /// Flows, and catalogs whose every key was looked at; files relative to the project's root.
    var checked: [CheckedSubject] = []
    /// Locales looked at, after filters.
    var locales: Set<String> = []
    /// Locales that there are, before filters.
    var knownLocales: Set<String> = []
    /// What workers besides the calling thread measured with, and what is to be said of it.
    var faces: [FaceReport] = []
    var notices: [String] = []
  }

  func run() -> Outcome {
    var outcome = Outcome()
    let (catalogs, loadProblems) = CatalogLoader(
      project: project, countsUTF16: options.countsUTF16Columns, jobs: options.jobs
    ).load(progress)
    outcome.problems = loadProblems.filter(isAsked)
    outcome.catalogs = catalogs.count
    outcome.catalogFiles = catalogs.map(\.file)
    let resolvers = resolvers(for: catalogs, problems: &outcome.problems)
    addAnalyses(of: resolvers, to: &outcome)

    // A filter of flows asks for what belongs to them.
    let allKeys =
      (options.flows.isEmpty || project.configuration.flows.isEmpty)
      && (options.allCatalogKeys || project.configuration.catalogRules == .all
        || !project.hasConfiguration)
    let uses = CatalogUse.all(
      catalogs, flows: resolvers, allKeys: allKeys, project.configuration
    ).filter { project.isInScope($0.loaded.file) }
    let catalogLocales = uses.reduce(into: Set()) { $0.formUnion($1.locales) }
    outcome.knownLocales = catalogLocales.union(resolvers.flatMap(\.locales))
    outcome.locales = Set(outcome.analyses.flatMap { $0.locales.map(\.copy.locale) })
    if resolvers.isEmpty { outcome.locales.formUnion(catalogLocales) }
    outcome.checked = checked(outcome.analyses, uses)

    let rules = RuleRunner(
      configuration: project.configuration, only: Set(options.only), skip: Set(options.skip),
      jobs: options.jobs, chain: chain)
    var findings = rules.findings(flows: outcome.analyses, catalogs: uses, progress)
    var suppression = Suppression(patterns: project.configuration.ignore, catalogs: catalogs)
    suppression.account(for: findings)
    findings.removeAll { !rules.reports($0.rule) }
    let isWhole =
      isComplete && loadProblems.isEmpty && outcome.problems.isEmpty && options.flows.isEmpty
      && options.locales.isEmpty
    findings += SuppressionReview(
      project: project, runner: rules, uses: uses, hasFlows: !outcome.analyses.isEmpty,
      isWhole: isWhole
    ).findings(&suppression)
    Fingerprint.assign(to: &findings)
    findings.removeAll { !isWanted($0, catalogs: catalogs) }
    keepChanged(&findings, catalogs, &outcome)
    let review = BaselineReview(
      project: project, root: workTreeRoot, runner: rules, isWhole: isWhole && earlier == nil,
      otherRoots: otherRoots.map { snapshot?.workTree($0) ?? $0 })
    outcome.take(
      consume findings, suppression, baseline: baseline(&outcome.problems), review,
      keepsKnown: options.keepsBaselinedFindings)
    return outcome
  }

  /// Leaves the findings that `--since` wants.
  private func keepChanged(
    _ findings: inout [Finding], _ catalogs: [LoadedCatalog], _ outcome: inout Outcome
  ) {
    guard let earlier else { return }
    do {
      let changes = try ProjectChanges(
        of: project, catalogs: catalogs, flows: outcome.analyses, since: earlier)
      findings.removeAll { !changes.concern($0) }
    } catch {
      outcome.problems.append(error)
    }
  }

  /// A flow with several surfaces is one subject, with the locales of all.
  private func checked(_ flows: [FlowAnalysis], _ uses: [CatalogUse]) -> [CheckedSubject] {
    var subjects: [CheckedSubject] = []
    for flow in flows {
      let locales = wanted(flow.locales.map(\.copy.locale))
      if let last = subjects.indices.last, subjects[last].flow == flow.flow.id {
        subjects[last].locales = Set(subjects[last].locales).union(locales).sorted()
        continue
      }
      let index = flow.locales.first?.copy.titles.compactMap(\.catalog).first
      let file = index.flatMap { flow.catalogs.indices.contains($0) ? flow.catalogs[$0].file : nil }
      subjects.append(CheckedSubject(flow: flow.flow.id, file: file ?? "", locales: locales))
    }
    let catalogs = uses.filter(\.allKeys).map { use in
      CheckedSubject(file: use.loaded.file, locales: wanted(use.locales.sorted()))
    }
    return subjects + catalogs
  }

  private func wanted(_ locales: [String]) -> [String] {
    options.locales.isEmpty ? locales : locales.filter(options.locales.contains)
  }

  // MARK: - Flows

  private func resolvers(
    for catalogs: [LoadedCatalog], problems: inout [Problem]
  ) -> [FlowResolver] {
    var resolvers: [FlowResolver] = []
    for flow in project.configuration.flows {
      guard options.flows.isEmpty || options.flows.contains(flow.id) else { continue }
      do {
        let resolver = try FlowResolver(
          flow: flow, catalogs: catalogs, sourceLanguage: project.configuration.sourceLanguage,
          listedLocales: project.configuration.locales)
        if isInScope(resolver, catalogs) { resolvers.append(resolver) }
      } catch {
        guard mayBeInScope(flow, catalogs) else { continue }
        problems += error.list.map { explained($0, flow: flow, loaded: catalogs) }
      }
    }
    return resolvers
  }

  /// A key that is not found may be in a catalog that could not be read: then that is what to mend.
  private func explained(_ problem: Problem, flow: Flow, loaded: [LoadedCatalog]) -> Problem {
    let unread = project.catalogs.filter { file in !loaded.contains { $0.file == file } }
    let suspects = unread.filter {
      flow.table == nil || Path.name(of: $0) == "\(flow.table ?? "").xcstrings"
    }
    guard let suspect = suspects.first else { return problem }
    return Problem(
      .uncheckedFlow,
      "Flow \(flow.id.quoted) was not checked: \(suspect.excerpt), which may have its keys, could "
        + "not be read.", file: problem.file, position: problem.position)
  }

  private func addAnalyses(of resolvers: [FlowResolver], to outcome: inout Outcome) {
    var tasks: [LayoutCrew.Task] = []
    var ranges: [(resolver: FlowResolver, tasks: Range<Int>)] = []
    let placeResolver = PlaceResolver(configuration: project.configuration)
    for resolver in resolvers {
      let (places, problems) = placeResolver.places(for: resolver.flow)
      outcome.problems += problems.filter { !outcome.problems.contains($0) }
      guard problems.isEmpty else { continue }
      // The source language is the measure of form flips, so it is laid out under any filter.
      let locales = resolver.locales.filter {
        options.locales.isEmpty || options.locales.contains($0) || $0 == resolver.sourceLanguage
      }
      let start = tasks.count
      let grid = CellGrid(contentSizes: project.configuration.contentSizes, places: places)
      tasks += locales.map { locale in
        LayoutCrew.Task(flow: resolver.flow, copy: resolver.copy(in: locale), grid: grid)
      }
      ranges.append((resolver, start..<tasks.count))
    }
    let crew = LayoutCrew(measurer: measurer, chain: chain, jobs: options.jobs)
    let results = crew.layOut(tasks, progress)
    outcome.faces = results.faces
    outcome.notices = results.notices
    for case let problem? in results.outcomes.map(\.problem)
    where !outcome.problems.contains(problem) { outcome.problems.append(problem) }
    outcome.analyses = ranges.map { resolver, range in
      FlowAnalysis(
        flow: resolver.flow, sourceLanguage: resolver.sourceLanguage,
        locales: results.outcomes[range].map(\.analysis), catalogs: resolver.catalogs,
        missingLocales: resolver.missingLocales, missingMessages: resolver.missingMessages,
        messageCatalog: resolver.messageCatalog,
        localesWithoutMessages: resolver.localesWithoutMessages)
    }
  }
}
