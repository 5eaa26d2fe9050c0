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

  /// Creates a failure from an error in the command line.
  init(_ error: UsageError) {
    message = error.message
    text = error.text
    exitCode = .usage
  }

  /// Creates a failure from an error in the command line, with the command whose help to read.
  init(usage message: String, command: String) { self.init(UsageError(message, command: command)) }

  /// Creates a failure from an operand that the command does not know, or a missing one.
  init(_ takes: String, oneOf words: [String], not word: String?, command: String) {
    let takes = "\(takes) one of \(WordList.text(words, "and"))"
    if let word {
      self.init(UsageError("\(takes), not \(quoted(word))", nearest: word, among: words, command: command))
    } else {
      self.init(usage: takes, command: command)
    }
  }

  /// Creates a failure from printed findings in files that are not payloads.
  init(findings: String) {
    message = findings
    text = findings
    exitCode = .usage
  }

  /// An input that cannot be read.
  init(reading name: String, _ error: SystemError, _ exitCode: ExitCode = .inputOutput) {
    let name = name == "-" ? InputName.standardInput : Self.shown(name)
    self.init("cannot read \(name): \(error.reason)", exitCode)
  }

  /// An output that cannot be written.
  init(writing name: String, _ error: SystemError) {
    self.init("cannot write \(Self.shown(name)): \(error.reason)", .inputOutput)
  }

  /// A name in a sentence: an empty one is in quotes, to be seen.
  private static func shown(_ name: String) -> String { name.isEmpty ? "\"\"" : Visible.text(name) }

  /// Prints the failure, and returns its exit code.
  func report() -> ExitCode {
    StandardError.write(text)
    return exitCode
  }
}

extension ExitCode {
  /// The section of a command's help that says what its exit codes mean.
  static func remark(
    _ success: String, _ findings: String? = nil, wrong: String = "the command line",
    unreadable: String = "an input cannot be read or an output cannot be written"
  ) -> (title: String, lines: [String]) {
    let lines = ["0  \(success)", findings.map { "1  \($0)" }, "2  \(wrong) is wrong", "3  \(unreadable)"]
    return ("Exit codes", lines.compactMap(\.self))
  }

  /// The section of a command that prints one text and reads no files.
  static var printing: (title: String, lines: [String]) {
    remark("the text was printed", unreadable: "the output cannot be written")
  }
}
