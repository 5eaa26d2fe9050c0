import PushIR
import PushRules
import Testing

@Suite("What is not there")
struct AbsenceTests {
  @Test(
    "a condition about what is absent is neither true nor false",
    arguments: [
      ("title == 'a'", "absent"), ("title == 'a' || true", "yes"), ("title == 'a' || has(badge)", "yes"),
      ("title == 'a' && badge > 5", "no"), ("title == 'a' && badge > 1", "absent"),
      ("badge > 1 && title == 'a'", "absent"),
      ("title.startsWith('a')", "absent"), ("data.campaign == 'x'", "absent"), ("has(title) && title != 'a'", "no"),
      ("!has(title) || title != 'a'", "yes"), ("has(title) ? title != 'a' : true", "yes"),
      ("title.size() > badge / 0", "absent"), ("badge / 0 == 1", "failed"),
      ("badge / 0 == 1 || title == 'a'", "failed"),
      ("priority == 'high'", "absent"), ("silent", "absent"), ("size(title) == 1", "absent"),
    ])
  func conditions(_ text: String, _ expected: String) throws {
    var message = Message()
    message[.badge] = 3
    let expression = try #require(Compiled(text, expecting: .bool).expression)
    #expect("\(expression.verdict(for: message))" == expected)
  }

  @Test(
    "a negation of what may be absent is refused, with what to write",
    arguments: [
      (
        "title != 'x'",
        """
        RULE114 <title> title may be absent: then title != 'x' does not hold (if it has to be there, write \
        has(title) && title != 'x'; if it need not, !has(title) || title != 'x')
        """
      ),
      (
        "badge > 1 && !(data.user.name in ['a', 'b'])",
        """
        RULE114 <data.user.name> data.user.name may be absent: then !(data.user.name in ['a', 'b']) does not hold \
        (if it has to be there, write has(data.user) && has(data.user.name) && !(data.user.name in ['a', 'b']); \
        if it need not, (!has(data.user) || !has(data.user.name) || !(data.user.name in ['a', 'b'])))
        """
      ),
      (
        "data['a-b'] != 1",
        """
        RULE114 <data['a-b']> data["a-b"] may be absent: then data['a-b'] != 1 does not hold \
        (if it has to be there, write has(data) && "a-b" in data && data['a-b'] != 1; \
        if it need not, !has(data) || !("a-b" in data) || data['a-b'] != 1)
        """
      ),
      (
        "!has(data.a.b)",
        """
        RULE114 <has(data.a.b)> data.a may be absent: then !has(data.a.b) does not hold (if it has to be there, write \
        has(data.a) && !has(data.a.b); if it need not, !has(data.a) || !has(data.a.b))
        """
      ),
      (
        "('a' in data) == false",
        """
        RULE114 <data> data may be absent: then ('a' in data) == false does not hold (if it has to be there, write \
        has(data) && ('a' in data) == false; if it need not, !has(data) || ('a' in data) == false)
        """
      ),
      (
        "title == 'a' ? false : true",
        """
        RULE114 <title> title may be absent: then title == 'a' ? false : true does not hold (if it has to be there, write \
        has(title) && (title == 'a' ? false : true); if it need not, !has(title) || (title == 'a' ? false : true))
        """
      ),
      (
        "badge > 1 && (title == 'a' ? false : true)",
        """
        RULE114 <title> title may be absent: then (title == 'a' ? false : true) does not hold (if it has to be there, write \
        has(title) && (title == 'a' ? false : true); if it need not, (!has(title) || (title == 'a' ? false : true)))
        """
      ),
    ])
  func negations(_ text: String, _ report: String) {
    #expect(Compiled(text, expecting: .bool).report == [report])
  }

  @Test(
    "a negation that nothing guards is refused",
    arguments: [
      "!silent", "!(title == 'a')", "title == 'a' || title != 'b'", "has(data) && data.a != 1",
      "has(title) || title != 'a'", "has(title) ? true : title != 'a'", "!(title == 'a' && badge != 1)",
      "!title.startsWith('a')", "!actions.exists(a, a.id == 'x')", "title != subtitle && has(title)",
      "has(data.a) && data.b != 1", "!(has(title) || badge == 1)",
      "silent == false", "false == (title == 'a')", "has(data.a.b) == false", "(title == 'a') != true",
      "(title != 'a') == true", "title == 'a' ? has(body) : true", "title == 'a' ? false : has(body)",
    ])
  func unguarded(_ text: String) {
    #expect(Compiled(text).findings.map(\.code.description) == ["RULE114"])
  }

  @Test(
    "a negation that something guards is accepted",
    arguments: [
      "has(title) && title != 'a'", "title != 'a' && has(title)", "!has(title) || title != 'a'",
      "has(badge) && (has(title) && title != 'a')", "has(title) ? title != 'a' : false",
      "!has(title) ? true : title != 'a'", "title == 'a' && title != 'b'", "!(title != 'a')", "!has(title)",
      "!has(data.a)", "has(data.a) && data.a != 1", "has(data.a) && has(data.a.b) && data.a.b != 1",
      "!has(data.a) || !has(data.a.b) || data.a.b != 1", "has(data) && 'a-b' in data && data['a-b'] != 1",
      "push_type != 'voip'", "!(push_type in ['voip', 'mdm'])", "!(has(title) && title == 'a')",
      "!has(title) || !title.matches('a+')", "actions.exists(a, a.id != 'x')", "1 != 2",
      "size(title) > 1 && title != 'ab'",
      "has(data) && ('a' in data) == false", "!has(title) || (title == 'a') == false", "has(title) == false",
      "silent == true", "data.a == false", "('a' in data) == true", "title == 'a' ? true : false",
      "(title != 'a') == false", "!(title == 'a' ? false : true)", "has(title) ? false : true",
    ])
  func guarded(_ text: String) {
    #expect(Compiled(text).report == [])
  }

  @Test("what the finding says to write is accepted")
  func advice() throws {
    let texts = [
      "title != 'x'", "badge > 1 && data.a.b != 1", "data['a-b'].c != 1", "!has(data.a.b)", "!(silent || dry_run)",
      "has(body) ? data.list != [1] : title != 'x'", "data.a['b-c'] != 2",
      "(title == 'x') == false", "title == 'x' ? false : true", "badge > 1 && (title == 'x' ? false : badge == 2)",
    ]
    for text in texts {
      for choice in 0...1 {
        var mended = text
        // Fixes the findings one after another, as a user would.
        while let finding = Compiled(mended).findings.first {
          let help = try #require(finding.help)
          let either = try #require(help.firstRange(of: "; if it need not, "))
          let both = try #require(help.firstRange(of: "write ")).upperBound..<either.lowerBound
          let negation = try #require(finding.message.firstRange(of: ": then "))
          let end = try #require(finding.message.firstRange(of: " does not hold"))
          let place = try #require(mended.firstRange(of: finding.message[negation.upperBound..<end.lowerBound]))
          mended.replaceSubrange(place, with: "(" + (choice == 0 ? help[both] : help[either.upperBound...]) + ")")
          try #require(mended.count < 500, "\(text) has become \(mended)")
        }
        #expect(mended != text)
      }
    }
  }
}
