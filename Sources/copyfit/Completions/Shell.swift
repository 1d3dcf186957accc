/// The shells that `completions` writes for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// How to have the completions in every new shell, in paragraphs; commands are indented.
  var installation: String {
    switch self {
    case .bash:
      """
      bash, with the package bash-completion:
        mkdir -p ~/.local/share/bash-completion/completions
        cd ~/.local/share/bash-completion/completions
        copyfit completions bash > copyfit
      Without it, as on macOS, this line in ~/.bashrc or ~/.bash_profile does:
        eval "$(copyfit completions bash)"
      """
    case .zsh:
      """
      zsh:
        mkdir -p ~/.zfunc
        copyfit completions zsh > ~/.zfunc/_copyfit
      with these lines in ~/.zshrc, once:
        fpath=(~/.zfunc $fpath)
        autoload -Uz compinit && compinit
      """
    case .fish:
      """
      fish:
        mkdir -p ~/.config/fish/completions
        copyfit completions fish > ~/.config/fish/completions/copyfit.fish
      """
    }
  }
}
