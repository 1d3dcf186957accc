import Foundation

/// Asks a real shell what it offers at the end of a command line.
enum ShellDrivers {
  /// What stands between the answers to two lines.
  private static let separator = "=== next line ==="

  /// For each line what is offered, each as its last part: behind `=` and without its folder.
  static func offers(
    _ shell: String, script: URL, lines: [String], in folder: URL, prelude: String = ""
  ) throws -> [Set<String>] {
    let driver =
      switch shell {
      case "zsh": zsh
      case "fish": fish
      default: prelude + bash
      }
    let scratch = try ScratchFolder()
    let file = try scratch.write(driver, to: "driver.\(shell)")
    // compinit looks for functions by the name of their file.
    try scratch.write(try Data(contentsOf: script), to: "functions/_copyfit")
    let quiet =
      switch shell {
      case "zsh": ["-f"]
      case "fish": ["--no-config"]
      default: ["--norc", "--noprofile"]
      }
    let outcome = try Programs.run(
      [shell] + quiet + [file.path, script.path, scratch.url.path] + lines, in: folder)
    guard outcome.status == 0, outcome.errors.isEmpty else {
      throw DriverFailure(shell: shell, errors: outcome.errors)
    }
    return outcome.output.components(separatedBy: separator + "\n").dropLast().map { answer in
      Set(answer.split(separator: "\n").map { last(String($0)) }.filter { !$0.isEmpty })
    }
  }

  struct DriverFailure: Error {
    var shell: String
    var errors: String
  }

  private static func last(_ offer: String) -> String {
    let word = offer.split(separator: "\t").first.map(String.init) ?? ""
    let bare = word.replacing("\\", with: "")
    let value = bare.split(separator: "=").last.map(String.init) ?? ""
    return value.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Readline's own splitting, at blanks and around `=`, is done here; the rest is bash's.
  private static let bash = #"""
    source "$1"
    shift 2
    # The real one refuses to work outside a completion.
    if type compopt >/dev/null 2>&1; then compopt() { :; }; fi
    [[ $(complete -p copyfit) == 'complete -o default -F _copyfit copyfit' ]] || exit 1
    for line in "$@"; do
      COMP_LINE=$line
      COMP_POINT=${#line}
      split=$line
      [[ $COMP_WORDBREAKS != *=* ]] || split=${line//=/ = }
      read -ra COMP_WORDS <<<"$split"
      [[ $split != *' ' || $line == *= ]] || COMP_WORDS+=("")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _copyfit copyfit "${COMP_WORDS[COMP_CWORD]}" ''
      printf '%s\n' "${COMPREPLY[@]}"
      echo '=== next line ==='
    done
    """#

  /// An interactive zsh in a pseudo-terminal; `compadd` tells what it is given, in a file.
  private static let zsh = #"""
    zmodload zsh/zpty
    folder=$2
    shift 2
    export TERM=dumb
    zpty inner zsh -f -i
    zpty -w inner "
      folder=${(q)folder}
      PS1= PS2=; unsetopt zle_bracketed_paste; unset zle_bracketed_paste
      fpath=(\$folder/functions \$fpath)
      autoload -Uz compinit && compinit -D -u
      compadd() {
        if (( \${@[(I)-*[OAD]*]} )); then builtin compadd \"\$@\"; return; fi
        local -a offered
        builtin compadd -O offered \"\$@\"
        print -lr -- \$offered >>\$folder/offers
        builtin compadd \"\$@\"
      }
      answered() { zle kill-buffer; print -n >\$folder/answered }
      zle -N answered
      bindkey '^I' complete-word '^T' answered
      print -n >\$folder/ready"
    wait_for() {
      integer turns=0
      until [[ -e $folder/$1 ]]; do
        (( turns++ < 3000 )) || { print -u2 "zsh is not $1"; exit 1 }
        zpty -rt inner >/dev/null
        sleep 0.01
      done
      rm -f $folder/$1
    }
    wait_for ready
    for line in "$@"; do
      : >$folder/offers
      zpty -wn inner "$line"$'\t\x14'
      wait_for answered
      cat $folder/offers
      print '=== next line ==='
    done
    zpty -d inner
    """#

  private static let fish = #"""
    source $argv[1]
    for line in $argv[3..-1]
        complete -C "$line"
        echo '=== next line ==='
    end
    """#
}
