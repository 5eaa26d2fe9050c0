import PushDiagnostics
import PushRules
import Testing

@Suite("What a rules file may say")
struct RuleReadingTests {
  @Test("a byte order mark is no part of the text")
  func byteOrderMark() {
    let set = Self.read("\u{feff}ruel a.b\n")
    #expect(set.findings.joined().map(\.span) == [Span(0, 4)])
    #expect(set.sources.map { $0.text(Span(0, 4)) } == ["ruel"])
  }

  @Test("what is not UTF-8 is found where it stands")
  func encoding() {
    let text = Array("rule a.b\n  then note \"".utf8)
    let set = RuleSet([Source(name: "test.rules", bytes: SourceBytes(text + [0xc3, 0x22]))], formats: [])
    #expect(set.findings.joined().map(\.code.description) == ["JSON106"])
    #expect(set.findings.joined().map { Int($0.span.start) } == [text.count])
    #expect(set.rules.isEmpty)
  }

  @Test(
    "white space of any kind stands between the words of an action",
    arguments: [
      "truncate body\tto 5 bytes", "truncate body to\t5\tbytes", "truncate body\n      to 5\n      characters",
      "truncate data[\" to \"] to size(data) bytes with \" to \"", "truncate body to fit",
      "rename data.a->data.b", "set badge=3",
    ])
  func whiteSpace(_ action: String) {
    let set = Self.read("rule a.b\n  then \(action)\ntest a.b\n  given {}\n  expect nothing\n")
    #expect(set.findings.joined().map(\.message) == [])
    #expect(set.rules.first?.actions.count == 1)
  }

  @Test("a text of several lines may have one that begins like a clause")
  func linesOfText() {
    let set = Self.read(
      "rule a.b\n  then set body = \"\"\"one\n    then two\"\"\"\ntest a.b\n  given {}\n  expect nothing\n")
    #expect(set.findings.joined().map(\.message) == [])
  }

  @Test("values that fit are taken", arguments: ["badge = 3u", "apple.relevance_score = 1", "data = {\"a\": [1.5]}"])
  func values(_ assignment: String) {
    let set = Self.read("rule a.b\n  then set \(assignment)\ntest a.b\n  given {}\n  expect nothing\n")
    #expect(set.findings.joined().map(\.message) == [])
  }

  @Test("a null character is a control character, wherever it is in a text", arguments: ["", "x"])
  func nullCharacter(_ before: String) {
    let set = Self.read("rule a.b\n  then warn \"\(before)\0y\"\n")
    let message = "the text is not a valid JSON string: the control character \0 must be escaped in a string"
    #expect(set.findings.joined().map(\.message) == [message])
    #expect(set.findings.joined().map { Int($0.span.start) } == [22 + before.utf8.count])
  }

  private static func read(_ text: String) -> RuleSet {
    RuleSet([Source(name: "test.rules", bytes: SourceBytes(text.utf8))], formats: [])
  }
}
