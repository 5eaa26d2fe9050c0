/// A command of a `console` block, with the output that the block shows.
struct ConsoleCommand: Equatable {
  let command: String
  let output: String

  /// The commands of a block: a line that begins with `$ ` is a command, the lines after it are its output.
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

/// Runs the commands of a block and compares their output with the block.
enum Console {
  /// The differences of a block from the actual output.
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
