/// A command of a `console` block, with the output that is shown for it.
struct ConsoleCommand: Equatable {
  let command: String
  let output: String

  /// The commands of a block: a line that begins with `$ ` is one, what follows is its output.
  static func all(in fence: Fence) -> [ConsoleCommand] {
    var commands: [ConsoleCommand] = []
    for line in fence.lines {
      if line.hasPrefix("$ ") {
        commands.append(ConsoleCommand(command: String(line.dropFirst(2)), output: ""))
      } else if let last = commands.popLast() {
        commands.append(ConsoleCommand(command: last.command, output: last.output + line + "\n"))
      }
    }
    return commands
  }
}

/// Runs the commands of a block and holds what they print against what is shown.
enum Console {
  /// What is wrong with a block; nothing where it shows what happens.
  static func problems(of fence: Fence) throws -> [String] {
    let commands = ConsoleCommand.all(in: fence)
    if commands.isEmpty { return ["\(fence) has no command"] }
    let shell = try Shell()
    return try commands.compactMap { shown in
      let output = try shell.run(shown.command)
      if output == shown.output { return nil }
      return "\(fence): $ \(shown.command)\nshown:\n\(shown.output)printed:\n\(output)"
    }
  }
}
