import PushJSON

extension DeviceList {
  /// Adds a document of registrations, as `add(_:)` does, and returns its findings as a report.
  public mutating func read(_ source: PushSource) -> DocumentReport { findings(reading: source).masked }

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
