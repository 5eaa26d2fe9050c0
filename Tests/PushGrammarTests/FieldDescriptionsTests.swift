import PushIR
import Testing

@testable import PushGrammar

/// What the fields are for is read from the sources that declare them with the type of their values.
@Suite struct FieldDescriptionsTests {
  private static let fields = Dictionary(uniqueKeysWithValues: Field.allCases.map { ("\($0)", $0) })

  private func declarations() throws -> [FieldDeclaration] {
    try FieldDescriptions(GeneratedFilesTests.swiftSources()).declarations
  }

  @Test func everyFieldIsDeclaredOnce() throws {
    #expect(try declarations().map(\.name).sorted() == Self.fields.keys.sorted())
  }

  /// The types of values that agree with what a field holds.
  private func values(of field: Field) -> [String] {
    switch field.type {
    case .text: ["String", "Urgency", "Visibility"]
    case .integer: ["Int64"]
    // Times are set in whole seconds.
    case .number: ["Double", "Int64"]
    case .flag: ["Bool"]
    case .texts, .integers, .object, .objects, .any: ["JSONText"]
    }
  }

  @Test func valuesAreOfTheTypeOfTheField() throws {
    for declaration in try declarations() {
      let field = try #require(Self.fields[declaration.name])
      #expect(values(of: field).contains(declaration.value), "\(declaration.name) is a \(declaration.value)")
    }
  }

  /// A comment that lists words lists those that there are.
  @Test func commentsNameTheWords() throws {
    let lists = try declarations().filter { $0.documentation.text.hasPrefix("One of `") }
    #expect(lists.count > 4)
    for declaration in lists {
      let listed = declaration.documentation.text.matches(of: #/`([^`]*)`/#).map { String($0.1) }
      #expect(Self.fields[declaration.name]?.words == listed)
    }
  }

  @Test func descriptionIsTheFirstParagraph() throws {
    let text = """
      extension TypedField where Value == String {
        /// The first
        /// line.
        ///
        /// More of it.
        public static var title: Self { Self(.title) }
      }

      extension Other {
        static var body: Self { Self(.body) }
      }
      """
    let descriptions = try FieldDescriptions([SwiftSource(path: "Fields.swift", text: text)])
    #expect(descriptions.declarations.map(\.value) == ["String"])
    let generated = try #require(descriptions.generatedFiles.first).text
    #expect(generated.contains("    case .title: ##\"The first line.\"##\n    }\n"))
  }

  @Test(arguments: [
    ("static var a: Self { Self(.a) }", "2:3: expected a doc comment that describes 'a' above its declaration"),
    ("static var a: Self { Self(.b) }", "2:3: expected 'static var name: Self { Self(.name) }'"),
    ("static let a = Self(.a)", "2:3: expected 'static var name: Self { Self(.name) }'"),
  ])
  func whatMustHold(_ line: String, _ expected: String) {
    expectError("extension TypedField where Value == String {\n  public \(line)\n}", expected)
  }

  @Test func valuesHaveANamedType() {
    expectError(
      "extension TypedField where Value == [String] {\n}",
      "1:1: expected 'extension TypedField where Value == Type {'")
  }

  private func expectError(_ text: String, _ expected: String) {
    let error = #expect(throws: GrammarError.self) {
      try FieldDescriptions([SwiftSource(path: "Fields.swift", text: text)])
    }
    #expect(error?.description == "Fields.swift:\(expected)")
  }
}
