import Foundation
import Testing

/// `--rules` of `convert` and `lint`, and the rules of `.pushc.json`.
@Suite struct RulesOptionTests {
  private let folder = Folder()
  private static let payload = #"{"aps":{"alert":{"title":"Your taxi"}}}"#

  init() throws {
    try folder.write(Self.payload, to: "a.json")
    try folder.write(
      """
      rule acme.title "titles are short"
        when size(title) > 5
        then warn "title has {size(title)} characters" at title
        see "https://acme.example/titles"
      test acme.title
        given {"title": "Taxi"}
        expect nothing
      """, to: "title.rules")
    try folder.write("rule acme.always\n  then note \"seen\"\n", to: "always.rules")
    try folder.write("rule acme.broken\n  when titel == \"a\"\n  then note \"x\"\n", to: "broken.rules")
  }

  @Test func lintAsksTheRulesOfAllFiles() throws {
    let run = try folder.run("lint", "--rules", "title.rules", "--rules", "always.rules", "a.json")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(run.text.contains("a.json:1:26: warning[RULE100] title has 9 characters"))
    #expect(run.text.contains("  note: rule acme.title, title.rules:1\n  help: see https://acme.example/titles\n"))
    #expect(run.text.hasSuffix("1 warning, 1 note in 1 file (1 apns)\n"))
  }

  /// Each of these edits writes the object.
  @Test func editsOfTooManyMembersAreNotMade() throws {
    try folder.write("rule acme.keys\n  then drop data where key.startsWith(\"k\")\n", to: "keys.rules")
    let data = (0..<5_000).map { "\"k\($0)\":\"\"" }.joined(separator: ",")
    let input = #"{"message":{"token":"t","data":{\#(data)}}}"#
    let run = try folder.run("lint", "--from", "fcm", "--rules", "keys.rules", "-", input: input)
    #expect(
      run.text.contains(
        "rule acme.keys does not drop members of data: 5000 members are too many for an object of its size"))
  }

  @Test func standardInputIsEitherRulesOrMessages() throws {
    for arguments in [["convert", "--from", "apns"], ["lint"]] {
      for operands in [[], ["a.json", "-"]] {
        let run = try folder.run(arguments + ["--rules", "-"] + operands)
        #expect(run.exitCode == 2)
        #expect(run.errors.hasPrefix("pushc: error: standard input can be only one of the inputs"))
      }
    }
    let run = try folder.run("lint", "--rules", "-", "a.json", input: "rule a.b\n  then note \"seen\"\n")
    #expect(run.text.contains("note[RULE100] seen"))
  }

  /// A rule for a folder holds in every command, however the file is named.
  @Test func aFileHasOneNameForRules() throws {
    try folder.write(Self.payload, to: "push/a.json")
    try folder.write("rule acme.file\n  when file.startsWith(\"push/\")\n  then warn \"{file}\"\n", to: "file.rules")
    let here = folder.url.resolvingSymlinksInPath().path
    for path in ["push/a.json", "./push/a.json", ".//push/a.json", here + "/push/a.json", here + "//push/a.json"] {
      for command in [["convert", "--from", "apns"], ["lint"]] {
        let run = try folder.run(command + ["--rules", "file.rules", path])
        let report = run.text + run.errors
        #expect(report.contains("push/a.json:1:1: warning[RULE100] push/a.json\n"), "\(command) \(path)")
      }
      #expect(try folder.run("rules", "eval", "file", path).text == "\"push/a.json\"\n")
    }
    try folder.write(Self.payload, to: "-")
    #expect(try folder.run("convert", "--from", "apns", "./-").exitCode == 0)
  }

  @Test func convertAsksAndEdits() throws {
    try folder.write("rule acme.cut\n  then truncate title to 4 characters\n", to: "cut.rules")
    let run = try folder.run(
      "convert", "--from", "apns", "--emit", "bodies", "--rules", "title.rules", "--rules", "cut.rules", "--notes",
      "a.json")
    #expect(run.exitCode == 0)
    #expect(run.text == #"{"aps":{"alert":{"title":"Your"}}}"# + "\n")
    #expect(run.errors.contains("warning[RULE100] title has 9 characters"))
    #expect(run.errors.contains("note[RULE101] rule acme.cut truncated title to \"Your\""))
  }

  @Test func editsAreToldInTheOrderInWhichTheyWereMade() throws {
    try folder.write(#"{"aps":{"alert":"Hi"},"first":1,"second":2}"#, to: "b.json")
    try folder.write(
      """
      rule acme.away
        then rename data.second -> data.third
      rule acme.along
        when has(data.first)
        then rename data.first -> data.second
      """, to: "shift.rules")
    let run = try folder.run("convert", "--from", "apns", "--rules", "shift.rules", "--loss-report", "losses", "b.json")
    #expect(run.exitCode == 0)
    let rules = try folder.read("losses").matches(of: /"rule":"(acme\.\w+)"/).map { String($0.1) }
    #expect(rules == ["acme.away", "acme.along"])
  }

  @Test func rejectsNameTheRule() throws {
    try folder.write("rule acme.no\n  then error \"never\"\n", to: "no.rules")
    let run = try folder.run("convert", "--from", "apns", "--rules", "no.rules", "--rejects", "rejects", "a.json")
    #expect(run.exitCode == 1)
    #expect(try folder.read("rejects").contains(#""name":"team-rule","rule":"acme.no","severity":"error""#))
  }

  @Test func aFileThatIsNamedTwiceIsReadOnce() throws {
    let run = try folder.run("lint", "--rules", "title.rules", "--rules", "./title.rules", "a.json")
    #expect(run.lines.filter { $0.contains("RULE100") }.count == 1)
  }

  @Test(arguments: ["lint", "convert"])
  func brokenRulesEndTheRunBeforeAnyInputIsRead(_ command: String) throws {
    let arguments = [command, "--from", "apns", "--rules", "title.rules", "--rules", "broken.rules", "nowhere.json"]
    let run = try folder.run(arguments)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("broken.rules:2:8: error[RULE111] unknown name \"titel\""))
    #expect(!run.errors.contains("RULE138"))
    #expect(!run.errors.contains("nowhere.json"))
  }

  @Test(arguments: ["lint", "convert"])
  func aMissingRulesFileEndsWithTwo(_ command: String) throws {
    let arguments = [command, "--from", "apns", "--rules", "nowhere.rules", "a.json"]
    let run = try folder.run(arguments)
    #expect(run.exitCode == 2)
    #expect(run.errors == "pushc: error: cannot read nowhere.rules: No such file or directory\n")
  }

  @Test func librariesAreNamedWithTheirPrefix() throws {
    let payload = #"{"aps":{"alert":{"title":"Your taxi"}},"deeplink":"taxi://rides/7"}"#
    let run = try folder.run("lint", "--rules", "std:deeplinks", "--notes", "-", input: payload)
    #expect(run.text.contains("note[RULE101] rule std.deeplinks.deeplink"))
    let unknown = try folder.run("lint", "--rules", "std:deeplink", "a.json")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("unknown library \"std:deeplink\""))
    #expect(unknown.errors.contains("did you mean \"std:deeplinks\"?"))
  }

  @Test func manyFindingsOfOneRuleDoNotHideAnother() throws {
    try folder.write(String(repeating: Self.payload + "\n", count: 25), to: "a.ndjson")
    try folder.write("rule acme.other\n  then warn \"other\"\n", to: "other.rules")
    let run = try folder.run(
      "lint", "--rules", "title.rules", "--rules", "other.rules", "--max-diagnostics", "3", "a.ndjson")
    #expect(run.lines.filter { $0.contains("RULE100] title has") }.count == 3)
    #expect(run.lines.filter { $0.contains("RULE100] other") }.count == 3)
    let converted = try folder.run(
      "convert", "--from", "apns", "--rules", "title.rules", "--rules", "other.rules", "--max-diagnostics", "3",
      "a.ndjson")
    #expect(converted.errors.split(separator: "RULE100] title has").count == 4)
    #expect(converted.errors.split(separator: "RULE100] other").count == 4)
    #expect(converted.errors.contains(" more not shown"))
  }

  // MARK: Configuration

  @Test func theConfigurationNamesRulesFromItsFolder() throws {
    try folder.write(#"{"rules":["title.rules"]}"#, to: ".pushc.json")
    try folder.write(Self.payload, to: "push/sub/b.json")
    let run = try folder.run("lint", "b.json", "--rules", "../../always.rules", in: "push/sub")
    #expect(run.text.contains("note: rule acme.title, ../../title.rules:1"))
    #expect(run.text.contains("note: rule acme.always, ../../always.rules:1"))
    let named = try folder.run("lint", "--config", "push/c.json", "a.json")
    #expect(named.exitCode == 2)
    try folder.write(#"{"rules":"../always.rules"}"#, to: "push/c.json")
    #expect(
      try folder.run("lint", "--config", "push/c.json", "a.json").text.contains(
        "rule acme.always, push/../always.rules:1"))
    #expect(try folder.run("lint", "--isolated", "a.json").text.hasPrefix("nothing to report"))
  }

  @Test func rulesOfAnotherTypeAreRefused() throws {
    try folder.write(#"{"rules":["title.rules",7]}"#, to: ".pushc.json")
    let run = try folder.run("lint", "a.json")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(".pushc.json:1:25: error[RULE192] a text belongs here"))
  }
}
