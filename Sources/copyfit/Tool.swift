import Linting
import Reporting

/// One of copyfit's commands.
protocol Command {
  static var spec: CommandSpec { get }
  static func run(_ arguments: ParsedArguments, _ context: Context) throws(UsageError) -> Outcome
}

/// What a command works with.
struct Context: Sendable {
  var environment: Environment
  var terminal: Terminal
}

/// The command line as a whole: which command, which options, what to say when it is wrong.
struct Tool {
  var environment: Environment
  var terminal: Terminal

  /// In the order of the manual. `lint` is what runs when no command is given.
  static var commands: [any Command.Type] {
    [
      LintCommand.self, InspectCommand.self, ReportCommand.self, MeasureCommand.self,
      FontsCommand.self, RulesCommand.self, ExplainCommand.self, InitCommand.self,
      ConfigCommand.self, CompletionsCommand.self, ManualCommand.self,
    ]
  }

  /// Not a command of its own, since it only shows what the others say; for completions.
  static var helpSpec: CommandSpec {
    CommandSpec(
      name: "help", summary: "Print the help of a command",
      positional: PositionalSpec(
        placeholder: "COMMAND", help: "a command; default: all, one line each", count: 0...1,
        kind: .choice(commands.map { $0.spec.name })),
      options: [])
  }

  /// Does what the arguments (without the program's name) ask for.
  func run(_ arguments: [String]) -> Outcome {
    var arguments = arguments
    var command: any Command.Type = LintCommand.self
    if let index = Self.firstPositional(arguments) {
      let word = arguments[index]
      if let named = Self.commands.first(where: { $0.spec.name == word }) {
        command = named
        arguments.remove(at: index)
      } else if word == "help" {
        arguments.remove(at: index)
        return help(arguments.first)
      } else if !Self.hasUnknownOption(arguments[..<index]), let failure = unknownCommand(word) {
        return failure
      }
    } else if arguments.contains("--help") || arguments.contains("-h") {
      return help(nil)
    }
    return run(command, arguments)
  }

  private func run(_ command: any Command.Type, _ arguments: [String]) -> Outcome {
    let spec = command.spec
    do {
      let parsed = try spec.parse(arguments)
      var outcome = Outcome()
      if parsed.has("--help") {
        outcome.print(spec.help())
      } else if parsed.has("--version") {
        outcome.print("copyfit \(copyfitVersion)\n")
      } else {
        let context = Context(environment: environment, terminal: terminal)
        outcome = try command.run(parsed, context)
      }
      return outcome
    } catch {
      return Self.usageFailure("copyfit \(spec.name)", error.message)
    }
  }

  /// The first argument that is neither an option nor an option's value.
  static func firstPositional(_ arguments: [String]) -> Int? {
    let valued = Set(commands.flatMap { $0.spec.options.filter(\.takesValue).map(\.name) })
    var index = 0
    while index < arguments.count, arguments[index] != "--" {
      if !arguments[index].hasPrefix("-") || arguments[index] == "-" { return index }
      index += valued.contains(arguments[index]) ? 2 : 1
    }
    return nil
  }

  /// Whether the word that follows may be the value of a misspelt option, which is then what to name.
  private static func hasUnknownOption(_ arguments: ArraySlice<String>) -> Bool {
    let known = Set(commands.flatMap { $0.spec.options.map(\.name) })
    return arguments.contains { argument in
      argument.hasPrefix("--") && !known.contains(String(argument.prefix { $0 != "=" }))
    }
  }

  /// A word that is neither a command nor a file, and does not look like a path, is a slip.
  private func unknownCommand(_ word: String) -> Outcome? {
    let looksLikePath = word.contains("/") || word.contains(".") || word == "-"
    if looksLikePath || environment.fileExists(word) { return nil }
    let near = NearestName.nearest(to: word, among: Self.commands.map { $0.spec.name })
    let message = "'\(word)' is no command, and no file or folder of that name is here"
    return Self.usageFailure("copyfit", message + CommandSpec.suggestion(near))
  }

  static func usageFailure(_ command: String, _ message: String) -> Outcome {
    var outcome = Outcome(status: .failure)
    outcome.messages = "\(command): \(SafeText.line(message))\nSee '\(command) --help'.\n"
    return outcome
  }

  // MARK: Help

  private func help(_ name: String?) -> Outcome {
    var outcome = Outcome()
    guard let name, name != "--help", name != "-h" else {
      outcome.print(Self.overview())
      return outcome
    }
    if let command = Self.commands.first(where: { $0.spec.name == name }) {
      outcome.print(command.spec.help())
      return outcome
    }
    let near = NearestName.nearest(to: name, among: Self.commands.map { $0.spec.name })
    return Self.usageFailure("copyfit", "'\(name)' is no command" + CommandSpec.suggestion(near))
  }

  static func overview() -> String {
    var text = """
      copyfit \(copyfitVersion): will the copy fit, in every language, at every text size?

      Usage: copyfit [COMMAND] [OPTION …] [PATH …]

      Commands:

      """
    for command in commands {
      let standard = command == LintCommand.self ? " (when no command is given)" : ""
      text += CommandSpec.entry(command.spec.name, command.spec.summary + standard, column: 15)
    }
    text += "\nExamples:\n"
    for (line, does) in examples { text += CommandSpec.entry(line, does, column: 45) }
    return text + """

      Every command has its own help: copyfit lint --help.
      Status: 0 nothing at error level, 1 findings at error level, 2 the run failed.

      """
  }

  /// What most people come for, in the order in which they do.
  private static let examples = [
    ("copyfit", "lint what is here"),
    ("copyfit lint App --locale de --strict", "German only, warnings fail"),
    ("copyfit lint --format json=findings.json", "for a program"),
    ("copyfit inspect --flow checkout", "every cell of one flow"),
    ("copyfit measure \"Zahlungsübersicht\"", "how wide is it?"),
    ("copyfit explain title-truncated", "what a finding means"),
    ("copyfit config --effective", "what applies here"),
  ]
}
