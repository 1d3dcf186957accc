import Linting

/// What a shell can offer on a command line of copyfit: a view of the option tables, from which the
/// script of each shell is made.
struct Completions {
  /// What may stand as an option's value or as an argument.
  enum Offer: Hashable {
    /// Anything: there is nothing to offer.
    case nothing
    case words([String])
    /// One of the words, and behind `=` a file.
    case formats([String])
    case rules
    /// What `explain` explains: a rule or a surface.
    case topics
    /// With one of the endings; any file where there is none.
    case files(_ endings: [String])
    case folders
  }

  var commands: [CommandSpec]
  var rules: [RuleMetadata]
  var surfaces: [SurfaceReference]

  /// Name and summary of each of what `explain` explains.
  var topics: [(name: String, summary: String)] {
    rules.map { ($0.id, $0.summary) } + surfaces.map { ($0.id, $0.summary) }
  }

  func script(_ shell: CompletionShell) -> String {
    switch shell {
    case .bash: BashCompletions(completions: self).script
    case .zsh: ZshCompletions(completions: self).script
    case .fish: FishCompletions(completions: self).script
    }
  }

  /// The first lines of every script: what it is and where it goes.
  func head(_ shell: CompletionShell) -> String {
    let origin = "copyfit \(copyfitVersion): made by `copyfit completions \(shell.rawValue)`.\n\n"
    return (origin + shell.installation).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "#\n" : "# \($0)\n" }.joined()
  }

  /// Every option that takes a value, in whichever command: the word behind it is no command.
  var valuedOptions: [String] {
    var names: [String] = []
    for option in commands.flatMap(\.options) where option.takesValue {
      if !names.contains(option.name) { names.append(option.name) }
    }
    return names
  }
}

extension OptionSpec {
  var offer: Completions.Offer {
    switch value {
    case .flag, .text, .whole, .number: .nothing
    case .file(_, let endings): .files(endings)
    case .rule: .rules
    case .choice(_, let names): .words(names)
    case .format(let names): .formats(names)
    }
  }
}

extension PositionalSpec {
  var offer: Completions.Offer {
    switch kind {
    case .text: .nothing
    case .file(let endings): .files(endings)
    case .folder: .folders
    case .topic: .topics
    case .choice(let names): .words(names)
    }
  }
}
