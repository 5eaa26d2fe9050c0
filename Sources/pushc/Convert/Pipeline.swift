import PushCompiler

/// The shared state of the threads of a conversion. Each thread takes batches, compiles them, and submits the results;
/// the thread that submits the next result writes it, and the waiting ones after it.
final class Pipeline: Sendable {
  private let settings: ConvertSettings
  private let options: CompilerOptions
  private let reader: Guarded<BatchReader>
  private let writer: Guarded<ResultWriter>
  private let turns: Guarded<Turns>

  /// Limits the number of batches in progress to `window`, so that memory does not grow with the input.
  init(
    _ settings: ConvertSettings, _ options: CompilerOptions, _ reader: BatchReader, _ writer: ResultWriter, window: Int
  ) {
    self.settings = settings
    self.options = options
    self.reader = Guarded(reader)
    self.writer = Guarded(writer)
    turns = Guarded(Turns(window: window))
  }

  /// Compiles batches until the end of the input.
  func work(writingTo file: OutputFile? = nil) {
    let compiler = settings.hasResults ? compileResults() : compileRecords(writingTo: file)
    writer.with { $0.add(compiler) }
  }

  /// A single thread writes records directly, so that the output of a large document need not fit into memory; several
  /// threads buffer them until their turn.
  private func compileRecords(writingTo file: OutputFile?) -> Compiler {
    var output: [UInt8] = []
    let compiler = Compiler(with: options) {
      $0.withSpan { bytes in
        if let file { file.write(bytes) } else { output.append(bytes) }
      }
    }
    compileBatches({ compiler.findings(compiling: $0) }) { result in
      compiler.flush()
      swap(&output, &result.output)
    }
    return compiler
  }

  /// One result line for each document.
  private func compileResults() -> Compiler {
    let output = ResultOutput()
    let results = CompilationResults(settings, options, to: output)
    compileBatches({ source in
      defer { output.append(UInt8(ascii: "\n")) }
      return results.append(source, isPlaced: true)
    }) { result in
      result.output = output.bytes
      output.clear()
    }
    return results.compiler
  }

  /// Compiles the documents of all batches. `end` takes the output of each batch.
  private func compileBatches(_ compile: (Source) -> DocumentFindings?, end: (inout BatchResult) -> Void) {
    while let batch = nextBatch() {
      var result = BatchResult(batch: batch)
      if case .success(let part) = batch.part {
        part.forEachDocument { source in
          if let found = compile(source) { result.findings.append((source, found)) }
        }
        end(&result)
      }
      handIn(result)
    }
  }

  /// Completes the output and returns the exit code.
  func finish() throws(RunFailure) -> ExitCode {
    try writer.with { writer throws(RunFailure) in try writer.finish() }
  }

  private func nextBatch() -> Batch? {
    turns.when(\.hasRoom) { $0.begin() }
    let batch = reader.with { $0.next() }
    turns.with { $0.hold(batch) }
    return batch
  }

  private func handIn(_ result: BatchResult) {
    turns.with { $0.add(result) }
    while let next = turns.with({ $0.claim() }) {
      let isClosed = writer.with { writer in
        writer.write(next)
        return writer.isClosed
      }
      if isClosed { reader.with { $0.stop() } }
      turns.with { $0.release(next.batch) }
    }
  }
}

/// The order in which results are written.
private struct Turns {
  private let window: Int
  private var begun = 0
  private var written = 0
  private var waiting: [Int: BatchResult] = [:]
  private var isWriting = false
  /// The total size in bytes of the batches in progress.
  private var bytes = 0
  /// Above this number of bytes, a batch waits for the others: lines can be large.
  private static let mostBytes = 1 << 28

  init(window: Int) { self.window = window }

  var hasRoom: Bool { begun - written < window && bytes < Self.mostBytes }

  mutating func begin() { begun += 1 }

  mutating func hold(_ batch: Batch?) { bytes += batch?.size ?? 0 }

  mutating func add(_ result: BatchResult) { waiting[result.batch.ticket] = result }

  /// The next result, if it is available and no other thread is writing.
  mutating func claim() -> BatchResult? {
    guard !isWriting, let next = waiting.removeValue(forKey: written) else { return nil }
    isWriting = true
    return next
  }

  mutating func release(_ batch: Batch) {
    bytes -= batch.size
    written += 1
    isWriting = false
  }
}
