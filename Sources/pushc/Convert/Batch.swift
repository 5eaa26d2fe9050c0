import PushCompiler

/// A part of the input, in its place among all of them.
struct Batch {
  /// The index among all batches, from 0.
  let ticket: Int
  let name: String
  /// The part, or the error that occurred while reading it.
  let part: Result<InputPart, SystemError>

  var size: Int { (try? part.get())?.bytes.count ?? 0 }
}

struct BatchResult {
  let batch: Batch
  /// The output, if it has to wait for its turn.
  var output: [UInt8] = []
  /// The findings of its documents; documents without findings are omitted.
  var findings: [(original: Source, findings: DocumentFindings)] = []
}
