import PushCompiler

@testable import pushc

/// The compiler's results for a case.
struct GoldenRun {
  /// The output, unchanged.
  private(set) var output: [UInt8] = []
  /// All findings as the program prints them.
  private(set) var diagnostics = ""
  /// The codes of the findings.
  private(set) var codes: [String] = []
  /// The codes of the errors.
  private(set) var errors: Set<String> = []
  /// The codes of the warnings.
  private(set) var warnings: Set<String> = []

  /// Compiles the case's input, as one document or line by line.
  init(_ golden: GoldenCase, _ options: CompilerOptions) throws(GoldenProblem) {
    let (name, bytes) = try golden.input()
    var options = options
    if let (devices, reports) = try golden.readDevices() {
      for report in reports {
        var renderer = TextRenderer(report.source)
        for finding in report.diagnostics { diagnostics += renderer.render(finding) }
      }
      options.devices = devices
    }
    for (source, findings) in options.rules?.findings ?? [] {
      var renderer = TextRenderer(source)
      for finding in findings { diagnostics += renderer.render(finding) }
    }
    // Rules with errors are not run, and nothing is sent without them.
    if options.rules?.hasErrors == true { return }
    var output: [UInt8] = []
    let compiler = Compiler(options) { piece in
      unsafe piece.withUnsafeBytes { unsafe output.append(contentsOf: $0) }
    }
    var printer = DiagnosticPrinter(
      limit: .max, hasNotes: options.hasExplanations, targets: options.targets ?? [])
    var text: [UInt8] = []
    for source in Self.sources(name, bytes) {
      guard let findings = compiler.findings(compiling: source) else { continue }
      printer.print(findings, original: source, to: &text)
      codes += findings.unmasked.diagnostics.map(\.code.description)
      for finding in findings.unmasked.diagnostics where finding.severity > .note {
        if finding.severity == .error {
          errors.insert(finding.code.description)
        } else {
          warnings.insert(finding.code.description)
        }
      }
    }
    diagnostics += String(decoding: text, as: UTF8.self) + printer.runNotes.text
    compiler.flush()
    self.output = output
  }

  /// Each non-blank line of NDJSON is a document.
  static func sources(_ name: String, _ content: [UInt8]) -> [Source] {
    let bytes = SourceBytes(content)
    guard name.hasSuffix(".ndjson") else { return [Source(name: name, bytes: bytes)] }
    var sources: [Source] = []
    var start = 0
    for (index, line) in content.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated() {
      let range = start..<start + line.count
      start = range.upperBound + 1
      if line.allSatisfy({ $0 <= 0x20 }) { continue }
      sources.append(Source(name: name, bytes: bytes, range: range, firstLine: index + 1))
    }
    return sources
  }

  /// The lines of the output.
  var lines: [[UInt8]] { output.split(separator: 0x0a).map { Array($0) } }
}

extension GoldenCase {
  /// The documents of the case's input.
  func sources() throws(GoldenProblem) -> [Source] {
    let (name, bytes) = try input()
    return GoldenRun.sources(name, bytes)
  }

  /// The registered devices, if the case has any, and what is said of each document of them.
  func readDevices() throws(GoldenProblem) -> (list: DeviceList, reports: [DocumentReport])? {
    guard let (name, bytes) = try devices() else { return nil }
    var list = DeviceList()
    let reports = GoldenRun.sources(name, bytes).map { list.read($0) }
    return (list, reports)
  }

  /// The options of the case for requests, one on each line.
  func requestOptions() throws(GoldenProblem) -> CompilerOptions {
    var options = try options()
    (options.emission, options.isPretty, options.hasOrigin) = (.requests, false, false)
    return options
  }

  /// The expected files of the case's folder besides its input and options, with their bytes, as the library produces
  /// them.
  func expectations() throws -> [String: [UInt8]] {
    let options = try options()
    return try expectations { isDump in
      var options = options
      if isDump { options.emission = .ir }
      let run = try GoldenRun(self, options)
      return (run.output, run.diagnostics)
    }
  }

  /// The same for another implementation, which is called once with the options of the case and once for the text dump.
  func expectations(
    by run: (_ isDump: Bool) throws -> (output: [UInt8], diagnostics: String)
  ) throws -> [String: [UInt8]] {
    let options = try options()
    let (output, diagnostics) = try run(false)
    var files: [String: [UInt8]] = ["diagnostics.txt": Array(diagnostics.utf8)]
    if options.isPretty || [.bodies, .curl, .simctl].contains(options.emission) {
      files["output.txt"] = output
    } else {
      for line in output.split(separator: 0x0a) {
        guard let target = Target.allCases.first(where: { line.starts(with: Array("{\"target\":\"\($0.name)\"".utf8)) })
        else { throw GoldenProblem("\(name): a record does not begin with its target") }
        files["\(target.name).ndjson", default: []] += line + [0x0a]
      }
    }
    if !isLinted { files["ir.txt"] = try run(true).output }
    return files.filter { !$0.value.isEmpty }
  }
}
