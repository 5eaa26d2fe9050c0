import PushIR
import PushRules
import Testing

@Suite("Fields that an expression cannot do without")
struct RequiredFieldsTests {
  @Test(
    "a condition names those without which it is not true",
    arguments: [
      ("title == 'a'", "title"), ("has(title)", "title"), ("!has(title)", ""),
      ("title == 'a' && badge > 1", "title badge"),
      ("title == 'a' || badge > 1", ""), ("title == 'a' || has(title) && badge > 1", "title"),
      ("has(title) ? badge > 1 : badge < 0", "badge"), ("has(title) ? badge > 1 : false", "title badge"),
      ("has(data.campaign)", "data"), ("data.campaign in ['a', 'b']", "data"), ("apple.push_type == 'alert'", ""),
      ("actions.exists(a, a.id == body)", "actions"), ("title in [subtitle, body]", "title subtitle body"),
      ("!(!has(title) || !has(body))", "title body"), ("true", ""), ("title + body == 'x' || title == 'y'", "title"),
    ])
  func conditions(_ text: String, _ fields: String) throws {
    let expression = try #require(Compiled(text).expression)
    #expect(expression.requiredFields.fields.map(\.name).joined(separator: " ") == fields)
  }

  @Test("a value names those without which it is absent")
  func values() throws {
    let value = try #require(Compiled("has(title) ? title + body : body").expression)
    #expect(value.requiredFields.fields == [.body])
  }
}
