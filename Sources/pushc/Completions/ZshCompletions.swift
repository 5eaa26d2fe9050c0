/// Completions for zsh: `_arguments` for each command.
enum ZshCompletions {
  static func text(_ commands: [CommandSyntax]) -> String {
    var text = """
      #compdef pushc
      # zsh completion for pushc
      _pushc() {
        local -a commands
        commands=(

      """
    for command in commands { text += "    \(quoted("\(command.name):\(command.summary)"))\n" }
    text += """
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in

      """
    for command in commands { text += section(command) }
    return text + """
        esac
      }
      _pushc "$@"

      """
  }

  private static func section(_ command: CommandSyntax) -> String {
    var arguments = command.options.map(argument)
    let operands = command.operandWords()
    arguments.append(quoted(operands.isEmpty ? "*:file:_files" : "1:word:(\(operands.joined(separator: " ")))"))
    return "    \(command.name))\n      _arguments \\\n"
      + arguments.map { "        \($0)" }.joined(separator: " \\\n") + "\n      ;;\n"
  }

  private static func argument(_ option: OptionSyntax) -> String {
    let help = option.help.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    var text = "--\(option.name)[\(help)]"
    if let value = option.value {
      let words = option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))"
      text = "--\(option.name)=[\(help)]:\(value):\(words)"
    }
    return quoted(text)
  }

  /// A word in single quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
