import PushCompiler

/// All reports of a run, each with its output.
struct Reports {
  private var entries: [Entry] = []
  private let standardOutput = OutputFile()
  private let unfinished = UnfinishedFiles()

  private struct Entry {
    var report: any Report
    let file: OutputFile
  }

  /// Opens the files of all reports. If a fixed document is written to standard output, its report goes to standard
  /// error; so does the summary beside a diff, which replaces the report.
  init(_ settings: LintSettings, printsDocument: Bool) throws(RunFailure) {
    for (format, path) in settings.reports {
      let file =
        if let path {
          try unfinished.open(path)
        } else {
          printsDocument || settings.showsDifference ? OutputFile(isError: true) : standardOutput
        }
      entries.append(Entry(report: format.report(settings, isTerminalOutput: path == nil), file: file))
    }
  }

  /// Whether the readers of all outputs have closed their pipes.
  var areClosed: Bool { standardOutput.isClosed && entries.allSatisfy { $0.file === standardOutput } }

  /// Adds a file to all reports.
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

  /// Completes all files, including the baseline.
  mutating func finish(_ summary: LintSummary, _ baseline: (path: String, text: String)?) throws(RunFailure) {
    for index in entries.indices { entries[index].file.append(entries[index].report.end(summary)) }
    var files = entries.map(\.file) + [standardOutput]
    if let baseline {
      let file = try unfinished.open(baseline.path)
      file.append(baseline.text)
      files.append(file)
    }
    try unfinished.finish(files)
  }
}
