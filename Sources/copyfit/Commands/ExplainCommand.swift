import Linting
import Reporting

enum ExplainCommand: Command {
  static let spec = CommandSpec(
    name: "explain", summary: "Explain a rule, with its cure, or a surface, with its keys",
    positional: PositionalSpec(
      placeholder: "RULE|SURFACE",
      help: "a rule's id, as `copyfit rules` lists them, or a surface of `config --surfaces`",
      count: 1...1, kind: .topic),
    options: [.format(["text", "json"]), .output, .color, .version, .help],
    examples: [
      ("copyfit explain form-flip", "why numbers take the place of titles"),
      ("copyfit explain form-flip --format json", "the same for an editor"),
      ("copyfit explain toast", "what a toast takes in copyfit.yml"),
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    let requests = try FormatRequest.all(arguments)
    let rules = context.environment.rules()
    let id = arguments.positionals.first ?? ""
    let surfaces = SurfaceReference.named
    if let surface = surfaces.first(where: { $0.id == id }) {
      return try explain(surface, requests, arguments, context)
    }
    guard let rule = rules.first(where: { $0.id == id }) else {
      let near = NearestName.nearest(to: id, among: rules.map(\.id) + surfaces.map(\.id))
      let hint =
        near == nil ? "; `copyfit rules` and `copyfit config --surfaces` list them" : ""
      throw UsageError(
        message: "there is no rule or surface '\(id)'" + CommandSpec.suggestion(near) + hint)
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

  private static func explain(
    _ surface: SurfaceReference, _ requests: [FormatRequest], _ arguments: ParsedArguments,
    _ context: Context
  ) throws(UsageError) -> Outcome {
    var outcome = Outcome()
    for request in requests {
      guard request.format == "text" else {
        throw UsageError(message: "explains surfaces as text alone; rules as json too")
      }
      outcome.add(
        SurfacesFormat.text(
          surface, style: context.style(arguments, for: request),
          width: context.width(for: request)), to: request)
    }
    return outcome
  }
}
