/// Standard output for commands that print a single text.
enum StandardOutput {
  static func write(_ text: String) -> ExitCode {
    do throws(SystemError) {
      try FileDescriptor.standardOutput.put(text)
      return .success
    } catch {
      // A reader that closed the pipe has read enough.
      if error.isClosedPipe { return .success }
      StandardError.write("pushc: error: cannot write: \(error.reason)\n")
      return .inputOutput
    }
  }
}

/// Standard input, which commands read if no file is given.
enum StandardInput {
  /// On a terminal, prints what the program is waiting for.
  static func announceReading(_ command: String) {
    guard FileDescriptor.standardInput.isTerminal else { return }
    StandardError.write("pushc: reading standard input; end it with Ctrl-D, or see pushc help \(command)\n")
  }
}

/// Standard error. Errors while writing to it are ignored.
enum StandardError {
  static func write(_ text: String) { try? FileDescriptor.standardError.put(text) }

  static func write(_ bytes: [UInt8]) { try? FileDescriptor.standardError.put(bytes) }
}
