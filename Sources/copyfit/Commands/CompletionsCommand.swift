import Linting
import Reporting

enum CompletionsCommand: Command {
  /// Made anew each time: the leak check does not see the list of shells in a global's enum.
  static var spec: CommandSpec {
    CommandSpec(
      name: "completions", summary: "Print a script that completes command lines in a shell",
      discussion: "Commands, options, their values, rules and files are completed.\n\n"
        + CompletionShell.allCases.map(\.installation).joined(separator: "\n\n"),
      positional: PositionalSpec(
        placeholder: "SHELL", help: "bash, zsh or fish", count: 1...1,
        kind: .choice(CompletionShell.allCases.map(\.rawValue))),
      options: [.output, .version, .help],
      examples: [
        ("eval \"$(copyfit completions bash)\"", "in this bash, until it ends"),
        ("copyfit completions fish | source", "in this fish, until it ends"),
      ])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    var outcome = Outcome()
    guard let shell = arguments.positionals.first.flatMap(CompletionShell.init(rawValue:)) else {
      return outcome
    }
    let completions = Completions(
      commands: Tool.commands.map { $0.spec } + [Tool.helpSpec], rules: context.environment.rules(),
      surfaces: SurfaceReference.named)
    let request = try FormatRequest.all(arguments).first ?? FormatRequest(format: "text")
    outcome.add(completions.script(shell), to: request)
    return outcome
  }
}
