import PushDiagnostics
import PushIR
import PushJSON
import PushRules
import Testing

@Suite("Fields of a message in expressions")
struct MessageAccessTests {
  /// A message with fields of every type.
  static func sample() -> Message {
    var message = Message()
    message[.title] = "Spring \"sale\""
    message[.titleLocKey] = "SALE"
    message[.badge] = 3
    message[.soundVolume] = 0.5
    message[.dryRun] = true
    message.put(.silent, .integer(0), at: .none)
    message[.priority] = .high
    message[.visibility] = .private
    message[.titleLocArgs] = #"["a", "b"]"#
    message[.actions] = #"[{"id": "yes"}, {"id": "no"}]"#
    put("42", in: .collapseID, of: &message)
    let data = #"{"campaign": "spring", "campaign-id": "S-1", "n": 7, "large": 12345678901234567890, "x": 1.5, "#
    let rest = #""ok": true, "none": null, "user": {"name": "Ann", "tags": ["a", "b"]}, "e\u0301": 1, "l\n": 2}"#
    put(data + rest, in: .data, of: &message)
    return message
  }

  /// Sets a field to JSON text.
  private static func put(_ json: String, in field: Field, of message: inout Message) {
    guard let value = message.add(json: json) else { return }
    message.put(field, .value(value), at: .none)
  }

  @Test(
    "a field has the value that the message holds",
    arguments: [
      ("title", #""Spring \"sale\"""#), ("title_loc_key", #""SALE""#), ("badge", "3"), ("sound_volume", "0.5"),
      ("dry_run", "true"), ("silent", "false"), ("priority", #""high""#), ("android.visibility", #""private""#),
      ("title_loc_args", #"["a","b"]"#), ("actions[1].id", #""no""#), ("collapse_id", #""42""#),
      ("push_type", #""alert""#), ("body", "absent: body"), ("body_loc_key", "absent: body_loc_key"),
    ])
  func fields(_ text: String, _ expected: String) {
    #expect(Compiled(text).result(for: Self.sample()) == expected)
  }

  @Test(
    "a member of an object is read where it lies",
    arguments: [
      ("data.campaign", #""spring""#), ("data['campaign-id']", #""S-1""#), ("data[\"campaign\" + \"-id\"]", #""S-1""#),
      ("data.n + 1", "8"), ("type(data.n) == int", "true"), ("type(data.large) == uint", "true"),
      ("type(data.x) == double", "true"), ("data.ok", "true"), ("data.none == null", "true"),
      ("data.user.name", #""Ann""#), ("data.user.tags", #"["a","b"]"#), ("data.user.tags[1]", #""b""#),
      ("data.user", #"{"name":"Ann","tags":["a","b"]}"#), ("size(data.user.tags)", "2"), ("size(data.user)", "2"),
      ("'name' in data.user", "true"), ("'b' in data.user.tags", "true"), ("data.user.tags + ['c']", #"["a","b","c"]"#),
      ("data.user == {'tags': ['a', 'b'], 'name': 'Ann'}", "true"),
      ("data.user.exists(k, data.user[k] == 'Ann')", "true"),
      // Two spellings of one letter are two names, as they are two texts.
      ("data['e\u{301}']", "1"), ("data['\u{e9}']", "absent: data[\"\u{e9}\"]"), ("data[\"l\\n\"]", "2"),
      ("data.nothing", "absent: data.nothing"), ("data.user.age", "absent: data.user.age"),
      ("data.missing.name", "absent: data.missing.name"),
      ("data.n.name", "failed: the parent of data.n.name is not an object"),
      ("data.user.tags[5]", "failed: element 5 is outside the list"),
    ])
  func members(_ text: String, _ expected: String) {
    #expect(Compiled(text).result(for: Self.sample()) == expected)
  }

  @Test(
    "has asks whether a field or a member is there",
    arguments: [
      ("has(title)", "true"), ("has(body)", "false"), ("has(push_type)", "true"), ("has(data.campaign)", "true"),
      ("has(data.nothing)", "false"), ("has(data.none)", "true"), ("has(data.user.name)", "true"),
      ("has(data.missing.name)", "absent: data.missing.name"), ("has(block.fcm.name)", "false"),
      ("has(data.n.name)", "failed: the parent of data.n.name is not an object"), ("has({'a': 1}.a)", "true"),
      ("actions.exists(a, has(a.id) && a.id == 'no')", "true"),
    ])
  func presence(_ text: String, _ expected: String) {
    #expect(Compiled(text).result(for: Self.sample()) == expected)
  }

  @Test("the kind of push follows from the message where nothing says it")
  func pushType() {
    var message = Self.sample()
    message.intent = .voip
    #expect(Compiled("push_type").result(for: message) == #""voip""#)
    #expect(Compiled("push_type in ['voip', 'mdm']").result(for: message) == "true")
  }

  @Test("a variable of a macro hides a field, unless a point stands before the name")
  func hiding() {
    let message = Self.sample()
    #expect(Compiled("['x'].exists(title, title == 'x')").result(for: message) == "true")
    #expect(Compiled("['x'].exists(title, .title == 'x')").result(for: message) == "false")
  }

  @Test("an expression knows which fields it reads, and whether it is one")
  func reads() throws {
    let expression = try #require(Compiled("has(title) && data.a['b c'].d == title && badge > 1").expression)
    #expect(expression.reads.map(\.description) == ["title", #"data.a["b c"].d"#, "badge"])
    #expect(expression.path == nil)
    #expect(Compiled("data['campaign']").expression?.path?.description == "data.campaign")
    #expect(Compiled("(title_loc_key)").expression?.path == FieldPath(.titleLocKey))
  }

  @Test("what is the same for all messages is known before it runs")
  func constants() {
    func constant(_ text: String) -> String? { Compiled(text).expression?.constant?.text }
    #expect(constant("1 + 2 == 3") == "true")
    #expect(constant("has(title) || 1 < 2") == "true")
    #expect(constant("title == 'a' && false") == "false")
    #expect(constant("true ? 'a' : title") == "a")
    #expect(constant("[1, 2].map(x, x * 2)") == "[2,4]")
    #expect(constant("title == title") == nil)
    #expect(constant("1 / 0 == 1") == nil)
  }
}
