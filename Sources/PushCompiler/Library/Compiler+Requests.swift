import PushJSON

extension Compiler {
  /// A compiler that hands each request to `take`, as soon as it is known.
  ///
  /// ```swift
  /// let compiler = Compiler(toRequests: CompilerOptions(format: .gorush)) { request in send(request) }
  /// for line in lines { compiler.compile(PushSource(line)) }
  /// ```
  public convenience init(toRequests options: CompilerOptions, _ take: @escaping (PushRequest) -> Void) {
    self.init(with: options, taking: take) { _ in }
  }

  /// Compiles one document to requests.
  ///
  /// ```swift
  /// let compiled = Compiler.compile(json, CompilerOptions(format: .gorush))
  /// for request in compiled.requests { send(request) }
  /// ```
  public static func compile(_ document: String, _ options: CompilerOptions = CompilerOptions()) -> Compilation {
    compilation(options) { $0.compile(PushSource(document)) }
  }

  /// Compiles one document in UTF-8 to requests.
  public static func compile(_ document: [UInt8], _ options: CompilerOptions = CompilerOptions()) -> Compilation {
    compilation(options) { $0.compile(PushSource(document)) }
  }

  /// Compiles a message that was built in Swift to requests.
  public static func compile(_ message: Message, _ options: CompilerOptions = CompilerOptions()) -> Compilation {
    compilation(options) { $0.compile(message) }
  }

  private static func compilation(_ options: CompilerOptions, _ compile: (Compiler) -> DocumentReport) -> Compilation {
    var requests: [PushRequest] = []
    let compiler = Compiler(toRequests: options) { requests.append($0) }
    let report = compile(compiler)
    return Compilation(requests, report)
  }

  /// Compiles one document to bytes: the records of ``CompilerOptions/emission``, one on a line.
  public static func records(
    _ document: String, _ options: CompilerOptions = CompilerOptions()
  ) -> (records: [UInt8], findings: [Finding]) {
    records(PushSource(document), options)
  }

  /// Compiles one document in UTF-8 to bytes: the records of ``CompilerOptions/emission``, one on a line.
  public static func records(
    _ document: [UInt8], _ options: CompilerOptions = CompilerOptions()
  ) -> (records: [UInt8], findings: [Finding]) {
    records(PushSource(document), options)
  }

  private static func records(
    _ source: PushSource, _ options: CompilerOptions
  ) -> (records: [UInt8], findings: [Finding]) {
    let (output, report) = compile(source, options)
    return (output, Finding.all(report.diagnostics, in: report.source))
  }

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
