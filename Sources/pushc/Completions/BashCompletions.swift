/// Completions for bash: one function, which looks at the command and at the option in front of the cursor.
enum BashCompletions {
  static func text(_ commands: [CommandSyntax]) -> String {
    var text = """
      # bash completion for pushc
      _pushc() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " ")) --help --version" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}" in

      """
    for command in commands { text += section(command) }
    return text + """
        esac
        COMPREPLY=($(compgen -f -- "$current"))
      }
      complete -o filenames -F _pushc pushc

      """
  }

  private static func section(_ command: CommandSyntax) -> String {
    var text = "    \(command.name))\n"
    let choosing = command.options.filter { !$0.choices.isEmpty }
    if !choosing.isEmpty {
      text += "      case \"$previous\" in\n"
      for option in choosing {
        text += "        --\(option.name)) \(reply(option.choices)); return ;;\n"
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
