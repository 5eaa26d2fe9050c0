import PushCompiler

/// What became of one document.
struct Outcome {
  var output: String
  var findings: [Diagnostic]

  var errorCount: Int { findings.count { $0.severity == .error } }
}

/// What turns a document into an outcome: the compiler, or something that pretends to be one.
typealias Compilation = (_ document: String, _ format: Format, _ targets: [Target]?) -> Outcome

extension Outcome {
  static let now: Int64 = 1_800_000_000

  /// Compiles a document with all that the input cannot know left to placeholders.
  static func compiling(_ document: String, _ format: Format, _ targets: [Target]?) -> Outcome {
    var options = CompilerOptions(format: format, now: now)
    options.targets = targets
    var bytes: [UInt8] = []
    let compiler = Compiler(options) { span in
      unsafe span.withUnsafeBytes { bytes += unsafe Array($0) }
    }
    let report = compiler.compile(Source(name: "leaf.json", bytes: SourceBytes(Array(document.utf8))))
    compiler.flush()
    return Outcome(output: String(decoding: bytes, as: UTF8.self), findings: report.diagnostics)
  }
}
