/// Standard output for commands that print a single text.
enum StandardOutput {
  /// The name in messages.
  static let name = "standard output"

  static func write(_ text: String) -> ExitCode {
    do throws(SystemError) {
      try FileDescriptor.standardOutput.put(text)
      return .success
    } catch {
      // A reader that closed the pipe has read enough.
      if error.isClosedPipe { return .success }
      return RunFailure(writing: name, error).report()
    }
  }
}

/// Standard input, which commands read if no file is given.
enum StandardInput {
  /// Standard input can only be read once: messages and the files of options cannot both come from it.
  static func requireOneUse(_ files: [String?], besides messages: [String]) throws(RunFailure) {
    if files.count(where: { $0 == "-" }) + (messages.contains("-") ? 1 : 0) < 2 { return }
    throw RunFailure(usage: "standard input can be only one of the inputs: name a FILE for the others")
  }

  /// On a terminal, prints what the program is waiting for.
  static func announceReading(_ command: String) {
    guard FileDescriptor.standardInput.isTerminal else { return }
    StandardError.write("pushc: reading standard input; end it with Ctrl-D, or see pushc help \(command)\n")
  }
}
