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
    let isBehind = condition(words)
    for subcommand in command.subcommands {
      for topic in [words, ["help"] + words] {
        text += "\(line) '\(condition(topic, isNext: true))' \(choice(of: subcommand))\n"
      }
      text += section(subcommand, words + [subcommand.word])
    }
    for option in command.options { text += "\(line) '\(isBehind)' \(flags(option))\n" }
    if !command.operandWords().isEmpty {
      // The commands that help explains have words of their own.
      let isOperand = command.word == "help" ? condition(words, isNext: true) : isBehind
      text += "\(line) '\(isOperand)' -f -a \(quoted(command.operandWords().joined(separator: " ")))\n"
    }
    return text
  }

  /// Whether these are the first words, and the next one is the word that is completed.
  private static func condition(_ words: [String], isNext: Bool = false) -> String {
    "__pushc_in " + words.joined(separator: " ")
      + (isNext ? "; and test (count (commandline -opc)) -eq \(words.count + 1)" : "")
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
