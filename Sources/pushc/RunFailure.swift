import PushCompiler

/// Why a run cannot start, or its results cannot be written.
struct RunFailure: Error {
  /// What went wrong, as a sentence.
  let message: String
  /// The text to print.
  let text: String
  let exitCode: ExitCode
  /// An error in the arguments of a command that does not name the command yet.
  private var usage: UsageError?

  init(_ message: String, _ exitCode: ExitCode) {
    self.message = message
    text = "pushc: error: \(message)\n"
    self.exitCode = exitCode
  }

  init(_ error: UsageError) {
    message = error.message
    text = error.text
    exitCode = .usage
  }

  /// Creates a failure from an error in the arguments of a command, which suggests the candidate nearest to a word.
  init(usage message: String, nearest word: String? = nil, among candidates: [String] = []) {
    let error = word.map { UsageError(message, nearest: $0, among: candidates) } ?? UsageError(message)
    self.init(error)
    usage = error
  }

  /// Creates a failure from an operand that the command does not know, or a missing one.
  init(_ takes: String, oneOf words: [String], not word: String?) {
    let takes = "\(takes) one of \(WordList.text(words, "and"))"
    self.init(usage: word.map { "\(takes), not \(quoted($0))" } ?? takes, nearest: word, among: words)
  }

  /// The failure of a command, whose help an error in its arguments names.
  func of(_ command: String) -> RunFailure { usage.map { RunFailure($0.of(command)) } ?? self }

  /// Creates a failure from printed findings in files that are not payloads.
  init(findings: String) {
    message = findings
    text = findings
    exitCode = .usage
  }

  init(reading name: String, _ error: SystemError, _ exitCode: ExitCode = .inputOutput) {
    let name = name == "-" ? InputName.standardInput : Self.shown(name)
    self.init("cannot read \(name): \(error.reason)", exitCode)
  }

  init(writing name: String, _ error: SystemError) {
    self.init("cannot write \(Self.shown(name)): \(error.reason)", .inputOutput)
  }

  /// A name in a sentence: an empty one is in quotes, to be seen.
  private static func shown(_ name: String) -> String { name.isEmpty ? "\"\"" : Visible.text(name) }

  func report() -> ExitCode {
    StandardError.write(text)
    return exitCode
  }
}

extension UsageError {
  fileprivate var text: String {
    var text = "pushc: error: \(message)\n"
    if let suggestion { text += "  did you mean \(quoted(suggestion))?\n" }
    text += "  see pushc help" + (command.map { " \($0)" } ?? "") + "\n"
    return text
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
