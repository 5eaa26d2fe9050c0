import Testing

@testable import PushGrammar

@Suite struct ParserTests {
  /// The shape of the only member of an object.
  private func shape(_ type: String) throws -> Shape {
    try member("x: \(type)").shape
  }

  private func member(_ text: String) throws -> Member {
    let grammar = try Parser.parse("root = {\n\(text)\n}", name: "test")
    return try #require(grammar.root.object?.members.first)
  }

  @Test func eachTypeHasItsShape() throws {
    #expect(try shape("text") == .text(TextLimits()))
    #expect(try shape("bool") == .flag)
    #expect(try shape("int") == .integer(nil))
    #expect(try shape("uint") == .integer(0...Int.max))
    #expect(try shape("number") == .number(nil))
    #expect(try shape("any") == .any)
  }

  @Test func rangesLimitNumbers() throws {
    #expect(try shape("0..100") == .integer(0...100))
    #expect(try shape("-2..2") == .integer(-2...2))
    #expect(try shape("0.0..1.0") == .number(0...1))
  }

  @Test func textsHaveLimits() throws {
    #expect(try shape("text .size (1..64)") == .text(TextLimits(size: 1...64)))
    #expect(try shape("text .size 8") == .text(TextLimits(size: 8...8)))
    #expect(try shape(#"text .regexp "a\\.\"b""#) == .text(TextLimits(pattern: #"a\."b"#)))
    #expect(try shape(#"(text .size 8) .regexp "a""#) == .text(TextLimits(size: 8...8, pattern: "a")))
  }

  @Test func literalsAreChoices() throws {
    #expect(try shape(#""normal" / "high""#) == .spellings(["normal", "high"]))
    #expect(try shape(#""one""#) == .spellings(["one"]))
    #expect(try shape("1 / -2") == .numbers([NamedNumber(name: nil, value: 1), NamedNumber(name: nil, value: -2)]))
    let named = [NamedNumber(name: "ios", value: 1), NamedNumber(name: "android", value: 2)]
    #expect(try shape("&( ios: 1, android: 2 )") == .numbers(named))
  }

  @Test func arraysHaveElementsAndCounts() throws {
    #expect(try shape("[* int]") == .array(.integer(nil), count: nil))
    #expect(try shape("[+ int]") == .array(.integer(nil), count: 1...Int.max))
    #expect(try shape("[1*5 int]") == .array(.integer(nil), count: 1...5))
    #expect(try shape("[2* int]") == .array(.integer(nil), count: 2...Int.max))
    #expect(try shape("[*5 int]") == .array(.integer(nil), count: 0...5))
    #expect(try shape("[* 0..4]") == .array(.integer(0...4), count: nil))
    #expect(try shape("[* [* text]]") == .array(.array(.text(TextLimits()), count: nil), count: nil))
  }

  @Test func objectsAreFreeOrHaveMembers() throws {
    #expect(try shape("{ * text => any }") == .freeObject)
    #expect(try shape("{ * text => text }") == .textMap)
    let grammar = try Parser.parse("root = { a: text ? b: text, * text => any }", name: "test")
    let object = try #require(grammar.root.object)
    #expect(object.isOpen)
    #expect(object.members.map(\.key) == ["a", "b"])
    #expect(object.members.map(\.isRequired) == [true, false])
  }

  @Test func differentTypesAreAlternatives() throws {
    #expect(try shape("text / null") == .either([.text(TextLimits()), .null]))
    #expect(try shape(#"bool / "a" / "b""#) == .either([.flag, .spellings(["a", "b"])]))
    #expect(try shape("(text / bool) / int") == .either([.text(TextLimits()), .flag, .integer(nil)]))
  }

  @Test func namesReferToRules() throws {
    #expect(try shape("other-rule") == .rule("other-rule", Position(line: 2, column: 4)))
    let socket = Shape.socket(format: "fcm", rule: "android-config", Position(line: 2, column: 4))
    #expect(try shape("$fcm-android-config") == socket)
    #expect(try member(#""thread-id": text"#).key == "thread-id")
  }

  @Test func featuresBelongToMembers() throws {
    #expect(try member(#"? x: text .feature "ignored-since-gorush-1.18""#).features == [.ignored(since: "gorush 1.18")])
    #expect(try member(#"? x: uint .feature "deprecated-since-ios-10""#).features == [.deprecated(since: "ios 10")])
    #expect(try member(#"? x: text .feature "misspelled-thread-id""#).features == [.misspelled(as: "thread-id")])
    #expect(try member(#"? x: ("a" / "b") .feature "undocumented""#).features == [.undocumented])
    #expect(try member(#"? x: (0..4) .feature "undocumented""#).shape == .integer(0...4))
  }

  @Test func commentsDocumentWhatFollows() throws {
    let text = """
      ; The format.

      ; A remark that stands alone.

      ; The root,
      ; in two lines.
      root = {
        ; The member.
        ? a: text,
        b: text
      }
      """
    let grammar = try Parser.parse(text, name: "test")
    #expect(grammar.documentation == "The format.")
    #expect(grammar.root.documentation == "The root,\nin two lines.")
    #expect(grammar.root.object?.members.map(\.documentation) == ["The member.", ""])
  }
}
