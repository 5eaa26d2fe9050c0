import PushCompiler

/// The registrations of `--devices` and their findings.
struct RegisteredDevices {
  private(set) var devices = DeviceList()
  private(set) var findings: [(original: Source, findings: DocumentFindings)] = []

  /// Reads the file: one document, or one a line.
  init(_ path: String) throws(RunFailure) {
    do throws(SystemError) {
      var parts = try InputParts(InputFile(path), InputForm(syntax: .json))
      while var part = try parts.next() {
        if part.lineEnds == nil, DeviceList.isOfLines(part.bytes) { part.lineEnds = part.bytes.lineEnds() }
        part.forEachDocument { source in
          let found = devices.findings(reading: source)
          if !found.isEmpty { findings.append((source, found)) }
        }
      }
    } catch {
      throw RunFailure(reading: path, error)
    }
  }
}
