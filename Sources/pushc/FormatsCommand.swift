import PushCompiler

/// `pushc formats`: lists the formats.
enum FormatsCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "formats", summary: "list what can be read and written",
      purpose: "Lists the formats that pushc reads and the targets that it writes, one a line.",
      remarks: [ExitCode.printing])
    return Command(syntax) { StandardOutput.write(list) }
  }

  private static var list: String {
    Format.allCases.map { format in
      let roles = format.role == .addresses ? "--devices" : format.roles.joined(separator: ", ")
      return padded(format.name, to: 12) + padded(roles, to: 15) + format.summary + "\n"
    }.joined()
  }
}
