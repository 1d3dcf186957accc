import Reporting

enum CompletionsCommand: Command {
  static let spec = CommandSpec(
    name: "completions", summary: "Print a script that completes command lines in a shell",
    discussion: "Commands, options, their values, rules and files are completed.\n\n"
      + Shell.allCases.map(\.installation).joined(separator: "\n\n"),
    positional: PositionalSpec(
      placeholder: "SHELL", help: "bash, zsh or fish", count: 1...1,
      kind: .choice(Shell.allCases.map(\.rawValue))),
    options: [.output, .version, .help],
    examples: [
      ("eval \"$(copyfit completions bash)\"", "in this bash, until it ends"),
      ("copyfit completions fish | source", "in this fish, until it ends"),
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    var outcome = Outcome()
    guard let shell = arguments.positionals.first.flatMap(Shell.init(rawValue:)) else {
      return outcome
    }
    let completions = Completions(
      commands: Tool.commands.map { $0.spec } + [Tool.helpSpec], rules: context.environment.rules())
    let request = try FormatRequest.all(arguments).first ?? FormatRequest(format: "text")
    outcome.add(completions.script(shell), to: request)
    return outcome
  }
}
