import PushCompiler

/// Why a run cannot start, or its results cannot be written.
struct RunFailure: Error {
  /// What went wrong, as a sentence.
  let message: String
  /// The text to print.
  let text: String
  let exitCode: ExitCode

  /// Creates a failure from a sentence.
  init(_ message: String, _ exitCode: ExitCode) {
    self.message = message
    text = "pushc: error: \(message)\n"
    self.exitCode = exitCode
  }

  /// Creates a failure from an invalid name.
  init(_ error: UsageError) {
    message = error.message
    text = error.text
    exitCode = .usage
  }

  /// Creates a failure from printed findings in files that are not payloads.
  init(findings: String) {
    message = findings
    text = findings
    exitCode = .usage
  }

  /// An input that cannot be read.
  init(reading name: String, _ error: SystemError, _ exitCode: ExitCode = .inputOutput) {
    self.init("cannot read \(Visible.text(name)): \(error.reason)", exitCode)
  }

  /// An output that cannot be written.
  init(writing name: String, _ error: SystemError) {
    self.init("cannot write \(Visible.text(name)): \(error.reason)", .inputOutput)
  }

  /// Prints the failure, and returns its exit code.
  func report() -> ExitCode {
    StandardError.write(text)
    return exitCode
  }
}

extension ExitCode {
  /// The exit code of a run; a failure is printed.
  static func of(_ run: () throws(RunFailure) -> ExitCode) -> ExitCode {
    do throws(RunFailure) {
      return try run()
    } catch {
      return error.report()
    }
  }

  /// The section of a command's help that says what its exit codes mean.
  static func remark(
    _ success: String, _ findings: String? = nil, wrong: String = "the command line",
    unreadable: String = "an input cannot be read or an output cannot be written"
  ) -> (title: String, lines: [String]) {
    let lines = ["0  \(success)", findings.map { "1  \($0)" }, "2  \(wrong) is wrong", "3  \(unreadable)"]
    return ("Exit codes", lines.compactMap(\.self))
  }
}
