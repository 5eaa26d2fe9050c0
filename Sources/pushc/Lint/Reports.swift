import PushCompiler

/// All reports of a run, each with its output.
struct Reports {
  private var entries: [Entry] = []
  private let standardOutput = OutputFile()
  private let baseline: OutputFile?
  private let unfinished = UnfinishedFiles()

  private struct Entry {
    var report: any Report
    let file: OutputFile
  }

  /// Opens the files of all reports, and of the baseline. If a fixed document is written to standard output, its report goes to standard
  /// error; so does the summary beside a diff, which replaces the report.
  init(_ settings: LintSettings, printsDocument: Bool) throws(RunFailure) {
    let isError = printsDocument || settings.showsDifference
    for (format, path) in settings.reports {
      let file = if let path { try unfinished.open(path) } else { isError ? OutputFile(isError: true) : standardOutput }
      let terminal: FileDescriptor? = path == nil ? isError ? .standardError : .standardOutput : nil
      entries.append(Entry(report: format.report(settings, to: terminal), file: file))
    }
    baseline = if let path = settings.newBaseline { try unfinished.open(path) } else { nil }
  }

  /// Whether nothing more can be written: the pipe is closed, or the disk is full.
  var areClosed: Bool { standardOutput.failure != nil && entries.allSatisfy { $0.file === standardOutput } }

  mutating func add(_ file: LintedFile) {
    for index in entries.indices { entries[index].file.append(entries[index].report.text(for: file)) }
  }

  /// Writes the reports so far to their files.
  func flush() {
    for entry in entries { entry.file.flush() }
  }

  func writeToStandardOutput(_ bytes: [UInt8]) {
    standardOutput.flush()
    standardOutput.write(bytes)
  }

  /// Completes all files, including the baseline, which stays as it was without a text.
  mutating func finish(_ summary: LintSummary, baseline text: String?) throws(RunFailure) {
    for index in entries.indices { entries[index].file.append(entries[index].report.end(summary)) }
    var files = entries.map(\.file) + [standardOutput]
    if let baseline, let text {
      baseline.append(text)
      files.append(baseline)
    } else if let baseline {
      _ = unfinished.discard(baseline.name)
    }
    try unfinished.finish(files)
  }
}
