extension DeviceList {
  /// Takes in a document of registrations, as `add(_:)` does; returns what was found as that of any other document.
  public mutating func read(_ source: PushSource) -> DocumentReport { findings(reading: source).masked }

  /// The same with what was found as it is, secrets included.
  package mutating func findings(reading source: Source) -> DocumentFindings {
    DocumentFindings(source: source, diagnostics: add(source))
  }
}
