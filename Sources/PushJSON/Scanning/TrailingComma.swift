package import PushDiagnostics

// A trailing comma is the most frequent mistake in JSON that people write, and often not the only one of its document.

extension ScanFailure {
  /// The findings for the failure: of a trailing comma, with those behind it, up to a failure of another kind. If there is
  /// none, also the text with spaces in place of the commas, which can be read.
  package func diagnosis(of source: Source) -> (findings: [Diagnostic], readable: Source?) {
    var findings = [diagnostic(in: source)]
    // A file of this size was written by a program, whose mistake is the same each time.
    guard source.count < 100_000, var comma = trailingComma(in: source) else { return (findings, nil) }
    let document = Document(limits: limits)
    var bytes = source.bytes.copy(source.range)
    while findings.count < 20 {
      bytes[comma] = UInt8(ascii: " ")
      let rest = Source(name: source.name, bytes: SourceBytes(bytes))
      guard let next = document.scan(rest) else { return (findings, rest) }
      findings.append(next.diagnostic(in: rest))
      guard let other = next.trailingComma(in: rest) else { break }
      comma = other
    }
    return (findings, nil)
  }

  /// The offset of the comma before the bracket at which the scan stopped; nil if it stopped for another reason.
  func trailingComma(in source: Source) -> Int? {
    guard reason == .key || reason == .value, offset < source.count, "}]".utf8.contains(source[offset]),
      let before = visibleOffsetBefore(in: source), source[before] == UInt8(ascii: ",")
    else { return nil }
    return before
  }
}
