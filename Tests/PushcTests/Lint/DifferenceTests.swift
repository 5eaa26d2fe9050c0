import Foundation
import ProgramTesting
import RequirementTesting
import Testing

/// The output of `lint --diff` is a patch that common programs accept, and that has the same effect as `--fix`.
@Suite struct DifferenceTests {
  private let folder = Folder()

  private static let lines = [
    #"{"notifications": [{"#, #""tokens": ["ab12"],"#, #""platform": 1,"#, #""message": "hi","#, #""badge": "3","#,
    #""title": "a","#, #""category": "b","#, #""thread-id": "c","#, #""name": "d","#, #""apns_id": "","#,
    #""collapse_id": "e","#, #""mutable_content": "true""#, "}]}",
  ]

  /// Documents by the special property of their lines.
  private static let documents: [String: String] = [
    "line feeds": lines.joined(separator: "\n") + "\n",
    "CRLF": lines.joined(separator: "\r\n") + "\r\n",
    "no line feed at the end": lines.joined(separator: "\n"),
    "CRLF, none at the end": lines.joined(separator: "\r\n"),
    "one line without end": lines.joined(),
    "line feeds behind": lines.joined(separator: "\n") + "\n\n\r\n",
  ]

  private static let programs: [(name: String, script: String)] = [
    ("patch", "patch -s -p1 < change.diff"), ("git", "git apply --whitespace=nowarn change.diff"),
  ]

  private static var cases: [(String, Int)] {
    documents.keys.sorted().flatMap { key in programs.indices.map { (key, $0) } }
  }

  @Test(.needs("patch", "git"), arguments: cases)
  func thePatchDoesWhatTheFixDoes(_ kind: String, _ program: Int) throws {
    try apply(try #require(Self.documents[kind]), named: "a.json", program)
  }

  @Test(.needs("patch", "git"), arguments: ["with space.json", "quo\"te\\.json", "tab\t.json", "ünï.json"], [0, 1])
  func aNameIsWrittenAsThePatchProgramsReadIt(_ name: String, _ program: Int) throws {
    try apply(try #require(Self.documents["line feeds"]), named: name, program)
  }

  /// git refuses a name that leaves the folder.
  @Test func aFileElsewhereIsNamedFromTheRoot() throws {
    try folder.makeFolder("here")
    try folder.write(Self.lines.joined(separator: "\n"), to: "push/a.json")
    let path = folder.url.resolvingSymlinksInPath().path + "/push/a.json"
    #expect(try difference(of: "../push/a.json").hasPrefix("--- a\(path)\n+++ b\(path)\n"))
    try folder.makeFolder(".git")
    #expect(try difference(of: "../push/a.json").hasPrefix("--- a/push/a.json\n+++ b/push/a.json\n"))
    #expect(try difference(of: path).hasPrefix("--- a/push/a.json\n+++ b/push/a.json\n"))
    #expect(try folder.run("lint", "--diff", path).text.hasPrefix("--- a/push/a.json\n+++ b/push/a.json\n"))
  }

  private func difference(of path: String) throws -> String {
    try folder.run("lint", "--diff", path, in: "here").text
  }

  /// `--fix` changes the file that a link leads to, and programs that apply patches refuse links.
  @Test(.needs("git"), arguments: ["push", ".", "link", "shared push link"])
  func aLinkIsNamedByItsFile(_ operands: String) throws {
    let document = Self.lines.joined(separator: "\n")
    try folder.write(document, to: "shared/a.json")
    try folder.makeFolder("push")
    try folder.link("push/b.json", to: "../shared/a.json")
    try folder.link("link", to: "shared")
    let arguments = operands.split(separator: " ").map(String.init)
    let run = try folder.run(["lint", "--diff"] + arguments)
    #expect(run.text.hasPrefix("--- a/shared/a.json\n+++ b/shared/a.json\n"))
    #expect(run.lines.count { $0.hasPrefix("---") } == 1)
    try folder.write(run.output, to: "change.diff")
    #expect(try folder.shell("git apply --whitespace=nowarn change.diff").exitCode == 0)
    #expect(try folder.read("shared/a.json") != document)
  }

  @Test func aFileOfTwoNamesIsLintedOnce() throws {
    try folder.write(#"{"aps":{"alert":"hi","badge":"3"}}"#, to: "shared/a.json")
    try folder.link("link", to: "shared")
    let run = try folder.run("lint", "shared/a.json", "shared/../shared/a.json", "link/a.json", "link")
    #expect(run.text.hasSuffix("1 error in 1 file (1 apns); 1 fixable with --fix\n"))
    let input = #"{"aps":{"alert":"hi"}}"#
    let both = try folder.run("lint", "--stdin-filename", "shared/a.json", "-", "shared/a.json", input: input)
    #expect(both.text.hasSuffix("1 error in 2 files (2 apns); 1 fixable with --fix\n"))
    let changes = try folder.run(
      "lint", "--diff", "--stdin-filename", "shared/a.json", "-", "shared/a.json",
      input: #"{"aps":{"alert":"hi","badge":"4"}}"#)
    #expect(changes.lines.count { $0.hasPrefix("---") } == 2)
  }

  /// A difference fixes nothing, so reports and baselines have what it would fix.
  @Test(arguments: [["--output-format", "json-lines", "-o"], ["--write-baseline"]])
  func aReportBesideADifferenceIsOfTheFileAsItIs(_ output: [String]) throws {
    try folder.write(Self.lines.joined(separator: "\n"), to: "a.json")
    let kinds = try ["--diff", "--from=auto"].map { option in
      let run = try folder.run(["lint", option] + output + ["report", "a.json"])
      #expect(run.exitCode == 1)
      return try folder.read("report")
    }
    #expect(kinds[0] == kinds[1] && kinds[0].contains("SHAPE103"))
  }

  @Test func whatNoFixChangesIsCounted() throws {
    try folder.write(#"{"aps":{"alert":1.5}}"#, to: "a.json")
    let run = try folder.run("lint", "--diff", "a.json")
    #expect(run.exitCode == 1 && run.output.isEmpty)
    #expect(run.errors == "1 error in 1 file (1 apns)\n")
  }

  /// Fixes that take lines out, one and many in a row.
  @Test(.needs("git"), arguments: [1, 400]) func linesThatAreTakenOutAreAligned(_ count: Int) throws {
    let members = (0..<count).map { "  \"k\($0)\": 1,\n  \"l\($0)\": {\n    \"a\": 1\n  },\n" }.joined()
    let start = #"{"message": {"topic": "x", "notification": {"title": "Hi"}, "data": {"# + "\n"
    let lines = start + members + "  \"z\": \"\"\n}}}\n"
    try apply(lines, named: "a.json", 1)
    try folder.write(lines, to: "a.json")
    let difference = try folder.run("lint", "--diff", "a.json").lines
    #expect(difference.count { $0.hasPrefix("-") } == 4 * count + 1)
  }

  @Test func aDifferenceChangesNothing() throws {
    try folder.write(
      "{\n\"notifications\": [{\n\"tokens\": [\"ab12\"],\n\"platform\": 1,\n\"message\": \"hi\",\n\"badge\": \"3\"\n}]}\n",
      to: "a.json")
    let before = try folder.read("a.json")
    let run = try folder.run("lint", "--diff", "a.json")
    #expect(run.exitCode == 1)
    #expect(
      run.text == """
        --- a/a.json
        +++ b/a.json
        @@ -3,5 +3,5 @@
         "tokens": ["ab12"],
         "platform": 1,
         "message": "hi",
        -"badge": "3"
        +"badge": 3
         }]}

        """)
    #expect(try folder.read("a.json") == before)
  }

  @Test func aLineWithCRLFIsOneLine() throws {
    try folder.write(try #require(Self.documents["CRLF"]), to: "a.json")
    let run = try folder.run("lint", "--diff", "a.json")
    #expect(run.text.hasPrefix("--- a/a.json\n+++ b/a.json\n@@ -2,"))
    #expect(run.text.contains("\n-\"badge\": \"3\",\r\n+\"badge\": 3,\r\n"))
  }

  @Test func aMissingLineFeedAtTheEndIsSaid() throws {
    try folder.write(Self.lines.joined(), to: "a.json")
    let run = try folder.run("lint", "--diff", "a.json")
    let marks = run.lines.filter { $0 == "\\ No newline at end of file" }
    #expect(marks.count == 2)
  }

  @Test func bytesThatAreNotUTF8StayAsTheyAre() throws {
    let line = Data(Self.lines.joined().utf8)
    try folder.write(Data([0x22, 0xff, 0x22, 0x0a]) + line + Data([0x0a]), to: "a.ndjson")
    let run = try folder.run("lint", "--diff", "a.ndjson")
    #expect(run.output.range(of: Data([0x0a, 0x20, 0x22, 0xff, 0x22, 0x0a])) != nil)
  }

  private func apply(_ document: String, named name: String, _ program: Int) throws {
    let (program, script) = Self.programs[program]
    try folder.write(document, to: name)
    let difference = try folder.run("lint", "--diff", name)
    #expect(difference.exitCode == 1)
    try folder.write(difference.output, to: "change.diff")
    let applied = try folder.shell(script)
    #expect(applied.exitCode == 0, "\(program): \(applied.text)\(applied.errors)\n\(difference.text)")
    let patched = try folder.read(name)
    try folder.write(document, to: name)
    _ = try folder.run("lint", "--fix", name)
    #expect(try folder.read(name) == patched)
    #expect(patched != document)
  }
}
