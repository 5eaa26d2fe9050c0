import Foundation
import PushCompiler
import Testing

@testable import pushc

/// What SARIF demands of results and messages.
@Suite struct SARIFTests {
  private let folder = Folder()

  private func lint(_ arguments: String...) throws -> String {
    try folder.run(["lint", "--output-format", "sarif"] + arguments).text
  }

  /// Either all results of a run have suppressions, or none has.
  @Test func allResultsHaveSuppressionsWhereSomethingIsSuppressed() throws {
    try folder.write(#"{"aps":{"alert":"hi","badge":"1"}}"#, to: "a.json")
    try folder.write(#"{"aps":{"alert":"hi","x":1}}"#, to: "b.json")
    try folder.write(#"{"suppressions":[{"code":"SHAPE103","reason":"known"}]}"#, to: ".pushc.json")
    let text = try lint("a.json", "b.json")
    #expect(text.components(separatedBy: #""ruleId":"#).count == 3)
    #expect(text.contains(#""suppressions":[{"kind":"external","justification":"known"}]"#))
    #expect(text.contains(#""suppressions":[]"#))
    #expect(try !lint("--isolated", "a.json", "b.json").contains("suppressions"))
  }

  @Test func anUnsafeFixIsMarked() throws {
    try folder.write(
      #"{"message":{"android":{"category":"travel","notification":{"title":"A","body":"B"}},"token":["IQAAAACyI0wb7ITc"]}}"#,
      to: "a.json")
    #expect(try lint("--from", "hms", "a.json").contains(#""description":{"text":"fix (unsafe): write \"TRAVEL\""}"#))
    try folder.write(#"{"aps":{"alert":"hi","badge":"1"}}"#, to: "b.json")
    #expect(try lint("b.json").contains(#""description":{"text":"write 1"}"#))
  }

  @Test(arguments: [
    ("notifications[0] has [click](https://x)", #"notifications[0] has \[click](https://x)"#),
    ("[[a](b)", #"\[\[a](b)"#), ("[a] (b)", "[a] (b)"), ("[a](b)[c](d)", #"\[a](b)\[c](d)"#),
    (#"\[a](b)"#, #"\[a](b)"#), (#"\\[a](b)"#, #"\\\[a](b)"#), (#"[a\](b)"#, #"\[a\](b)"#),
    ("[a](\u{301}b)", "\\[a](\u{301}b)"), ("](", "]("), ("[é](b)", #"\[é](b)"#),
  ])
  func aMessageHasNoLink(_ text: String, _ written: String) throws {
    #expect(SARIFRule.message(text).text == "{\"text\":\(JSONLine.quoted(written))}")
  }

  @Test func aKeyIsNoLink() throws {
    try folder.write(#"{"aps":{"alert":"hi","[click](https://example.com)":1}}"#, to: "a.json")
    #expect(try lint("a.json").contains(#"\"\\[click](https://example.com)\""#))
  }
}
