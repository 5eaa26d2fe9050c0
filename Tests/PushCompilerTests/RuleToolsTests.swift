import PushCompiler
import Testing

/// The library functions behind the `rules` commands: summaries, tests, libraries, expressions.
@Suite struct RuleToolsTests {
  private static func source(_ text: String) -> Source {
    Source(name: "push.rules", bytes: SourceBytes(text.utf8))
  }

  private static let title = source(
    """
    rule acme.title "titles are short"
      on apns
      when size(title) > 5
      then warn "too long" at title
      see "https://acme.example"
    test acme.title "long ones are found"
      given {"title": "Your taxi"}
      expect warn "too short"
    """)

  @Test func rulesTellWhatTheyAre() throws {
    let rules = Rules([Self.title])
    #expect(!rules.hasErrors)
    #expect(rules.testCount == 1)
    let rule = try #require(rules.all.first)
    #expect(rule.id == "acme.title")
    #expect(rule.title == "titles are short")
    #expect(rule.scope == ["apns"])
    #expect(rule.actions == ["warn"])
    #expect(rule.link == "https://acme.example")
    #expect(rule.file == "push.rules")
    #expect(rule.line == 1)
    #expect(rule.hasTest)
  }

  @Test func testsExpectWhatCannotBeEvaluated() throws {
    let rules = Rules(
      """
      rule acme.count
        when data.count > 3
        then error "too many"

      test acme.count
        given {"data": {"count": "5"}}
        expect error

      test acme.count
        given {"data": {"count": "5"}}
        expect nothing
      """)
    let failures = rules.test(TargetSettings(now: 0)).map { $0.failures.map(\.message) }
    #expect(failures == [[], ["rule acme.count cannot be evaluated: > does not take string and int"]])
  }

  @Test func linterAsksRulesAndIgnoresThemByName() {
    var options = LintOptions(now: 0)
    options.rules = Rules([Self.title])
    let payload = Source(name: "a.json", bytes: SourceBytes(#"{"aps":{"alert":{"title":"Your taxi"}}}"#.utf8))
    #expect(Linter(options).lint(payload).findings.map(\.diagnostic.rule) == ["acme.title"])
    options.selection.ignored = ["acme."]
    #expect(Linter(options).lint(payload).findings.isEmpty)
  }

  // MARK: Expressions

  private func result(_ text: String, _ message: Message = Message()) -> String {
    var findings: [Diagnostic] = []
    guard let expression = RuleExpression(Self.source(text), report: { findings.append($0) }) else {
      return findings.map(\.message).joined()
    }
    switch expression.result(for: message) {
    case .value(let json): return json
    case .absent(let name): return "absent: \(name)"
    case .unknown(let name): return "unknown: \(name)"
    case .failed(let finding): return "failed: \(finding.message)"
    }
  }

  @Test func expressionsAreEvaluatedForMessages() {
    var message = Message()
    message[.title] = "Hello"
    #expect(result("title + \"!\"", message) == "\"Hello!\"")
    #expect(result("size(title)", message) == "5")
    #expect(result("body", message) == "absent: body")
    #expect(result("now.getFullYear() > 2025") == "true")
    #expect(result("1 / 0") == "failed: division by zero")
    #expect(result("size(titel)") == "unknown name \"titel\"")
  }

  @Test func expressionsAreEvaluatedForDocuments() throws {
    let expression = try #require(RuleExpression(Self.source("body")) { _ in })
    let document = Source(
      name: "a.json",
      bytes: SourceBytes(#"{"notifications":[{"platform":1,"message":"Hi"},{"platform":1,"badge":1}]}"#.utf8))
    let (results, _) = expression.results(for: document, format: .gorush)
    #expect(results.count == 2)
    guard case .value("\"Hi\"")? = results.first?.result, case .absent("body")? = results.last?.result else {
      Issue.record("\(results)")
      return
    }
  }
}
