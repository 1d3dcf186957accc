import Linting
import Reporting

enum MeasureCommand: Command {
  static let spec = CommandSpec(
    name: "measure", summary: "Measure strings, with band and faces",
    discussion: """
      The width is an estimate of what iOS draws, in points, before it is rounded up to a pixel; \
      the range beside it says how sure it is.
      """,
    positional: PositionalSpec(
      placeholder: "TEXT", help: "what to measure; after -- it may begin with a dash",
      count: 1...Int.max),
    options: [
      OptionSpec("--size", .number("PT", 0.1...1000), "font size in points; default: 15"),
      OptionSpec(
        "--weight", .choice("W", MeasureOptions.Weight.allCases.map(\.rawValue)),
        "regular, medium, semibold or bold; default: semibold"),
      OptionSpec(
        "--tracking", .number("PT", -100...100),
        "points added to every glyph, besides the system font's own; default: 0"),
      OptionSpec("--locale", .text("L"), "the language of the text; default: en"),
      OptionSpec(
        "--font-file", .file("FILE", ["otf", "ttf", "ttc"]), "measure with this font, uncorrected"),
      .config, .format(["text", "json"]), .output, .color, .quiet, .version, .help,
    ],
    examples: [
      ("copyfit measure \"Payment\" \"Zahlung\"", "at 15 pt, semibold"),
      ("copyfit measure --size 33 --locale ar \"المراجعة\"", "at the largest text size"),
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    let requests = try FormatRequest.all(arguments)
    let weight = arguments.text("--weight").flatMap(MeasureOptions.Weight.init(rawValue:))
    let options = MeasureOptions(
      texts: arguments.positionals, size: arguments.number("--size") ?? 15,
      weight: weight ?? .semibold, tracking: arguments.number("--tracking") ?? 0,
      locale: arguments.text("--locale") ?? "en", fontFile: arguments.text("--font-file"),
      config: arguments.text("--config"))
    let report = context.environment.measure(options)

    var outcome = Outcome(status: report.problems.isEmpty ? .success : .failure)
    for request in requests {
      switch request.format {
      case "json": outcome.add(MeasureFormat.json(report), to: request)
      default:
        let style = context.style(arguments, for: request)
        let width = context.width(for: request)
        outcome.add(MeasureFormat.text(report, style: style, width: width), to: request)
      }
    }
    outcome.messages += context.messages(report.problems, report.notices, arguments)
    return outcome
  }
}
