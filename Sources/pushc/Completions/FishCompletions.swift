/// Completions for fish: one line per command and option.
enum FishCompletions {
  private static let line = "complete -c pushc -n"

  static func text(_ commands: [CommandSyntax]) -> String {
    var text = """
      # fish completion for pushc
      # The words of a list that may follow those in front of the last comma.
      function __pushc_list
        set -l before (commandline -ct | string replace -r '^--[a-z-]+=' '' | string match -r '.*,')
        for word in $argv
          contains -- $word (string split , -- "$before"); or echo "$before$word"
        end
      end
      # Whether these commands are the first words. A file behind them may have the name of another command.
      function __pushc_in
        set -l words (commandline -opc)
        set -l count (count pushc $argv)
        test "$words[2..$count]" = "$argv"
      end

      """
    for command in commands { text += "\(line) __fish_use_subcommand \(choice(of: command))\n" }
    for command in commands { text += section(command, [command.word]) }
    return text
  }

  /// The completions of a command, given its words.
  private static func section(_ command: CommandSyntax, _ words: [String]) -> String {
    var text = ""
    let condition = "__pushc_in " + words.joined(separator: " ")
    for subcommand in command.subcommands {
      let isNext = "test (count (commandline -opc)) -eq \(words.count + 1)"
      text += "\(line) '\(condition); and \(isNext)' \(choice(of: subcommand))\n"
      let isTopic = "test (count (commandline -opc)) -eq \(words.count + 2)"
      text += "\(line) '__pushc_in help \(words.joined(separator: " ")); and \(isTopic)' \(choice(of: subcommand))\n"
      text += section(subcommand, words + [subcommand.word])
    }
    for option in command.options { text += "\(line) '\(condition)' \(flags(option))\n" }
    if !command.operandWords().isEmpty {
      // The commands that help explains have words of their own.
      let isFirst = command.word == "help" ? "; and test (count (commandline -opc)) -eq 2" : ""
      text += "\(line) '\(condition)\(isFirst)' -f -a \(quoted(command.operandWords().joined(separator: " ")))\n"
    }
    return text
  }

  /// The completion of a command's name.
  private static func choice(of command: CommandSyntax) -> String {
    "-f -a \(command.word) -d \(quoted(command.summary))"
  }

  private static func flags(_ option: OptionSyntax) -> String {
    var text = "-l \(option.name)" + (option.short.map { " -s \($0)" } ?? "")
    if option.value != nil { text += option.choices.isEmpty ? " -r" : " -x" }
    if !option.choices.isEmpty {
      let words = option.choices.joined(separator: " ")
      text += " -a \(quoted(option.isList ? "(__pushc_list \(words))" : words))"
    }
    return text + " -d \(quoted(option.help))"
  }

  /// Text in single quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
