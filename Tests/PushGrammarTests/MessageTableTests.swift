import PushIR
import Testing

@testable import PushGrammar

/// The fields of messages are defined by a single table.
@Suite struct MessageTableTests {
  private static let fields = Dictionary(uniqueKeysWithValues: Field.allCases.map { ("\($0)", $0) })

  private func committed() throws -> [FieldDeclaration] {
    try #require(GrammarSet(GeneratedFilesTests.sources()).message).fields
  }

  private func table(_ members: String, rules: String = "") throws -> MessageTable {
    let apns = (name: "apns", text: "payload = { aps: aps }\naps = { ? badge: int }")
    let message = (name: "message", text: "message = {\n\(members)\n}\n\(rules)")
    return try #require(GrammarSet([apns, message]).message)
  }

  @Test func theProgramHasTheTable() throws {
    let committed = try committed()
    #expect(committed.map(\.property) == Field.allCases.map { "\($0)" })
    #expect(committed.map(\.name) == Field.allCases.map(\.name))
    #expect(committed.map(\.documentation.summary) == Field.allCases.map(\.summary))
    #expect(committed.map(\.type.rawValue) == Field.allCases.map { "\($0.type)" })
    #expect(committed.map(\.words) == Field.allCases.map { $0.words ?? [] })
    #expect(committed.map(\.blockPath) == Field.allCases.map(\.blockPath))
  }

  /// The words of choices that are also Swift types match those types, in order.
  @Test func wordsAreThoseOfTheTypes() {
    #expect(Field.priority.words == Priority.allCases.map { "\($0)" })
    #expect(Field.visibility.words == Visibility.allCases.map { "\($0)" })
    #expect(Priority.allCases.map(\.rawValue) == [0, 1])
    #expect(Visibility.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(Field.pushType.words == PushType.allCases.map(\.name))
    #expect(Field.hmsVersion.words == HMSVersion.allCases.map(\.rawValue))
  }

  @Test func setsHaveTheFieldsOfTheirTraits() {
    #expect(FieldSet.blocks.fields == Field.allCases.filter { $0.blockPath != nil })
    #expect(FieldSet.numbered.fields == Field.allCases.filter { [.priority, .visibility].contains($0) })
    #expect(FieldSet.appData == .data | .huaweiData | .opaqueData)
    #expect(FieldSet.blocksOfHMS == .huaweiBlock | .huaweiV3Block)
    #expect((.blocksOfAPNs | .blocksOfFCM | .blocksOfHMS | .emarsysBlock) == FieldSet.blocks)
    #expect(FieldSet.metadata.contains(.recentDeviceOnly))
    #expect(!FieldSet.metadata.contains(.title))
  }

  @Test func membersBecomeFields() throws {
    let table = try table(
      """
        ; The first
        ; line.
        ;
        ; More of it.
        ? "group.first_id": text,
        ; Two.
        ? two: level .feature "numbered internal",
        ; Three.
        ? "block.three": $apns-aps .feature "block-a.b",
        ; Four.
        ? four: [* { * text => any }],
        ; Five.
        ? five: number .feature "time",
        ; Six.
        ? "group.six": ("x" / "y") .feature "metadata grouped also-sixth also-last",
      """, rules: "level = \"low\" / \"high\"\n")
    let fields = table.fields
    #expect(fields.map(\.property) == ["firstID", "two", "threeBlock", "four", "five", "groupSix"])
    #expect(fields.map(\.type) == [.text, .text, .object, .objects, .number, .text])
    #expect(fields.map(\.value) == ["String", "Level", "JSONText", "JSONText", "Int64", "String"])
    #expect(fields.map(\.words) == [[], ["low", "high"], [], [], [], ["x", "y"]])
    #expect(fields.map(\.blockPath) == [nil, nil, "a.b", nil, nil, nil])
    #expect(fields.map(\.synonyms) == [[], [], [], [], [], ["sixth", "last"]])
    #expect(table.bits { $0.traits.contains(.metadata) } == [0b100000, 0, 0])
    let files = table.generatedFiles.map(\.text)
    #expect(files[0].contains("  /// The first line.\n  case firstID\n"))
    #expect(files[0].contains("    case .firstID, .two, .groupSix: .text\n"))
    #expect(files[2].contains("  /// The first line.\n  ///\n  /// More of it.\n  public static var firstID: Self"))
    #expect(files[2].contains("extension TypedField where Value == Level {\n  /// Two.\n  package static var two"))
    #expect(files[3].contains("    case .threeBlock: check(node, as: APNSAps.self, &decoder)\n"))
    #expect(files[3].contains("    case .firstID, .two, .four, .five, .groupSix: break\n"))
    #expect(files[2].contains("  /// Six.\n  ///\n  /// One of `x` and `y`.\n  public static var groupSix"))
  }

  @Test func alteredTableIsNoticed() throws {
    let summary = "The text read out by accessibility services (Android)."
    var sources = try GeneratedFilesTests.sources()
    let index = try #require(sources.firstIndex { $0.text.contains(summary) })
    let text = sources[index].text.replacing(summary, with: "It is something else.")
    sources[index] = (name: sources[index].name, text: text)
    let differences = try GeneratedFilesTests.differences(from: GeneratedFilesTests.files(sources))
    #expect(differences == ["Field", "TypedFields"].map { "Sources/PushIR/Generated/\($0).swift" })
  }

  @Test(arguments: [
    ("? a: text,", "2:3: expected a comment that describes 'a'"),
    ("\n; A.\na: text,", "4:1: expected '?': a message may have none of its fields"),
    (
      "\n; A.\n? a: null / text,", "4:3: expected a type that a field has: a scalar, a free object, or an array of such"
    ),
    ("\n; A.\n? a: text .feature \"loud\",", "4:20: expected traits of a field between blanks, found \"loud\""),
    ("\n; A.\n? a: text .feature \"address\",", "4:3: expected traits of a field behind '.feature'"),
    ("\n; A.\n? a: text .feature \"time\",", "4:3: expected 'number' for a time"),
    (
      "\n; A.\n? a: (\"b\" / \"c\") .feature \"numbered\",",
      "4:3: expected the name of a choice: its Swift type is called like it"
    ),
    (
      "\n; A.\n? \"b.a\": text,\n; C.\n? \"c.a\": text,",
      "6:3: expected a field whose Swift name is not that of 'b.a' too: .feature \"grouped\""
    ),
    ("\n; A.\n? a: $apns-aps,", "4:3: expected '$format-rule' for a block, and 'block-<path>' behind it"),
    (
      "\n; A.\n? a: { * text => any } .feature \"block-a\",",
      "4:3: expected '$format-rule' for a block, and 'block-<path>' behind it"
    ),
    (
      "\n; A.\n? a: $apns-none .feature \"block-a\",",
      "4:6: expected an object rule of another file: '$apns-none' is not one"
    ),
    ("\n; A.\n? a: b,", "4:6: expected a rule: 'b' is not one"),
  ])
  func whatMustHold(_ members: String, _ expected: String) {
    let error = #expect(throws: GrammarError.self) { try table(members) }
    #expect(error?.description == "grammar/message.cddl:\(expected)")
  }
}
