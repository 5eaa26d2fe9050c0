import PushCompiler

/// A part of the input that is read as a unit: one document, or some lines of a file.
struct InputPart {
  /// The name of its file in findings.
  let name: String
  /// The syntax of its documents.
  let syntax: Source.Syntax
  let bytes: SourceBytes
  /// The ends of the lines, without line feeds, if each line is a document.
  var lineEnds: [Int]?
  var firstLine = 1
  /// Whether it represents one document or line that exceeds the maximum size and was not read.
  var isTooLarge = false

  /// The end of the last complete document, with its line feed. Bytes after it may belong to the next line.
  var end: Int {
    guard let lineEnds else { return bytes.count }
    return min(bytes.count, lineEnds.last.map { $0 + 1 } ?? 0)
  }

  /// Visits all documents, skipping blank lines.
  func forEachDocument(_ body: (Source) -> Void) {
    if isTooLarge { return body(.tooLarge(name: name, firstLine: firstLine, isLine: lineEnds != nil)) }
    guard let lineEnds else { return body(Source(name: name, bytes: bytes, syntax: syntax)) }
    // The lines share a source, so that no reference is counted for each of them.
    var document = Source(name: name, bytes: bytes)
    var start = 0
    var line = firstLine
    for end in lineEnds {
      if (start..<end).contains(where: { !bytes[$0].isBlank }) {
        if syntax == .json {
          document.move(to: start..<end, firstLine: line)
          body(document)
        } else {
          body(Source(name: name, bytes: bytes, range: start..<end, firstLine: line, syntax: syntax))
        }
      }
      start = end + 1
      line += 1
    }
  }

  /// The documents that show what kind of file it is.
  var firstDocuments: [Source] {
    var documents: [Source] = []
    forEachDocument { if documents.count < 20 { documents.append($0) } }
    return documents
  }

  /// The strongest evidence of payloads among the first documents.
  var evidence: PayloadEvidence {
    let found = firstDocuments.lazy.map { PayloadEvidence($0) }
    return found.contains(.certain) ? .certain : found.first ?? .missing
  }
}
