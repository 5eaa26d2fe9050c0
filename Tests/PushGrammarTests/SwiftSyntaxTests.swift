import Testing

@testable import PushGrammar

@Suite struct SwiftSyntaxTests {
  /// The generated lines that contain a text.
  private func lines(_ text: String, with part: String) throws -> [String] {
    let other = (name: "fcm", text: "start = { ? part: part }\npart = { ? a: text }")
    let set = try GrammarSet([(name: "test", text: text), other])
    let grammar = try #require(set.grammar("test"))
    return set.syntax(of: grammar).text.split(separator: "\n").filter { $0.contains(part) }.map {
      String($0.drop { $0 == " " })
    }
  }

  /// The call that decodes the only member of an object.
  private func call(_ type: String, rules: String = "") throws -> String {
    let line = try lines("root = { ? a: \(type) }\n\(rules)", with: "; continue").first ?? ""
    return String(line.dropLast("; continue".count))
  }

  @Test(arguments: [
    ("text", "a = decoder.text(key.node, replacing: a)"), ("bool", "a = decoder.flag(key.node, replacing: a)"),
    ("any", "a = decoder.any(key.node, replacing: a)"),
    ("int", "a = decoder.integer(key.node, replacing: a)"),
    ("uint", "a = decoder.integer(key.node, replacing: a, in: 0...9223372036854775807)"),
    ("-2..2", "a = decoder.integer(key.node, replacing: a, in: -2...2)"),
    ("number", "a = decoder.number(key.node, replacing: a)"),
    ("0.0..1.0", "a = decoder.number(key.node, replacing: a, in: 0.0...1.0)"),
    ("{ * text => any }", "a = decoder.object(key.node, replacing: a)"),
    ("{ * text => text }", "a = decoder.textMap(key.node, replacing: a)"),
    ("\"x\" / \"y\"", "a = decoder.choice(key.node, replacing: a)"),
    ("[* text]", "a = decoder.texts(key.node, replacing: a)"),
    ("[+ text]", "a = decoder.texts(key.node, replacing: a, count: 1...Int.max)"),
    ("[1*5 root]", "a = decoder.elements(key.node, replacing: a, count: 1...5)"),
    ("[* 0..9]", "a = decoder.integers(key.node, replacing: a, in: 0...9)"),
    ("[* any]", "a = decoder.array(key.node, replacing: a)"),
    ("[* [* text]]", "a = decoder.array(key.node, replacing: a)"),
    ("[* root]", "a = decoder.elements(key.node, replacing: a)"),
    ("root", "a = decoder.object(key.node, replacing: a)"), ("$fcm-part", "a = decoder.object(key.node, replacing: a)"),
    ("text / 0..9 / null", "a = decoder.either(key.node, replacing: a, [.text, .integer, .null])"),
    ("text .feature \"undocumented\"", "a = decoder.text(key.node, replacing: a)"),
    (
      "text .feature \"ignored-since-p-1\"",
      "if decoder.ignored(key.node, since: \"p 1\") { continue }; a = decoder.text(key.node, replacing: a)"
    ),
    (
      "text .feature \"deprecated-since-p-1\"",
      "decoder.deprecated(key.node, since: \"p 1\"); a = decoder.text(key.node, replacing: a)"
    ),
  ])
  func eachTypeIsDecodedByItsCall(type: String, expected: String) throws {
    #expect(try call(type) == expected)
  }

  @Test func callsOfNamedTypes() throws {
    #expect(try call("part", rules: "part = { ? b: text }") == "decoder.nested(key.node, &a)")
    #expect(try call("level", rules: "level = 0..4") == "a = decoder.integer(key.node, replacing: a, in: 0...4)")
  }

  @Test func misspelledMemberSharesTheField() throws {
    let grammar = "root = { ? right: int, ? rihgt: int .feature \"misspelled-right\" }"
    #expect(try lines(grammar, with: "package var right") == ["package var right = Node.absent"])
    #expect(try lines(grammar, with: "rihgt").count == 1)
    let call =
      "if !decoder.misspelled(key.node, as: \"right\", in: node) { continue }; "
      + "right = decoder.integer(key.node, replacing: right); continue"
    #expect(try lines(grammar, with: "misspelled") == [call])
  }

  @Test func keysThatBeginAlikeShareACase() throws {
    let grammar = "root = { ? collapse_id: text, ? collapse_by: text, ? a_very_long_key_name: text }"
    #expect(
      try lines(grammar, with: "case 0x657370616c6c6f63").first?.hasSuffix("// collapse_id, collapse_by") == true)
    #expect(try lines(grammar, with: "if key.tail == 0x64695f657370616c {").count == 1)
    #expect(try lines(grammar, with: "decoder.matches(key, \"a_very_long_key_name\")").count == 1)
  }

  @Test func keysAreFoundByTheirLength() throws {
    let grammar = "root = { ? id: text, ? tag: text }"
    #expect(try lines(grammar, with: "case 2:") == ["case 2:"])
    #expect(
      try lines(grammar, with: "switch key.start") == ["switch key.start & 0xffff {", "switch key.start & 0xffffff {"])
  }

  @Test func requiredMembers() throws {
    let grammar = "root = { a: text, b: 1 / 2, c: part, ? d: text }\npart = { ? e: text }"
    #expect(
      try lines(grammar, with: "require") == [
        "decoder.require(\"a\", a, in: node)", "decoder.require(\"b\", b.node, in: node)",
        "decoder.require(\"c\", c?.node ?? .absent, in: node)",
      ])
  }

  @Test func whatIsCheckedOnDemand() throws {
    let grammar = "root = { ? a: part, ? b: [* part], ? c: text / part, ? d: $fcm-part }\npart = { ? e: text }"
    #expect(
      try lines(grammar, with: "decoder.check(") == [
        "decoder.check(b)",
        "if decoder.isObject(c) { decoder.check(c, as: TestPart.self) }",
        "if d.exists { decoder.check(d, as: FCMPart.self) }",
      ])
    #expect(try lines(grammar, with: "?.checkDeferred") == ["a?.checkDeferred(with: &decoder)"])
  }

  @Test func choicesBecomeEnumerations() throws {
    let grammar = "root = { ? a: \"HIGH\" / \"high\" / \"low\", ? b: &( off: 0, on: 1 ), ? c: -1 / 1 }"
    let cases = ["case high = 1", "case low", "case off = 0", "case on = 1", "case minus1 = -1", "case value1 = 1"]
    #expect(try lines(grammar, with: " case ").filter { !$0.contains("0x") && !$0.hasSuffix(":") } == cases)
    #expect(
      try lines(grammar, with: "package enum").dropFirst() == [
        "package enum TestRootA: UInt8, Spelled {", "package enum TestRootB: Int, Numbered {",
        "package enum TestRootC: Int, Numbered {",
      ])
  }

  @Test func objectsHaveTheirPaths() throws {
    let text = "root = { ? a: [* part], ? b: text / root }\npart = { ? c: text, ? d: text .feature \"misspelled-c\" }"
    let set = try GrammarSet([(name: "test", text: text)])
    let objects = ObjectPaths(grammar: try #require(set.grammars.first)).all
    #expect(objects.map { "\($0.rule.name) \($0.path) \($0.keys)" } == ["root  [\"a\", \"b\"]", "part a[]. [\"c\"]"])
  }
}
