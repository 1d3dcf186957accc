import Linting
import Reporting

enum ExplainCommand: Command {
  static let spec = CommandSpec(
    name: "explain", summary: "Explain a rule, with an example that triggers it and its cure",
    positional: PositionalSpec(
      placeholder: "RULE", help: "a rule's id, as `copyfit rules` lists them", count: 1...1,
      kind: .rule),
    options: [.color, .version, .help],
    examples: [("copyfit explain form-flip", "why numbers take the place of titles")])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    let rules = context.environment.rules()
    let id = arguments.positionals.first ?? ""
    guard let rule = rules.first(where: { $0.id == id }) else {
      throw UsageError(message: ParsedArguments.unknownRule(id, among: rules.map(\.id)))
    }
    var outcome = Outcome()
    let style = context.style(arguments)
    outcome.print(ExplainFormat.text(rule, style: style, width: context.terminal.width))
    return outcome
  }
}
