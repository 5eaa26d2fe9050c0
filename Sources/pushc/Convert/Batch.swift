import PushCompiler

/// A part of the input that is compiled at once: one document, or some lines of a file.
struct Batch {
  /// Its place among all batches, from 0.
  let ticket: Int
  /// The name of its file.
  let name: String
  /// What was read, or why nothing was.
  let content: Result<Content, SystemError>

  /// How many bytes it has.
  var size: Int { (try? content.get())?.bytes.count ?? 0 }

  /// Documents.
  struct Content {
    let bytes: SourceBytes
    /// Where the documents end; behind that, part of another line may stand.
    let end: Int
    var firstLine = 1
    /// Whether each line is a document.
    var isLines = false
    /// How the documents are written.
    var syntax = Source.Syntax.json
    /// Whether it stands for one document, or one line, that has more bytes than can be read, of which none are here.
    var isTooLarge = false

    /// A document as large as it is; nil where it has more bytes than can be read.
    init(_ document: SourceBytes?, syntax: Source.Syntax) {
      self.syntax = syntax
      bytes = document ?? SourceBytes([])
      end = bytes.count
      isTooLarge = document == nil
    }

    /// A document a line, all of them.
    init(lines bytes: SourceBytes, syntax: Source.Syntax) {
      self.syntax = syntax
      self.bytes = bytes
      end = bytes.count
      isLines = true
    }

    fileprivate init(_ block: LineBlocks.Block, syntax: Source.Syntax) {
      self.syntax = syntax
      bytes = block.bytes
      end = block.end
      firstLine = block.firstLine
      isLines = true
      isTooLarge = block.isTooLarge
    }

    /// All documents, one after another; blank lines are none.
    func forEachDocument(of name: String, _ body: (Source) -> Void) {
      if isTooLarge { return body(.tooLarge(name: name, firstLine: firstLine)) }
      guard isLines else { return body(Source(name: name, bytes: bytes, syntax: syntax)) }
      var start = 0
      var line = firstLine
      while start < end {
        let lineEnd = bytes.lineEnd(from: start, to: end)
        if (start..<lineEnd).contains(where: { !bytes[$0].isBlank }) {
          body(Source(name: name, bytes: bytes, range: start..<lineEnd, firstLine: line, syntax: syntax))
        }
        start = lineEnd + 1
        line += 1
      }
    }
  }
}

/// What a file holds, in turn: one document, or some lines at a time.
struct FileContents {
  private enum Rest {
    case document(FileDescriptor), lines(LineBlocks), nothing
  }

  private var rest: Rest
  private let syntax: Source.Syntax
  private let limit: Int

  /// What a file holds, where each line is a document or all of it is one.
  init(
    _ file: FileDescriptor, isLines: Bool, syntax: Source.Syntax = .json, blockSize: Int = 1 << 20,
    limit: Int = CompilerLimits.largestDocument
  ) {
    rest = isLines ? .lines(LineBlocks(file, size: blockSize, limit: limit)) : .document(file)
    self.syntax = syntax
    self.limit = limit
  }

  /// The next document or lines; nil when there are no more.
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

/// What became of a batch.
struct BatchResult {
  let batch: Batch
  /// What was written, where it has to wait for its turn.
  var output: [UInt8] = []
  /// What there is to say of its documents; those without findings are left out.
  var findings: [(original: Source, findings: DocumentFindings)] = []
}
