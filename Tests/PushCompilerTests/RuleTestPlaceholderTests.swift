import PushCompiler
import Testing

struct RuleTestPlaceholderTests {
  @Test("an expectation knows a text with a placeholder as little as the rule does")
  func textsWithPlaceholders() {
    let rules = Rules(
      #"""
      rule team.length
        when size(title) > 2
        then warn "long"
      test team.length
        given gorush {"notifications": [{"platform": 1, "tokens": [], "message": "m", "title": "{{name}} is here"}]}
        expect nothing
        expect size(title) > 2
      """#)
    let failures = rules.test(TargetSettings(now: 1_795_219_200)).flatMap { $0.failures }
    #expect(failures.map { $0.message } == [#"title depends on a placeholder: title is "{{name}} is here""#])
  }
}
