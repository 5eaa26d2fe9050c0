import PushCompiler

/// An input of a run: a file, or standard input, which is written as `-`.
struct InputFile {
  let path: String
  /// The name in findings.
  let name: String

  /// The name of standard input where it is not the text of a file.
  static let standardInputName = "<stdin>"

  init(_ path: String, standardInputName: String = standardInputName) {
    self.path = path
    name = path == "-" ? standardInputName : path
  }

  func open() throws(SystemError) -> FileDescriptor {
    path == "-" ? FileDescriptor.standardInput : try .reading(path)
  }

  /// Reads a file that the run requires. The exit code is for one that cannot be read.
  func read(orEndWith exitCode: ExitCode = .inputOutput) throws(RunFailure) -> Source {
    do throws(SystemError) {
      guard let bytes = try open().readAll() else { throw SystemError(number: EFBIG) }
      return Source(name: name, bytes: bytes)
    } catch {
      throw RunFailure(reading: path, error, exitCode)
    }
  }
}
