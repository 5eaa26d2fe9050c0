import Foundation
import ProgramTesting
import Testing

/// No output replaces an input, except that `convert` may replace messages by their requests; and each output has a file
/// of its own.
@Suite struct OutputPathTests {
  private let folder = Folder()
  private static let rules = "rule team.title\n  when !has(title)\n  then error \"no title\"\n"

  init() throws {
    try folder.write(Gorush.document(), to: "a.json")
    try folder.write(Self.rules, to: "a.rules")
  }

  @Test(arguments: [
    ["convert", "--from", "gorush", "--rejects", "./a.json", "a.json"],
    ["convert", "--from", "gorush", "--loss-report", "link.json", "a.json"],
    ["convert", "--from", "gorush", "--rules", "a.rules", "--output", "a.rules", "a.json"],
    ["lint", "--output-format", "json", "--output-file", "a.json", "a.json"],
    ["lint", "--write-baseline", "a.json", "link.json"], ["lint", "--write-baseline", "a.json", "."],
    ["lint", "--rules", "a.rules", "--write-baseline", "a.rules", "a.json"],
    ["preview", "--output", "a.json", "a.json"], ["preview", "--output", "a.json", "."],
    ["preview", "--against", "a.json", ".", "--output", "a.json"], ["rules", "test", "--junit", "a.rules", "a.rules"],
  ])
  func anInputIsNotOverwritten(_ arguments: [String]) throws {
    try folder.link("link.json", to: "a.json")
    let run = try folder.run(arguments)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(" would overwrite the input \""), "\(run)")
    #expect(try folder.read("a.json") == Gorush.document())
    #expect(try folder.read("a.rules") == Self.rules)
    #expect(try folder.names == ["a.json", "a.rules", "link.json"])
  }

  /// A shell opens the file itself.
  @Test(arguments: [
    "convert --from gorush --rejects a.json -", "convert --from gorush --devices - a.rules -o a.json",
    "lint --from gorush --output-format json -o a.json -",
  ])
  func aFileAsStandardInputIsNotOverwritten(_ arguments: String) throws {
    let run = try folder.shell("$0 \(arguments) < a.json")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(" would overwrite the input \"a.json\""), "\(run)")
    #expect(try folder.read("a.json") == Gorush.document())
  }

  @Test func aFileAsStandardInputKeepsItsRejectedMessages() throws {
    try folder.write(Gorush.document() + "\n{\n", to: "a.ndjson")
    let run = try folder.shell("$0 convert --from gorush --lines - -o a.ndjson < a.ndjson")
    #expect(run.exitCode == 1)
    #expect(try folder.read("a.ndjson") == Gorush.document() + "\n{\n")
  }

  /// The report of an earlier run, which the search finds, is not a payload.
  @Test func aReportInTheFolderIsWrittenAgain() throws {
    for _ in 0..<2 {
      #expect(try folder.run("lint", "--output-format", "json", "-o", "report.json", ".").exitCode == 0)
    }
  }

  @Test func aDeviceMayBeInputAndOutput() throws {
    let run = try folder.shell("$0 convert --from gorush -o /dev/null a.json /dev/null")
    #expect(!run.text.contains("overwrite"))
  }

  @Test func twoOutputsOfOneFileAreNamed() throws {
    let reports = ["--output-format", "json", "-o", "one", "--output-format", "junit", "-o"]
    for other in ["one", "./one"] {
      let run = try folder.run(["lint"] + reports + [other, "a.json"])
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("two outputs have the same file: \"\(other)\""))
    }
    let run = try folder.run("lint", "--output-format", "json", "--output-format", "junit", "a.json")
    #expect(run.errors.contains("pass an --output-file for each report but one"))
    #expect(try folder.run("convert", "--from", "gorush", "-o", "x", "--rejects", "./x", "a.json").exitCode == 2)
  }
}
