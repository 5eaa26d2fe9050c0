import PushCompiler

/// An output that could not be opened or written.
struct OutputFailure: Error {
  let name: String
  let reason: SystemError
}

/// All that a conversion writes besides its findings.
struct Outputs {
  let records: OutputFile
  let rejects: RejectsFile?
  var lossReport: LossReport?
  private let unfinished: UnfinishedFiles

  /// Opens what the settings ask for: all of it or none.
  init(_ settings: ConvertSettings) throws(OutputFailure) {
    let unfinished = UnfinishedFiles()
    func open(_ path: String) throws(OutputFailure) -> OutputFile {
      do throws(SystemError) {
        return try OutputFile(path, unfinished)
      } catch {
        unfinished.discard()
        throw OutputFailure(name: path, reason: error)
      }
    }
    self.unfinished = unfinished
    records = if let path = settings.output { try open(path) } else { OutputFile() }
    rejects = if let path = settings.rejects { RejectsFile(file: try open(path)) } else { nil }
    lossReport = if let path = settings.lossReport { LossReport(try open(path)) } else { nil }
  }

  /// Writes what became of a document into the files that tell it.
  mutating func add(_ findings: DocumentFindings) {
    if rejects == nil, lossReport == nil { return }
    let report = findings.masked
    rejects?.append(report)
    lossReport?.append(report)
  }

  /// Whether nobody will read what is still to come.
  var areClosed: Bool {
    guard let failure = records.failure else { return false }
    return !failure.isClosedPipe || (rejects == nil && lossReport == nil)
  }

  /// Gives the files their names. Where something failed, they go away.
  func finish() throws(OutputFailure) {
    lossReport?.finish()
    for file in [records, rejects?.file, lossReport?.file] {
      file?.flush()
      guard let file, let failure = file.failure, !failure.isClosedPipe else { continue }
      discard()
      throw OutputFailure(name: file.name, reason: failure)
    }
    if let (name, reason) = unfinished.finish() { throw OutputFailure(name: name, reason: reason) }
  }

  /// Leaves the file of records as it was before the run, if it is a regular file; whether it is.
  func leaveRecords() -> Bool { unfinished.discard(records.name) }

  /// Removes the files; returns how many that were.
  @discardableResult
  func discard() -> Int { unfinished.discard() }
}
