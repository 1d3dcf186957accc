/// What `lint` and `inspect` are asked to do. How it is printed is no concern of the run.
public struct LintOptions: Hashable, Sendable {
  /// Catalogs, folders, configuration files, or `-` for one catalog on standard input. Empty: the
  /// current folder.
  public var paths: [String] = []
  /// A configuration to use instead of the one found from the paths.
  public var config: String?
  /// Filters; empty: all.
  public var locales: [String] = []
  public var flows: [String] = []
  /// Ids of existing rules: only these, or all but these.
  public var only: [String] = []
  public var skip: [String] = []
  /// Localization rules on every key of every catalog, whatever `catalogRules` says.
  public var allCatalogKeys = false
  /// Threads that lay out, at least 1; more than there are locales are not used. nil: one, or as
  /// many as the machine has cores where there is much to lay out. The result is the same.
  public var jobs: Int?
  /// Leave out files that the configuration excludes even when they are named.
  public var forceExclude = false
  /// Where the catalog read from `-` would be.
  public var stdinFilename: String?
  /// Lint nothing where `paths` is empty, instead of the current folder: a list of changed files that
  /// is empty means none of them.
  public var onlyNamedPaths = false
  /// Lint what git has staged instead of the work tree.
  public var staged = false
  /// A commit, branch or tag: only findings on keys whose text or state, and flows that, changed
  /// since the merge base with it.
  public var since: String?
  /// A baseline to use instead of those of the configurations.
  public var baseline: String?
  /// Where to write a baseline with all findings that there are, `baseline` and the configurations'
  /// left aside.
  public var writeBaseline: String?
  /// Fill in `RunResult.analyses`.
  public var keepsAnalyses = false
  /// Tell what a baseline has as well, and which findings those are (`Finding.isInBaseline`).
  public var keepsBaselinedFindings = false
  /// Fill in the hashes of `RunResult.fonts`, which takes reading each font file.
  public var hashesFonts = false
  /// Fill in `utf16Column` of places in catalogs, which takes keeping their bytes; SARIF needs it.
  public var countsUTF16Columns = false

  public init() {}
}
