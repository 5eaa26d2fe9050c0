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

/// Standard error. Nobody can be told that it cannot be written.
enum StandardError {
  static func write(_ text: String) { try? FileDescriptor.standardError.put(text) }

}
