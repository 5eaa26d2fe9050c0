import ProgramTesting
import Testing

/// `pushc lint --baseline`: only findings that are new are reported.
@Suite struct BaselineTests {
  private static let wrong = #"{"notifications":[{"tokens":["ab12"],"platform":1,"message":"hi","badge":"3"}]}"#
  private static let twiceWrong =
    #"{"notifications":[{"tokens":["ab12"],"platform":1,"message":"hi","badge":"3","colour":1}]}"#

  private let folder = Folder()

  @Test func aBaselineIsOfAllFiles() throws {
    try folder.write(Self.wrong, to: "a.json")
    _ = try folder.run("lint", "--write-baseline", "base.json", "a.json")
    let before = try folder.read("base.json")
    let partial = try folder.run("lint", "--write-baseline", "base.json", "a.json", "missing.json")
    #expect(partial.exitCode == 3)
    #expect(partial.errors.contains("base.json is not written, because not all files could be read"))
    #expect(try folder.read("base.json") == before)
  }

  @Test func aBaselineKnowsAFileWithMoreSlashes() throws {
    try folder.write(Self.wrong, to: "push/a.json")
    _ = try folder.run("lint", "--write-baseline", "base.json", "push/a.json")
    let run = try folder.run("lint", "--baseline", "base.json", "push//a.json")
    #expect(run.exitCode == 0 && run.text.hasSuffix("1 in the baseline\n"), "\(run)")
  }

  /// A message that is put before others moves them.
  @Test func aBaselineHoldsAfterInsertions() throws {
    let new = #"{"tokens":["\#(Gorush.token)"],"platform":1,"message":"Hi"}"#
    let old = new.replacingOccurrences(of: "1,", with: #"1,"badge":"3","#)
    try folder.write("{\"notifications\":[\(old)]}", to: "a.json")
    #expect(try folder.run("lint", "--write-baseline", "base.json", "a.json").exitCode == 1)
    try folder.write("{\"notifications\":[\(new),\(old)]}", to: "a.json")
    #expect(try folder.run("lint", "--baseline", "base.json", "a.json").text.hasSuffix("1 in the baseline\n"))
    try folder.write("{\"notifications\":[\(old),\(old)]}", to: "a.json")
    let repeated = try folder.run("lint", "--baseline", "base.json", "a.json")
    #expect(repeated.text.contains("\n1 error") && repeated.text.contains("1 in the baseline"))
  }

  /// Digits in the text of a finding are not indexes.
  @Test func aBaselineKnowsOneAddressOnly() throws {
    let payload = #"{"message":{"topic":"t","webpush":{"fcm_options":{"link":"http://a.example.com/1"}}}}"#
    try folder.write(payload, to: "a.json")
    #expect(try folder.run("lint", "--write-baseline", "base.json", "a.json").text.contains("warning[FCM"))
    try folder.write(payload.replacingOccurrences(of: "/1", with: "/2"), to: "a.json")
    #expect(try folder.run("lint", "--baseline", "base.json", "a.json").text.contains("warning[FCM"))
  }

  /// Editors name the text that they pass in any way.
  @Test(arguments: ["a.json", "./a.json", "/a.json"])
  func aBaselineHoldsForTextOfAnEditor(_ name: String) throws {
    try folder.write(Folder.doubtful, to: "a.json")
    _ = try folder.run("lint", "--write-baseline", "base.json", "a.json")
    let name = name.hasPrefix("/") ? folder.path("a.json") : name
    let run = try folder.run(
      "lint", "--baseline", "base.json", "--stdin-filename", name, "-", input: Folder.doubtful)
    #expect(run.text.hasSuffix("1 in the baseline\n"))
  }

  @Test func aBaselineHidesWhatWasThere() throws {
    try folder.write(Self.wrong, to: "a.json")
    #expect(try folder.run("lint", "--write-baseline", "base.json", "a.json").exitCode == 1)
    try folder.write("\n\n" + Self.wrong.replacingOccurrences(of: "hi", with: "ho"), to: "a.json")
    let moved = try folder.run("lint", "--baseline", "base.json", "a.json")
    #expect(moved.exitCode == 0)
    #expect(moved.text.hasSuffix("1 in the baseline\n"))
    try folder.write(Self.wrong.replacingOccurrences(of: "badge", with: "mutable_content"), to: "a.json")
    #expect(try folder.run("lint", "--baseline", "base.json", "a.json").exitCode == 1)
    #expect(try folder.run("lint", "--baseline", "a.json", "a.json").exitCode == 2)
  }

  @Test func aBaselineWithTheMarksOfAMergeIsShown() throws {
    try folder.write(Self.wrong, to: "a.json")
    try folder.write("<<<<<<< HEAD\n{\"findings\": []}\n", to: "base.json")
    let run = try folder.run("lint", "--baseline", "base.json", "a.json")
    #expect(run.exitCode == 2 && run.errors.hasPrefix("base.json:1:1: error[JSON"), "\(run)")
  }

  /// The findings of a document differ from those in the baseline only by their number.
  @Test func whatIsNewIsFixedBesideWhatIsInTheBaseline() throws {
    try folder.write(Self.twiceWrong, to: "a.ndjson")
    _ = try folder.run("lint", "--write-baseline", "base.json", "a.ndjson")
    try folder.write(Self.twiceWrong + "\n" + Self.twiceWrong, to: "a.ndjson")
    let run = try folder.run("lint", "--fix", "--baseline", "base.json", "a.ndjson")
    #expect(run.text.hasSuffix("1 warning, 1 fixed in 2 documents of 1 file (gorush); 2 in the baseline\n"))
    let fixed = Self.twiceWrong.replacingOccurrences(of: "\"3\"", with: "3")
    #expect(try folder.read("a.ndjson") == Self.twiceWrong + "\n" + fixed)
  }

  @Test func aReportDoesNotReplaceTheBaseline() throws {
    try folder.write(Self.wrong, to: "a.json")
    _ = try folder.run("lint", "--write-baseline", "base.json", "a.json")
    let before = try folder.read("base.json")
    let run = try folder.run(
      "lint", "--baseline", "base.json", "--output-format", "json", "--output-file", "base.json", "a.json")
    #expect(run.exitCode == 2 && run.errors.contains("--output-file would overwrite the input \"base.json\""))
    #expect(try folder.read("base.json") == before)
    // A new baseline may replace the one that was read.
    _ = try folder.run("lint", "--baseline", "base.json", "--write-baseline", "base.json", "a.json")
    #expect(try folder.read("base.json") == before)
  }

  @Test func aBaselineIsNotMixedWithAReport() throws {
    try folder.write(Self.wrong, to: "a.json")
    let run = try folder.run("lint", "--write-baseline", "-", "--output-format", "json", "a.json")
    #expect(run.exitCode == 2 && run.text.isEmpty && run.errors.contains("--write-baseline - prints the baseline"))
  }
}
