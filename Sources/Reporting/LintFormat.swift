import Linting

/// One output format of `lint`: a file of its own, entered in `LintFormats`.
///
/// Copy is untrusted: whatever a catalog holds must come out inert in the format's syntax.
public protocol LintFormat: Sendable {
  /// As `--format` takes it.
  static var name: String { get }
  /// One line, no full stop, for help and manual.
  static var summary: String { get }
  /// What goes to standard output or into the file. UTF-8.
  static func bytes(_ result: RunResult, _ context: ReportContext) -> [UInt8]
}

/// How a report is wanted.
public struct ReportContext: Sendable {
  public var style: Style
  /// Columns of the terminal.
  public var width: Int
  /// Findings alone, without a summary.
  public var isQuiet: Bool
  /// Findings of the run that `--max-findings` has cut from the result.
  public var unlisted: Int
  /// Whether warnings count as errors.
  public var isStrict = false
  /// What the command will end with; nil where that is not known.
  public var exitStatus: Int?

  public init(style: Style = .plain, width: Int = 80, isQuiet: Bool = false, unlisted: Int = 0) {
    self.style = style
    self.width = width
    self.isQuiet = isQuiet
    self.unlisted = unlisted
  }
}

/// Every format of `lint`, in the order of the manual; the first one is the default.
public enum LintFormats {
  public static let all: [any LintFormat.Type] = [
    TextFormat.self, JSONFormat.self, SARIFFormat.self, GitHubFormat.self, GitLabFormat.self,
    JUnitFormat.self, CheckstyleFormat.self, XcodeFormat.self, MarkdownFormat.self,
  ]

  public static var names: [String] { all.map { $0.name } }

  /// nil for a name that is none.
  public static func named(_ name: String) -> (any LintFormat.Type)? {
    all.first { $0.name == name }
  }
}
