import Foundation
import PushCompiler
import Testing

@testable import pushc

/// `--max-diagnostics` limits the printed findings, including errors; counts and other report formats are complete.
@Suite struct FindingLimitTests {
  private let folder = Folder()

  init() throws {
    try folder.write(String(repeating: "{\"aps\":{\"badge\":\"3\",\"bagde\":1}}\n", count: 30), to: "a.ndjson")
  }

  @Test(arguments: [("1", 1), ("3", 3), ("0", 30), ("50", 30)])
  func errorsAreLimitedAndCounted(_ limit: String, _ printed: Int) throws {
    let run = try folder.run("lint", "--from", "apns", "--max-diagnostics", limit, "a.ndjson")
    #expect(run.text.components(separatedBy: "error[SHAPE103]").count - 1 == printed)
    #expect(run.text.components(separatedBy: "warning[SHAPE101]").count - 1 == printed)
    let rest = printed == 30 ? "" : "(\(60 - 2 * printed) more not shown: --max-diagnostics 0 shows all)"
    #expect(run.text.contains("30 errors, 30 warnings in 30 documents of 1 file (apns)"))
    #expect(run.text.hasSuffix("\(rest)\n"))
    #expect(run.exitCode == 1)
  }

  @Test(arguments: [
    ("{}\n{\n", "1 error in 2 documents of 1 file (1 apns)\n"),
    ("{\"aps\":{\"alert\":\"a\"}}\n", "nothing to report in 1 file (1 apns)\n"),
    ("", "nothing to report in 1 file\n"),
  ])
  func documentsAreCountedWhereAFileHasSeveral(_ lines: String, _ summary: String) throws {
    try folder.write(lines, to: "b.ndjson")
    let run = try folder.run("lint", "--from", "apns", "--select", "JSON", "b.ndjson")
    #expect(run.text.hasSuffix(summary))
  }

  /// A configuration is not a file with payloads.
  @Test func findingOfAConfigurationIsInNoPayload() throws {
    try folder.write(#"{"suppressions":{"code":"SHAPE101","reason":"known"}}"#, to: "texts/.pushc.json")
    let run = try folder.run("lint", "texts")
    #expect(run.text.contains("warning[RULE190]") && run.text.hasSuffix("1 warning; no push payloads found\n"))
  }

  /// More findings than `--max-findings` are not kept, so `--max-diagnostics` cannot show them.
  @Test func unlistedFindingsAreNotPromised() throws {
    let item = #"{"platform":1,"tokens":["aa"],"message":"Hi","bagde":1}"#
    let items = Array(repeating: item, count: 9).joined(separator: ",")
    try folder.write("{\"notifications\":[\(items)]}", to: "many.json")
    let run = try folder.run("convert", "--from", "gorush", "--max-findings", "2", "many.json")
    #expect(run.errors.contains("more than 2 warnings and notes; the others are not listed"))
    #expect(run.errors.hasSuffix("10 warnings\n"))
  }

  @Test func limitOfOneIsSingular() throws {
    try folder.write(#"{"aps":{"alert":"a","bagde":1,"bagdes":2,"badge":"1","event":1}}"#, to: "one.json")
    let run = try folder.run("lint", "--from", "apns", "--max-findings", "1", "one.json")
    #expect(run.text.contains("the document has more than 1 error; the others are not listed"))
    #expect(run.text.contains("the document has more than 1 warning or note; the others are not listed"))
    #expect(run.text.contains("pass a higher --max-findings, which also counts the notes that are not shown"))
  }

  @Test func otherFormsAreComplete() throws {
    let lines = try folder.run(
      "lint", "--from", "apns", "--max-diagnostics", "1", "--output-format", "json-lines", "a.ndjson")
    #expect(lines.lines.count == 60)
    #expect(lines.lines.count { $0.contains("\\\"badge\\\" is there as well") } == 30)
    let suites = try folder.run(
      "lint", "--from", "apns", "--max-diagnostics", "1", "--output-format", "junit", "a.ndjson")
    #expect(suites.text.contains(#"tests="60" failures="30""#))
  }

  @Test func helpIsSearchedForWhatIsPrinted() {
    let searches = Searches()
    var printer = DiagnosticPrinter(limit: 2, hasNotes: true)
    let source = Source(name: "a.json", bytes: SourceBytes(Array("{}".utf8)))
    let findings = (0..<5).map { index in
      Diagnostic(.error, Code(.shape, 101, "unknown-key"), "\(index)", at: Span(0, 1)).findingHelp {
        searches.count(index)
        return ("help \(index)", nil)
      }
    }
    var bytes: [UInt8] = []
    printer.print(findings, in: source, fixed: [], original: source, to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("help 0") && text.contains("help 1") && !text.contains("help 2"))
    #expect(searches.found == [0, 1])
    #expect(Set(findings).count == 5)
    #expect(searches.found == [0, 1])
  }

  @Test func countingAndMaskingSearchForNothing() {
    let searches = Searches()
    let text = #"{"token":"a-very-long-token-of-a-device","x":1}"#
    let source = Source(name: "a.json", bytes: SourceBytes(Array(text.utf8)))
    let finding = Diagnostic(.error, Code(.shape, 101, "unknown-key"), "a-very-long-token-of-a-device", at: Span(0, 1))
    let report = DocumentReport(
      masking: source,
      [
        finding.findingHelp {
          searches.count(0)
          return ("help", nil)
        }
      ])
    let masked = report.diagnostics.map(\.message)
    var summary = LintSummary(hasNotes: true)
    let judged = Finding.all(report.diagnostics, in: report.source).map {
      JudgedFinding(finding: $0, acceptedBecause: nil, fingerprint: $0.fingerprint())
    }
    summary.add(
      LintedFile(
        name: "a.json",
        documents: [LintedDocument(source: source, original: source, format: nil, findings: judged, fixed: [])]))
    #expect(masked == ["a-very-l…"])
    #expect(summary.findings == 1)
    #expect(searches.found.isEmpty)
    #expect(report.diagnostics.map(\.help) == ["help"])
  }

  /// Records the searches that were made.
  private final class Searches: @unchecked Sendable {
    private let lock = NSLock()
    private var indexes: Set<Int> = []

    func count(_ index: Int) { lock.withLock { _ = indexes.insert(index) } }
    var found: Set<Int> { lock.withLock { indexes } }
  }

  /// A finding that is selected may be among those that are left out.
  @Test func aSelectionDoesNotHideThatFindingsAreLeftOut() throws {
    let item = #"{"platform":1,"tokens":["aa"],"message":"Hi","bagde":1}"#
    let last = #"{"platform":1,"tokens":["aa"],"message":"Hi","sound":"a.mp3"}"#
    let items = Array(repeating: item, count: 9) + [last]
    try folder.write("{\"notifications\":[\(items.joined(separator: ","))]}", to: "many.json")
    let run = try folder.run("lint", "--select", "APNS", "--fail-on", "warning", "--max-findings", "2", "many.json")
    #expect(run.text.contains("JSON112") && run.exitCode == 1, "\(run)")
    #expect(try folder.run("lint", "--ignore", "SHAPE,JSON112", "--max-findings", "2", "many.json").exitCode == 0)
  }
}
