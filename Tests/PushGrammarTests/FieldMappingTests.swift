import Testing

@testable import PushGrammar

/// Members that correspond to fields are read and written according to the grammar.
@Suite struct FieldMappingTests {
  private static let message = (
    name: "message",
    text: """
    message = {
      ; The first line.
      ? title: text .feature "usual",
      ; The text.
      ? body: text,
      ; Whether it wakes.
      ? wake: bool,
      ; The kind.
      ? kind: "a" / "b",
    }
    """
  )

  private static func text(of file: String, _ grammar: String) throws -> String {
    let set = try GrammarSet([message, (name: "test", text: grammar)])
    return try #require(set.generatedFiles.first { $0.path.hasSuffix(file) }).text
  }

  private static func error(in grammar: String, fields: String = message.text) -> String {
    do {
      _ = try GrammarSet([(name: "message", text: fields), (name: "test", text: grammar)])
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test func memberIsReadIntoItsField() throws {
    let text = try Self.text(
      of: "FieldMembers.swift",
      #"root = { ? headline: text .feature "means title", ? kind: ("a" / "b") .feature "means kind", ? other: text }"#)
    #expect(text.contains("extension TestRoot: FieldMembers {"))
    #expect(text.contains("give(.title, headline)\n    give(.kind, kind.node)\n  }"))
  }

  @Test func memberThatIsReadOtherwiseIsLeftToItsLowering() throws {
    let grammar = #"root = { ? headline: text .feature "means title, read otherwise" }"#
    #expect(try !Self.text(of: "FieldMembers.swift", grammar).contains("extension"))
  }

  @Test func defaultsOfBlocksHaveWholePaths() throws {
    let block = (name: "message", text: "message = {\n; A block.\n? \"block.x\": $test-root .feature \"block-x\" }")
    let grammar = """
      root = { ? a: int .feature "default 0", ? part: part }
      part = { ? b: bool .feature "default false" }
      """
    let set = try GrammarSet([block, (name: "test", text: grammar)])
    let text = try #require(set.generatedFiles.first { $0.path.hasSuffix("StatedDefaults.swift") }).text
    #expect(text.contains("case \"x.a\": \"0\"\n    case \"x.part.b\": \"false\"\n    default: nil"))
  }

  @Test func membersAreWrittenInTheirOrder() throws {
    let text = try Self.text(
      of: "Encoders.swift",
      """
      root = {
        ? headline: text .feature "means title",
        ? text: text .feature "means body",
        ? wake: (0..1) .feature "means wake",
        ? sound: text .feature "written always",
        ? kind: ("a" / "b") .feature "means kind",
        ? block: text,
      } .feature "written"
      """)
    #expect(
      text.contains(
        """
            text("headline", .title)
            if mayWrite(.body | .wake) {
              text("text", .body)
              one("wake", .wake)
            }
            write(&self, .sound)
            value("kind", .kind)
          }
        """))
    #expect(text.contains("enum TestRootMember {\n  case sound\n}"))
  }

  @Test func memberThatIsWrittenOtherwiseIsAskedForWithItsFields() throws {
    let text = try Self.text(
      of: "Encoders.swift",
      """
      root = {
        ? headline: (text / part) .feature "written otherwise with wake",
        ? kind: ("a" / "b") .feature "means kind, written otherwise",
      } .feature "written"

      part = { ? text: text .feature "means body" }
      """)
    #expect(
      text.contains(
        """
            if mayWrite(.wake | .body | .kind) {
              if mayWrite(.wake | .body) {
                write(&self, .headline)
              }
              if mayWrite(.kind) {
                write(&self, .kind)
              }
            }
        """))
  }

  @Test func memberWithoutFieldsIsWrittenAlways() {
    let error = Self.error(in: #"root = { ? a: text .feature "written otherwise" }"#)
    #expect(error == "grammar/test.cddl:1:29: expected 'written otherwise with' the fields that 'a' comes from")
  }

  @Test func fieldThatAMemberIsWrittenWithMustExist() {
    let error = Self.error(in: #"root = { ? a: text .feature "written otherwise with tilte" }"#)
    #expect(error.hasSuffix(#"behind 'written otherwise with', found "tilte""#))
  }

  @Test func objectThatIsNotWrittenHasNoEncoder() throws {
    #expect(try !Self.text(of: "Encoders.swift", #"root = { ? a: text .feature "means title" }"#).contains("extension"))
  }

  @Test func fieldThatIsNoneIsAnError() {
    let error = Self.error(in: #"root = { ? a: text .feature "means tilte" }"#)
    #expect(error == #"grammar/test.cddl:1:29: expected a field of grammar/message.cddl behind 'means', found "tilte""#)
  }

  @Test func fieldOfAGroupIsSuggested() {
    let error = Self.error(
      in: #"root = { ? a: text .feature "means thread_id" }"#,
      fields: "message = {\n  ; The thread.\n  ? \"apple.thread_id\": text,\n}")
    #expect(error.hasSuffix(#"found "thread_id"; there is "apple.thread_id""#))
  }

  @Test func membersOfAnObjectMeanDifferentFields() {
    let error = Self.error(in: #"root = { ? a: text .feature "means title", ? b: text .feature "means title" }"#)
    #expect(error == "grammar/test.cddl:1:46: expected 'read otherwise': 'a' means title as well")
    let text = #"root = { ? a: text .feature "means title", ? b: text .feature "means title, read otherwise" }"#
    #expect(throws: Never.self) { try Self.text(of: "FieldMembers.swift", text) }
  }

  @Test func anObjectIsWrittenOrNothing() {
    let error = Self.error(in: #"root = { a: b } b = { ? c: text } .feature "undocumented""#)
    #expect(error == #"grammar/test.cddl:1:44: expected "written" behind an object"#)
  }
}
