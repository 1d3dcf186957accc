import Reporting

enum RulesCommand: Command {
  static let spec = CommandSpec(
    name: "rules", summary: "List the rules with their default severity",
    discussion: "The JSON has all that `copyfit explain` says of each, with its examples.",
    options: [.format(["text", "json"]), .output, .color, .version, .help],
    examples: [
      ("copyfit rules", "then `copyfit explain RULE` for one in full"),
      ("copyfit rules --format json --output rules.json", "for a program"),
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    let rules = context.environment.rules()
    var outcome = Outcome()
    for request in try FormatRequest.all(arguments) {
      switch request.format {
      case "json": outcome.add(RulesFormat.json(rules), to: request)
      default:
        let style = context.style(arguments, for: request)
        let width = context.width(for: request)
        outcome.add(RulesFormat.text(rules, style: style, width: width), to: request)
      }
    }
    return outcome
  }
}
