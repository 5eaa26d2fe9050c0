import PushCompiler

/// A part of the input that is compiled as a unit: one document, or some lines of a file.
struct Batch {
  /// The index among all batches, from 0.
  let ticket: Int
  /// The name of its file.
  let name: String
  /// The content, or the error that occurred while reading it.
  let content: Result<Content, SystemError>

  /// The size in bytes.
  var size: Int { (try? content.get())?.bytes.count ?? 0 }

  /// Documents.
  struct Content {
    let bytes: SourceBytes
    /// The end of the last complete document. Bytes after it may belong to another line.
    let end: Int
    /// The ends of the lines, without line feeds, if each line is a document.
    var lineEnds: [Int]?
    var firstLine = 1
    /// The syntax of the documents.
    var syntax = Source.Syntax.json
    /// Whether it represents one document or line that exceeds the maximum size and was not read.
    var isTooLarge = false

    /// Creates content from one document; nil represents a document that exceeds the maximum size.
    init(_ document: SourceBytes?, syntax: Source.Syntax) {
      self.syntax = syntax
      bytes = document ?? SourceBytes([])
      end = bytes.count
      isTooLarge = document == nil
    }

    /// Creates content with one document per line.
    init(lines bytes: SourceBytes, syntax: Source.Syntax) {
      self.syntax = syntax
      self.bytes = bytes
      end = bytes.count
      lineEnds = bytes.lineEnds()
    }

    fileprivate init(_ block: LineBlocks.Block, syntax: Source.Syntax) {
      self.syntax = syntax
      bytes = block.bytes
      end = block.end
      lineEnds = block.lineEnds
      firstLine = block.firstLine
      isTooLarge = block.isTooLarge
    }

    /// Visits all documents, skipping blank lines.
    func forEachDocument(of name: String, _ body: (Source) -> Void) {
      if isTooLarge { return body(.tooLarge(name: name, firstLine: firstLine)) }
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
  }
}

/// Reads a file in parts: a single document, or blocks of lines.
struct FileContents {
  private enum Rest {
    case document(FileDescriptor), lines(LineBlocks), nothing
  }

  private var rest: Rest
  private let syntax: Source.Syntax
  private let limit: Int

  /// Prepares reading a file in which each line is a document, or which is a single document.
  init(
    _ file: FileDescriptor, isLines: Bool, syntax: Source.Syntax = .json, blockSize: Int = 1 << 20,
    limit: Int = CompilerLimits.largestDocument
  ) {
    rest = isLines ? .lines(LineBlocks(file, size: blockSize, limit: limit)) : .document(file)
    self.syntax = syntax
    self.limit = limit
  }

  /// The next document or block of lines; nil at the end.
  mutating func next() throws(SystemError) -> Batch.Content? {
    switch rest {
    case .nothing: return nil
    case .document(let file):
      rest = .nothing
      return Batch.Content(try file.readAll(limit: limit), syntax: syntax)
    case .lines(var blocks):
      rest = .nothing
      guard let block = try blocks.next() else { return nil }
      rest = .lines(blocks)
      return Batch.Content(block, syntax: syntax)
    }
  }
}

/// The result of compiling a batch.
struct BatchResult {
  let batch: Batch
  /// The output, if it has to wait for its turn.
  var output: [UInt8] = []
  /// The findings of its documents; documents without findings are omitted.
  var findings: [(original: Source, findings: DocumentFindings)] = []
}
