import Foundation
import Testing

/// `pushc lint` on the command line: paths, exit codes, configuration, baseline, fixes.
@Suite struct LintCommandTests {
  private let folder = Folder()
  private static let wrong = #"{"notifications":[{"tokens":["ab12"],"platform":1,"message":"hi","badge":"3"}]}"#
  private static let doubtful = #"{"aps":{"alert":"hi","colour":1}}"#

  @Test func aCleanFileEndsWithZero() throws {
    try folder.write(#"{"aps":{"alert":"hi"}}"#, to: "a.json")
    let run = try folder.run("lint", "a.json")
    #expect(run.exitCode == 0)
    #expect(run.text == "nothing to report in 1 file (1 apns)\n")
  }

  @Test func anErrorEndsWithOne() throws {
    try folder.write(Self.wrong, to: "a.json")
    let run = try folder.run("lint", "a.json")
    #expect(run.exitCode == 1)
    #expect(run.text.hasPrefix("a.json:1:74: error[SHAPE103] badge is a string"))
  }

  @Test(arguments: [("error", 0), ("warning", 1), ("note", 1), ("never", 0)])
  func theFailLevelDecides(_ level: String, _ exitCode: Int32) throws {
    try folder.write(Self.doubtful, to: "a.json")
    #expect(try folder.run("lint", "--fail-on", level, "a.json").exitCode == exitCode)
  }

  @Test func aMissingFileEndsWithThree() throws {
    let run = try folder.run("lint", "nowhere.json")
    #expect(run.exitCode == 3)
    #expect(run.errors == "pushc: error: cannot read nowhere.json: No such file or directory\n")
  }

  @Test func theReasonIsTheSystemsOwn() throws {
    try folder.link("loop.json", to: "loop.json")
    let run = try folder.run("lint", "loop.json")
    #expect(run.errors == "pushc: error: cannot read loop.json: Too many levels of symbolic links\n")
  }

  @Test func aPatternWithoutFilesEndsWithThree() throws {
    let missing = try folder.run("lint", "nowhere/*.json")
    #expect(missing.exitCode == 3)
    #expect(missing.errors == "pushc: error: cannot read nowhere: No such file or directory\n")
    let empty = try folder.run("lint", "*.json")
    #expect(empty.exitCode == 3)
    #expect(empty.errors == "pushc: error: cannot read *.json: no file matches\n")
  }

  @Test func whereNothingCouldBeReadNothingIsSummedUp() throws {
    #expect(try folder.run("lint", "nowhere.json").text == "")
    #expect(try folder.run("lint", "--output-format", "json", "nowhere.json").text == "[]\n")
    try folder.write(#"{"aps":{"alert":"hi"}}"#, to: "a.json")
    #expect(try folder.run("lint", "nowhere.json", "a.json").text == "nothing to report in 1 file (1 apns)\n")
  }

  @Test(arguments: [
    ("--from", "firebase", "fcm"), ("--to", "ios", "apns"), ("--to", "android", "fcm"), ("--to", "huawei", "hms"),
    ("--to", "apns,Android", "fcm"), ("--from", "gorus", "gorush"),
  ])
  func anotherNameOfAServiceGetsASuggestion(_ option: String, _ word: String, _ choice: String) throws {
    for command in [["lint"], ["convert", "--from", "gorush"]] {
      let run = try folder.run(command + [option, word])
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("  did you mean \"\(choice)\"?\n"))
    }
  }

  @Test func foldersAndPatternsAreSearched() throws {
    for path in ["push/b.json", "push/sub/a.json", "push/sub/c.ndjson", "push/readme.txt"] {
      try folder.write(Self.doubtful + "\n", to: path)
    }
    let files = { (run: PushcRun) in run.lines.map { $0.split(separator: ":")[0] }.filter { $0.hasPrefix("push/") } }
    #expect(try files(folder.run("lint", "push")) == ["push/b.json", "push/sub/a.json", "push/sub/c.ndjson"])
    #expect(try files(folder.run("lint", "push/**/*.json")) == ["push/b.json", "push/sub/a.json"])
    #expect(try files(folder.run("lint", "push/*/a.json", "./push/sub/a.json")) == ["push/sub/a.json"])
    #expect(try folder.run("lint", "push/*.yaml").exitCode == 3)
  }

  @Test func aFileOfAFolderThatIsNoPayloadIsLeftOut() throws {
    try folder.write(#"{"name":"package"}"#, to: "package.json")
    let found = try folder.run("lint", ".")
    #expect(found.exitCode == 0)
    #expect(found.text == "no push payloads found; left out: 1 without push payloads\n")
    let named = try folder.run("lint", "package.json")
    #expect(named.exitCode == 1)
    #expect(named.text.contains("error[SHAPE158]"))
  }

  @Test func standardInputHasTheNameItIsGiven() throws {
    let run = try folder.run("lint", "--stdin-filename", "x.json", "-", input: Self.wrong)
    #expect(run.text.hasPrefix("x.json:1:74: error[SHAPE103]"))
  }

  @Test func codesAreSelectedAndIgnored() throws {
    try folder.write(Self.doubtful, to: "a.json")
    #expect(try folder.run("lint", "--ignore", "SHAPE", "a.json").text.hasPrefix("nothing to report"))
    #expect(try folder.run("lint", "--select", "APNS", "a.json").text.hasPrefix("nothing to report"))
    #expect(try folder.run("lint", "--select", "SHAPE101", "--ignore", "SHAPE", "a.json").text.contains("SHAPE101"))
    let unknown = try folder.run("lint", "--select", "SHAP3", "a.json")
    #expect(unknown.exitCode == 2)
  }

  @Test func aTargetBringsItsLosses() throws {
    try folder.write(#"{"aps":{"alert":{"title":"hi","subtitle":"ho","body":"x"}}}"#, to: "a.json")
    #expect(try folder.run("lint", "a.json").text.hasPrefix("nothing to report"))
    #expect(try folder.run("lint", "--to", "hms", "a.json").text.contains("[LOSS"))
  }

  @Test func whatTwoServicesSayAlikeIsSaidOnce() throws {
    let past = #"{"notifications":[{"tokens":["ab12"],"platform":1,"message":"hi","expiration":1000000000}]}"#
    let run = try folder.run("lint", "--to", "apns,fcm", "-", input: past)
    #expect(run.lines.filter { $0.contains("[SHAPE131]") }.count == 1)
  }

  @Test func aDocumentOfAnotherFormatIsKnown() throws {
    let run = try folder.run("lint", "--from", "gorush", "-", input: #"{"aps":{"alert":"hi"}}"#)
    #expect(run.text.contains("note[SHAPE164] this looks like apns: it has \"aps\""))
    #expect(run.text.contains("help: pass --from apns"))
  }

  // MARK: Configuration

  @Test func aConfigurationThatIsWrongEndsWithTwo() throws {
    try folder.write(#"{"ignroe":["LOSS"],"fail-on":"sometimes","suppressions":[{"code":"APNS"}]}"#, to: ".pushc.json")
    let run = try folder.run("lint", "-", input: Self.doubtful)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(".pushc.json:1:2: error[RULE192] unknown member \"ignroe\""))
    #expect(run.errors.contains("did you mean \"ignore\"?"))
    #expect(run.errors.contains("fail-on is error, warning, note or never"))
    #expect(run.errors.contains("a suppression needs a reason"))
  }

  @Test func suppressionsHideAndTellWhenTheyDoNot() throws {
    try folder.write(Self.wrong, to: "a.json")
    let covering = #"{"file":"*.json","pointer":"/notifications/0","code":"SHAPE103","reason":"known"}"#
    let over = #"{"code":"SHAPE103","reason":"was known","until":"2020-01-01"}"#
    let useless = #"{"file":"b/**","code":"APNS104","reason":"gone"}"#
    try folder.write("{\"suppressions\":[\(covering),\(useless)]}", to: ".pushc.json")
    // Whether it is needed, only a run over all files can tell.
    #expect(!(try folder.run("lint", "a.json")).text.contains("RULE190"))
    #expect(!(try folder.run("lint", ".", "--select", "SHAPE")).text.contains("RULE190"))
    let covered = try folder.run("lint", ".")
    #expect(covered.exitCode == 0)
    #expect(covered.text.contains("warning[RULE190] this suppression of APNS104 matches nothing"))
    #expect(covered.text.hasSuffix("1 warning in 1 file (1 gorush); 1 suppressed\n"))
    try folder.write("{\"suppressions\":[\(over)]}", to: ".pushc.json")
    let expired = try folder.run("lint", "a.json")
    #expect(expired.exitCode == 1)
    #expect(expired.text.contains("warning[RULE191]"))
  }

  @Test(
    "a suppression covers a file, a folder, or what a pattern matches, and a value with all its parts",
    arguments: [
      (#""file":"push/a.json","pointer":"/notifications/0/badge""#, true), (#""file":"push","pointer":"""#, true),
      (#""file":".","pointer":"/notifications""#, true), (#""file":"pu?h/**""#, true), (#""pointer":"/notif""#, false),
      (#""file":"a.json""#, true), (#""file":"/a.json""#, false),
      (#""file":"push/a""#, false), (#""pointer":"/notifications/0/badge/0""#, false),
      (#""file":"other/**""#, false),
    ])
  func suppressionsCover(_ place: String, _ isCovered: Bool) throws {
    try folder.write(Self.wrong, to: "push/a.json")
    // Another one of the same place does not hide it.
    let entries = ["APNS104", "SHAPE103", "SHAPE"].map { #"{\#(place),"code":"\#($0)","reason":"known"}"# }
    try folder.write("{\"suppressions\":[\(entries.joined(separator: ","))]}", to: ".pushc.json")
    let run = try folder.run("lint", ".")
    #expect(run.exitCode == (isCovered ? 0 : 1))
    #expect(run.text.contains("1 suppressed") == isCovered)
    #expect(run.text.contains("this suppression of APNS104 matches nothing"))
    #expect(run.text.contains("this suppression of SHAPE matches nothing") == !isCovered)
  }

  @Test(arguments: ["RULE190", "RULE", "APNS104"])
  func aFindingAboutASuppressionIsIgnoredAsOthersAre(_ ignored: String) throws {
    try folder.write(#"{"aps":{"alert":"Hi"}}"#, to: "a.json")
    let suppression = #"{"code":"APNS104","reason":"known"}"#
    try folder.write(#"{"suppressions":[\#(suppression)],"ignore":["\#(ignored)"]}"#, to: ".pushc.json")
    #expect(try folder.run("lint", ".").text == "nothing to report in 1 file (1 apns)\n")
    try folder.write(#"{"suppressions":[\#(suppression)]}"#, to: ".pushc.json")
    #expect(try !folder.run("lint", "--ignore", ignored, ".").text.contains("RULE190"))
    #expect(try folder.run("lint", ".").text.contains("RULE190"))
  }

  /// What is printed of a report does not decide what is needed.
  @Test(arguments: ["text", "github", "json"]) func aSuppressionOfANoteIsUsed(_ format: String) throws {
    try folder.write(Gorush.document("", #","content_available":true"#), to: "a.json")
    #expect(try folder.run("lint", "--to", "apns", "--notes", "a.json").text.contains("note[APNS120]"))
    try folder.write(#"{"suppressions":[{"code":"APNS120","reason":"known"}]}"#, to: ".pushc.json")
    let run = try folder.run("lint", "--to", "apns", "--output-format", format, ".")
    #expect(run.exitCode == 0 && !run.text.contains("RULE190"))
  }

  @Test func suppressedFilesAreNamedFromTheConfiguration() throws {
    try folder.write(Self.wrong, to: "push/a.json")
    try folder.write(
      #"{"suppressions":[{"file":"push/*.json","code":"SHAPE103","reason":"known"}]}"#, to: ".pushc.json")
    #expect(try folder.run("lint", "a.json", in: "push").exitCode == 0)
  }

  // MARK: Fixes

  @Test func aFixLeavesTheRestOfTheFileAsItWas() throws {
    try folder.write(
      "{\"notifications\" : [ {\"tokens\":[\"ab12\"],\r\n \"platform\":1,\"message\":\"hí\",\"badge\":\"3\" } ] }\n\n",
      to: "a.json")
    let run = try folder.run("lint", "--fix", "a.json")
    #expect(run.exitCode == 0)
    #expect(
      try folder.read("a.json")
        == "{\"notifications\" : [ {\"tokens\":[\"ab12\"],\r\n \"platform\":1,\"message\":\"hí\",\"badge\":3 } ] }\n\n")
    #expect(run.text.contains("fixed[SHAPE103]"))
    #expect(try folder.run("lint", "--fix", "a.json").text.hasPrefix("nothing to report"))
  }

  @Test func aLineOfManyIsFixedInItsPlace() throws {
    let clean = #"{"aps":{"alert":"hi"}}"#
    try folder.write("\(clean)\n\n\(Self.wrong)\n{broken\n\(clean)", to: "a.ndjson")
    #expect(try folder.run("lint", "--fix", "a.ndjson").exitCode == 1)
    let fixed = Self.wrong.replacingOccurrences(of: "\"3\"", with: "3")
    #expect(try folder.read("a.ndjson") == "\(clean)\n\n\(fixed)\n{broken\n\(clean)")
  }

  /// A document with a fixable finding, SHAPE103, and another one, SHAPE101.
  private static let twiceWrong =
    #"{"notifications":[{"tokens":["ab12"],"platform":1,"message":"hi","badge":"3","colour":1}]}"#

  /// Nothing that was selected can be found in it.
  @Test func aDocumentThatCannotBeReadIsReportedWhateverIsSelected() throws {
    try folder.write(#"{"aps":{"#, to: "a.json")
    for selection in [["--select", "APNS"], ["--select", "LOSS", "--to", "apns"]] {
      let run = try folder.run(["lint"] + selection + ["a.json"])
      #expect(run.exitCode == 1 && run.text.contains("error[JSON102]"), "\(run)")
    }
    #expect(try folder.run("lint", "--ignore", "JSON", "a.json").exitCode == 0)
  }

  @Test func nothingIsFixedWhereTheBaselineCannotBeWritten() throws {
    try folder.write(Self.wrong, to: "a.json")
    #expect(try folder.run("lint", "--fix", "--write-baseline", "missing/base.json", "a.json").exitCode == 3)
    #expect(try folder.read("a.json") == Self.wrong)
  }

  @Test(arguments: [["--ignore", "SHAPE103"], ["--select", "SHAPE101"], ["--baseline", "base.json"], []])
  func onlyWhatIsReportedIsFixed(_ options: [String]) throws {
    try folder.write(Self.twiceWrong, to: "a.json")
    _ = try folder.run("lint", "--write-baseline", "base.json", "a.json")
    if options.isEmpty {
      try folder.write(#"{"suppressions":[{"code":"SHAPE103","reason":"known"}]}"#, to: ".pushc.json")
    }
    let difference = try folder.run(["lint", "--diff"] + options + ["a.json"])
    #expect(difference.exitCode == 0 && difference.text == "")
    let run = try folder.run(["lint", "--fix"] + options + ["a.json"])
    #expect(try folder.read("a.json") == Self.twiceWrong)
    #expect(!run.text.contains("fixed") && !run.text.contains("RULE190"))
    if options.isEmpty { #expect(run.text.hasSuffix("1 warning in 1 file (1 gorush); 1 suppressed\n")) }
  }

  @Test func standardInputIsFixedToStandardOutput() throws {
    let run = try folder.run("lint", "--fix", "-", input: Self.wrong)
    #expect(run.text == Self.wrong.replacingOccurrences(of: "\"3\"", with: "3"))
    #expect(run.errors.contains("fixed[SHAPE103]"))
  }
}
