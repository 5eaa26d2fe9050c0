import PushCompiler

/// A part of the input that is compiled at once: one document, or some lines of a file.
struct Batch {
  /// Its place among all batches, from 0.
  let ticket: Int
  /// The name of its file.
  let name: String
  /// What was read, or why nothing was.
  let content: Result<Content, SystemError>

  /// Documents.
  struct Content {
    let bytes: SourceBytes
    /// Where the documents end; behind that, part of another line may stand.
    let end: Int
    var firstLine = 1
    /// Whether each line is a document.
    var isLines = false

    /// All documents, one after another; blank lines are none.
    func forEachDocument(of name: String, _ body: (Source) -> Void) {
      guard isLines else { return body(Source(name: name, bytes: bytes)) }
      var start = 0
      var line = firstLine
      while start < end {
        let lineEnd = bytes.lineEnd(from: start, to: end)
        if (start..<lineEnd).contains(where: { !bytes[$0].isBlank }) {
          body(Source(name: name, bytes: bytes, range: start..<lineEnd, firstLine: line))
        }
        start = lineEnd + 1
        line += 1
      }
    }
  }
}

extension UInt8 {
  /// Whether it is white space in JSON.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0a || self == 0x0d }
}

/// What became of a batch.
struct BatchResult {
  let batch: Batch
  /// What was written, where it has to wait for its turn.
  var output: [UInt8] = []
  /// What there is to say of its documents; those without findings are left out.
  var reports: [(original: Source, report: DocumentReport)] = []
}
