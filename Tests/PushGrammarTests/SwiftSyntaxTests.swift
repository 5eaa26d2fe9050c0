import Testing

@testable import PushGrammar

@Suite struct SwiftSyntaxTests {
  /// The generated lines that contain a text.
  private func lines(_ text: String, with part: String) throws -> [String] {
    let other = GrammarSource(name: "fcm", text: "start = { ? part: part }\npart = { ? a: text }")
    let set = try GrammarSet([GrammarSource(name: "test", text: text), other])
    let grammar = try #require(set.grammar("test"))
    return SwiftSyntax(grammar: grammar).text.split(separator: "\n").filter { $0.contains(part) }.map {
      String($0.drop { $0 == " " })
    }
  }

  /// The call that decodes the only member of an object.
  private func call(_ type: String, rules: String = "") throws -> String {
    let line = try lines("root = { ? a: \(type) }\n\(rules)", with: "if key.length == 1").first ?? ""
    return String(line.dropFirst("if key.length == 1 { ".count).dropLast("; continue }".count))
  }

  @Test(arguments: [
    ("text", "decoder.text(key, &a)"), ("bool", "decoder.flag(key, &a)"), ("any", "decoder.any(key, &a)"),
    ("int", "decoder.integer(key, &a)"), ("uint", "decoder.integer(key, &a, in: 0...9223372036854775807)"),
    ("-2..2", "decoder.integer(key, &a, in: -2...2)"), ("number", "decoder.number(key, &a)"),
    ("0.0..1.0", "decoder.number(key, &a, in: 0.0...1.0)"), ("{ * text => any }", "decoder.object(key, &a)"),
    ("{ * text => text }", "decoder.textMap(key, &a)"), ("\"x\" / \"y\"", "decoder.choice(key, &a)"),
    ("[* text]", "decoder.texts(key, &a)"), ("[+ text]", "decoder.texts(key, &a, count: 1...Int.max)"),
    ("[1*5 0..9]", "decoder.integers(key, &a, in: 0...9, count: 1...5)"), ("[* number]", "decoder.numbers(key, &a)"),
    ("[* any]", "decoder.array(key, &a)"), ("[* [* text]]", "decoder.array(key, &a)"),
    ("[* \"x\" / \"y\"]", "decoder.choices(key, &a, TestRootA.self)"), ("[* root]", "decoder.elements(key, &a)"),
    ("root", "decoder.object(key, &a)"), ("$fcm-part", "decoder.object(key, &a)"),
    ("text / 0..9 / null", "decoder.either(key, &a, [.text, .integer, .null])"),
    ("text .feature \"undocumented\"", "decoder.text(key, &a)"),
    ("text .feature \"ignored-since-p-1\"", "decoder.ignored(key, since: \"p 1\"); decoder.text(key, &a)"),
    ("text .feature \"deprecated-since-p-1\"", "decoder.deprecated(key, since: \"p 1\"); decoder.text(key, &a)"),
  ])
  func calls(type: String, expected: String) throws {
    #expect(try call(type) == expected)
  }

  @Test func callsOfNamedTypes() throws {
    #expect(try call("part", rules: "part = { ? b: text }") == "decoder.nested(key, &a)")
    #expect(try call("level", rules: "level = 0..4") == "decoder.integer(key, &a, in: 0...4)")
  }

  @Test func misspeltMemberSharesTheField() throws {
    let grammar = "root = { ? right: int, ? rihgt: int .feature \"misspelt-right\" }"
    #expect(try lines(grammar, with: "package var right") == ["package var right = Node.absent"])
    #expect(try lines(grammar, with: "rihgt").count == 1)
    let call = "if key.length == 5 { decoder.misspelt(key, as: \"right\"); decoder.integer(key, &right); continue }"
    #expect(try lines(grammar, with: "misspelt") == [call])
  }

  @Test func keysThatBeginAlikeShareACase() throws {
    let grammar = "root = { ? collapse_id: text, ? collapse_key: text, ? a_very_long_key_name: text }"
    #expect(
      try lines(grammar, with: "case 0x657370616c6c6f63").first?.hasSuffix("// collapse_id, collapse_key") == true)
    #expect(try lines(grammar, with: "key.length == 11, key.tail == 0x64695f657370616c {").count == 1)
    #expect(try lines(grammar, with: "decoder.matches(key, \"a_very_long_key_name\")").count == 1)
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
      try lines(grammar, with: ".checkDeferred") == [
        "a?.checkDeferred(with: &decoder)",
        "for element in decoder.all(b) { element.checkDeferred(with: &decoder) }",
        "if decoder.isObject(c) { TestPart(decoding: c, with: &decoder).checkDeferred(with: &decoder) }",
        "if d.exists { FCMPart(decoding: d, with: &decoder).checkDeferred(with: &decoder) }",
      ])
  }

  @Test func choices() throws {
    let grammar = "root = { ? a: \"HIGH\" / \"high\" / \"low\", ? b: &( off: 0, on: 1 ), ? c: -1 / 1 }"
    let cases = ["case high = 1", "case low", "case off = 0", "case on = 1", "case minus1 = -1", "case value1 = 1"]
    #expect(try lines(grammar, with: " case ").filter { !$0.contains("0x") } == cases)
    #expect(
      try lines(grammar, with: "package enum").dropFirst() == [
        "package enum TestRootA: UInt8, Spelled {", "package enum TestRootB: Int, Numbered {",
        "package enum TestRootC: Int, Numbered {",
      ])
  }

  @Test func places() throws {
    let text = "root = { ? a: [* part], ? b: text / root }\npart = { ? c: text, ? d: text .feature \"misspelt-c\" }"
    let set = try GrammarSet([GrammarSource(name: "test", text: text)])
    #expect(Places(grammar: try #require(set.grammars.first)).paths == ["a", "a[].c", "b"])
  }
}
