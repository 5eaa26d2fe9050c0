import Foundation
import RepositoryTesting
import Testing

/// What is in a payload or in the name of a file is neither a command to a CI system nor, to a problem matcher, a finding.
@Suite struct ForgedLineTests {
  private let folder = Folder()

  private static let commands = ["##[stop-commands]x", "##vso[task.setvariable variable=A]x", "##teamcity[x]"]

  @Test(arguments: commands) func aTextIsNoCommand(_ command: String) throws {
    try folder.write(#"{"aps":{"alert":{"title":"\#(command)"},"\#(command)":1,"badge":"3"}}"#, to: "\(command).json")
    for arguments in [["lint"], ["lint", "--output-format", "junit"], ["convert", "--from", "apns"], ["preview"]] {
      let run = try folder.run(arguments + ["\(command).json"])
      let printed = run.text + run.errors
      #expect(!printed.contains(command) && printed.contains(#"\u{5b}"#), "\(run)")
    }
    let json = try folder.run("lint", "--output-format", "json", "\(command).json")
    #expect(json.text.contains(command))
  }

  /// GitHub Actions reads a command behind spaces, too.
  @Test func aNameThatBeginsWithASpaceIsNoCommand() throws {
    try folder.write(#"{"aps":{"alert":"hi","badge":"1"}}"#, to: "\u{3000} ::error::x.json")
    #expect(try folder.run("lint", ".").text.hasPrefix("./\u{3000} ::error::x.json:1:30: error[SHAPE103]"))
  }

  private struct Matchers: Decodable {
    struct Matcher: Decodable { let pattern: [Pattern] }
    struct Pattern: Decodable { let regexp: String }

    let problemMatcher: [Matcher]
  }

  /// What the problem matchers find in a text: the file, the line and the column of each finding.
  private func matches(in text: String) throws -> [String] {
    let file = try Repository.text(".github/pushc-matcher.json")
    let matchers = try JSONDecoder().decode(Matchers.self, from: Data(file.utf8)).problemMatcher
    #expect(matchers.count == 2)
    let patterns = try matchers.flatMap(\.pattern).map { try Regex($0.regexp) }
    return text.split(separator: "\n").flatMap { line in
      patterns.compactMap { pattern -> String? in
        guard let match = line.firstMatch(of: pattern) else { return nil }
        return (1...3).map { String(match.output[$0].substring ?? "") }.joined(separator: ":")
      }
    }
  }

  @Test(arguments: ["error", "warning", "note"]) func aTextIsNoFinding(_ severity: String) throws {
    let document = #"{"aps":{"alert":"hi","x.json:1:1: \#(severity)[APNS104] y":1,"badge":"3"}}"#
    let name = "with space: 1.ndjson"
    for before in [0, 12_344] {
      try folder.write(String(repeating: "\n", count: before) + document + "\n", to: name)
      let run = try folder.run("lint", name, "missing:1:1: error[A1] x")
      let column = document.count - 4
      let expected = ["\(name):\(before + 1):22", "\(name):\(before + 1):\(column)"]
      #expect(try matches(in: run.text + run.errors) == expected, "\(run)")
    }
  }

  @Test func notesAreFound() throws {
    #expect(try matches(in: "a.json:1:2: note[APNS104] it is\n") == ["a.json:1:2"])
  }

  /// pre-commit appends the names of files to what the hook has.
  @Test func aHookTakesNamesForNames() throws {
    let hooks = try Repository.text(".pre-commit-hooks.yaml")
    #expect(hooks.contains("  entry: pushc lint --force-exclude\n") && hooks.contains("\n  args: [\"--\"]\n"))
    for name in ["a.json", "-oother.json", "-x.json"] { try folder.write(#"{"aps":{"alert":"hi"}}"#, to: name) }
    let run = try folder.run("lint", "--force-exclude", "--", "-oother.json", "-x.json", "a.json")
    #expect(run.text == "nothing to report in 3 files (3 apns)\n")
    #expect(try folder.names == ["-oother.json", "-x.json", "a.json"])
  }
}
