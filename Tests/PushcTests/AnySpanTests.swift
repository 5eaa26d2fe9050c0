import RepositoryTesting
import PushCompiler
import Testing

@testable import pushc

/// Each report handles findings with any span: beyond the end of a document, across documents, or reversed.
@Suite("Reports of any span")
struct AnySpanTests {
  /// Random bytes that matter for excerpts: token characters, line breaks, parts of characters, escapes.
  private static func text(_ random: inout SeededGenerator) -> [UInt8] {
    let alphabets: [[UInt8]] = [
      Array("0123456789abcdef".utf8), Array("aZ09-_:".utf8), Array("{\"a\": [1, 2]}\n".utf8),
      [0x0a, 0x0d, 0x09, 0x20], [0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80, 0xff, 0x80], [0x1b, 0x00, 0x7f],
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let alphabet = alphabets[Int.random(in: 0..<alphabets.count, using: &random)]
      for _ in 0..<Int.random(in: 0...300, using: &random) {
        bytes.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
      }
    }
    return bytes
  }

  private static func span(near count: Int, _ random: inout SeededGenerator) -> Span {
    func offset() -> UInt32 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: .max
      case 1: .random(in: 0 ... .max, using: &random)
      case 2: UInt32(clamping: count)
      default: .random(in: 0...UInt32(clamping: count * 2 + 2), using: &random)
      }
    }
    return Span(offset(), offset())
  }

  private static func finding(near count: Int, _ random: inout SeededGenerator) -> Diagnostic {
    Diagnostic(
      .error, Code(.shape, 100, "unknown-key"), "what is wrong", at: span(near: count, &random),
      notes: [Note("another place", at: span(near: count, &random))],
      fix: Fix("write it", .init(span(near: count, &random), with: "it")))
  }

  @Test("random spans over random documents and parts of them", arguments: 0..<8)
  func randomSpans(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let settings = LintSettings()
    for _ in 0..<60 {
      let bytes = SourceBytes(Self.text(&random))
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = Int.random(in: start...bytes.count, using: &random)
      let source = Source(name: "a.json", bytes: bytes, range: start..<end, firstLine: 7)
      let findings = (0..<4).map { _ in Self.finding(near: source.count, &random) }
      let judged = Finding.all(findings, in: source).map {
        JudgedFinding(finding: $0, acceptedBecause: nil, fingerprint: "0")
      }
      let file = LintedFile(
        name: "a.json", formats: [:],
        documents: [LintedDocument(source: source, original: source, format: nil, findings: judged, fixed: findings)])
      for format in ReportFormat.allCases {
        var report = format.report(settings, to: nil)
        let text = report.text(for: file) + report.end(LintSummary(hasNotes: true))
        #expect(text.contains("what is wrong"), "\(format)")
      }
      #expect(judged.allSatisfy { $0.finding.start.line >= 7 && $0.finding.end.line >= $0.finding.start.line })
    }
  }

  @Test("a span behind the end of its document shows the end")
  func behindTheEnd() {
    let source = Source(name: "a.json", bytes: SourceBytes(Array("{\"a\": 1}".utf8)))
    var renderer = TextRenderer(source)
    let text = renderer.render(
      Diagnostic(.error, Code(.shape, 100, "unknown-key"), "wrong", at: Span(4_000_000_000, 4_000_000_001)))
    #expect(text == "a.json:1:9: error[SHAPE100] wrong\n    1 | {\"a\": 1}\n      |         ^\n")
  }
}
