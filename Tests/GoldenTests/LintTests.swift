import PushCompiler
import Testing

/// Lints all golden cases: pushc's output has no new findings, and fixed findings do not reappear.
@Suite struct LintTests {
  @Test(arguments: GoldenTests.names)
  func recordsRaiseNoNewAlarm(_ name: String) throws {
    let run = try Self.run(name)
    let known = Set(run.codes)
    for record in run.lines {
      for finding in Self.lint(record).findings where finding.diagnostic.severity > .note {
        let code = finding.diagnostic.code.description
        if known.contains(code) { continue }
        Issue.record("\(name): \(code) \(finding.diagnostic.message)\n  \(String(decoding: record, as: UTF8.self))")
      }
    }
  }

  /// What is told of a request to a service is also true of the record: a check that sees less than what is sent, or something that
  /// is not sent, is noticed here.
  @Test(arguments: GoldenTests.names)
  func recordsHaveWhatConvertTells(_ name: String) throws {
    let run = try Self.run(name)
    guard run.errors.isEmpty, !run.lines.isEmpty else { return }
    let records = Self.codes(run.lines)
    for code in run.warnings.subtracting(records) where Self.isOfService(code) { Issue.record("\(name): \(code)") }
  }

  /// What is refused would be wrong as it would have been sent: what convert refuses for nothing is noticed here.
  @Test(arguments: GoldenTests.names)
  func refusedRecordsHaveTheirErrors(_ name: String) throws {
    let run = try Self.run(name) { $0.writesRefused = true }
    let records = Self.codes(run.lines)
    if records.isEmpty { return }
    // What the target or its data for an SDK cannot have is not in the record, and a document that contradicts itself is fixed.
    let notWritten: Set = ["APNS101", "APNS102", "APNS111", "FCM139", "HMS119", "HMS120", "HMS121", "HMS123"]
    // A member of a document is judged where it is read.
    let asMember = ["HMS101": "HMS107", "HMS102": "SHAPE163", "HMS109": "SHAPE106", "HMS113": "SHAPE105"]
    for code in run.errors.subtracting(records).subtracting(notWritten) where Self.isOfService(code) {
      if let other = asMember[code], records.contains(other) { continue }
      Issue.record("\(name): \(code)\n  \(String(decoding: run.output, as: UTF8.self))")
    }
  }

  private static func codes(_ records: [[UInt8]]) -> Set<String> {
    Set(records.flatMap { lint($0).findings.map(\.diagnostic.code.description) })
  }

  /// Compiles a case to requests, one on each line.
  private static func run(
    _ name: String, _ change: (inout CompilerOptions) -> Void = { _ in }
  ) throws -> GoldenRun {
    let golden = GoldenCase(name, in: GoldenTests.root)
    var options = try golden.requestOptions()
    change(&options)
    return try GoldenRun(golden, options)
  }

  /// Whether a code is about a single request as it is written, and not about what pushc fixes or leaves out on the way to it.
  private static func isOfService(_ code: String) -> Bool {
    let fixed: Set = ["APNS109", "APNS130", "APNS155", "APNS156", "APNS157", "HMS116", "HMS117", "HMS151", "HMS152"]
    let leftOut: Set = ["APNS146", "APNS150", "APNS154", "APNS159", "FCM125", "HMS106", "HMS146"]
    let ofSeveral: Set = ["FCM143"]
    // Only the vendor's document says that a key of the app is a picture.
    let ofVendor: Set = ["APNS134"]
    let others = fixed.union(leftOut).union(ofSeveral).union(ofVendor)
    return ["APNS", "FCM", "HMS"].contains(where: code.hasPrefix) && !others.contains(code)
  }

  @Test(arguments: GoldenTests.names)
  func whatIsFixedStaysFixed(_ name: String) throws {
    let golden = GoldenCase(name, in: GoldenTests.root)
    let input = try golden.input()
    guard !input.name.hasSuffix(".ndjson") else { return }
    var options = try golden.lintOptions()
    options.appliesFixes = true
    let mended = Linter(options).lint(Source(name: input.name, bytes: SourceBytes(input.bytes)))
    options.appliesFixes = false
    let again = Linter(options).lint(mended.source)
    #expect(!again.findings.contains { $0.diagnostic.fix?.isSafe ?? false }, "\(name) has something left to fix")
    let before = Linter(options).lint(Source(name: input.name, bytes: SourceBytes(input.bytes)))
    // A document that can be read may get notes that it did not have.
    for severity in [Severity.warning, .error] {
      let count = { (report: LintReport) in report.findings.count { $0.diagnostic.severity >= severity } }
      #expect(count(again) <= count(before), "\(name) is worse than before")
    }
  }

  /// pushc does not write broadcasts, and a valid one has no findings.
  @Test func aBroadcastThatIsRightIsClean() throws {
    let golden = GoldenCase("apns/requests/check-broadcast-that-is-right-is-written", in: GoldenTests.root)
    #expect(Self.lint(try golden.input().bytes).findings.isEmpty)
  }

  @Test func aWrongRecordIsNoticed() {
    let record =
      #"{"target":"apns","method":"POST","url":"https://api.push.apple.com/3/device/00","headers":{},"body":{"aps":{"badge":"1"}}}"#
    #expect(Self.lint(Array(record.utf8)).findings.contains { $0.diagnostic.severity == .error })
  }

  private static func lint(_ text: [UInt8]) -> LintReport {
    Linter(LintOptions(now: GoldenCase.clock)).lint(Source(name: "record", bytes: SourceBytes(text)))
  }
}
