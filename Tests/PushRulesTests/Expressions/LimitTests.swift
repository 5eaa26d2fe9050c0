import PushIR
import PushJSON
import PushRules
import Testing

@Suite("Limits of expressions")
struct LimitTests {
  @Test("an expression that is too deep is refused, whatever it is made of")
  func depth() {
    let deep = [
      String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300),
      String(repeating: "[", count: 100_000), String(repeating: "!", count: 100_000) + "true",
      String(repeating: "-", count: 100_000) + "1.0", String(repeating: "1 + ", count: 300) + "1",
      "data" + String(repeating: ".a", count: 300), "data" + String(repeating: "[0]", count: 300),
      String(repeating: "true ? 1 : ", count: 300) + "1", String(repeating: "{1: ", count: 100_000),
      String(repeating: "size(", count: 100_000),
    ]
    for text in deep {
      let findings = Compiled(text).findings
      #expect(findings.map(\.message) == ["the expression is more than 100 levels deep"], "\(text.prefix(20))")
    }
  }

  @Test("an expression that is as deep as it may be runs")
  func allowedDepth() {
    func nested(_ start: String, _ inner: String, _ end: String, count: Int = 95) -> String {
      String(repeating: start, count: count) + inner + String(repeating: end, count: count)
    }
    #expect(Compiled(nested("(1 + ", "1", ")")).result() == "96")
    #expect(Compiled(nested("[1].all(x, ", "has(title)", ")")).result() == "false")
    #expect(Compiled("size(" + nested("[", "title", "]") + ")").result() == "absent: title")
    #expect(Compiled(nested("has(title) ? 1 : ", "2", "")).result() == "2")
    #expect(Compiled(nested("!", "has(title)", "")).result() == "true")
  }

  @Test("a long condition is not deep")
  func length() {
    let text = (0..<2_000).map { "badge == \($0)" }.joined(separator: " || ")
    var message = Message()
    message[.badge] = 1_999
    #expect(Compiled(text).result(for: message) == "true")
  }

  @Test(
    "what would run for long fails",
    arguments: [
      "data.l.all(a, data.l.all(b, data.l.all(c, data.l.all(d, a + b + c + d >= 0))))",
      "data.l.exists(a, data.l.exists(b, data.l.exists(c, data.l.exists(d, d / 0 == 1))))",
      "size([title]" + String(repeating: ".map(x, x + x)", count: 60) + "[0]) > 0",
      "json([title]" + String(repeating: ".map(x, [x, x])", count: 60) + ") == ''",
      "size(" + String(repeating: "json(", count: 80) + "title" + String(repeating: ")", count: 80) + ") > 0",
      "[title]" + String(repeating: ".map(x, x.replace('', x))", count: 10) + ".size() > 0",
      "json(data.l).split('').join(json(data.l) + json(data.l)) == ''",
      "data.m.exists(k, data.m[k] == -1)", "data.m.exists(k, has(data.m.z))", "data.m.exists(k, data.n.z == 1)",
      "data.m.all(k, k in data.n)", "data.m.all(k, data.m == data.n)", "data.m.exists(k, data.m.all(j, false))",
      "data.m.exists(k, json(data.m).contains(k + k))",
    ])
  func work(_ text: String) {
    var message = Message()
    message[.title] = "\"quoted\""
    let members = (0..<2_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    message[.data] = JSONText(
      #"{"l":[\#((0..<100).map(String.init).joined(separator: ","))],"m":{\#(members)},"n":{\#(members)}}"#)
    #expect(
      Compiled(text).result(for: message) == "failed: the expression goes through more than 100000 elements and bytes")
  }
}
