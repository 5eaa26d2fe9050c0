import PushCompiler

/// `pushc completions SHELL`: prints the completion script of a shell.
enum CompletionsCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "completions", summary: "print completions for a shell", usage: shells.joined(separator: "|"),
      purpose: "Prints the completions of commands, options and their words for a shell.",
      operandWords: { shells },
      examples: [
        "pushc completions bash > /etc/bash_completion.d/pushc",
        "pushc completions zsh > \"${fpath[1]}/_pushc\"",
        "pushc completions fish > ~/.config/fish/completions/pushc.fish",
      ])
    return Command(syntax: syntax) { arguments throws(UsageError) in
      let operands = try parse(arguments, with: syntax)
      let takes = "completions takes one of \(WordList.text(shells, "and"))"
      guard operands.count == 1 else { throw UsageError(takes, command: syntax.name) }
      let commands = Commands.all.map(\.syntax)
      switch operands[0] {
      case "bash": return StandardOutput.write(BashCompletions.text(commands))
      case "zsh": return StandardOutput.write(ZshCompletions.text(commands))
      case "fish": return StandardOutput.write(FishCompletions.text(commands))
      default:
        throw UsageError(
          "\(takes), not \(quoted(operands[0]))", nearest: operands[0], among: shells, command: syntax.name)
      }
    }
  }

  private static let shells = ["bash", "zsh", "fish"]
}
