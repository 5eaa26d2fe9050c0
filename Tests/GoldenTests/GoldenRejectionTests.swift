import PushCompiler
import PushDiagnostics
import Testing

/// Every rejection has an error, an error prevents its message from being written, and messages that were not written
/// are returned.
@Suite struct GoldenRejectionTests {
  @Test(arguments: GoldenTests.names.filter { !$0.hasPrefix("discord/") })
  func whatIsRejectedIsAnErrorAndIsNotWritten(_ name: String) throws {
    let golden = GoldenCase(name, in: GoldenTests.root)
    var options = try golden.requestOptions()
    if options.rules?.hasErrors == true { return }
    if let devices = try golden.readDevices() { options.devices = devices.list }
    for target in options.targets ?? Target.allCases {
      options.targets = [target]
      for source in try golden.sources() { try compile(source, options, name) }
    }
  }

  private func compile(_ source: Source, _ options: CompilerOptions, _ name: String) throws {
    var records = 0
    let compiler = Compiler(options) { bytes in
      records += unsafe bytes.withUnsafeBytes { bytes in unsafe bytes.count { $0 == 0x0a } }
    }
    let report = compiler.compile(source)
    compiler.flush()
    check(name, report)
    #expect(compiler.counts.rejected == report.rejections.count, "\(name)")
    #expect(compiler.counts.records == records, "\(name)")
    let errors = report.diagnostics.filter { $0.severity == .error && $0.code.family != .addr }
    // If one of several tokens, device groups or messages is invalid, the others are written.
    let isAlone = compiler.counts.messages == 1 && !report.rejections.contains { $0.pointer.contains("/devices/") }
    if isAlone, !errors.isEmpty { #expect(records == 0, "\(name) is written in spite of \(errors.map(\.code))") }
  }

  private func check(_ name: String, _ report: DocumentReport) {
    for finding in report.diagnostics + report.fixed {
      guard case .rejected = finding.consequence else { continue }
      #expect(finding.severity == .error, "\(name): \(finding.code) \(finding.message)")
    }
    let handedBack = Set(report.rejections.flatMap(\.diagnostics).map(Self.place))
    for finding in report.diagnostics where finding.severity == .error {
      #expect(handedBack.contains(Self.place(finding)), "\(name): no rejection has \(finding.code) \(finding.message)")
    }
    for rejection in report.rejections {
      #expect(rejection.diagnostics.contains { $0.severity == .error }, "\(name): rejected without a reason")
    }
  }

  private static func place(_ finding: Diagnostic) -> String { "\(finding.code) \(finding.span)" }

  @Test func whatIsLoweredIsNotCertain() {
    let sink = DiagnosticSink()
    let finding = Diagnostic(
      .error, .badDeviceToken, "x", at: .none, consequence: .rejected(service: "APNs", reason: "BadDeviceToken"))
    sink.loweringErrors { sink.report(finding) }
    #expect(sink.take().first?.consequence?.sentence == "may be rejected by APNs as BadDeviceToken")
  }
}
