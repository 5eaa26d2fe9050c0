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
      ], remarks: [ExitCode.printing])
    return Command(syntax) { operands throws(RunFailure) in
      let commands = Commands.all.map(\.syntax)
      switch operands.count == 1 ? operands[0] : nil {
      case "bash": return StandardOutput.write(BashCompletions.text(commands))
      case "zsh": return StandardOutput.write(ZshCompletions.text(commands))
      case "fish": return StandardOutput.write(FishCompletions.text(commands))
      case let shell: throw RunFailure("completions takes", oneOf: shells, not: shell)
      }
    }
  }

  private static let shells = ["bash", "zsh", "fish"]
}
