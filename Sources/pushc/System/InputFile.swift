import PushCompiler

/// An input of a run: a file, or standard input, which is written as `-`.
struct InputFile {
  let path: String

  init(_ path: String) { self.path = path }

  private var isStandardInput: Bool { path == "-" }

  /// The name in findings.
  var name: String { isStandardInput ? "<stdin>" : path }

  func open() throws(SystemError) -> FileDescriptor {
    isStandardInput ? FileDescriptor.standardInput : try .reading(path)
  }

  /// Reads a file that the run requires.
  func read() throws(RunFailure) -> Source {
    do throws(SystemError) {
      guard let bytes = try open().readAll() else { throw SystemError(number: EFBIG) }
      return Source(name: name, bytes: bytes)
    } catch {
      throw RunFailure(reading: path, error)
    }
  }
}
