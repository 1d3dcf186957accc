import Linting
import Reporting

enum LintCommand: Command {
  static let spec = CommandSpec(
    name: "lint", summary: "Measure flows and catalogs, apply the rules, report findings",
    discussion: """
      Looks for copyfit.yml in the PATH's folder and above. Without one there are no flows, and \
      the localization rules run on every key.

      Status: 0 nothing at error level, 1 findings at error level, 2 the run itself failed.
      """,
    positional: PositionalSpec(
      placeholder: "PATH",
      help: "a catalog, a folder or a configuration; - reads one catalog from standard input; "
        + "default: the current folder", count: 0...Int.max,
      kind: .file(["xcstrings", "yml", "yaml"])),
    options: [
      .config, .format(LintFormats.names), .output, .color, .quiet, .verbose, .jobs, .locale, .flow,
      OptionSpec("--strict", "warnings count as errors"),
      OptionSpec("--exit-zero", "status 0 whatever was found; a run that failed still has 2"),
      OptionSpec(
        "--baseline", .file("FILE", ["json"]),
        "findings in this file are silent, until they are fixed"),
      OptionSpec(
        "--write-baseline", .file("FILE", ["json"]),
        "write all findings that there are into this file, so that only new ones are reported"),
      OptionSpec(
        "--staged",
        "lint what git has staged, not the files in the folder; nothing where no "
          + "catalog or configuration is staged"),
      OptionSpec(
        "--since", .text("REF"),
        "only findings on keys and flows that changed since the merge base with this commit"),
      OptionSpec("--only", .rule("RULE"), repeatable: true, "only this rule"),
      OptionSpec("--skip", .rule("RULE"), repeatable: true, "not this rule"),
      OptionSpec(
        "--max-findings", .whole("N", 0...Int.max),
        "list so many, the worst first; the summary and the status count all"),
      OptionSpec("--catalogs", "localization rules on every key of every catalog"),
      OptionSpec(
        "--no-default-path",
        "without a PATH lint nothing, not the current folder: for a list that may be empty"),
      OptionSpec("--force-exclude", "leave out excluded files even when they are named"),
      OptionSpec(
        "--stdin-filename", .file("NAME", ["xcstrings"]), "where the catalog read from - would be"),
      .version, .help,
    ],
    examples: [
      ("copyfit", "everything that the nearest copyfit.yml is about"),
      ("copyfit lint --locale de --only title-truncated", "German titles that are cut"),
      ("copyfit lint --format text --format json=findings.json", "both at once"),
      ("copyfit lint --strict --quiet App", "for a check before a merge"),
      ("copyfit lint --write-baseline baseline.json", "let all that is there stand"),
      ("copyfit lint --since origin/main --format github", "what a pull request brings"),
      ("copyfit lint --staged", "in a hook before each commit"),
      (
        "git show :App/A.xcstrings | copyfit lint - --stdin-filename App/A.xcstrings",
        "a catalog as it is staged"
      ),
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    let requests = try FormatRequest.all(arguments)
    var options = try options(arguments, context)
    // Only the JSON tells them, and a run for the terminal need not read whole font files.
    options.hashesFonts = requests.contains { $0.format == "json" }
    options.countsUTF16Columns = requests.contains { $0.format == "sarif" }
    try arguments.checkLoudness()
    let result = context.lint(options, arguments)

    try FormatRequest.check(requests, against: result)
    if let baseline = result.newBaseline,
      requests.contains(where: { $0.place == RunFolders.resolved(baseline.path) })
    {
      throw UsageError(
        message:
          "the baseline and a report would both go to '\(baseline.path)'; give one another name")
    }

    var listed = result
    if let most = arguments.whole("--max-findings"), most < result.findings.count {
      listed.findings = worst(result.findings, most)
    }
    var outcome = Outcome(status: status(result, arguments))
    let unlisted = result.findings.count - listed.findings.count
    for request in requests {
      guard let format = LintFormats.named(request.format) else { continue }
      var reportContext = ReportContext(
        style: context.style(arguments, for: request), width: context.width(for: request),
        isQuiet: arguments.has("--quiet"), unlisted: unlisted)
      reportContext.isStrict = arguments.has("--strict")
      reportContext.exitStatus = Int(outcome.status.rawValue)
      outcome.add(format.bytes(listed, reportContext), to: request)
    }
    if let baseline = result.newBaseline { outcome.add(baseline, arguments) }
    outcome.messages += context.messages(result, arguments)
    if TextFormat.lacksFlow(result), !arguments.has("--quiet"),
      !requests.contains(where: { $0.format == "text" && $0.file == nil })
    {
      outcome.messages += TextFormat(width: context.terminal.width).noFlow(result)
    }
    return outcome
  }

  /// What the run is asked, with the names of rules checked.
  private static func options(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(UsageError) -> LintOptions {
    var options = try arguments.lintOptions()
    let rules = context.environment.rules().map(\.id)
    options.only = try arguments.rules("--only", among: rules)
    options.skip = try arguments.rules("--skip", among: rules)
    if let both = options.only.first(where: options.skip.contains) {
      throw UsageError(message: "'\(both)' stands after --only and after --skip; give one of them")
    }
    options.allCatalogKeys = arguments.has("--catalogs")
    options.forceExclude = arguments.has("--force-exclude")
    options.onlyNamedPaths = arguments.has("--no-default-path")
    options.stdinFilename = arguments.text("--stdin-filename")
    options.baseline = arguments.text("--baseline")
    options.writeBaseline = arguments.text("--write-baseline")
    options.staged = arguments.has("--staged")
    options.since = arguments.text("--since")
    try arguments.checkBaseline()
    if options.staged, options.paths.contains("-") {
      throw UsageError(
        message: "--staged lints what git has, and - what comes in; give one of them")
    }
    if options.stdinFilename != nil, !options.paths.contains("-") {
      throw UsageError(
        message: "--stdin-filename says where standard input would be: give - as a PATH with it")
    }
    return options
  }

  static func status(_ result: RunResult, _ arguments: ParsedArguments) -> Outcome.Status {
    if !result.problems.isEmpty { return .failure }
    let least: Severity = arguments.has("--strict") ? .warning : .error
    let fails = result.findings.contains { $0.severity >= least }
    return fails && !arguments.has("--exit-zero") ? .findings : .success
  }

  /// The worst `most` findings, in the order of the run.
  private static func worst(_ findings: [Finding], _ most: Int) -> [Finding] {
    let kept = findings.indices.sorted {
      (findings[$1].severity, $0) < (findings[$0].severity, $1)
    }
    return kept.prefix(most).sorted().map { findings[$0] }
  }
}

extension Outcome {
  fileprivate mutating func add(_ baseline: NewBaseline, _ arguments: ParsedArguments) {
    let findings = baseline.count == 1 ? "1 finding" : "\(baseline.count) findings"
    let remark = "\(SafeText.line(baseline.path)): \(findings) written.\n"
    files.append(
      .init(
        path: baseline.path, bytes: baseline.bytes,
        remark: arguments.has("--quiet") ? "" : remark, isReplacedWhole: true))
  }
}

extension ParsedArguments {
  /// A baseline of a part would take the rest for new.
  fileprivate func checkBaseline() throws(UsageError) {
    guard has("--write-baseline") else { return }
    if text("--write-baseline") == "-" {
      throw UsageError(message: "--write-baseline takes the name of a file, not standard output")
    }
    let filters = ["--baseline", "--only", "--skip", "--locale", "--flow", "--since", "--staged"]
    guard let filter = filters.first(where: has) else { return }
    throw UsageError(
      message: "--write-baseline takes all findings that there are, and \(filter) leaves some out; "
        + "give one of them")
  }

  /// What `lint` and `inspect` share.
  func lintOptions() throws(UsageError) -> LintOptions {
    var options = LintOptions()
    options.paths = positionals
    options.config = text("--config")
    options.locales = texts("--locale")
    options.flows = texts("--flow")
    options.jobs = whole("--jobs")
    if positionals.filter({ $0 == "-" }).count > 1 {
      throw UsageError(message: "standard input can be read once, and - stands here more than once")
    }
    return options
  }

  func checkLoudness() throws(UsageError) {
    guard has("--quiet"), has("--verbose") else { return }
    throw UsageError(message: "--quiet and --verbose exclude each other")
  }

  fileprivate func rules(
    _ option: String, among known: [String]
  ) throws(UsageError) -> [String] {
    for id in texts(option) where !known.contains(id) {
      throw UsageError(message: "\(option): " + Self.unknownRule(id, among: known))
    }
    return texts(option)
  }

  static func unknownRule(_ id: String, among known: [String]) -> String {
    let near = NearestName.nearest(to: id, among: known)
    let hint = near == nil ? "; `copyfit rules` lists them" : ""
    return "there is no rule '\(id)'" + CommandSpec.suggestion(near) + hint
  }
}
