import Testing

/// `pushc rules eval`: values are written to standard output, one per line, and everything else to standard error.
@Suite struct RulesEvalCommandTests {
  private let folder = Folder()

  init() throws {
    try folder.write(#"{"aps":{"alert":{"title":"Your taxi"}},"ride":{"id": 7,"by": [1, "a"]}}"#, to: "a.json")
    try folder.write(
      #"{"notifications":[{"tokens":["ab12"],"platform":1,"message":"Hi"},{"tokens":["ab12"],"platform":1,"badge":3}]}"#
        + "\n" + #"{"aps":{"alert":"Ho"}}"# + "\n", to: "b.ndjson")
  }

  private static let values: [(String, String)] = [
    ("1 + 1", "2"), ("\"a\" + \"b\"", "\"ab\""), ("[1.5, true, null]", "[1.5,true,null]"),
    ("{\"a\": 7 / 2}", "{\"a\":3}"), ("has(title)", "false"),
  ]

  @Test(arguments: values)
  func valueIsPrintedAsJSON(_ expression: String, _ value: String) throws {
    let run = try folder.run("rules", "eval", expression)
    #expect(run.exitCode == 0)
    #expect(run.text == value + "\n")
    #expect(run.errors.isEmpty)
  }

  @Test func anExpressionMayBeginWithAMinus() throws {
    #expect(try folder.run("rules", "eval", "--", "-5 / 2").text == "-2\n")
    #expect(try folder.run("rules", "eval", "-5 / 2").text == "-2\n")
    #expect(try folder.run("rules", "eval", "-(1 + 2)").text == "-3\n")
    #expect(try folder.run("rules", "eval", "-x").errors.hasPrefix("pushc: error: unknown option \"-x\"\n"))
    let other = try folder.run("rules", "check", "-5")
    #expect(other.errors.hasPrefix("pushc: error: unknown option \"-5\"; write -- before a file name\n"))
  }

  /// No FILE changes a value that is made of constants.
  @Test(arguments: [
    (#"regex.extract("abc", r"x")"#, #"regex.extract("abc", r"x")"#), (#"{"a":1}["b"]"#, "a member"),
  ])
  func constantsNeedNoMessage(_ expression: String, _ name: String) throws {
    for files in [[], ["a.json"]] {
      let run = try folder.run(["rules", "eval", expression] + files)
      #expect(run.text == "null\n" && run.errors == "pushc: note: \(name) is absent\n")
    }
  }

  @Test func valuesAreThoseOfTheMessage() throws {
    #expect(try folder.run("rules", "eval", "size(title)", "a.json").text == "9\n")
    #expect(try folder.run("rules", "eval", "data.ride", "a.json").text == #"{"id":7,"by":[1,"a"]}"# + "\n")
    #expect(try folder.run("rules", "eval", "push_type", "a.json").text == "\"alert\"\n")
  }

  @Test func everyMessageHasALine() throws {
    let run = try folder.run("rules", "eval", "body", "b.ndjson", "a.json")
    #expect(run.exitCode == 0)
    #expect(run.text == "\"Hi\"\nnull\n\"Ho\"\nnull\n")
    #expect(
      run.errors == """
        pushc: note: body is absent; the message at b.ndjson:1
        pushc: note: body is absent; the message at a.json:1

        """)
  }

  @Test func standardInputIsReadAsTheFormatThatIsNamed() throws {
    let document = #"{"notifications":[{"tokens":["ab12"],"platform":1,"message":"Hi"}]}"#
    let run = try folder.run("rules", "eval", "--from", "gorush", "body", "-", input: document)
    #expect(run.text == "\"Hi\"\n")
    let lines = try folder.run("rules", "eval", "--lines", "body", "-", input: document + "\n" + document + "\n")
    #expect(lines.text == "\"Hi\"\n\"Hi\"\n")
  }

  @Test func withoutMessageFieldsAreAbsent() throws {
    let run = try folder.run("rules", "eval", "title")
    #expect(run.exitCode == 0)
    #expect(run.text == "null\n")
    #expect(
      run.errors == "pushc: note: title is absent; no message was given: name a FILE, or - for standard input\n")
  }

  @Test func wrongExpressionEndsWithTwo() throws {
    let run = try folder.run("rules", "eval", "size(titel) > 3", "nowhere.json")
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("<expression>:1:6: error[RULE111] unknown name \"titel\""))
  }

  @Test func failedEvaluationEndsWithOne() throws {
    let run = try folder.run("rules", "eval", "data.ride.id / 0", "a.json")
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("<expression>:1:1: error[RULE102] division by zero\n"))
    #expect(run.errors.hasSuffix("  note: the message at a.json:1\n"))
    #expect(!(try folder.run("rules", "eval", "1 / 0").errors.contains("message")))
  }

  @Test func brokenDocumentEndsWithOne() throws {
    let run = try folder.run("rules", "eval", "title", "-", input: "{")
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("<stdin>:1:1: error[JSON102]"))
    let unknown = try folder.run("rules", "eval", "title", "-", input: #"{"a":1}"#)
    #expect(unknown.exitCode == 1)
    #expect(unknown.errors.contains("error[SHAPE158]"))
    let devices = try folder.run("rules", "eval", "title", "-", input: #"{"provider":"fcm","token":"x"}"#)
    #expect(devices.exitCode == 1)
    #expect(try folder.run("rules", "eval", "title", "nowhere.json").exitCode == 3)
  }

  @Test func nowIsTheGivenTime() throws {
    let run = try folder.run("rules", "eval", "now", "--now", "2026-11-21T10:00:00Z", "a.json")
    #expect(run.text == "\"2026-11-21T10:00:00Z\"\n")
    #expect(
      try folder.run("rules", "eval", "now", "--now", "1795255201", "a.json").text == "\"2026-11-21T10:00:01Z\"\n")
  }

  @Test func textWithAPlaceholderIsNotKnown() throws {
    try folder.write(#"{"aps":{"alert":{"title":"Hi {{name}}"}}}"#, to: "c.json")
    #expect(try folder.run("rules", "eval", "title", "c.json").text == "\"Hi {{name}}\"\n")
    let run = try folder.run("rules", "eval", "size(title) > 3", "c.json")
    #expect(run.exitCode == 0)
    #expect(run.text == "null\n")
    #expect(run.errors == "pushc: note: title depends on a placeholder; the message at c.json:1\n")
  }

  @Test func aFileThatCannotBeReadDoesNotStopTheOthers() throws {
    let run = try folder.run("rules", "eval", "title", "a.json", "missing.json", "a.json")
    #expect(run.exitCode == 3 && run.text == "\"Your taxi\"\n\"Your taxi\"\n", "\(run)")
    #expect(run.errors.hasPrefix("pushc: error: cannot read missing.json"))
  }

  @Test func aClosedPipeEndsIt() throws {
    let run = try folder.shell(
      #"{ yes '{"aps":{"alert":"Hi"}}' | timeout 60 "$0" rules eval --lines body -; echo "$?" >&2; } | head -1"#)
    #expect(run.text == "\"Hi\"\n" && run.errors == "0\n", "\(run)")
  }

  @Test func filesMayHaveComments() throws {
    try folder.write("{\"aps\":{\"alert\":\"Hi\"}} // the first", to: "c.jsonc")
    #expect(try folder.run("rules", "eval", "body", "c.jsonc").text == "\"Hi\"\n")
    let run = try folder.run("rules", "eval", "body", "-", input: "{\"aps\":{\"alert\":\"Hi\"}} // the first")
    #expect(run.exitCode == 1 && !run.errors.contains("--jsonc"), "\(run)")
  }
}
