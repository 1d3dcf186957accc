import Linting
import Reporting

enum InitCommand: Command {
  static let spec = CommandSpec(
    name: "init", summary: "Write a copyfit.yml to begin with, from what is found here",
    discussion: """
      Looks for String Catalogs in the folder and below, guesses flows from groups of keys such as \
      step1.title, step2.title, …, and writes a configuration with comments. Groups that may be \
      none are written as comments. A configuration that is there stays as it is.

      Status: 0 written, 2 nothing was written, or a catalog could not be read.
      """,
    positional: PositionalSpec(
      placeholder: "PATH", help: "the folder to look in; default: the current one", count: 0...1,
      kind: .folder),
    options: [
      OptionSpec("--dry-run", "print the configuration instead of writing it"),
      OptionSpec("--force", "replace a configuration that is there"),
      OptionSpec(
        "--output", .file("FILE", ["yml", "yaml"]),
        "write to this file, - for standard output; default: copyfit.yml in the folder"),
      .color, .quiet, .version, .help,
    ],
    examples: [
      ("copyfit init", "then `copyfit` checks what was found"),
      ("copyfit init App --dry-run", "what would be written to App/copyfit.yml"),
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    let output = arguments.text("--output")
    if let output, output != "-", !isConfigurationName(output) {
      throw UsageError(
        message: "--output '\(output)' is no name for a configuration; give one that ends in .yml")
    }
    let isTrial = arguments.has("--dry-run") || output == "-"
    let report = context.environment.initialize(
      InitOptions(
        folder: arguments.positionals.first, file: output == "-" ? nil : output,
        force: arguments.has("--force"), isTrial: isTrial))
    var outcome = Outcome(status: report.problems.isEmpty ? .success : .failure)
    outcome.messages = context.messages(report.problems, [], arguments)
    guard let text = report.text else { return outcome }
    let remarks = arguments.has("--quiet") ? "" : remarks(report, isTrial, context.terminal.width)
    if isTrial {
      outcome.print(text)
      outcome.messages += remarks
    } else {
      outcome.files.append(
        .init(path: report.file, bytes: Array(text.utf8), remark: remarks))
    }
    return outcome
  }

  private static func isConfigurationName(_ name: String) -> Bool {
    [".yml", ".yaml"].contains { name.hasSuffix($0) }
  }

  // MARK: What was done

  private static func remarks(_ report: InitReport, _ isTrial: Bool, _ width: Int) -> String {
    var lines: [String] = []
    let file = SafeText.line(report.file)
    let verb =
      switch (isTrial, report.replaces) {
      case (true, true): "Would replace"
      case (true, false): "Would write"
      case (false, true): "Replaced"
      case (false, false): "Wrote"
      }
    let found = [
      count(report.catalogs, "catalog"), count(report.locales.count, "language"),
      count(report.flows.count, "flow"),
    ]
    lines.append("\(verb) \(file): \(found.joined(separator: ", ")).")
    lines += report.flows.map(line)
    if report.flows.isEmpty {
      lines.append(
        "No group of keys was surely a flow; the file shows how to list one, as a comment.")
    }
    if report.suggestions > 0 {
      let groups =
        report.suggestions == 1 ? "1 group of keys" : "\(report.suggestions) groups of keys"
      lines.append("\(groups) may be a flow as well: in the file as a comment.")
    }
    if report.lacksTrailWords {
      lines.append(
        "The catalogs lack words that a flow's trail says by itself; the file ignores that until they "
          + "are there, and its comments name them.")
    }
    if let parent = report.parent {
      lines.append(
        "\(SafeText.line(parent)), which applied here, no longer does in this folder and below.")
    }
    if let first = report.nested.first {
      let others = report.nested.count > 1 ? " and \(report.nested.count - 1) more" : ""
      lines.append(
        "Below it there is \(SafeText.line(first))\(others): catalogs there stay with it.")
    }
    if !isTrial {
      let next = (["copyfit", "lint"] + report.nextArguments.map(ShellWord.quoted))
      lines.append("Next: \(SafeText.line(next.joined(separator: " ")))")
    }
    return lines.map { TextWrapping.wrapped($0, width: width, first: "", rest: "  ") + "\n" }
      .joined()
  }

  private static func line(_ flow: InitReport.Flow) -> String {
    let check = flow.isOrderKnown ? "" : "; check their order"
    return "- flow \(SafeText.line(flow.id)): \(count(flow.steps, "step"))\(check)"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

/// A word of a command line to copy.
enum ShellWord {
  /// In single quotes where a shell would take it for something else.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D...0x2F, 0x5F: true
      default: false
      }
    }
    if isPlain, !text.isEmpty { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
