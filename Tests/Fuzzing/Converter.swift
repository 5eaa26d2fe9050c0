import PushCompiler

/// A compiler with its output for each document.
final class Converter {
  private final class Written {
    var bytes: [UInt8] = []
  }

  private let written = Written()
  private let compiler: Compiler

  init(_ options: CompilerOptions) {
    compiler = Compiler(options) { [written] piece in
      unsafe piece.withUnsafeBytes { unsafe written.bytes.append(contentsOf: $0) }
    }
  }

  /// Compiles a document.
  func convert(_ source: Source) -> Conversion {
    written.bytes = []
    let before = compiler.counts
    let report = compiler.compile(source)
    compiler.flush()
    let after = compiler.counts
    var counts = CompilerCounts()
    counts.messages = after.messages - before.messages
    counts.rejected = after.rejected - before.rejected
    counts.records = after.records - before.records
    return Conversion(output: written.bytes, report: report, counts: counts)
  }
}

/// The result of compiling a document.
struct Conversion: Equatable {
  let output: [UInt8]
  let report: DocumentReport
  let counts: CompilerCounts

  static func == (left: Self, right: Self) -> Bool {
    left.output == right.output && left.counts == right.counts && left.report.diagnostics == right.report.diagnostics
      && left.report.fixed == right.report.fixed
      && left.report.rejections.map(\.span) == right.report.rejections.map(\.span)
      && left.report.rejections.map(\.diagnostics) == right.report.rejections.map(\.diagnostics)
  }
}
