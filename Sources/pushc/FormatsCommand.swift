import PushCompiler

/// `pushc formats`: what can be read and written.
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
    let inputs = Format.allCases.map { line($0.name, "input", $0.summary) }
    let outputs = Target.allCases.map { line($0.name, "output", $0.summary) }
    return (inputs + outputs).joined()
  }

  private static func line(_ name: String, _ role: String, _ summary: String) -> String {
    padded(name, to: 12) + padded(role, to: 8) + summary + "\n"
  }
}

extension Target {
  /// What a request to the target is, in a line.
  fileprivate var summary: String {
    switch self {
    case .apns: "Apple Push Notification service, HTTP/2 provider API"
    case .fcm: "Firebase Cloud Messaging, HTTP v1 API"
    case .hms: "Huawei Push Kit, server API"
    }
  }
}
