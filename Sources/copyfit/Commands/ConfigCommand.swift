import Linting
import Reporting

enum ConfigCommand: Command {
  static let spec = CommandSpec(
    name: "config", summary: "Show the configuration as understood, devices, surfaces, the schema",
    options: [
      OptionSpec("--effective", "the configuration with defaults filled in, as YAML"),
      OptionSpec("--devices", "the device ids that `devices:` takes, with their widths"),
      OptionSpec("--surfaces", "the surfaces that a flow may name, one line each"),
      OptionSpec("--schema", "the JSON Schema of copyfit.yml, for editors"),
      .config, .output, .color, .version, .help,
    ],
    examples: [
      ("copyfit config --effective", "what applies here"),
      ("copyfit config --schema --output copyfit.schema.json", "for an editor to check against"),
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    let kinds = ["--effective", "--devices", "--surfaces", "--schema"]
    let asked = kinds.filter { arguments.has($0) }
    guard asked.count == 1 else {
      throw UsageError(message: "takes one of --effective, --devices, --surfaces and --schema")
    }
    let request = try FormatRequest.all(arguments).first ?? FormatRequest(format: "text")
    var outcome = Outcome()
    switch asked.first {
    case "--devices":
      let style = context.style(arguments, for: request)
      let text = DevicesFormat.text(context.environment.devices(), style: style)
      outcome.add(text, to: request)
    case "--surfaces":
      let width = context.width(for: request)
      outcome.add(SurfacesFormat.list(SurfaceReference.named, width: width), to: request)
    case "--schema":
      outcome.add(context.environment.schema(), to: request)
    default:
      let report = context.environment.configuration(arguments.text("--config"))
      if let yaml = report.yaml { outcome.add(yaml, to: request) }
      outcome.messages += context.messages(report.problems, [], arguments)
      if !report.problems.isEmpty { outcome.status = .failure }
    }
    return outcome
  }
}
