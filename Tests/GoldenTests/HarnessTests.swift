import Foundation
import ProgramTesting
import Testing

/// Tests of the harness itself, on temporary folders.
@Suite struct HarnessTests {
  private static let input = #"{"notifications":[{"platform":2,"tokens":["a"],"message":"Your taxi is here"}]}"#

  @Test func missingExpectationIsNamedAndUpdated() throws {
    try Self.withCase(["input.json": Self.input]) { golden in
      let problems = try GoldenComparison.problems(of: golden)
      #expect(problems.contains { $0.hasPrefix("gorush/topic/case/fcm.ndjson differs at line 1") })
      #expect(problems.contains { $0.contains("expected: nothing") && $0.contains(GoldenComparison.command) })
      let changed = try GoldenComparison.update(golden)
      #expect(
        changed == ["gorush/topic/case/ir.txt", "gorush/topic/case/fcm.ndjson", "gorush/topic/case/diagnostics.txt"])
      #expect(try GoldenComparison.problems(of: golden).isEmpty)
      #expect(try GoldenComparison.update(golden).isEmpty)
    }
  }

  @Test func wrongExpectationFails() throws {
    try Self.withCase(["input.json": Self.input]) { golden in
      _ = try GoldenComparison.update(golden)
      try Data("message fcm\n  body: \"Your bus is here\"\n".utf8).write(to: golden.folder.appending(path: "ir.txt"))
      let problems = try GoldenComparison.problems(of: golden)
      #expect(problems.count == 1)
      #expect(problems.first?.hasPrefix("gorush/topic/case/ir.txt differs at line 2") == true)
      #expect(problems.first?.contains(#"found:      body: "Your taxi is here""#) == true)
    }
  }

  @Test(arguments: ["apns.ndjson", "output.txt"])
  func expectationOfNothingFails(_ name: String) throws {
    try Self.withCase(["input.json": Self.input, name: "{}\n"]) { golden in
      let problems = try GoldenComparison.problems(of: golden)
      #expect(problems.contains { $0.contains("\(name) differs at line 1") })
      let changed = try GoldenComparison.update(golden)
      #expect(changed.contains("gorush/topic/case/\(name)"))
      #expect(golden.file(name) == nil)
    }
  }

  @Test func emptyExpectationFails() throws {
    try Self.withCase(["input.json": Self.input, "hms.ndjson": ""]) { golden in
      let problems = try GoldenComparison.problems(of: golden)
      #expect(problems.contains { $0.hasPrefix("gorush/topic/case/hms.ndjson is empty") })
    }
  }

  @Test func unknownFileFails() throws {
    try Self.withCase(["input.json": Self.input, "fcm.json": "{}"]) { golden in
      _ = try GoldenComparison.update(golden)
      let problems = try GoldenComparison.problems(of: golden)
      #expect(problems == ["gorush/topic/case/fcm.json is an orphan: no part of a case has this name"])
    }
  }

  @Test func folderNeedsOneInput() throws {
    try Self.withCase(["options": "fix\n"]) { golden in
      #expect(throws: GoldenProblem.self) { try GoldenComparison.problems(of: golden) }
    }
    try Self.withCase(["input.json": Self.input, "input.ndjson": Self.input]) { golden in
      #expect(throws: GoldenProblem.self) { try GoldenComparison.problems(of: golden) }
    }
  }

  @Test(arguments: ["colour", "to apple", "emit", "emit ir", "loss never", "fix yes", "hms-version 9", "to apns\nonly"])
  func unknownOptionFails(_ option: String) throws {
    try Self.withCase(["input.json": Self.input, "options": option]) { golden in
      #expect(throws: GoldenProblem.self) { try golden.options() }
    }
  }

  @Test(arguments: [
    ("fcm-project a", ["origin", "to fcm", "fcm-project a"]), ("only\nnotes", ["notes"]), ("only", []),
    ("", ["origin", "to fcm"]),
  ])
  func topicsShareOptions(_ own: String, _ all: [String]) throws {
    try Self.withCase(["options": own, "../options": "origin\nto fcm\n"]) { golden in
      #expect(golden.optionLines.map { $0.joined(separator: " ") } == all)
      #expect(GoldenCase.names(in: golden.folder.appending(path: "../../..")) == ["gorush/topic/case"])
    }
  }

  @Test func linesAreDocumentsOfTheirOwn() throws {
    try Self.withCase(["input.ndjson": "\(Self.input)\n\n{\n\(Self.input)"]) { golden in
      let files = try golden.expectations()
      let records = try #require(files["fcm.ndjson"])
      #expect(records.split(separator: 0x0a).count == 2)
      let findings = String(decoding: try #require(files["diagnostics.txt"]), as: UTF8.self)
      #expect(findings.contains("input.ndjson:3:1: error[JSON102]"))
    }
  }

  private static func withCase(_ files: [String: String], _ check: (GoldenCase) throws -> Void) throws {
    let folder = Folder()
    let golden = GoldenCase("gorush/topic/case", in: folder.url)
    try folder.makeFolder(golden.name)
    for (name, text) in files { try folder.write(text, to: "\(golden.name)/\(name)") }
    try check(golden)
  }
}
