import ProgramTesting
import Testing

/// `overrides` in `.pushc.json`: settings for some of the files.
@Suite struct OverrideTests {
  private let folder = Folder()

  private func configure(_ overrides: String, _ others: String = "") throws {
    try folder.write("{\"overrides\":[\(overrides)]\(others)}", to: ".pushc.json")
  }

  @Test func anOverrideIsForItsFiles() throws {
    try folder.writePayloads("push/ios/a.json", "push/ios/old/a.json", "push/web/a.json")
    try configure(#"{"files":["push/ios/**"],"ignore":["SHAPE101"]}"#)
    #expect(try folder.linted(".") == ["push/web/a.json"])
    #expect(try folder.linted("push/ios/a.json", "push/web/a.json") == ["push/web/a.json"])
    try configure(#"{"files":"push/*/a.json","ignore":"SHAPE101"}"#)
    #expect(try folder.linted(".") == ["push/ios/old/a.json"])
  }

  /// As in `exclude`.
  @Test(arguments: [
    ("*.json", []), ("/*.json", ["push/a.json", "push/old/a.json", "push/old/b.json"]),
    ("./a.json", ["push/a.json", "push/old/a.json", "push/old/b.json"]),
    ("b.json", ["a.json", "push/a.json", "push/old/a.json"]), ("old", ["a.json", "push/a.json"]),
    ("old/", ["a.json", "push/a.json"]), ("push/*.json", ["a.json", "push/old/a.json", "push/old/b.json"]), (".", []),
    ("o?d", ["a.json", "push/a.json"]), ("**/old", ["a.json", "push/a.json"]),
  ])
  func aNameAloneMatchesInAnyFolder(_ pattern: String, _ left: [String]) throws {
    try folder.writePayloads("a.json", "push/a.json", "push/old/a.json", "push/old/b.json")
    try configure(#"{"files":"\#(pattern)","ignore":"SHAPE101"}"#)
    #expect(try folder.linted(".") == left)
    let suppression = #"{"file":"\#(pattern)","code":"SHAPE101","reason":"known"}"#
    try folder.write("{\"suppressions\":[\(suppression)]}", to: ".pushc.json")
    #expect(try folder.linted(".") == left)
  }

  @Test func aFormatMakesPayloadsOfAllFiles() throws {
    try folder.write(#"{"alert":"hi"}"#, to: "push/ios/a.json")
    try folder.write(#"{"alert":"hi"}"#, to: "push/a.json")
    #expect(try folder.run("lint", ".").text.hasPrefix("no push payloads found"))
    for word in ["format", "from"] {
      try configure(#"{"files":"push/ios/**","\#(word)":"apns"}"#)
      let run = try folder.run("lint", "--notes", ".")
      #expect(run.text.contains("(1 apns); left out: 1 without enough evidence of a push payload"))
    }
    try configure(#"{"files":"push/ios/**","format":"auto"}"#, #","format":"apns""#)
    // The format of all files is that of those that are payloads.
    #expect(try folder.run("lint", ".").text.hasPrefix("no push payloads found; left out: 2 without enough evidence"))
  }

  @Test func targetsBringTheirLosses() throws {
    let payload = #"{"aps":{"alert":{"title":"hi","subtitle":"ho","body":"x"}}}"#
    for path in ["a.json", "push/a.json"] { try folder.write(payload, to: path) }
    try configure(#"{"files":"push","targets":["hms"]}"#)
    let run = try folder.run("lint", ".")
    #expect(run.text.contains("push/a.json:1:") && run.text.contains("[LOSS"))
    #expect(!run.text.contains("\na.json") && !run.text.hasPrefix("a.json"))
  }

  @Test func laterOnesWin() throws {
    try folder.writePayloads("push/a.json", "push/b.json")
    let first = #"{"files":"push","select":["APNS"]}"#
    let second = #"{"files":"push/b.json","select":["SHAPE"]}"#
    try configure("\(first),\(second)")
    #expect(try folder.linted(".") == ["push/b.json"])
    try configure("\(second),\(first)")
    #expect(try folder.linted(".") == [])
    #expect(try folder.linted("--select", "SHAPE", ".") == ["push/a.json", "push/b.json"])
  }

  @Test func whatIsIgnoredForAllFilesStaysIgnored() throws {
    try folder.writePayloads("push/a.json")
    try configure(#"{"files":"push","ignore":["APNS"]}"#, #","ignore":["SHAPE101"]"#)
    #expect(try folder.linted(".") == [])
  }

  @Test(arguments: [
    (#"{"ignore":"LOSS"}"#, #"1:15: error[RULE192] an override needs files, such as "push/ios/**""#),
    (#"{"files":[]}"#, "1:15: error[RULE192] an override needs files"),
    (#"{"files":"a","format":"apple"}"#, #"1:37: error[RULE192] "apple" is not a known format"#),
    (#"{"files":"a","targets":["apns","ios"]}"#, #"1:46: error[RULE192] "ios" is not a known target"#),
    (#"{"files":"a","to":"fmc"}"#, #"1:33: error[RULE192] "fmc" is not a known target"#),
    (#"{"files":"a","to":"apns","targets":"fcm"}"#, #"1:50: error[RULE192] targets and to are the same"#),
    (#"{"files":"a","selekt":"APNS"}"#, #"1:28: error[RULE192] unknown member "selekt""#),
    (#"{"files":"push/{a,b}.json"}"#, #"1:24: error[RULE192] a pattern of files has no {; it has *, ? and **"#),
    (#"{"files":["[ab].json"]}"#, "1:25: error[RULE192] a pattern of files has no [; it has *, ? and **"),
    (#"{"files":["*","!a.json"]}"#, "1:29: error[RULE192] a pattern of files cannot take others back"),
    (#"{"files":"a"}],"suppressions":[{"file":"!a","code":"APNS","reason":"x"}"#, "1:54: error[RULE192] a pattern"),
    (
      #"{"files":"a"}],"suppressions":[{"pointer":"aps/badge","code":"APNS","reason":"x"}"#,
      "1:57: error[RULE192] a pointer begins with /"
    ),
    (#""push/ios""#, "1:15: error[RULE192] an override is an object"),
  ])
  func aMistakeHasItsPlace(_ override: String, _ error: String) throws {
    try configure(override)
    let run = try folder.run("lint", "-", input: Folder.doubtful)
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix(".pushc.json:" + error), "\(run.errors)")
  }

  @Test func aPointerToAllIsLeftOut() throws {
    try configure(#"{"files":"a"}"#, #","suppressions":[{"pointer":"*","code":"APNS","reason":"x"}]"#)
    let errors = try folder.run("lint", "-", input: Folder.doubtful).errors
    #expect(errors.contains("help: leave it out to cover the whole document"), "\(errors)")
  }
}
