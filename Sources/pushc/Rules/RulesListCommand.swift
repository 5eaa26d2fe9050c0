import PushCompiler

/// `pushc rules list`: lists the rules, and the names that rules can use.
enum RulesListCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "rules list", summary: "list rules, or the fields that they may name", usage: "[options] [FILE…]",
      purpose:
        "Lists the rules of files: name, services and formats, actions, place, title. Without FILE, those of the "
        + "libraries that ship with pushc. With --fields, the fields of messages that rules may name.",
      examples: [
        "pushc rules list push.rules std:deeplinks", "pushc rules list --fields",
        "pushc rules list --fields --output-format json",
      ], remarks: [ExitCode.remark("the list was printed", wrong: "the command line or a rule")])
    return Command(syntax, options, Settings()) { settings, files throws(RunFailure) in
      if settings.listsFields {
        if !files.isEmpty {
          throw RunFailure(usage: "fields are those of messages, not of a FILE")
        }
        return StandardOutput.write(settings.format.text(of: FieldReference.all))
      }
      let names = files.isEmpty ? Rules.standard.map(\.name) : files
      let rules = try RulesFiles.rules(names, .auto, orEndWith: .inputOutput)
      return StandardOutput.write(settings.format.text(of: rules?.all ?? []))
    }
  }

  private struct Settings {
    var listsFields = false
    var format = ListFormat.text
  }

  private static var options: [Option<Settings>] {
    [
      flag("fields", "list the fields that rules may name, with their types and words", RulesCommand.group) {
        $0.listsFields = true
      },
      listFormat { $0.format = $1 },
      help(RulesCommand.group),
    ]
  }
}
