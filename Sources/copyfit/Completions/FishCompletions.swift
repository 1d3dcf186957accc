/// For fish 3.
struct FishCompletions {
  let completions: Completions

  var script: String {
    completions.head(.fish) + "\n" + helpers + "\n"
      + "complete -c copyfit -e\ncomplete -c copyfit -f\n\n"
      + completions.commands.map(begin).joined()
      + completions.commands.map { "\n" + lines($0) }.joined()
  }

  private var helpers: String {
    """
    # The command that the line has named, `none` where it has named none so far, and else `lint`.
    function __copyfit_command
        set -l words (commandline -opc)
        set -e words[1]
        set -l is_value no
        for word in $words
            if test $is_value = yes
                set is_value no
                continue
            end
            switch $word
                case --
                    echo lint
                    return
                case \(completions.valuedOptions.joined(separator: " "))
                    set is_value yes
                case '--*' -h
                    continue
                case \(completions.commands.map(\.name).joined(separator: " "))
                    echo $word
                    return
                case '*'
                    echo lint
                    return
            end
        end
        echo none
    end

    # Whether the line is about the command $argv[1]; lint is meant where none is named.
    function __copyfit_is
        set -l named (__copyfit_command)
        test $named = $argv[1]; or test $named = none -a $argv[1] = lint
    end

    # Arguments before this one, behind the command.
    function __copyfit_count
        set -l words (commandline -opc)
        set -e words[1]
        set -l count 0
        set -l is_value no
        for word in $words
            if test $is_value = yes
                set is_value no
                continue
            end
            switch $word
                case \(completions.valuedOptions.joined(separator: " "))
                    set is_value yes
                case '-*'
                    continue
                case '*'
                    set count (math $count + 1)
            end
        end
        math $count - 1
    end

    # The word so far, without the option that it may begin with.
    function __copyfit_word
        string replace -r -- '^--[a-z-]+=' '' (commandline -ct)
    end

    # $argv[1] before each folder that begins with $argv[2], and before each file, of which the
    # endings that follow may be asked.
    function __copyfit_paths
        set -l endings (string join '|' $argv[3..-1])
        for path in (complete -C "'' $argv[2]" | string replace -r '\\t.*' '')
            if test -z "$endings"; or string match -qr -- '(/|\\.('$endings'))$' $path
                echo $argv[1]$path
            end
        end
    end

    function __copyfit_files
        __copyfit_paths '' (__copyfit_word) $argv
    end

    # Formats; behind `=`, files.
    function __copyfit_formats
        set -l parts (string split -m 1 = -- (__copyfit_word))
        if set -q parts[2]
            __copyfit_paths $parts[1]= $parts[2]
        else
            string join \\n $argv
        end
    end

    function __copyfit_rules
    \(list(completions.rules.map { ($0.id, $0.summary) }))end

    function __copyfit_topics
    \(list(completions.topics))end

    """
  }

  private func list(_ entries: [(name: String, summary: String)]) -> String {
    entries.map { "    printf '%s\\t%s\\n' \($0.name) \(quoted($0.summary))\n" }.joined()
  }

  private func begin(_ command: CommandSpec) -> String {
    "complete -c copyfit -n 'test (__copyfit_command) = none' -a \(command.name)"
      + " -d \(quoted(command.summary))\n"
  }

  private func lines(_ command: CommandSpec) -> String {
    var text = ""
    if let positional = command.positional, positional.offer != .nothing {
      // One that is the last is not offered again.
      let limit = positional.count.upperBound
      let guarding = limit == Int.max ? "" : "; and test (__copyfit_count) -lt \(limit)"
      text += "complete -c copyfit -n '__copyfit_is \(command.name)\(guarding)'"
      text += " -a \(quoted(action(positional.offer)))\n"
    }
    return text + command.options.map { line($0, of: command) }.joined()
  }

  private func line(_ option: OptionSpec, of command: CommandSpec) -> String {
    let name = String(option.name.dropFirst(2))
    let description = " -d \(quoted(option.summary))\n"
    guard option.takesValue else {
      // A flag that was given is not offered again.
      return "complete -c copyfit -n '__copyfit_is \(command.name)"
        + "; and not __fish_contains_opt \(name)' -l \(name)\(description)"
    }
    let start = "complete -c copyfit -n '__copyfit_is \(command.name)' -l \(name) -x"
    if option.offer == .nothing { return start + description }
    return start + " -a \(quoted(action(option.offer)))" + description
  }

  private func action(_ offer: Completions.Offer) -> String {
    switch offer {
    case .nothing: ""
    case .words(let words): words.joined(separator: " ")
    case .formats(let words): "(__copyfit_formats \(words.joined(separator: " ")))"
    case .rules: "(__copyfit_rules)"
    case .topics: "(__copyfit_topics)"
    case .files(let endings): "(\((["__copyfit_files"] + endings).joined(separator: " ")))"
    // No file ends so.
    case .folders: "(__copyfit_files /)"
    }
  }

  /// In fish a backslash counts between single quotes too.
  private func quoted(_ text: String) -> String {
    "'" + String(text.flatMap { "'\\".contains($0) ? ["\\", $0] : [$0] }) + "'"
  }
}
