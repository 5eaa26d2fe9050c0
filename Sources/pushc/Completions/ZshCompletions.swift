import PushCompiler

/// Completions for zsh: `_arguments` for each command.
enum ZshCompletions {
  static func text(_ commands: [CommandSyntax]) -> String {
    """
    #compdef pushc
    # zsh completion for pushc
    _pushc() {
      local -a commands
      local command
    \(choice(commands))}
    _pushc "$@"

    """
  }

  /// Completes a command's name, or its arguments.
  private static func choice(_ commands: [CommandSyntax]) -> String {
    """
      commands=(
    \(commands.map { "    \(ShellWord.quoted("\($0.word):\($0.summary)"))\n" }.joined())  )
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(commands.map(section).joined())  esac

    """
  }

  private static func section(_ command: CommandSyntax) -> String {
    let content = command.subcommands.isEmpty ? arguments(command) : choice(command.subcommands)
    return "    \(command.word))\n\(content)      ;;\n"
  }

  private static func arguments(_ command: CommandSyntax) -> String {
    let operands = command.operandWords()
    let words = ShellWord.quoted(operands.isEmpty ? "*:file:_files" : "1:word:(\(operands.joined(separator: " ")))")
    let arguments = (command.options.map(argument) + [words]).map { "        \($0)" }
    return "      _arguments \\\n" + arguments.joined(separator: " \\\n") + "\n"
  }

  private static func argument(_ option: OptionSyntax) -> String {
    let help = option.help.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    var text = "--\(option.name)[\(help)]"
    if let value = option.value {
      let list = option.choices.joined(separator: " ")
      let words =
        option.choices.isEmpty ? "_files" : option.isList ? "_values -s , \(option.name) \(list)" : "(\(list))"
      text = "--\(option.name)=[\(help)]:\(value):\(words)"
    }
    return ShellWord.quoted(option.isRepeatable ? "*\(text)" : text)
  }
}
