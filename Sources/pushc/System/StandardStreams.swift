/// Standard output of the commands that print one text.
enum StandardOutput {
  static func write(_ text: String) -> ExitCode {
    do throws(SystemError) {
      try FileDescriptor.standardOutput.put(text)
      return .success
    } catch {
      // Whoever closed the pipe has read enough.
      if error.isClosedPipe { return .success }
      StandardError.write("pushc: error: cannot write: \(error.reason)\n")
      return .inputOutput
    }
  }
}

/// Standard input, which commands read where no file is named.
enum StandardInput {
  /// On a terminal, says what the program waits for.
  static func announceReading(_ command: String) {
    guard FileDescriptor.standardInput.isTerminal else { return }
    StandardError.write("pushc: reading standard input; end it with Ctrl-D, or see pushc help \(command)\n")
  }
}

/// Standard error. Nobody can be told that it cannot be written.
enum StandardError {
  static func write(_ text: String) { try? FileDescriptor.standardError.put(text) }

  static func write(_ bytes: [UInt8]) { try? FileDescriptor.standardError.put(bytes) }
}
