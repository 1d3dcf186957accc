import Linting
import Reporting

enum ExplainCommand: Command {
  static let spec = CommandSpec(
    name: "explain", summary: "Explain a rule, with an example that triggers it and its cure",
    positional: PositionalSpec(
      placeholder: "RULE", help: "a rule's id, as `copyfit rules` lists them", count: 1...1,
      kind: .rule),
    options: [.format(["text", "json"]), .output, .color, .version, .help],
    examples: [
      ("copyfit explain form-flip", "why numbers take the place of titles"),
      ("copyfit explain form-flip --format json", "the same for an editor"),
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    let requests = try FormatRequest.all(arguments)
    let rules = context.environment.rules()
    let id = arguments.positionals.first ?? ""
    guard let rule = rules.first(where: { $0.id == id }) else {
      throw UsageError(message: ParsedArguments.unknownRule(id, among: rules.map(\.id)))
    }
    var outcome = Outcome()
    for request in requests {
      switch request.format {
      case "json": outcome.add(ExplainFormat.json(rule), to: request)
      default:
        let style = context.style(arguments, for: request)
        let width = context.width(for: request)
        outcome.add(ExplainFormat.text(rule, style: style, width: width), to: request)
      }
    }
    return outcome
  }
}
