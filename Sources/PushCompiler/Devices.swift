extension DeviceList {
  /// Adds a document of registrations, as `add(_:)` does, and returns its findings as a report.
  public mutating func read(_ source: PushSource) -> DocumentReport { findings(reading: source).masked }

  /// Adds a document of registrations and returns its findings unmasked, including secrets.
  package mutating func findings(reading source: Source) -> DocumentFindings {
    DocumentFindings(source: source, diagnostics: add(source))
  }
}
