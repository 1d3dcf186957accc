import Linting
import Reporting

enum ReportCommand: Command {
  static let spec = CommandSpec(
    name: "report", summary: "Write the designers' report: pictures and findings in one page",
    discussion: """
      The page needs nothing but a browser: no network, no server. It shows every flow in every \
      language, at every text size and width that was measured.

      Status: 0 whatever was found, or 2 when the run itself failed.
      """,
    positional: PositionalSpec(
      placeholder: "PATH", help: "a folder or a configuration; default: the current folder",
      count: 0...Int.max, kind: .file(["xcstrings", "yml", "yaml"])),
    options: [
      .config,
      OptionSpec(
        "--output", .file("FILE", ["html", "pdf"]), "the page; - is standard output"),
      OptionSpec(
        "--baseline", .file("FILE", ["json"]),
        "mark what is not in this file: the page can show that alone"),
      .color, .quiet, .verbose, .jobs, .locale, .flow, .version, .help,
    ],
    examples: [
      ("copyfit report --output report.html", "everything that is here"),
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    var options = try arguments.lintOptions()
    options.baseline = arguments.text("--baseline")
    try arguments.checkLoudness()
    let content = context.environment.report(options) { _ in }
    var outcome = Outcome(status: content.result.problems.isEmpty ? .success : .failure)
    let made = SystemTime.iso8601(context.environment.time())
    let request = FormatRequest(format: "html", file: arguments.text("--output"))
    outcome.add(ReportPage.bytes(content, made: made), to: request)
    outcome.messages += context.messages(content.result, arguments)
    return outcome
  }
}
