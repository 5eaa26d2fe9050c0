import PushCompiler
import PushDiagnostics
import PushJSON
import PushSyntax
import Testing

/// The output of a back end is read by the target's own decoder without findings. Notes are ignored: a deprecated
/// member is the sender's choice.
@Suite struct ClosedLoopTests {
  @Test(arguments: GoldenTests.names)
  func bodiesDecode(_ name: String) throws {
    let golden = GoldenCase(name, in: GoldenTests.root)
    let run = try GoldenRun(golden, golden.requestOptions())
    for record in run.lines {
      // Values with findings in the input are passed on unchanged.
      for finding in try Self.findings(in: record) where !run.diagnostics.contains(finding.message) {
        Issue.record("\(name): \(finding)")
      }
    }
  }

  @Test func strangeBodyIsNoticed() throws {
    let record = #"{"target":"fcm","headers":{},"body":{"message":{"token":"a","colour":"red"}}}"#
    #expect(try Self.findings(in: Array(record.utf8)).count == 1)
  }

  @Test func strangeHeaderIsNoticed() throws {
    let record = #"{"target":"apns","headers":{"apns-priority":"7"},"body":{"aps":{}}}"#
    #expect(try Self.findings(in: Array(record.utf8)).count == 1)
  }

  /// The findings of the target's decoder in a record.
  private static func findings(in record: [UInt8]) throws -> [Diagnostic] {
    let document = Document()
    try #require(document.scan(Source(name: "record", bytes: SourceBytes(record))) == nil)
    let body = document.text(document.member("body", of: .root))
    switch document.string(document.member("target", of: .root)) {
    case "apns":
      let headers = document.text(document.member("headers", of: .root))
      return try findings(in: body, APNSPayload.self) + findings(in: headers, APNSHeaders.self)
    case "fcm": return try findings(in: body, FCMRequest.self, .fcm)
    case "hms":
      let isV3 = document.member("payload", of: document.member("body", of: .root)).exists
      return isV3 ? try findings(in: body, HMSRequestV3.self, .hms) : try findings(in: body, HMSRequest.self, .hms)
    default:
      Issue.record("the record has no target")
      return []
    }
  }

  private static func findings<Root: Syntax>(
    in text: String, _ type: Root.Type, _ wireFormat: WireFormat? = nil
  ) throws -> [Diagnostic] {
    let source = Source(name: "body", bytes: SourceBytes(Array(text.utf8)))
    let document = Document()
    try #require(document.scan(source) == nil)
    let sink = DiagnosticSink()
    sink.concerns(document.origin)
    var decoder = Decoder(document, diagnostics: sink)
    decoder.conventions.wireFormat = wireFormat
    decoder.check(.root, as: type)
    return sink.take().filter { $0.severity > .note }
  }
}
