import Linting
import Reporting

/// Options that mean the same in every command that has them.
extension OptionSpec {
  static let help = OptionSpec("--help", "print this help")
  static let version = OptionSpec("--version", "print the version")
  static let config = OptionSpec(
    "--config", .file("FILE", ["yml", "yaml", "json"]),
    "use this configuration, not the copyfit.yml that is found")
  static let output = OptionSpec(
    "--output", .file("FILE"), "write to this file instead of standard output")
  static let color = OptionSpec(
    "--color", .choice("WHEN", ["auto", "always", "never"]),
    "colours; auto, the default, means on a terminal, unless NO_COLOR is set")
  static let quiet = OptionSpec("--quiet", "no summary and no remarks")
  static let verbose = OptionSpec("--verbose", "also say what was read and measured with")
  static let jobs = OptionSpec(
    "--jobs", .whole("N", 1...1024),
    "lay out in so many threads; default: one, or one a core where there is much to lay out")
  static let locale = OptionSpec(
    "--locale", .text("L"), repeatable: true, "only this locale")
  static let flow = OptionSpec("--flow", .text("ID"), repeatable: true, "only this flow")

  static func format(_ names: [String]) -> OptionSpec {
    // Where they are too many for the heading.
    let list = names.count > 3 ? "; one of " + names.joined(separator: ", ") : ""
    return OptionSpec(
      "--format", .format(names), repeatable: true,
      "output format, into FILE if there is one; default: \(names.first ?? "")" + list)
  }
}

/// The formats asked for, each with where it goes.
struct FormatRequest: Hashable {
  var format: String
  /// nil: standard output.
  var file: String?

  /// The file that it goes to, whatever its spelling; nil: standard output.
  var place: String? { file.map { RunFolders.resolved($0) } }

  /// `-` is standard output, as with other commands.
  private static func file(_ name: String?) -> String? { name == "-" ? nil : name }

  /// - Throws: `UsageError` when the output would go over a file that the run has read.
  static func check(
    _ requests: [FormatRequest], against result: RunResult
  ) throws(UsageError) {
    for case let file? in requests.map(\.file)
    where result.inputs.contains(RunFolders.resolved(file)) {
      throw UsageError(
        message: "output would overwrite '\(file)', which this run has read; give another file name"
      )
    }
  }

  /// - Throws: `UsageError` when two would go to the same place, or one over a catalog.
  ///
  /// - Parameter standard: the format where none is asked for.
  static func all(
    _ arguments: ParsedArguments, standard: String = "text"
  ) throws(UsageError) -> [FormatRequest] {
    var requests: [FormatRequest] = []
    let output = arguments.text("--output")
    for text in arguments.texts("--format") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first else { continue }
      let request = FormatRequest(
        format: name, file: Self.file(parts.count > 1 ? parts[1] : output))
      if let other = requests.first(where: { $0.place == request.place }) {
        let place = request.file.map { "'\($0)'" } ?? "standard output"
        throw UsageError(
          message: "the formats \(other.format) and \(name) would both go to \(place); give one a "
            + "file of its own: --format \(name)=FILE")
      }
      requests.append(request)
    }
    if requests.isEmpty { requests = [FormatRequest(format: standard, file: Self.file(output))] }
    if let output, !requests.contains(where: { $0.file == Self.file(output) }) {
      throw UsageError(
        message:
          "each format has a file of its own, so that nothing is left for --output '\(output)'")
    }
    for case let file? in requests.map(\.file) {
      guard file.hasSuffix(".xcstrings") else { continue }
      throw UsageError(message: "output would overwrite '\(file)'; give another file name")
    }
    return requests
  }
}

extension Context {
  /// Runs the linter, and says on a terminal how far it is.
  func lint(_ options: LintOptions, _ arguments: ParsedArguments) -> RunResult {
    withProgress(arguments) { environment.lint(options, $0) }
  }

  /// The same for a report.
  func report(_ options: LintOptions, _ arguments: ParsedArguments) -> ReportContent {
    withProgress(arguments) { environment.report(options, $0) }
  }

  private func withProgress<Result>(
    _ arguments: ParsedArguments, _ run: (@escaping ProgressObserver) -> Result
  ) -> Result {
    let line = ProgressLine(
      isEnabled: terminal.isErrorTerminal && !terminal.isDumb && !arguments.has("--quiet"),
      width: terminal.width)
    defer { line.clear() }
    return run { line.show($0) }
  }

  /// Colours of what goes to standard output.
  func style(_ arguments: ParsedArguments, for request: FormatRequest? = nil) -> Style {
    guard request?.file == nil else { return .plain }
    return Style(isEnabled: usesColor(arguments, isTerminal: terminal.isOutputTerminal))
  }

  /// Colours of what goes to standard error.
  func messageStyle(_ arguments: ParsedArguments) -> Style {
    Style(isEnabled: usesColor(arguments, isTerminal: terminal.isErrorTerminal))
  }

  /// Columns of what goes to standard output, or into a file.
  func width(for request: FormatRequest?) -> Int {
    request?.file == nil ? terminal.width : 80
  }

  private func usesColor(_ arguments: ParsedArguments, isTerminal: Bool) -> Bool {
    switch arguments.text("--color") {
    case "always": true
    case "never": false
    default: isTerminal && !terminal.prefersNoColor
    }
  }

  /// Problems and remarks as standard error shows them.
  func messages(_ result: RunResult, _ arguments: ParsedArguments) -> String {
    let format = TextFormat(
      style: messageStyle(arguments), width: terminal.width, isQuiet: arguments.has("--quiet"))
    let details = arguments.has("--verbose") ? format.details(result) : ""
    return details + format.messages(result)
  }

  func messages(
    _ problems: [Problem], _ notices: [String], _ arguments: ParsedArguments
  ) -> String {
    messages(RunResult(problems: problems, notices: notices), arguments)
  }
}

extension Outcome {
  mutating func add(_ bytes: [UInt8], to request: FormatRequest) {
    if let file = request.file {
      files.append(.init(path: file, bytes: bytes))
    } else {
      output += bytes
    }
  }

  mutating func add(_ text: String, to request: FormatRequest) {
    add(Array(text.utf8), to: request)
  }
}
