/// A shell that completes the words of `kata`.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that makes the shell know `kata`, a function for `swift run kata`, and complete its words. They come
  /// from a built `kata`, because `swift run` would build at each key.
  func script(asking kata: String) -> String {
    let ask = "\(Trace.quoted(kata)) completions --words"
    return switch self {
    case .bash:
      #"""
      # In ~/.bashrc, or for one shell: eval "$(swift run kata completions bash)"
      kata() { swift run --quiet kata "$@"; }
      _kata() {
        local word words=() typed=${COMP_WORDS[COMP_CWORD]}
        for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
          word=${word//\\/}
          words+=("${word#[\'\"]}")
        done
        COMPREPLY=()
        while IFS= read -r word; do
          case $typed in [\'\"]*) ;; *) printf -v word %q "$word" ;; esac
          COMPREPLY+=("$word")
        done < <(\#(ask) "${words[@]}" 2> /dev/null)
      }
      complete -o default -F _kata kata
      """#
    case .zsh:
      #"""
      # In ~/.zshrc, or for one shell: eval "$(swift run kata completions zsh)"
      kata() { swift run --quiet kata "$@" }
      _kata() {
        local -a found
        found=("${(@f)$(\#(ask) "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2> /dev/null)}")
        if (( $#found[1] )); then compadd -U -a found; else _files; fi
      }
      (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
      compdef _kata kata
      """#
    case .fish:
      #"""
      # In ~/.config/fish/config.fish, or for one shell: swift run kata completions fish | source
      function kata; swift run --quiet kata $argv; end
      complete -c kata -f -a '(\#(ask.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#)) (commandline -opc)[2..] (commandline -ct | string unescape) 2> /dev/null)'
      complete -c kata -n '__fish_seen_subcommand_from grade' -F
      """#
    }
  }
}
