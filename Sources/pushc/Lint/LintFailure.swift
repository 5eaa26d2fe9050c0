import PushCompiler

/// Why nothing can be linted, or not be told.
struct LintFailure: Error {
  /// What is printed.
  let text: String
  let exitCode: ExitCode

  /// What is wrong, in a sentence.
  init(_ message: String, _ exitCode: ExitCode) {
    text = "pushc: error: \(message)\n"
    self.exitCode = exitCode
  }

  /// Findings in a file that is not a payload.
  init(_ diagnostics: [Diagnostic], in source: Source) {
    var renderer = TextRenderer(source, isColored: false)
    text = diagnostics.map { renderer.render($0) }.joined()
    exitCode = .usage
  }

  /// Reads a file that the run cannot do without.
  static func reading(_ path: String) throws(LintFailure) -> Source {
    do throws(SystemError) {
      return Source(name: path, bytes: try FileDescriptor.reading(path).readAll())
    } catch {
      throw LintFailure("cannot read \(Visible.text(path)): \(error.reason)", .inputOutput)
    }
  }
}
