/// `pushc rules`: commands for authors of rules.
enum RulesCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "rules", summary: "check, test and list rules", usage: "COMMAND [options] …",
      purpose: "Checks, tests and lists rules, a team's own checks and edits of messages, and tries out expressions. "
        + "convert and lint take rules with --rules FILE, lint also from .pushc.json.")
    return Command(
      syntax,
      of: [RulesCheckCommand.command, RulesTestCommand.command, RulesListCommand.command, RulesEvalCommand.command])
  }

  /// The heading of the options in the help.
  static let group = "Options"

  static let exitCodes = "Exit codes"
  static let brokenRules = "2  the command line or a rule is wrong"
  static let unreadable = "3  an input cannot be read or an output cannot be written"

  /// Runs a command and converts its failure to an exit code.
  static func run(_ body: () throws(RunFailure) -> ExitCode) -> ExitCode {
    do throws(RunFailure) {
      return try body()
    } catch {
      StandardError.write(error.text)
      return error.exitCode
    }
  }

  /// Declares `--help`, which is handled before options are parsed.
  static func help<Settings>() -> Option<Settings> { flag("help", short: "h", "print this", group) { _ in } }
}
