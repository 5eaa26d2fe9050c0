/// `pushc rules`: commands for authors of rules.
enum RulesCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "rules", summary: "check, test and list rules", usage: "COMMAND [options] …",
      purpose: "Checks, tests and lists rules, a team's own checks and edits of messages, and tries out expressions. "
        + "convert, lint and preview take rules with --rules FILE, lint and preview also from .pushc.json.")
    return Command(
      syntax,
      of: [RulesCheckCommand.command, RulesTestCommand.command, RulesListCommand.command, RulesEvalCommand.command])
  }

  /// The heading of the options in the help.
  static let group = "Options"
}
