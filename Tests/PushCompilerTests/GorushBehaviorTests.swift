import PushCompiler
import Testing

/// Findings of lint about gorush's own behavior.
struct GorushBehaviorTests {
  private static func codes(_ members: String) -> [String] {
    let text = #"{"notifications":[{"platform":1,"tokens":["00"],"message":"Hi",\#(members)}]}"#
    let report = Linter(LintOptions(now: 1_795_219_200)).lint(Source(name: "push.json", bytes: SourceBytes(text.utf8)))
    return report.findings.map(\.diagnostic.code.description)
  }

  @Test(arguments: 1...40)
  func memberOfAnyLengthThatIsNotSentIsNamed(length: Int) {
    #expect(Self.codes(#""to":"\#(String(repeating: "a", count: length))""#).contains("GORUSH101"))
  }

  /// A value that gorush refuses is not judged by what a device would make of it.
  @Test(arguments: [
    #""apns":{"payload":{"aps":{"content-available":true}}}"#, #""android":{"ttl":"1.0s"}"#,
    #""android":{"notification":{"event_time":"2026-11-21T09:30:00Z"}}"#,
  ])
  func refusalIsTheOnlyFindingAtItsPlace(members: String) {
    #expect(Self.codes(members).filter { $0 != "GORUSH101" } == ["GORUSH108"])
  }

  @Test func emptyBlockIsNoLoss() {
    #expect(!Self.codes(#""apns":{}"#).contains("GORUSH101"))
  }
}
