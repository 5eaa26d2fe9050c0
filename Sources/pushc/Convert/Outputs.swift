import PushCompiler

/// An output that could not be opened or written.
struct OutputFailure: Error {
  let name: String
  let reason: SystemError
}

/// All outputs of a conversion except its findings.
struct Outputs {
  let records: OutputFile
  let rejects: RejectsFile?
  var lossReport: LossReport?
  private let unfinished: UnfinishedFiles

  /// Opens the outputs that the settings request: either all of them or none.
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

  /// Writes the result of a document to the report files.
  mutating func add(_ findings: DocumentFindings) {
    if rejects == nil, lossReport == nil { return }
    let report = findings.masked
    rejects?.append(report)
    lossReport?.append(report)
  }

  /// Whether the reader of the records has closed the pipe.
  var areClosed: Bool {
    guard let failure = records.failure else { return false }
    return !failure.isClosedPipe || (rejects == nil && lossReport == nil)
  }

  /// Gives the files their final names. If something failed, they are removed.
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

  /// Discards the records, so that the file stays as it was before the run. Returns whether it is a regular file.
  func leaveRecords() -> Bool { unfinished.discard(records.name) }

  /// Removes the files and returns their number.
  @discardableResult
  func discard() -> Int { unfinished.discard() }
}
