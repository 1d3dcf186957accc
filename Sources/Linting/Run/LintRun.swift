import TextMeasurement

/// The way in: what `copyfit lint` and `copyfit inspect` run.
public enum LintRun {
  /// Never throws: what keeps the run, or a part of it, from happening is in `problems`.
  public static func run(_ options: LintOptions) -> RunResult {
    let (projects, problems) = ProjectFinder.projects(for: options)
    var result = RunResult(problems: problems)
    result.problems += OptionCheck(options: options, projects: projects).problems()
    var measurers: [FontChain: FontMeasurer] = [:]
    var locales: Set<String> = []
    for project in projects {
      let new = project.configuration.measurer()
      let measurer = measurers[new.chain] ?? new
      measurers[new.chain] = measurer
      let outcome = ProjectRun(project: project, options: options, measurer: measurer).run()
      result.add(outcome, of: project)
      locales.formUnion(outcome.locales)
      result.problems += lockProblems(project, measurer)
      if !options.keepsAnalyses { result.analyses = [] }
    }
    result.summary.locales = locales.count
    for (_, measurer) in measurers {
      for notice in measurer.notices where !result.notices.contains(notice) {
        result.notices.append(notice)
      }
      for row in measurer.usedFaces(hashed: options.hashesFonts).map(FontRow.init)
      where !result.fonts.contains(row) {
        result.fonts.append(row)
      }
    }
    return result
  }

  /// Where the faces that the project was measured with differ from its lock. Only then are the
  /// files hashed.
  private static func lockProblems(_ project: Project, _ measurer: FontMeasurer) -> [Problem] {
    do {
      let lock = try FontLockFile(path: project.configuration.lockFile)
      guard lock.text != nil else { return [] }
      return lock.check(faces: measurer.usedFaces(hashed: true)).problems
    } catch {
      return [error]
    }
  }
}

extension RunResult {
  fileprivate mutating func add(_ outcome: ProjectRun.Outcome, of project: Project) {
    let folder = project.displayFolder
    problems += outcome.problems.map { problem in
      var problem = problem
      problem.folder = folder
      return problem
    }
    findings += outcome.findings.map { finding in
      var finding = finding
      finding.folder = folder
      return finding
    }
    for finding in outcome.findings {
      switch finding.severity {
      case .error: summary.errors += 1
      case .warning: summary.warnings += 1
      case .note: summary.notes += 1
      }
    }
    summary.suppressed += outcome.suppressed
    summary.catalogs += outcome.catalogs
    summary.flows += outcome.analyses.count
    for analysis in outcome.analyses {
      for locale in analysis.locales { summary.cells += locale.layout?.cells.count ?? 0 }
    }
    analyses += outcome.analyses
    if configuration == nil { configuration = project.configuration.file }
  }
}

extension Project {
  /// The way from the current folder to the configuration's, for output that people click; empty
  /// when it is the same.
  var displayFolder: String {
    let folder = Path.relative(configuration.root, to: Path.current)
    return folder == "." ? "" : folder
  }
}

/// Filters that name what is not there would leave everything out, in silence.
struct OptionCheck {
  let options: LintOptions
  let projects: [Project]

  func problems() -> [Problem] {
    let flows = projects.flatMap { $0.configuration.flows.map(\.id) }
    return options.flows.filter { !flows.contains($0) }.map { flow in
      Problem(
        .usage,
        flows.isEmpty
          ? "--flow \(flow): no flow is configured."
          : "--flow \(flow): there is no such flow."
            + NearestName.suggestion(for: flow, among: flows))
    }
  }
}
