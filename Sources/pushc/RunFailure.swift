import PushCompiler

/// Why a run cannot begin, or not be told of.
struct RunFailure: Error {
  /// What is printed.
  let text: String
  let exitCode: ExitCode

  /// What is wrong, in a sentence.
  init(_ message: String, _ exitCode: ExitCode) {
    text = "pushc: error: \(message)\n"
    self.exitCode = exitCode
  }

  /// A name that stands for nothing.
  init(_ error: UsageError) {
    text = error.text
    exitCode = .usage
  }

  /// Findings in files that are not payloads, as they are printed.
  init(findings: String) {
    text = findings
    exitCode = .usage
  }

  /// Reads a file that the run cannot do without.
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
