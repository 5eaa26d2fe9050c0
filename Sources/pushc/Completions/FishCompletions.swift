/// Completions for fish: a line for each command and each option.
enum FishCompletions {
  static func text(_ commands: [CommandSyntax]) -> String {
    var text = "# fish completion for pushc\n"
    for command in commands {
      text += "complete -c pushc -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))\n"
    }
    for command in commands {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options { text += "complete -c pushc \(condition) \(flags(option))\n" }
      if !command.operandWords().isEmpty {
        text += "complete -c pushc \(condition) -f -a \(quoted(command.operandWords().joined(separator: " ")))\n"
      }
    }
    return text
  }

  private static func flags(_ option: OptionSyntax) -> String {
    var text = "-l \(option.name)" + (option.short.map { " -s \($0)" } ?? "")
    if option.value != nil { text += option.choices.isEmpty ? " -r" : " -x" }
    if !option.choices.isEmpty { text += " -a \(quoted(option.choices.joined(separator: " ")))" }
    return text + " -d \(quoted(option.help))"
  }

  /// A word in single quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
