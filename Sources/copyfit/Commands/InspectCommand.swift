import Linting
import Reporting

enum InspectCommand: Command {
  static let spec = CommandSpec(
    name: "inspect", summary: "Show every cell of every flow: form, widths, stops, caption",
    discussion: """
      A cell is one content size in one place. The text shows a matrix for each flow and locale; \
      the JSON has every number.

      Status: 0, or 2 when the run itself failed.
      """,
    positional: PositionalSpec(
      placeholder: "PATH", help: "a folder or a configuration; default: the current folder",
      count: 0...Int.max, kind: .file(["xcstrings", "yml", "yaml"])),
    options: [
      .config, .format(["text", "json"]), .output, .color, .quiet, .verbose, .jobs, .locale, .flow,
      .version, .help,
    ],
    examples: [
      ("copyfit inspect --flow checkout --locale de", "one matrix"),
      ("copyfit inspect --format json --output cells.json", "all numbers, for a program"),
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    let requests = try FormatRequest.all(arguments)
    var options = try arguments.lintOptions()
    options.keepsAnalyses = true
    try arguments.checkLoudness()
    var result = context.lint(options, arguments)
    try FormatRequest.check(requests, against: result)
    result.analyses = filtered(result.analyses, options)

    var outcome = Outcome(status: result.problems.isEmpty ? .success : .failure)
    for request in requests {
      switch request.format {
      case "json": outcome.add(InspectJSON.bytes(result), to: request)
      default:
        let format = InspectText(
          style: context.style(arguments, for: request), width: context.width(for: request),
          isQuiet: arguments.has("--quiet"))
        var text = format.report(result)
        if result.analyses.isEmpty { text = TextFormat().noFlow(result) }
        outcome.add(text, to: request)
      }
    }
    outcome.messages += context.messages(result, arguments)
    return outcome
  }

  /// The run lays out the source language too, since rules compare with it; here only what was
  /// asked for is shown.
  private static func filtered(_ analyses: [FlowAnalysis], _ options: LintOptions) -> [FlowAnalysis]
  {
    analyses.compactMap { analysis in
      guard options.flows.isEmpty || options.flows.contains(analysis.flow.id) else { return nil }
      var kept = analysis
      if !options.locales.isEmpty {
        kept.locales.removeAll { !options.locales.contains($0.copy.locale) }
      }
      return kept
    }
  }
}
