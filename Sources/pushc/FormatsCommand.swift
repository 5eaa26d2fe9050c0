import PushCompiler

/// `pushc formats`: lists the formats.
enum FormatsCommand {
  static var command: Command {
    let syntax = CommandSyntax(
      name: "formats", summary: "list what can be read and written",
      purpose: "Lists the formats that pushc reads and the targets that it writes, one a line.")
    return Command(syntax: syntax) { arguments throws(UsageError) in
      if let operand = try parse(arguments, with: syntax).first {
        throw UsageError("formats takes no argument, not \(quoted(operand))", command: syntax.name)
      }
      return StandardOutput.write(list)
    }
  }

  private static var list: String {
    Format.allCases.map { line($0.name, $0.roles, $0.summary) }.joined()
  }

  private static func line(_ name: String, _ role: String, _ summary: String) -> String {
    padded(name, to: 12) + padded(role, to: 15) + summary + "\n"
  }
}

extension Format {
  /// The possible uses of the format.
  fileprivate var roles: String {
    if role == .addresses { return "--devices" }
    return Target.allCases.contains { $0.name == name } ? "input, output" : "input"
  }
}
