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

  @Test func emptyBlockIsNoLoss() {
    #expect(!Self.codes(#""apns":{}"#).contains("GORUSH101"))
  }
}
