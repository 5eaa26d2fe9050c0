import Testing

@testable import PushGrammar

/// Codes are read from the sources that declare them.
@Suite struct CodeSetTests {
  private static let families = SwiftSource(
    path: "Sources/Code.swift",
    text: """
      public struct Code: Hashable {
        /// What a code is about.
        public enum Family: UInt8, Sendable, CaseIterable {
          /// What one service refuses.
          case second
          /// What another one refuses.
          case first

          var letters: String {
            switch self {
            case .first: "FIRST"
            case .second: "SECOND"
            }
          }
        }
      }
      """)

  private static func set(_ texts: String...) throws(GrammarError) -> CodeSet {
    var sources = [families]
    for (index, text) in texts.enumerated() { sources.append(SwiftSource(path: "Sources/\(index).swift", text: text)) }
    return try CodeSet(sources)
  }

  private static func error(in text: String) -> String {
    do {
      _ = try set(text)
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test func orderIsThatOfFamiliesAndNumbers() throws {
    let set = try Self.set(
      "/// A.\nstatic let a = Code(.first, 101, \"a\")\n/// B.\nstatic let b = Code(.second, 103, \"b\")",
      "/// C.\npackage static let c = Code(.second, 102, \"c\")")
    #expect(set.codes.map(\.name) == ["c", "b", "a"])
    #expect(set.families.map(\.letters) == ["SECOND", "FIRST"])
    #expect(set.families.map(\.documentation.summary) == ["What one service refuses.", "What another one refuses."])
  }

  @Test func brokenDeclarationIsOne() throws {
    let set = try Self.set("  /// A.\n  static let a = Code(\n    .first, 101, \"a\")\n")
    #expect(set.codes.map(\.number) == [101])
  }

  @Test func whatSpeaksOfCodesDeclaresNone() throws {
    let set = try Self.set(
      "// Code(.first, 101, \"a\")\nlet text = \"static let a = Code(.first, 101,\"\nreturn ExitCode(.first)\n")
    #expect(set.codes.isEmpty)
  }

  @Test func firstParagraphIsTheSummary() throws {
    let comment = """
        /// What is
        /// wrong.
        ///
        /// Why it
        /// matters:
        ///
        /// ```json
        /// {
        ///
        ///   "a": 1 }
        /// ```
        /// What to do:
        /// - one thing
        ///   or this
        /// - another
        static let a = Code(.first, 101, "a")
      """
    let documentation = try #require(try Self.set(comment).codes.first).documentation
    #expect(documentation.summary == "What is wrong.")
    #expect(
      documentation.text
        == "Why it matters:\n\n```json\n{\n\n  \"a\": 1 }\n```\n\nWhat to do:\n\n- one thing or this\n\n- another")
  }

  @Test(arguments: [
    (
      "static let a = Code(.first, 101, \"a\")",
      "1:1: expected a doc comment that explains FIRST101 above its declaration"
    ),
    (
      "/// A.\n\n  static let a = Code(.first, 101, \"a\")",
      "3:3: expected a doc comment that explains FIRST101 above its declaration"
    ),
    (
      "///\nstatic let a = Code(.first, 101, \"a\")",
      "2:1: expected a doc comment that explains FIRST101 above its declaration"
    ),
    (
      "/// A.\nstatic let a = Code(.first, 101, \"a\")\n/// B.\nstatic let b = Code(.first, 101, \"b\")",
      "4:1: expected a new number, such as 102: FIRST101 is at Sources/0.swift:2 already"
    ),
    (
      "/// A.\nstatic let a = Code(.first, 101, \"a\")\n/// B.\nstatic let b = Code(.second, 101, \"a\")",
      "4:1: expected a new name: 'a' is at Sources/0.swift:2 already"
    ),
    (
      "/// A.\nstatic let a = Code(.first, 101, \"a\")\n/// B.\nstatic let b = Code(.first, 101, \"b\", .onRequest)",
      "4:1: expected a new number, such as 102: FIRST101 is at Sources/0.swift:2 already"
    ),
    (
      "/// A.\nstatic let a = Code(.first, 99, \"a\", .onRequest)",
      "2:1: expected a number from 100 to 199, found 99"
    ),
    (
      "/// A.\nstatic let a = Code(.first, 101, \"collapseID\")",
      "2:1: expected a name in lower case with hyphens, found 'collapseID'"
    ),
    (
      "/// A.\nstatic let a = Code(.first, 101, \"a-\")",
      "2:1: expected a name in lower case with hyphens, found 'a-'"
    ),
    (
      "/// A.\n///\n/// - Ground: documented, applePages\nstatic let a = Code(.first, 101, \"a\")",
      "4:1: expected a ground and references of Reference.swift, as in 'documented, appleRequests', "
        + "found 'documented, applePages'"
    ),
    (
      "/// A.\n///\n/// - Ground: documented\nstatic let a = Code(.first, 101, \"a\")",
      "4:1: expected a ground and references of Reference.swift, as in 'documented, appleRequests', "
        + "found 'documented'"
    ),
    (
      "/// A.\n///\n/// ```\n/// ----\n/// ```\nstatic let a = Code(.first, 101, \"a\")",
      "6:1: expected no line of four dashes, which ends an explanation"
    ),
    ("/// A.\nstatic let a = Code(.third, 101, \"a\")", "2:1: expected a family of codes, found 'third'"),
    (
      "  report(Code(.first, 101, \"a\"))\n  Code(.first, 101, \"a\")",
      "2:3: expected 'static let name = Code(.family, 100, \"name-in-words\")'"
    ),
    (
      "/// A.\nstatic let a = Code(.first, number, \"a\")",
      "2:1: expected 'static let name = Code(.family, 100, \"name-in-words\")'"
    ),
  ])
  func whatMustHold(_ text: String, _ expected: String) {
    #expect(Self.error(in: text) == "Sources/0.swift:\(expected)")
  }

  @Test func groundsAreApartFromTheText() throws {
    let set = try Self.set(
      "/// A.\n///\n/// B.\n///\n/// - Ground: observed, apns2Issue23\n/// - Ground: documented, appleRequests,\n"
        + "///   applePayload\nstatic let a = Code(.first, 101, \"a\")")
    #expect(set.codes.map(\.text) == ["B."])
    #expect(
      set.generatedFiles[0].text.contains(
        "    A.\n    observed apns2Issue23\n    documented appleRequests applePayload\n\n    B.\n"))
    #expect(
      set.generatedFiles[1].text.contains(
        "B.\n\nGround: **observed**. [AndrewBarba/apns2#23](https://github.com/AndrewBarba/apns2/issues/23), 2020-02-11."
      ))
  }

  @Test func listAndPageHoldTheExplanations() throws {
    let files = try Self.set("/// It is \"wrong\".\n///\n/// Write `\\n`.\nstatic let a = Code(.first, 101, \"a-b\")")
      .generatedFiles
    #expect(
      files.map(\.path) == ["Sources/PushDiagnostics/Generated/Explanations.swift", "grammar/Generated/codes.md"])
    #expect(
      files[0].text.contains("##\"\"\"\n    FIRST101 a-b\n    It is \"wrong\".\n\n    Write `\\n`.\n    \"\"\"##\n"))
    #expect(files[1].text.contains("- [FIRST](#first): What another one refuses.\n  - [FIRST101](#first101) a-b"))
    #expect(files[1].text.hasSuffix("### FIRST101\n\n`a-b`\n\nIt is \"wrong\".\n\nWrite `\\n`.\n"))
    #expect(!files[1].text.contains("SECOND"))
  }
}
