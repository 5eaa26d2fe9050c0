import PushCompiler

/// The registrations of `--devices` and their findings.
struct RegisteredDevices {
  private(set) var devices = DeviceList()
  private(set) var findings: [(original: Source, findings: DocumentFindings)] = []
  private let path: String

  /// Reads the file: one document, or one a line.
  init(_ path: String) throws(RunFailure) {
    self.path = path
    do throws(SystemError) {
      let file = InputFile(path)
      var contents = FileContents(try file.open(), isLines: PathEnding.isOfLines(path))
      while var content = try contents.next() {
        if content.lineEnds == nil, DeviceList.isOfLines(content.bytes) { content.lineEnds = content.bytes.lineEnds() }
        content.forEachDocument(of: file.name) { source in
          let found = devices.findings(reading: source)
          if !found.isEmpty { findings.append((source, found)) }
        }
      }
    } catch {
      throw RunFailure(reading: path, error)
    }
  }

  /// The findings as a result, to be written before all others.
  var result: BatchResult {
    BatchResult(
      batch: Batch(ticket: -1, name: path, content: .success(Batch.Content(SourceBytes([]), syntax: .json))),
      findings: findings)
  }
}
