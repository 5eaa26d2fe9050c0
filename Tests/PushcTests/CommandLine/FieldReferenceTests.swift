import Foundation
import PushCompiler
import RepositoryTesting
import Testing

@testable import pushc

/// The fields that rules can use, as printed and as in `grammar/Generated/fields.md`.
@Suite struct FieldReferenceTests {
  private let fields = FieldReference.all

  @Test func everyFieldHasARow() throws {
    #expect(fields.count == Field.allCases.count)
    #expect(fields.first?.name == "title")
    let pushType = try #require(fields.first { $0.name == "push_type" })
    #expect(pushType.type == "string")
    #expect(pushType.words.contains("liveactivity"))
    #expect(fields.first { $0.name == "actions" }?.type == "list(map(string, dyn))")
    #expect(fields.first { $0.name == "title" }?.words == [])
  }

  @Test func descriptionsAreSentencesOfTheirOwn() {
    #expect(fields.allSatisfy { $0.summary.hasSuffix(".") && !$0.summary.contains("\n") })
    #expect(Set(fields.map(\.summary)).count == fields.count)
  }

  @Test func textIsAlignedAndHasALineForEachField() throws {
    let lines = ListFormat.text.text(of: fields).split(separator: "\n")
    #expect(lines.count == fields.count)
    let columns = zip(lines, fields).map { line, field in
      line.firstRange(of: field.summary).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }
    #expect(Set(columns).count == 1)
    let event = try #require(lines.first { $0.hasPrefix("activity.event ") })
    #expect(event.hasSuffix(" One of start, update, end."))
  }

  @Test func jsonHasTheSameFields() throws {
    struct Row: Decodable {
      let name, type, summary: String
      let words: [String]?
    }
    let text = ListFormat.json.text(of: fields)
    let rows = try JSONDecoder().decode([Row].self, from: Data(text.utf8))
    #expect(rows.map(\.name) == fields.map(\.name))
    #expect(rows.map(\.type) == fields.map(\.type))
    #expect(rows.map(\.summary) == fields.map(\.summary))
    #expect(rows.map { $0.words ?? [] } == fields.map(\.words))
  }

  @Test func committedPageIsUpToDate() throws {
    let isUpToDate = isPage(of: fields)
    if !isUpToDate, ProcessInfo.processInfo.environment["PUSHC_UPDATE_GOLDEN"] == "1" {
      try ListFormat.markdown.text(of: fields).write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(
      isUpToDate,
      "run `PUSHC_UPDATE_GOLDEN=1 swift test --filter FieldReferenceTests`, which rewrites grammar/Generated/fields.md")
  }

  @Test func missingFieldIsNoticed() {
    #expect(!isPage(of: fields.dropLast()))
  }

  private static let page = Repository.root.appending(path: "grammar/Generated/fields.md")

  /// Whether the committed page matches these fields.
  private func isPage(of fields: [FieldReference]) -> Bool {
    (try? String(contentsOf: Self.page, encoding: .utf8)) == ListFormat.markdown.text(of: fields)
  }
}
