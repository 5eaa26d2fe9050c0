import Foundation
import PushCompiler
import Testing

/// `pushc explain`: the meaning of a code.
@Suite struct ExplainTests {
  private let folder = Folder()

  @Test(arguments: ["APNS104", "apns104", "collapse-id-too-long"])
  func codeIsExplained(_ word: String) throws {
    let run = try folder.run("explain", word)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.text.hasPrefix(
        "APNS104 collapse-id-too-long\n\n  The collapse identifier of a message for APNs is longer than 64 bytes.\n\n  "
      ))
    #expect(run.text.contains("BadCollapseId"))
  }

  @Test func severalCodesStandInTheOrderOfTheWords() throws {
    let run = try folder.run("explain", "FCM101", "APNS104", "reserved-data-key")
    #expect(codes(run.text) == ["FCM101", "APNS104"])
  }

  @Test func beginningStandsForAllCodesThatBeginSo() throws {
    let all = Explanation.all.map(\.code)
    for word in ["APNS", "apns1", "LOSS10", "JSON11"] {
      let expected = all.filter { $0.hasPrefix(word.uppercased()) }
      #expect(expected.count > 1)
      #expect(try codes(folder.run("explain", word).text) == expected)
    }
    #expect(try codes(folder.run("explain", "--all").text) == all)
  }

  /// The first words of unindented lines.
  private func codes(_ text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != " " }) }
  }

  @Test func textIsWrappedAndCodeIsKept() throws {
    let explanation = try #require(Explanation.of("JSON101"))
    #expect(explanation.text.contains("\n```json\n{\"title\": \"Taxi\" \"body\": \"Your taxi is here\"}\n```\n"))
    let text = try folder.run("explain", "JSON101").text
    #expect(text.contains("\n\n    {\"title\": \"Taxi\" \"body\": \"Your taxi is here\"}\n\n"))
    #expect(!text.contains("```"))
    let indented = try folder.run("explain", "SHAPE170").text
    #expect(indented.contains("\n\n    {\"aps\": {\"alert\": \"Your taxi is here\"}, \"apns-topic\": "))
    let lines = try folder.run("explain", "--all").lines.filter { !$0.hasPrefix("    ") }
    #expect(lines.allSatisfy { $0.count <= 88 })
  }

  @Test func markdownHoldsTheTextAsItIs() throws {
    let explanation = try #require(Explanation.of("APNS102"))
    let run = try folder.run("explain", "--output-format", "markdown", "APNS102")
    let text = "## APNS102\n\n`background-with-content`\n\n\(explanation.summary)\n\n\(explanation.text)\n"
    #expect(run.text.hasPrefix(text))
    #expect(run.text.dropFirst(text.count) == explanation.evidence.map { "\n\($0.markdown)\n" }.joined())
  }

  @Test func jsonIsAnArrayOfObjects() throws {
    let run = try folder.run("explain", "--all", "--output-format=json")
    let objects = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(objects.count == Explanation.all.count)
    for (object, explanation) in zip(objects, Explanation.all) {
      #expect(
        object.compactMapValues { $0 as? String } == [
          "code": explanation.code, "name": explanation.name, "summary": explanation.summary, "text": explanation.text,
        ])
      let grounds = object["grounds"] as? [[String: String]] ?? []
      #expect(grounds.map { $0["url"] } == explanation.evidence.flatMap(\.references).map(\.address))
      #expect(grounds.allSatisfy { $0.count == 4 })
    }
  }

  /// Explanations contain ground, date and source, with the URL.
  @Test func groundsAreToldWithDateAndSource() throws {
    let text = try folder.run("explain", "APNS157").text
    #expect(text.contains("\n  Ground: observed 2020-02-11, AndrewBarba/apns2#23\n    https://github.com/AndrewBarba"))
    #expect(text.contains("\n  Ground: documented 2026-11-21, Sending notification requests to APNs\n    https://"))
    #expect(!(try folder.run("explain", "JSON101").text.contains("Ground:")))
  }

  private static let mistakes: [([String], String, String?)] = [
    ([], "explain takes codes, such as APNS104, or --all", nil),
    (["--all", "APNS104"], "explain takes codes, such as APNS104, or --all", nil),
    (["APSN104"], "\"APSN104\" is not a valid code", "APNS104"),
    (["APNS104", "colapse-id-too-long"], "\"colapse-id-too-long\" is not a valid code", "collapse-id-too-long"),
    (["nonsense-of-some-kind"], "\"nonsense-of-some-kind\" is not a valid code", nil),
    ([""], "\"\" is not a valid code", nil),
    (["--all", "--output-format", "jsn"], "--output-format takes text, markdown or json, not \"jsn\"", "json"),
  ]

  @Test(arguments: mistakes)
  func mistakeIsNamed(_ arguments: [String], _ message: String, _ suggestion: String?) throws {
    let run = try folder.run(["explain"] + arguments)
    run.expectMistake(message, suggestion)
    #expect(run.errors.hasPrefix("pushc: error: \(message)"))
    #expect(run.errors.hasSuffix("see pushc help explain\n"))
  }

  /// Every explanation has a one-sentence summary and further text.
  @Test func explanationsAreComplete() {
    #expect(Explanation.all.count > 100)
    for explanation in Explanation.all {
      #expect(explanation.summary.hasSuffix("."), "\(explanation.code)")
      #expect(!explanation.summary.dropLast().contains(". "), "\(explanation.code)")
      #expect(explanation.text.count > 80, "\(explanation.code)")
      #expect(explanation.text.split(separator: "```", omittingEmptySubsequences: false).count % 2 == 1)
    }
  }
}
