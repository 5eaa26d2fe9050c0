import PushCompiler

/// A file that appears under its name only when it is complete.
///
/// Anything other than a regular file, such as a pipe or `/dev/null`, is written directly, and so are standard output and
/// standard error under any name: `-`, `/dev/stdout`.
final class OutputFile {
  /// The name in messages.
  let name: String
  /// Whether it is a regular file, which appears only when it is complete. What is written elsewhere has left.
  let isRegular: Bool
  /// The error after which nothing more can be written. Further output is dropped.
  private(set) var failure: SystemError?
  private let descriptor: FileDescriptor
  /// Buffered short texts.
  private var buffer: [UInt8] = []

  /// Standard output, or standard error if standard output is used otherwise.
  init(isError: Bool = false) {
    name = isError ? "standard error" : StandardOutput.name
    isRegular = false
    descriptor = isError ? .standardError : .standardOutput
  }

  /// Opens a file, using a temporary file if it is a regular file.
  init(_ path: String, _ unfinished: UnfinishedFiles) throws(SystemError) {
    let isStandardOutput = path == "-"
    let status = isStandardOutput ? nil : fileStatus(path)
    let standard = isStandardOutput ? FileDescriptor.standardOutput : status.flatMap(FileDescriptor.standard)
    name = isStandardOutput ? StandardOutput.name : path
    isRegular = standard == nil && status?.isRegularFile ?? true
    if let standard {
      descriptor = standard
    } else if !isRegular {
      descriptor = try .writing(path)
    } else {
      if let status { try requireWritable(path, status) }
      descriptor = try unfinished.create(path)
    }
  }

  /// Whether the reader of a pipe has closed it.
  var isClosed: Bool { failure?.isClosedPipe ?? false }

  func write(_ bytes: borrowing RawSpan) {
    guard failure == nil else { return }
    do throws(SystemError) {
      try descriptor.put(bytes)
    } catch {
      failure = error
    }
  }

  func write(_ bytes: [UInt8]) { unsafe write(bytes.span.bytes) }

  /// Appends a text to the buffer, which `flush` writes.
  func append(_ text: String) {
    buffer += text.utf8
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Appends bytes in the same way.
  func append(_ bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { flush() }
  }

  func flush() {
    write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

extension OutputFile {
  /// Writes a complete file, or leaves an existing one unchanged.
  static func write(_ text: String, to path: String) throws(RunFailure) { try write([(path, text)]) }

  /// Writes several files. They are given their names in this order when all of them are complete.
  static func write(_ texts: [(path: String, text: String)]) throws(RunFailure) {
    let unfinished = UnfinishedFiles()
    var files: [OutputFile] = []
    for (path, text) in texts {
      let file = try unfinished.open(path)
      file.append(text)
      files.append(file)
    }
    try unfinished.finish(files)
  }
}

/// The temporary files of a run, which are either all renamed to their final names or removed, even if a signal ends
/// the run.
final class UnfinishedFiles {
  private struct Unfinished {
    let owner: ObjectIdentifier
    let temporary: String
    let final: String

    /// Renames the file to its final name. Returns whether it succeeded.
    func takesItsName() -> Bool {
      temporary.withPath { old in final.withPath { new in unsafe rename(old, new) } } == 0
    }

    func remove() { _ = temporary.withPath { unsafe unlink($0) } }
  }

  /// The files of all runs and replacements: one thread waits for the signals.
  private static let all = Guarded<[Unfinished]>([])
  private static let watching: Void = beforeSignalsEndUs { end in
    all.with { files in
      files.forEach { $0.remove() }
      end()
    }
  }

  /// Lets a signal end the program only after this work.
  static func whileSignalsWait(_ work: () throws(SystemError) -> Void) throws(SystemError) {
    _ = watching
    try all.with { _ throws(SystemError) in try work() }
  }

  /// Creates a temporary file in the folder of its final name.
  func create(_ path: String) throws(SystemError) -> FileDescriptor {
    _ = Self.watching
    let final = destination(of: path)
    return try Self.all.with { files throws(SystemError) in
      let (temporary, descriptor) = try Self.createTemporary(for: final)
      files.append(Unfinished(owner: ObjectIdentifier(self), temporary: temporary, final: final))
      if let status = fileStatus(final) { descriptor.take(status) }
      return descriptor
    }
  }

  /// Creates a temporary file with a name that is free. A run that was killed leaves its file, and in a container the next
  /// run has the same process ID.
  private static func createTemporary(for final: String) throws(SystemError) -> (path: String, FileDescriptor) {
    let (folder, name) = folderAndName(of: final)
    // The name may be as long as the file system allows.
    let start = "\(folder)/\(String(name.unicodeScalars.prefix(40))).\(getpid())"
    let limit = 1_000
    for number in 0..<limit {
      let path = "\(start).\(number).tmp"
      do throws(SystemError) {
        return (path, try .creating(path))
      } catch {
        if error.number != EEXIST { throw error }
      }
    }
    let names = Visible.text("\(pathFromHere(start)).0.tmp to .\(limit - 1).tmp")
    throw SystemError(number: EEXIST, message: "\(names) exist; remove those that killed runs left")
  }

  /// Opens an output. If that fails, all temporary files are removed.
  func open(_ path: String) throws(RunFailure) -> OutputFile {
    do throws(SystemError) {
      return try OutputFile(path, self)
    } catch {
      discard()
      throw RunFailure(writing: path, error)
    }
  }

  /// Completes the outputs of a run and gives the files their final names. If one of them cannot be written, all temporary
  /// files are removed.
  func finish(_ outputs: [OutputFile]) throws(RunFailure) {
    for file in outputs {
      file.flush()
      guard let failure = file.failure, !failure.isClosedPipe else { continue }
      discard()
      throw RunFailure(writing: file.name, failure)
    }
    if let (name, reason) = finish() { throw RunFailure(writing: name, reason) }
  }

  /// Renames all files to their final names. Returns the name and the error of the first failure.
  func finish() -> (name: String, reason: SystemError)? {
    withOwn { files in
      defer { files.removeAll() }
      for (index, file) in files.enumerated() where !file.takesItsName() {
        let reason = SystemError.last
        files[index...].forEach { $0.remove() }
        return (file.final, reason)
      }
      return nil
    }
  }

  /// Removes the temporary file for a path. Returns whether there was one.
  func discard(_ path: String) -> Bool {
    let final = destination(of: path)
    return withOwn { files in
      guard let index = files.firstIndex(where: { $0.final == final }) else { return false }
      files.remove(at: index).remove()
      return true
    }
  }

  func discard() {
    withOwn { files in
      files.forEach { $0.remove() }
      files.removeAll()
    }
  }

  private func withOwn<Result>(_ body: (inout [Unfinished]) -> Result) -> Result {
    Self.all.with { files in
      var own = files.filter { $0.owner == ObjectIdentifier(self) }
      files.removeAll { $0.owner == ObjectIdentifier(self) }
      defer { files += own }
      return body(&own)
    }
  }
}

/// Requires that a file may be written. The superuser can write any file, but the mode forbids it.
func requireWritable(_ path: String, _ status: stat) throws(SystemError) {
  if status.st_mode & 0o222 == 0 { throw SystemError(number: EACCES) }
  if path.withPath({ unsafe access($0, W_OK) }) != 0 { throw .last }
}
