import PushDiagnostics
import Testing

@testable import PushRules

@Suite("Blocks of a rules file")
struct BlockReaderTests {
  @Test("lines at the margin begin blocks, indented ones are clauses, deeper ones continue them")
  func blocks() {
    let text = """
      # a comment
      rule a.b "title"
        when x &&
          # a comment within
          y

          z
        then warn "w"
      test a.b
      """
    let (blocks, findings) = Self.read(text)
    #expect(blocks.map(\.head) == ["rule|a.b \"title\"", "test|a.b"])
    #expect(blocks.first?.clauses.count == 2)
    #expect(
      blocks.first?.clauses.first?.split(whereSeparator: \.isWhitespace).joined(separator: " ") == "when|x && y z")
    #expect(findings.isEmpty)
  }

  @Test("line feeds of any system are taken")
  func lineEndings() {
    let (blocks, findings) = Self.read("rule a\r\n  then note \"x\"\r\n")
    #expect(blocks.map(\.head) == ["rule|a"])
    #expect(blocks.first?.clauses == ["then|note \"x\""])
    #expect(findings.isEmpty)
  }

  @Test("an indentation between those of a rule and its clauses is a slip")
  func indentation() {
    let (_, findings) = Self.read("rule a\n    when x\n  then y\n")
    #expect(
      findings.map(\.message) == [
        "this line is indented less than the clause before it, and more than its rule"
      ])
    #expect(findings.first?.span == Span(20, 26))
  }

  private static func read(_ text: String) -> (blocks: [(head: String, clauses: [String])], [Diagnostic]) {
    let findings = RuleFindings()
    let source = Source(name: "test.rules", bytes: SourceBytes(Array(text.utf8)))
    let reader = BlockReader(source, findings)
    func line(_ clause: Clause) -> String {
      [clause.word, clause.content].map { String(decoding: reader.bytes[$0], as: UTF8.self) }.joined(separator: "|")
    }
    return (reader.blocks.map { (line($0.head), $0.clauses.map(line)) }, findings.diagnostics)
  }
}
