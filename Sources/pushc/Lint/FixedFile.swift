import PushCompiler

/// A file with the fixes of its documents applied; all other bytes are unchanged.
struct FixedFile {
  private(set) var bytes: [UInt8] = []
  /// Whether there is anything to write.
  let hasChanged: Bool
  private let original: SourceBytes
  private var end = 0

  /// Applies the fixes of a file's documents, given in order.
  init(_ original: SourceBytes, _ documents: [(original: Source, findings: DocumentFindings)]) {
    self.original = original
    hasChanged = documents.contains { !$0.findings.unmasked.fixed.isEmpty }
    for (source, findings) in documents where !findings.unmasked.fixed.isEmpty {
      copy(to: source.range.lowerBound)
      let fixed = findings.unmasked.source
      bytes += fixed.bytes.copy(fixed.range)
      end = source.range.upperBound
    }
    copy(to: original.count)
  }

  private mutating func copy(to place: Int) {
    bytes += original.copy(end..<place)
    end = place
  }

  func difference(path: String) -> [UInt8] { Difference(originalBytes, bytes).text(path: path) }

  var originalBytes: [UInt8] { original.copy(0..<original.count) }
}
