import PushIR
import PushRules
import Testing

@Suite("What a message can make fail")
struct MayFailTests {
  @Test(
    "no message makes these conditions fail",
    arguments: [
      "title.startsWith('a')", "size(title) > 2 && has(badge)", "!has(data.count)", "data.count == 3",
      "has(data.count) && data.count != 'x'", "badge > 3 || ttl <= 60",
      "apple.category in ['a', 'b']", "title.matches('^a') ? badge > 1 : silent",
      "push_type == 'alert'", "size(data) > 1",
    ])
  func safe(_ text: String) throws {
    let condition = try #require(Compiled(text).expression)
    #expect(!condition.mayFail)
    for message in Self.messages { #expect(condition.verdict(for: message) != .failed) }
  }

  @Test(
    "some message makes these conditions fail",
    arguments: [
      "data.count > 3", "data.count.startsWith('a')", "data.count", "data.count && badge > 1", "has(data.count.inner)",
      "data.count.inner == 1", "'a' in data.count", "size(data.count) > 1", "badge + 9223372036854775807 > 1",
      "int(title) > 1",
    ])
  func unsafe(_ text: String) throws {
    let condition = try #require(Compiled(text).expression)
    #expect(condition.mayFail)
    #expect(Self.messages.contains { condition.verdict(for: $0) == .failed })
  }

  private static let messages = ["7", "\"a text\"", "true", "[1, 2]", "{\"a\": 1}", "null"].map { count in
    var message = Message()
    message[.title] = "a title"
    message[.badge] = 3
    message[.data] = JSONText(#"{"count": \#(count)}"#)
    return message
  }
}
