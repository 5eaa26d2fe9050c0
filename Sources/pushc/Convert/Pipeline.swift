import PushCompiler

/// The shared state of the threads of a conversion. Each thread takes batches, compiles them, and submits the results;
/// the thread that submits the next result writes it, and the waiting ones after it.
final class Pipeline: Sendable {
  private let settings: ConvertSettings
  private let options: CompilerOptions
  private let reader: Guarded<BatchReader>
  private let writer: Guarded<ResultWriter>
  private let turns: Guarded<Turns>

  /// What a batch holds at most until its turn: bytes of output, and documents with findings.
  private static let mostOutput = 1 << 18
  private static let mostFindings = 256

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

  /// A single thread writes records directly; several threads buffer them until their turn.
  private func compileRecords(writingTo file: OutputFile?) -> Compiler {
    var ticket = 0
    var output: [UInt8] = []
    let compiler = Compiler(with: options) {
      $0.withSpan { bytes in
        if let file { return file.write(bytes) }
        output.append(bytes)
        if output.count >= Self.mostOutput {
          self.write(output, of: ticket)
          output.removeAll(keepingCapacity: true)
        }
      }
    }
    compileBatches {
      compiler.findings(compiling: $0)
    } begin: {
      ticket = $0
    } end: { result in
      compiler.flush()
      swap(&output, &result.output)
    }
    return compiler
  }

  /// One result line for each document.
  private func compileResults() -> Compiler {
    var ticket = 0
    let output = ResultOutput()
    let results = CompilationResults(settings, options, to: output)
    compileBatches { source in
      let findings = results.append(source, isPlaced: true)
      output.append(UInt8(ascii: "\n"))
      if output.bytes.count >= Self.mostOutput {
        self.write(output.bytes, of: ticket)
        output.clear()
      }
      return findings
    } begin: {
      ticket = $0
    } end: { result in
      result.output = output.bytes
      output.clear()
    }
    return results.compiler
  }

  /// Compiles the documents of all batches. `begin` is given the ticket of each batch; `end` takes its output, or that of a part
  /// of it.
  private func compileBatches(
    _ compile: (Source) -> DocumentFindings?, begin: (Int) -> Void, end: (inout BatchResult) -> Void
  ) {
    while let batch = nextBatch() {
      var result = BatchResult(batch: batch)
      if case .success(let part) = batch.part {
        begin(batch.ticket)
        part.forEachDocument { source in
          if let found = compile(source) { result.findings.append((source, found)) }
          guard result.findings.count >= Self.mostFindings else { return }
          end(&result)
          write(result.output, of: batch.ticket, result.findings)
          result = BatchResult(batch: batch)
        }
        end(&result)
      }
      handIn(result)
    }
  }

  /// Waits for the turn of a batch and writes what it has so far, so that memory does not grow with a batch's output.
  private func write(
    _ output: [UInt8], of ticket: Int, _ findings: [(original: Source, findings: DocumentFindings)] = []
  ) {
    turns.when({ $0.isNext(ticket) }) { _ in }
    writer.with { $0.write(output, findings) }
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

  /// Whether the results of all batches before this one are written.
  func isNext(_ ticket: Int) -> Bool { written == ticket }

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
