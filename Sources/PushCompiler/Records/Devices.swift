import PushJSON

extension DeviceList {
  /// Adds registrations and returns the findings as a report. A source is one document, as in `add(_:)`, or one on each line.
  public mutating func read(_ source: PushSource) -> DocumentReport {
    guard source.range.count == source.bytes.count, Self.isOfLines(source.bytes) else {
      return findings(reading: source).masked
    }
    var report = DocumentReport(source: source)
    var start = 0
    for end in source.range where source.bytes[end] == 0x0a || end == source.range.upperBound - 1 {
      var line = source
      line.move(to: start..<end + 1, firstLine: source.firstLine)
      if line.range.contains(where: { source.bytes[$0] > 0x20 }) {
        report.diagnostics += findings(reading: line).masked.diagnostics.map { $0.moved(by: start) }
      }
      start = end + 1
    }
    return report
  }

  /// Whether a text is lines that are documents: the first one is complete, and others follow.
  package static func isOfLines(_ bytes: SourceBytes) -> Bool {
    let indices = 0..<bytes.count
    guard let start = indices.first(where: { bytes[$0] > 0x20 }),
      let end = indices[start...].first(where: { bytes[$0] == 0x0a }),
      indices[end...].contains(where: { bytes[$0] > 0x20 })
    else { return false }
    return Document().scan(Source(name: "", bytes: bytes, range: start..<end)) == nil
  }

  /// Adds a document of registrations and returns its findings unmasked, including secrets.
  package mutating func findings(reading source: Source) -> DocumentFindings {
    DocumentFindings(source: source, diagnostics: add(source))
  }
}
