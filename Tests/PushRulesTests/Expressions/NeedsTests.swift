import PushIR
import PushRules
import Testing

@Suite("What a condition cannot be true without")
struct NeedsTests {
  @Test(
    "a condition names those without which it is not true",
    arguments: [
      ("title == 'a'", "title"), ("has(title)", "title"), ("!has(title)", ""),
      ("title == 'a' && badge > 1", "title badge"),
      ("title == 'a' || badge > 1", ""), ("title == 'a' || has(title) && badge > 1", "title"),
      ("has(data.campaign)", "data"), ("data.campaign in ['a', 'b']", "data"), ("push_type == 'alert'", ""),
      ("actions.exists(a, a.id == body)", "actions"), ("title in [subtitle]", "title subtitle"),
      ("!(!has(title) || !has(body))", "title body"), ("true", ""), ("title + body == 'x' || title == 'y'", "title"),
    ])
  func conditions(_ text: String, _ fields: String) throws {
    let expression = try #require(Compiled(text).expression)
    #expect(expression.needs.fields.fields.map(\.name).joined(separator: " ") == fields)
  }

  @Test("members of the data are told apart by their names")
  func names() throws {
    let condition = try #require(Compiled("has(data.campaign) && data['a-very-long-name'] == 'x'").expression)
    #expect(condition.needs.dataNames == FieldKey.bit(of: "campaign") | FieldKey.bit(of: "a-very-long-name"))
    let absence = try #require(Compiled("has(data) && !('campaign' in data)").expression)
    #expect(absence.needs.dataNames == 0)
    let isAbsent = try #require(Compiled("has(data) && ('campaign' in data) == false").expression)
    #expect(isAbsent.needs.dataNames == 0 && isAbsent.needs.fields.contains(.data))
    var message = Message()
    message[.data] = #"{"c\u0061mpaign": 1, "a-very-long-name": 2}"#
    #expect(condition.needs.areMet(by: message.present, message.nameBits(of: .data)))
    message[.data] = #"{"campaigns": 1, "a-very-long-name": 2}"#
    #expect(!condition.needs.areMet(by: message.present, message.nameBits(of: .data)))
  }
}

extension Needs {
  /// Whether a message with these fields and data names can meet the requirements.
  func areMet(by fields: FieldSet, _ dataNames: UInt64) -> Bool {
    self.fields.subtracting(fields).isEmpty && self.dataNames & ~dataNames == 0
  }
}
