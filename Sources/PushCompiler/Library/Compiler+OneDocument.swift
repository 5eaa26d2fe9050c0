import PushJSON

extension Compiler {
  /// Compiles one document and returns its complete output and its report.
  public static func compile(
    _ source: PushSource, _ options: CompilerOptions
  ) -> (output: [UInt8], report: DocumentReport) {
    var written: [UInt8] = []
    let compiler = Compiler(with: options, taking: nil) { written += $0.bytes }
    let report = compiler.compile(source)
    compiler.flush()
    return (written, report)
  }
}
