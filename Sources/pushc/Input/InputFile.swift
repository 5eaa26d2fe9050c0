import PushCompiler

/// An input of a run: a file, or standard input, which is written as `-`.
struct InputFile {
  let path: String
  /// The name in findings.
  let name: String

  init(_ path: String, standardInputName: String = InputName.standardInput) {
    self.path = path
    name = path == "-" ? standardInputName : path
  }

  func open() throws(SystemError) -> FileDescriptor {
    path == "-" ? FileDescriptor.standardInput : try .reading(path)
  }

  /// Reads a file that the run requires. The exit code is for one that cannot be read.
  func read(orEndWith exitCode: ExitCode = .inputOutput) throws(RunFailure) -> Source {
    do throws(SystemError) {
      return Source(name: name, bytes: try open().readAll(upTo: CompilerLimits.largestDocument))
    } catch {
      throw RunFailure(reading: path, error, exitCode)
    }
  }
}
