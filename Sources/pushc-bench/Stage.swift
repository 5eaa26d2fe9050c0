import PushCompiler
import PushFrontEnd
import PushIR
import PushJSON
import PushSyntax

/// The last stage of the pipeline to run.
enum Stage: String {
  case scan
  case lower = "scan + decode + lower"
  case lint = "lint (all checks, no report)"
  case requests = "whole pipeline (requests)"
  case rules = "whole pipeline, 50 rules"
  case swiftCalls = "a call for each document"
  case cCalls = "the same calls from C"

  /// Runs the stage on all documents of a workload and discards the output.
  func run(_ workload: Workload) {
    switch self {
    case .scan: Self.scan(workload)
    case .lower: Self.lower(workload)
    case .lint: Self.lint(workload)
    case .requests: _ = Self.compile(workload)
    case .rules: _ = Self.compile(workload, rules: RuleWorkload.rules)
    case .swiftCalls: CallStage.callSwift(workload)
    case .cCalls: CallStage.callC(workload)
    }
  }

  private static func scan(_ workload: Workload) {
    let document = Document()
    workload.forEachDocument { source in _ = document.scan(source) }
  }

  private static func lower(_ workload: Workload) {
    let document = Document()
    let sink = DiagnosticSink()
    sink.limitPerCode = CompilerOptions.benchmark(workload.format).findingsPerCode
    var message: Message? = Message()
    workload.forEachDocument { source in
      if document.scan(source) != nil { return }
      let decoder = Decoder(document, diagnostics: sink)
      // Moved instead of copied, so that its memory is reused, as in the compiler.
      var lowering = Lowering(decoder: decoder, message: message.take() ?? Message())
      lowering.lower(workload.format) { _ in }
      message = lowering.message
      _ = sink.take()
    }
  }

  private static func lint(_ workload: Workload) {
    var options = LintOptions(now: Int64(Clock.now))
    options.format = workload.format
    let linter = Linter(options)
    workload.forEachDocument { source in _ = linter.lint(source) }
  }

  /// Compiles all documents repeatedly and returns the counts.
  static func compile(_ workload: Workload, repetitions: Int = 1, rules: Rules? = nil) -> CompilerCounts {
    var options = CompilerOptions.benchmark(workload.format)
    options.rules = rules
    let compiler = Compiler(options) { _ in }
    for _ in 0..<repetitions {
      workload.forEachDocument { source in _ = compiler.compile(source) }
    }
    compiler.flush()
    return compiler.counts
  }
}

extension CompilerOptions {
  /// The default options of the command line, with a fixed time.
  static func benchmark(_ format: Format) -> CompilerOptions {
    var options = CompilerOptions(format: format, now: Int64(Clock.now))
    options.findingsPerCode = 20
    return options
  }
}
