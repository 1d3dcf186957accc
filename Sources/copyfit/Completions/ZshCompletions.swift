/// For zsh 5, as a file `_copyfit` on `fpath` or sourced after `compinit`.
struct ZshCompletions {
  let completions: Completions

  var script: String {
    "#compdef copyfit\n" + completions.head(.zsh) + "\n"
      + """
      _copyfit() {
        local curcontext=$curcontext command='' ret=1
        local -a commands
        local -i position=2
        commands=(
      \(commandList)  )

        # The command is the first word that is neither an option nor an option's value. It is taken
        # out of the line, so that _arguments sees the options on both its sides as those of one command.
        while ((position < CURRENT)); do
          case $words[position] in
            (--)
              command=lint
              break
              ;;
            (\(completions.valuedOptions.joined(separator: "|")))
              position+=2
              ;;
            (-?*) position+=1 ;;
            (*)
              if ((${commands[(I)$words[position]:*]})); then
                command=$words[position]
                words[position]=()
                ((CURRENT--))
              else
                command=lint
              fi
              break
              ;;
          esac
        done

        case $command in
      \(cases)  esac
        return ret
      }

      # A command, or what lint takes.
      _copyfit_begin() {
        local ret=1
        _describe -t commands command commands && ret=0
        \(files(completions.commands.first?.positional?.offer)) && ret=0
        return ret
      }

      _copyfit_rules() {
        local -a rules
        rules=(
      \(ruleList)  )
        _describe -t rules rule rules
      }

      _copyfit_topics() {
        local -a topics
        topics=(
      \(topicList)  )
        _describe -t topics 'rule or surface' topics
      }

      # A format; behind `=`, a file.
      _copyfit_formats() {
        local expl
        if compset -P '*='; then _files; else _wanted formats expl format compadd -- "$@"; fi
      }

      # Loaded by its name it is called at once; sourced it is only made known.
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _copyfit "$@"
      else
        compdef _copyfit copyfit
      fi

      """
  }

  private var commandList: String {
    completions.commands.map { entry($0.name, $0.summary) }.joined()
  }

  private var ruleList: String { completions.rules.map { entry($0.id, $0.summary) }.joined() }
  private var topicList: String {
    completions.topics.map { entry($0.name, $0.summary) }.joined()
  }

  /// As `_describe` reads it.
  private func entry(_ name: String, _ summary: String) -> String {
    "    " + quoted("\(name):" + summary) + "\n"
  }

  private var cases: String {
    let first = completions.commands.first
    let begin = first.map { arguments($0, positional: "*:command or path:_copyfit_begin") } ?? ""
    let rest = completions.commands.map { "    (\($0.name))\n" + arguments($0) }.joined()
    return "    ('')\n" + begin + rest
  }

  private func arguments(_ command: CommandSpec, positional: String? = nil) -> String {
    var specs = command.options.map(spec)
    if let positional = positional ?? command.positional.map(spec) { specs.append(positional) }
    let lines = specs.map { " \\\n        " + quoted($0) }.joined()
    return "      _arguments -S\(lines) && ret=0\n      ;;\n"
  }

  private func spec(_ option: OptionSpec) -> String {
    let names = option.isRepeatable ? "*" + option.name : option.name
    let summary = "[\(escaped(option.summary, "[]:"))]"
    guard option.takesValue else { return names + summary }
    let placeholder = option.placeholder.lowercased()
    return "\(names)=\(summary):\(placeholder):\(action(option.offer))"
  }

  private func spec(_ positional: PositionalSpec) -> String {
    let count = positional.count.upperBound == 1 ? "1" : "*"
    return "\(count):\(positional.placeholder.lowercased()):\(action(positional.offer))"
  }

  private func action(_ offer: Completions.Offer) -> String {
    switch offer {
    // A blank: a message at most, and no completions.
    case .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    // The blank in front keeps options of compadd out.
    case .formats(let words): " _copyfit_formats \(words.joined(separator: " "))"
    case .rules: "_copyfit_rules"
    case .topics: "_copyfit_topics"
    case .files: files(offer)
    case .folders: "_files -/"
    }
  }

  private func files(_ offer: Completions.Offer?) -> String {
    guard case .files(let endings)? = offer, !endings.isEmpty else { return "_files" }
    return "_files -g \"*.(\(endings.joined(separator: "|")))(-.)\""
  }

  private func escaped(_ text: String, _ special: String) -> String {
    String(text.flatMap { special.contains($0) ? ["\\", $0] : [$0] })
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
