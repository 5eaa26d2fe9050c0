import Foundation
import ProgramTesting
import Testing

/// Which `.pushc.json` applies to a file, and which files it excludes.
@Suite struct ConfigurationTests {
  private let folder = Folder()

  // MARK: The nearest

  @Test func theNearestConfigurationToEachFileApplies() throws {
    try folder.writePayloads("a.json", "ios/a.json", "ios/old/a.json", "web/a.json")
    try folder.write(#"{"fail-on":"never"}"#, to: ".pushc.json")
    try folder.write(#"{"ignore":"SHAPE101"}"#, to: "ios/.pushc.json")
    #expect(try folder.linted(".") == ["a.json", "web/a.json"])
    #expect(try folder.linted("ios/a.json", "web/a.json") == ["web/a.json"])
    #expect(try folder.linted("ios/old") == [])
    #expect(try folder.linted("--isolated", "ios/old") == ["ios/old/a.json"])
  }

  @Test func eachFileHasTheFailLevelOfItsConfiguration() throws {
    try folder.writePayloads("a/a.json", "b/b.json")
    try folder.write(#"{"fail-on":"warning"}"#, to: "b/.pushc.json")
    #expect(try folder.run("lint", "a").exitCode == 0)
    #expect(try folder.run("lint", "b").exitCode == 1)
    #expect(try folder.run("lint", ".").exitCode == 1)
    #expect(try folder.run("lint", "--fail-on", "error", ".").exitCode == 0)
    let report = try folder.run("lint", "--output-format", "junit", ".").text
    #expect(report.contains(#"failures="1""#))
  }

  @Test func selectionOnTheCommandLineReplacesThatOfTheFile() throws {
    try folder.writePayloads("a.json")
    try folder.write(#"{"ignore":"SHAPE101"}"#, to: ".pushc.json")
    #expect(try folder.linted("--select", "SHAPE101", ".") == ["a.json"])
    #expect(try folder.linted("--select", "SHAPE", "--ignore", "SHAPE101", ".") == [])
    #expect(try folder.linted("--ignore", "APNS", ".") == [])
  }

  @Test func aConfigurationThatCannotBeReadEndsWithTwo() throws {
    try folder.writePayloads("a.json")
    let run = try folder.run("lint", "--config", "none.json")
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("pushc: error: cannot read none."))
  }

  @Test(
    arguments: ["lint", "preview"],
    [
      (#"{"rules":"none.rules"}"#, "1:10", "cannot read a/none.rules: No such file or directory"),
      (#"{"rules":["std:budget",".","b.rules"]}"#, "1:24", "cannot read a/.: Is a directory"),
      (#"{"rules":["std:budget","std:nope"]}"#, "1:24", #"unknown library "std:nope"; pushc has std:"#),
    ])
  func rulesThatCannotBeReadAreNamedWhereTheConfigurationHasThem(
    _ command: String, _ configuration: (text: String, place: String, message: String)
  ) throws {
    try folder.writePayloads("a/b/a.json")
    try folder.write(configuration.text, to: "a/.pushc.json")
    let run = try folder.run(command, "a/b/a.json")
    #expect(run.exitCode == 2)
    let (_, place, message) = configuration
    #expect(run.errors.hasPrefix("a/.pushc.json:\(place): error[RULE192] \(message)"), "\(run.errors)")
    #expect(run.errors.contains("\n    1 | {\"rules\":"))
  }

  @Test func aMemberThatIsSetTwiceIsNamed() throws {
    try folder.writePayloads("a.json")
    try folder.write(#"{"ignore":"SHAPE101","ignore":"SHAPE103"}"#, to: ".pushc.json")
    let run = try folder.run("lint", ".")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("ignore is set twice"))
  }

  @Test func aWordThatSelectsNothingIsNamed() throws {
    try folder.writePayloads("a.json")
    for text in [
      #"{"ignore": ["SHAPE101", "APNX1"]}"#, #"{"overrides": [{"files": "*", "select": "APNX1"}]}"#,
      #"{"suppressions": [{"code": "APNX1", "reason": "known"}]}"#,
    ] {
      try folder.write(text, to: ".pushc.json")
      let run = try folder.run("lint", ".")
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("\"APNX1\" is not a code, the beginning of a code, or a rule"))
    }
  }

  /// A selection of a rule that does not exist would find nothing.
  @Test(arguments: ["taem.", "team.titel"])
  func aSelectedRuleThatDoesNotExistIsNamed(_ word: String) throws {
    try folder.writePayloads("a.json")
    try folder.write("rule team.title\n  when has(title)\n  then warn \"title\"\n", to: "a.rules")
    let run = try folder.run("lint", "--rules", "a.rules", "--select", word, "a.json")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("none of the rules that were read is selected by \"\(word)\""), "\(run)")
    #expect(try folder.run("lint", "--rules", "a.rules", "--select", "team.", "a.json").exitCode == 0)
    #expect(try folder.run("lint", "--select", word, "a.json").exitCode == 2)
    #expect(try folder.run("lint", "--select", "APNS,\(word)", "a.json").exitCode == 0)
    #expect(try folder.run("lint", "--ignore", word, "a.json").exitCode == 0)
  }

  /// It would match all files.
  @Test func anEmptyPatternIsNamed() throws {
    try folder.writePayloads("a.json")
    try folder.write(#"{"overrides": [{"files": [""], "ignore": "SHAPE101"}]}"#, to: ".pushc.json")
    let run = try folder.run("lint", ".")
    #expect(run.exitCode == 2 && run.errors.contains("a pattern of files is a path"), "\(run)")
  }

  /// The beginning of a code is that of one that exists.
  @Test(arguments: ["SHAPE199", "APNS9", "SHAPE1011", "SHAPE10x"])
  func aCodeThatDoesNotExistIsNamed(_ code: String) throws {
    try folder.writePayloads("a.json")
    let run = try folder.run("lint", "--select", code, ".")
    #expect(run.exitCode == 2 && run.errors.contains("not \"\(code)\""))
    try folder.write(#"{"ignore": "\#(code)"}"#, to: ".pushc.json")
    let errors = try folder.run("lint", ".").errors
    #expect(errors.contains("\"\(code)\" is not a code, the beginning of a code, or a rule"))
    #expect(try folder.linted("--isolated", "--ignore", "shape10,S", ".") == [])
  }

  @Test(arguments: [
    ("misplaced-key", "did you mean \"SHAPE102\"?"), ("SHAPE102,APNS", "write a list of single codes"),
  ])
  func aWordInPlaceOfACodeIsHelped(_ word: String, _ help: String) throws {
    try folder.write(#"{"ignore": "\#(word)"}"#, to: ".pushc.json")
    #expect(try folder.run("lint", ".").errors.contains("help: \(help)"))
  }

  @Test func allFormatsAreNamed() throws {
    try folder.write(#"{"from": "foo"}"#, to: ".pushc.json")
    let errors = try folder.run("lint", ".").errors
    #expect(errors.contains("known are apns, "))
    #expect(errors.contains(", discord, ") && errors.contains(", auto\n"), "\(errors)")
  }

  @Test(arguments: [("// why\n{}", "does not allow comments"), ("{} {}", "after the end of the document")])
  func anOptionDoesNotHelpAConfiguration(_ text: String, _ error: String) throws {
    try folder.write(text, to: ".pushc.json")
    let run = try folder.run("lint", "-", input: Folder.doubtful)
    #expect(run.exitCode == 2 && run.errors.contains(error) && !run.errors.contains("--"))
  }

  @Test func oneObjectNeedsNoBrackets() throws {
    try folder.writePayloads("a.json", "b.json")
    try folder.write(
      #"{"suppressions":{"file":"a.json","code":"SHAPE101","reason":"known"},"overrides":{"files":"b.json","ignore":"SHAPE"}}"#,
      to: ".pushc.json")
    let run = try folder.run("lint", ".")
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(run.text == "nothing to report in 2 files (2 apns); 1 suppressed\n")
    for name in ["suppressions", "overrides"] {
      try folder.write(#"{"\#(name)":1}"#, to: ".pushc.json")
      #expect(try folder.run("lint", ".").errors.contains("\(name) takes an object, or an array of objects"))
    }
  }

  @Test(arguments: ["shape101", "Shape1", "SHAPE"])
  func aSuppressionNamesCodesAsIgnoreDoes(_ code: String) throws {
    try folder.writePayloads("a.json")
    try folder.write(#"{"suppressions":{"code":"\#(code)","reason":"known"}}"#, to: ".pushc.json")
    let run = try folder.run("lint", ".")
    #expect(run.exitCode == 0 && run.text == "nothing to report in 1 file (1 apns); 1 suppressed\n")
  }

  @Test func aNamedConfigurationAppliesToAll() throws {
    try folder.writePayloads("a/a.json", "b/b.json")
    try folder.write(#"{"ignore":"SHAPE101"}"#, to: "b/.pushc.json")
    try folder.write(#"{"exclude":"b/"}"#, to: "a/other.json")
    #expect(try folder.linted("--config", "b/.pushc.json", ".") == [])
    #expect(try folder.linted("--config", "a/other.json", ".") == ["a/a.json"])
  }

  @Test func rulesAreThoseOfTheConfiguration() throws {
    try folder.writePayloads("a/a.json", "b/b.json")
    try folder.write("rule team.title\n  when !has(title)\n  then error \"no title\"\n", to: "b/push.rules")
    try folder.write(#"{"rules":"push.rules","ignore":"SHAPE101"}"#, to: "b/.pushc.json")
    let run = try folder.run("lint", ".")
    #expect(run.text.contains("a/a.json:1:22: warning[SHAPE101]"))
    #expect(run.text.contains("b/b.json:1:1: error[RULE100] no title"))
    #expect(run.text.hasSuffix("1 error, 1 warning in 2 files (2 apns)\n"))
  }

  @Test func suppressionsAreSeenFromTheirConfiguration() throws {
    try folder.writePayloads("ios/push/a.json", "push/a.json")
    let suppression = #"{"suppressions":[{"file":"push/*.json","code":"SHAPE101","reason":"known"}]}"#
    try folder.write(suppression, to: "ios/.pushc.json")
    #expect(try folder.linted(".") == ["push/a.json"])
    try folder.write(suppression, to: ".pushc.json")
    try folder.write(suppression.replacingOccurrences(of: "push/", with: "ios/"), to: "ios/.pushc.json")
    let run = try folder.run("lint", ".")
    #expect(run.text.contains("ios/.pushc.json:1:18: warning[RULE190] this suppression of SHAPE101 matches nothing"))
    #expect(run.text.contains("1 suppressed"))
  }

  @Test func aWrongConfigurationBelowIsReportedAndNothingIsLinted() throws {
    try folder.writePayloads("a.json", "ios/a.json")
    try folder.write("{\n  \"ignroe\": []\n}", to: "ios/.pushc.json")
    let run = try folder.run("lint", ".")
    #expect(run.exitCode == 2)
    #expect(run.text == "")
    #expect(run.errors.hasPrefix("ios/.pushc.json:2:3: error[RULE192] unknown member \"ignroe\""))
    #expect(try folder.run("lint", "a.json").exitCode == 0)
  }

  @Test(arguments: [
    ("ln -s nowhere", "a link to no file"), ("mkdir", "a folder"), ("mkfifo", "not a file"),
  ])
  func aConfigurationThatIsNoFileIsReported(_ command: String, _ reason: String) throws {
    try folder.writePayloads("ios/a.json")
    let run = try folder.shell("\(command) ios/.pushc.json && $0 lint ios/a.json")
    #expect(run.exitCode == 2 && run.text.isEmpty)
    #expect(run.errors == "pushc: error: cannot read ios/.pushc.json: it is \(reason)\n")
    #expect(try folder.linted("--isolated", "ios/a.json") == ["ios/a.json"])
  }

  @Test func standardInputHasTheConfigurationOfItsName() throws {
    try folder.write(#"{"ignore":"SHAPE101"}"#, to: "ios/.pushc.json")
    let clean = try folder.run("lint", "--stdin-filename", "ios/new.json", "-", input: Folder.doubtful)
    #expect(clean.text.hasPrefix("nothing to report"))
    #expect(try folder.run("lint", "-", input: Folder.doubtful).text.contains("SHAPE101"))
  }

  // MARK: Exclude

  @Test(arguments: [
    (#""push/old""#, ["a.json", "old/a.json", "push/a.json"]), (#"["old/"]"#, ["a.json", "push/a.json"]),
    (#"["*.json", "!/push"]"#, []), (#"["*.json", "!/push/a.json"]"#, ["push/a.json"]),
    ("[]", ["a.json", "old/a.json", "push/a.json", "push/old/a.json"]),
    (#"["!build/"]"#, ["a.json", "build/a.json", "old/a.json", "push/a.json", "push/old/a.json"]),
  ])
  func excludedFilesAreSkippedInFolders(_ patterns: String, _ left: [String]) throws {
    try folder.writePayloads("a.json", "build/a.json", "old/a.json", "push/a.json", "push/old/a.json")
    try folder.write("{\"exclude\":\(patterns)}", to: ".pushc.json")
    #expect(try folder.linted(".") == left)
    #expect(try folder.linted("push") == left.filter { $0.hasPrefix("push/") })
  }

  @Test func anExcludedFileIsLintedWhereItIsNamed() throws {
    try folder.writePayloads("old/a.json")
    try folder.write(#"{"exclude":["old/", "a.json"]}"#, to: ".pushc.json")
    #expect(try folder.linted("old/a.json") == ["old/a.json"])
    #expect(try folder.linted("old") == [])
  }

  @Test func anExclusionIsSeenFromItsConfiguration() throws {
    try folder.writePayloads("ios/push/a.json", "push/a.json")
    try folder.write(#"{"exclude":"/push"}"#, to: "ios/.pushc.json")
    #expect(try folder.linted(".") == ["push/a.json"])
  }

  @Test func anExclusionIsTextAndNothingElse() throws {
    try folder.write(#"{"exclude":["a", 1]}"#, to: ".pushc.json")
    let run = try folder.run("lint", "-", input: Folder.doubtful)
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix(".pushc.json:1:18: error[RULE192] a text belongs here"))
  }
}
