import PushDiagnostics
import PushIR
import PushRules
import Testing

@Suite("Runs of the tests of rules")
struct RuleTestRunTests {
  @Test("an expectation that is not met tells once what is absent")
  func absentValues() throws {
    let expectations = [
      "badge > 3": "it does not hold: badge is absent",
      #"title == "Hi" && size(body) > 3"#: #"it does not hold: title is "Hi", body is absent"#,
      #"regex.extract(title, "\\d") == "1""#: #"regex.extract(title, "\\d") is absent: title is "Hi""#,
    ]
    for (expectation, explanation) in expectations {
      #expect(try Self.failures(of: expectation) == [explanation])
    }
  }

  /// What is said of a test of a rule that changes nothing, with a title alone.
  private static func failures(of expectation: String) throws -> [String] {
    let text = "rule a.b\n  then note \"x\"\ntest a.b\n  given {\"title\": \"Hi\"}\n  expect \(expectation)\n"
    let set = RuleSet([Source(name: "test.rules", bytes: SourceBytes(text.utf8))], formats: [])
    let (rule, test) = (try #require(set.rules.first), try #require(set.tests.first))
    guard case .fields(let message) = test.given else { return [] }
    let host = RuleHost(infer: { _, _ in }, sent: { _, _ in nil }, room: { _, _ in 0 })
    return test.run(rule, on: message, formats: [], now: 0, host: host).map(\.explanation)
  }
}
