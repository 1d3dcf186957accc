import Reporting

enum ManualCommand: Command {
  static let spec = CommandSpec(
    name: "manual", summary: "Print the manual page of copyfit, for `man`",
    discussion: """
      `make install` puts it where `man copyfit` finds it.
      """,
    options: [.output, .version, .help],
    examples: [
      ("copyfit manual | man -l -", "read it on Linux"),
      ("copyfit manual --output copyfit.1 && man ./copyfit.1", "read it on macOS"),
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome {
    var outcome = Outcome()
    let page = ManualPage(commands: Tool.commands.map { $0.spec })
    let request = try FormatRequest.all(arguments).first ?? FormatRequest(format: "text")
    outcome.add(page.text, to: request)
    return outcome
  }
}
