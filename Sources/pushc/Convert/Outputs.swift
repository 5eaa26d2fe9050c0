import PushCompiler

/// All outputs of a conversion except its findings.
struct Outputs {
  let records: OutputFile
  let rejects: RejectsFile?
  var lossReport: LossReport?
  private let unfinished = UnfinishedFiles()

  /// Opens the outputs that the settings request: either all of them or none.
  init(_ settings: ConvertSettings) throws(RunFailure) {
    records = if let path = settings.output { try unfinished.open(path) } else { OutputFile() }
    rejects = if let path = settings.rejects { RejectsFile(file: try unfinished.open(path)) } else { nil }
    lossReport = if let path = settings.lossReport { LossReport(try unfinished.open(path)) } else { nil }
  }

  /// Writes the result of a document to the report files.
  mutating func add(_ findings: DocumentFindings) {
    if rejects == nil, lossReport == nil { return }
    let report = findings.masked
    rejects?.append(report)
    lossReport?.append(report)
  }

  /// Writes what was added: the report files may be the standard output that the records go to.
  func flush() { reports.forEach { $0.flush() } }

  private var reports: [OutputFile] { [rejects?.file, lossReport?.file].compactMap(\.self) }

  /// Whether the reader of the records has closed the pipe.
  var areClosed: Bool {
    guard let failure = records.failure else { return false }
    return !failure.isClosedPipe || reports.isEmpty
  }

  /// Gives the files their final names. If something failed, they are removed.
  func finish() throws(RunFailure) {
    lossReport?.finish()
    try unfinished.finish([records] + reports)
  }

  /// Completes the outputs where an input could not be read: a file of records is removed with all others, but what was found
  /// in records that have left is kept. Returns what to say about it.
  mutating func finishWithoutAllInput() throws(RunFailure) -> String? {
    if records.isRegular {
      unfinished.discard()
      return "no file was written, because part of the input is missing"
    }
    try finish()
    let files = reports.filter(\.isRegular).map { Visible.text($0.name) }
    if files.isEmpty { return nil }
    let verb = files.count == 1 ? "was" : "were"
    return "\(WordList.text(files, "and")) \(verb) written, but part of the input is missing"
  }

  /// Discards the records, so that the file stays as it was before the run. Returns whether it is a regular file.
  func leaveRecords() -> Bool { records.isRegular && unfinished.discard(records.name) }
}
