import Linting

/// copyfit(1), made from the same tables as `--help`, so that neither can lag behind the command.
struct ManualPage {
  let commands: [CommandSpec]

  var text: String {
    var page = Roff()
    page.title("COPYFIT", 1, date: copyfitVersionDate, source: "copyfit \(copyfitVersion)")
    page.section("NAME")
    page.prose(
      "copyfit - check whether copy fits its place, in every language and at every text size",
      startsParagraph: false)
    page.section("SYNOPSIS")
    for command in commands { page.prose(synopsis(command)) }
    page.section("DESCRIPTION")
    page.prose(Self.description)
    page.section("COMMANDS")
    for command in commands { add(command, to: &page) }
    page.section("OPTIONS")
    page.prose("These mean the same in every command that takes them.")
    for option in shared { add(option, to: &page) }
    page.section("EXIT STATUS")
    for (status, meaning) in Self.statuses { page.term(Roff.bold(status), meaning) }
    page.section("ENVIRONMENT")
    for (name, meaning) in Self.variables { page.term(Roff.bold(name), meaning) }
    page.section("FILES")
    for (name, meaning) in Self.files { page.term(Roff.bold(name), meaning) }
    page.section("EXAMPLES")
    for command in commands {
      for example in command.examples { page.example(example.line, example.does) }
    }
    page.section("SEE ALSO")
    page.prose(
      "`copyfit explain` RULE for each rule, with an example and its cure; `fc-list`(1), "
        + "`git`(1).")
    return page.text
  }

  private func synopsis(_ command: CommandSpec) -> String {
    let words = command.usage.split(separator: " ").dropFirst(2).joined(separator: " ")
    return "`copyfit \(command.name)` \(words)"
  }

  private func add(_ command: CommandSpec, to page: inout Roff) {
    page.subsection("copyfit \(command.name)")
    let standard = command.name == commands.first?.name ? " (when no command is given)" : ""
    page.prose("\(command.summary)\(standard).")
    page.prose(command.discussion)
    if let positional = command.positional {
      page.term(Roff.italic(positional.placeholder), positional.help)
    }
    for option in command.options where !isShared(option) { add(option, to: &page) }
    let others = command.options.filter(isShared).map { "`\($0.name)`" }
    page.prose("Also: " + others.joined(separator: ", ") + ".")
  }

  private func add(_ option: OptionSpec, to page: inout Roff) {
    let more = option.isRepeatable ? " (may be repeated)" : ""
    page.term(heading(option), option.summary + more)
  }

  /// What is typed in bold, what stands for something else in italics.
  private func heading(_ option: OptionSpec) -> String {
    let name = option.name == "--help" ? "-h, --help" : option.name
    let rest = option.heading.dropFirst(option.name.count)
    guard !rest.isEmpty else { return Roff.bold(name) }
    return Roff.bold(name) + Roff.escaped(" ") + Roff.italic(rest.drop { $0 == " " })
  }

  // MARK: Options of several commands

  /// In the order in which they are met.
  private var shared: [OptionSpec] {
    var seen: Set<String> = []
    return commands.flatMap(\.options).filter { isShared($0) && seen.insert($0.name).inserted }
  }

  /// Of three commands or more, with the same words.
  private func isShared(_ option: OptionSpec) -> Bool {
    let same = commands.filter { command in
      command.options.contains { $0.heading == option.heading && $0.summary == option.summary }
    }
    return same.count >= 3
  }
}
