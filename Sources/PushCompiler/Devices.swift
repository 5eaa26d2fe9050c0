extension DeviceList {
  /// Takes in a document of registrations, as `add(_:)` does; returns what was found as that of any other document.
  public mutating func read(_ source: Source) -> DocumentReport {
    DocumentReport(masking: source, add(source))
  }
}
