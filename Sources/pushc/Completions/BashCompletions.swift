/// Completions for bash: one function, which examines the command and the option before the cursor.
enum BashCompletions {
  static func text(_ commands: [CommandSyntax]) -> String {
    var text = """
      # bash completion for pushc
      # Completes a list: the words that may follow those in front of the last comma.
      _pushc_list() {
        local before="" word
        [[ $current == *,* ]] && before="${current%,*},"
        COMPREPLY=()
        for word in "$@"; do
          [[ ",$before" == *",$word,"* || "$before$word" != "$current"* ]] || COMPREPLY+=("$before$word")
        done
      }
      _pushc() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" word
        # bash takes the "=" of --from=gorush for a word.
        if [[ $current == "=" ]]; then current=""
        elif [[ $previous == "=" ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " ")) --help --version" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}" in

      """
    text += commands.map(section).joined()
    return text + """
        esac
        # A file name may contain spaces. The bash of macOS has no mapfile.
        COMPREPLY=()
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
      }
      complete -o filenames -F _pushc pushc

      """
  }

  private static func section(_ command: CommandSyntax) -> String {
    var text = "    \(command.word))\n"
    if !command.subcommands.isEmpty {
      text += "      if [[ $COMP_CWORD -eq 2 ]]; then \(reply(command.subcommands.map(\.word))); return; fi\n"
      text += "      case \"${COMP_WORDS[2]}\" in\n" + command.subcommands.map(section).joined() + "      esac\n"
    }
    let choosing = command.options.filter { !$0.choices.isEmpty }
    if !choosing.isEmpty {
      text += "      case \"$previous\" in\n"
      for option in choosing {
        let words = option.choices.joined(separator: " ")
        let reply = option.isList ? "_pushc_list \(words)" : reply(option.choices)
        text += "        --\(option.name)) \(reply); return ;;\n"
      }
      text += "      esac\n"
    }
    if !command.options.isEmpty {
      let names = command.options.map { "--" + $0.name }
      text += "      if [[ $current == -* ]]; then \(reply(names)); return; fi\n"
    }
    if !command.operandWords().isEmpty { text += "      \(reply(command.operandWords())); return\n" }
    return text + "      ;;\n"
  }

  private static func reply(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
  }
}
