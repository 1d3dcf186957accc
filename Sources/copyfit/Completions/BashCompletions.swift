/// For bash from 3.2 on, which macOS has: no associative arrays, no `mapfile`, and `compopt` only
/// where there is one.
struct BashCompletions {
  let completions: Completions

  var script: String {
    completions.head(.bash) + "\n" + Self.helpers + "\n"
      + """
      _copyfit() {
        local IFS=$' \\t\\n'
        local word='' glue='' command='' option='' options='' value='' lead='' position count=0 only=''
        local -a words
        words=()
        COMPREPLY=()
        ! type compopt >/dev/null 2>&1 || compopt +o default

        # Readline splits at `=`, where COMP_WORDBREAKS has it: here --format=json is one word again.
        for ((position = 0; position <= COMP_CWORD; position++)); do
          word=${COMP_WORDS[position]}
          if [[ -n $glue || ($word == =* && $position -gt 1) ]]; then
            words[${#words[@]} - 1]+=$word
          else
            words+=("$word")
          fi
          glue=''
          [[ $word != *= ]] || glue=yes
        done
        local last=$((${#words[@]} - 1))
        value=${words[last]}

        # The command, and how many arguments stand before this one.
        for ((position = 1; position < last; position++)); do
          word=${words[position]}
          option=''
          if [[ -n $only ]]; then
            count=$((count + 1))
            continue
          fi
          case $word in
            --)
              only=yes
              command=${command:-lint}
              ;;
            \(completions.valuedOptions.joined(separator: " | ")))
              option=$word
              position=$((position + 1))
              ;;
            -?*) ;;
            *)
              if [[ -z $command && $count -eq 0 && ' \(names) ' == *" $word "* ]]; then
                command=$word
              else
                count=$((count + 1))
              fi
              ;;
          esac
        done
        # An option that took the last word before this one has its value here.
        ((position > last)) || option=''
        if [[ -z $option && -z $only && $value == --*=* ]]; then
          option=${value%%=*}
          lead=$option=
          value=${value#*=}
        fi

        if [[ -n $option ]]; then
          _copyfit_value
        elif [[ -z $only && $value == -* ]]; then
          _copyfit_options
        else
          _copyfit_argument
        fi

        # Where readline does not split at `=`, the answer is the whole word.
        if [[ -n $lead && $COMP_WORDBREAKS != *=* ]]; then
          for ((position = 0; position < ${#COMPREPLY[@]}; position++)); do
            COMPREPLY[position]=$lead${COMPREPLY[position]}
          done
        fi
      }

      # What may stand behind $option.
      _copyfit_value() {
        case "${command:-lint} $option" in
      \(values)  esac
      }

      # The options of the command; those that were given and count once are left out.
      _copyfit_options() {
        local given=" ${words[*]:0:last} "
        case "${command:-lint}" in
      \(optionLists)  esac
        for option in $options; do
          word=${option%+}
          if [[ $option != "$word" || $given != *" $word "* && $given != *" $word="* ]]; then
            _copyfit_words "$value" "$word"
          fi
        done
      }

      # What may stand as an argument. Without a command, lint is meant.
      _copyfit_argument() {
        case "$command" in
          '')
            ((count > 0)) || _copyfit_words "$value" '\(names)'
      \(arguments)  esac
      }

      complete -o default -F _copyfit copyfit

      """
  }

  /// They see `value` and `lead` of `_copyfit`, as all functions of bash do.
  private static let helpers = """
    # Adds those of the words $2 that begin with $1.
    _copyfit_words() {
      local word
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$2" -- "$1")
    }

    # Adds the folders that begin with $1, and the files, of which the endings that follow may be asked.
    _copyfit_files() {
      local begun=$1 path ending
      shift
      # Without compopt, readline's own answer serves: it quotes, and it marks folders. So it does
      # when nothing fits.
      type compopt >/dev/null 2>&1 || return 0
      compopt -o filenames -o default
      while IFS= read -r path; do COMPREPLY+=("$path"); done < <(
        if [[ $# -eq 0 ]]; then
          compgen -f -- "$begun"
        else
          compgen -d -- "$begun"
          for ending in "$@"; do compgen -f -X "!*.$ending" -- "$begun"; done
        fi
      )
    }

    # Adds formats; behind `=`, files.
    _copyfit_formats() {
      if [[ $value == *=* ]]; then
        lead+=${value%%=*}=
        _copyfit_files "${value#*=}"
      else
        _copyfit_words "$value" "$1"
      fi
    }

    """

  private var names: String { completions.commands.map(\.name).joined(separator: " ") }

  /// A case for each kind of value, with all options that take it.
  private var values: String {
    var order: [Completions.Offer] = []
    var patterns: [Completions.Offer: [String]] = [:]
    for command in completions.commands {
      for option in command.options where option.offer != .nothing {
        if patterns[option.offer] == nil { order.append(option.offer) }
        patterns[option.offer, default: []].append("'\(command.name) \(option.name)'")
      }
    }
    return order.map { offer in
      let pattern = (patterns[offer] ?? []).joined(separator: " | ")
      return "    \(pattern))\n      \(action(offer))\n      ;;\n"
    }.joined()
  }

  private func action(_ offer: Completions.Offer) -> String {
    switch offer {
    case .nothing: ":"
    case .words(let words): "_copyfit_words \"$value\" '\(words.joined(separator: " "))'"
    case .formats(let words): "_copyfit_formats '\(words.joined(separator: " "))'"
    case .rules:
      "_copyfit_words \"$value\" '\(completions.rules.map(\.id).joined(separator: " "))'"
    case .topics:
      "_copyfit_words \"$value\" '\(completions.topics.map(\.name).joined(separator: " "))'"
    case .files(let endings):
      (["_copyfit_files \"$value\""] + endings).joined(separator: " ")
    // No file ends so.
    case .folders: "_copyfit_files \"$value\" /"
    }
  }

  /// A `+` marks those that may be repeated.
  private var optionLists: String {
    completions.commands.map { command in
      let options = command.options.map { $0.name + ($0.isRepeatable ? "+" : "") }
      return "    \(command.name)) options='\(options.joined(separator: " "))' ;;\n"
    }.joined()
  }

  /// The default command's stands first, since its case has begun without a command.
  private var arguments: String {
    var text = ""
    for (index, command) in completions.commands.enumerated() {
      if index == 0 {
        text += "      \(action(command.positional?.offer ?? .nothing))\n      ;;\n"
      }
      guard let positional = command.positional, positional.offer != .nothing else { continue }
      let limit = positional.count.upperBound
      let guarding = limit == Int.max ? "" : "((count >= \(limit))) || "
      text += "    \(command.name)) \(guarding)\(action(positional.offer)) ;;\n"
    }
    return text
  }
}
