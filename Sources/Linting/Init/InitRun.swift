import StringCatalogs

/// `copyfit init`: a first configuration for the catalogs that are found.
public enum InitRun {
  /// Flows, and groups that are only mentioned: more than these nobody reads through.
  private static let mostFlows = 20
  private static let mostSuggestions = 5

  /// Never throws: why there is no configuration is in `problems`, and so are catalogs that could
  /// not be read.
  public static func run(_ options: InitOptions) -> InitReport {
    guard Path.currentExists else {
      return InitReport(
        file: "copyfit.yml",
        problems: [
          Problem(
            .missingFile, "The current folder does not exist any more. Change to one that does.")
        ])
    }
    do {
      let target = try InitTarget(options)
      return report(for: target, options)
    } catch {
      return InitReport(file: error.file ?? "copyfit.yml", problems: [error])
    }
  }

  private static func report(for target: InitTarget, _ options: InitOptions) -> InitReport {
    var report = InitReport(file: target.shownFile)
    let tree = FileWalker.tree(below: target.folder)
    // Catalogs further down belong to the configurations there, unless the new one is of another
    // name: that is only used where somebody says so.
    let nested = ConfigurationFinder.names.contains(target.name) ? nested(tree, target) : []
    report.nested = nested.map { Path.shown($0, in: target.folder) }
    let found = tree.catalogs(outside: nested)
    report.problems = tree.found.problems.map { shown($0, in: target.folder) }
    guard !found.isEmpty else {
      if let first = report.nested.first, !tree.catalogs.isEmpty {
        report.problems.append(
          Problem(
            .missingFile,
            "Each String Catalog here already has a configuration, the first of them "
              + "\(first.quoted).", file: report.file))
      }
      return report
    }
    let files = found.map { Path.relative(Path.joined(target.folder, $0), to: target.root) }
    let configuration = Configuration(file: nil, root: target.root)
    let (catalogs, loadProblems) = CatalogLoader(
      project: Project(configuration: configuration, catalogs: files)
    ).load()
    report.problems += loadProblems.map { shown($0, in: target.root) }
    guard !catalogs.isEmpty else { return report }

    let start = start(catalogs, files: files, target, hasNested: !nested.isEmpty)
    report.text = start.yaml
    report.catalogs = catalogs.count
    report.locales = Set(catalogs.flatMap(\.locales)).sorted()
    report.flows = start.flows.map { flow in
      .init(
        id: flow.guess.id, steps: flow.guess.steps.count, pattern: flow.guess.pattern,
        isOrderKnown: flow.guess.evidence != .names)
    }
    report.suggestions = start.suggestions.count
    report.lacksTrailWords = start.lacksTrailWords
    report.replaces = target.replaces
    report.parent = target.parent
    report.nextArguments = target.nextArguments
    return report
  }

  private static func start(
    _ catalogs: [LoadedCatalog], files: [String], _ target: InitTarget, hasNested: Bool
  ) -> StartingConfiguration {
    var guesses: [FlowGuess] = []
    for index in catalogs.indices {
      guesses += FlowGuesser(catalogs[index].catalog, index: index).guesses()
    }
    guesses = guesses.filter(\.isSure) + guesses.filter { !$0.isSure }
    FlowIdentifier.separate(&guesses, tables: catalogs.map(\.table))
    let finder = TrailMessageFinder(catalogs: catalogs, configuration: target.name)
    var start = StartingConfiguration(
      name: target.name, catalogs: catalogs,
      patterns: hasNested ? [] : CatalogPatterns.covering(files, root: target.root))
    for var guess in guesses {
      let flow = guess.isSure && start.flows.count < mostFlows ? finder.flow(for: guess) : nil
      if let flow {
        start.flows.append(flow)
      } else if start.suggestions.count < mostSuggestions {
        if guess.isSure { guess.doubt = "several catalogs of one name have these keys" }
        start.suggestions.append(guess)
      }
    }
    return start
  }

  /// Configurations below the new one, relative to the folder that is looked through.
  private static func nested(_ tree: FileWalker.Tree, _ target: InitTarget) -> [String] {
    tree.configurations.filter {
      Path.folder(of: Path.normalized(Path.joined(target.folder, $0))) != target.root
    }
  }

  /// A problem with its file as seen from the current folder.
  private static func shown(_ problem: Problem, in root: String) -> Problem {
    var problem = problem
    problem.shownFile = problem.file.map { Path.shown($0, in: root) }
    return problem
  }
}
