import PushCompiler

/// Why a run cannot start, or its results cannot be written.
struct RunFailure: Error {
  /// The text to print.
  let text: String
  let exitCode: ExitCode

  /// Creates a failure from a sentence.
  init(_ message: String, _ exitCode: ExitCode) {
    text = "pushc: error: \(message)\n"
    self.exitCode = exitCode
  }

  /// Creates a failure from an invalid name.
  init(_ error: UsageError) {
    text = error.text
    exitCode = .usage
  }

  /// Creates a failure from printed findings in files that are not payloads.
  init(findings: String) {
    text = findings
    exitCode = .usage
  }

  /// Reads a file that the run requires.
  static func reading(_ path: String) throws(RunFailure) -> Source {
    do throws(SystemError) {
      let isInput = path == "-"
      let file = isInput ? FileDescriptor.standardInput : try .reading(path)
      guard let bytes = try file.readAll() else { throw SystemError(number: EFBIG) }
      return Source(name: isInput ? "<stdin>" : path, bytes: bytes)
    } catch {
      throw RunFailure("cannot read \(Visible.text(path)): \(error.reason)", .inputOutput)
    }
  }
}
