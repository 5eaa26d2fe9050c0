import ProgramTesting
import Testing

/// Files that are not strict JSON: with comments, or templates.
@Suite struct WrittenSyntaxTests {
  private let folder = Folder()

  private static let commented = """
    {
      // what the driver says
      "aps": {"alert": "Hi", "sond": "x.caf"}, /* more
      to come */
    }
    """

  @Test func commentsAreReadAndNotWritten() throws {
    try folder.write(Self.commented, to: "a.jsonc")
    let run = try folder.run("convert", "--from", "apns", "--emit", "bodies", "a.jsonc")
    #expect(String(decoding: run.output, as: UTF8.self) == #"{"aps":{"alert":{"body":"Hi"},"sond":"x.caf"}}"# + "\n")
  }

  @Test func findingShowsTheFileAsItIsWritten() throws {
    try folder.write(Self.commented, to: "a.jsonc")
    let run = try folder.run("lint", "a.jsonc")
    #expect(run.text.hasPrefix("a.jsonc:3:26: warning[SHAPE101]"))
    #expect(run.text.contains(#"{"alert": "Hi", "sond": "x.caf"}, /* more"#))
  }

  @Test func aPlaceIsCountedInTheFile() throws {
    try folder.write(#"{/* é */"aps":{"alert":"Hi"},"badge":3}"#, to: "a.jsonc")
    #expect(try folder.run("lint", "a.jsonc").text.hasPrefix("a.jsonc:1:30: warning[SHAPE102]"))
    try folder.write("{\"aps\":{\"alert\":\"{{ a\n }}\"},\n\"badge\":3}", to: "a.liquid")
    #expect(try folder.run("lint", "a.liquid").text.hasPrefix("a.liquid:3:1: warning[SHAPE102]"))
  }

  @Test func whatIsRejectedIsKeptAsItIsWritten() throws {
    try folder.write(#"{"aps":{"alert":"Hi","badge":{{n}},"sound":}}"#, to: "a.liquid")
    try folder.write("{/* why */\"aps\":}", to: "b.jsonc")
    for (name, input) in [("a.liquid", #"\"badge\":{{n}},"#), ("b.jsonc", #"{/* why */\"aps\":}"#)] {
      #expect(try folder.run("convert", "--from", "apns", "--rejects", "rejects", name).exitCode == 1)
      #expect(try folder.read("rejects").contains(input))
    }
  }

  @Test func withoutTheOptionCommentsAreAnErrorThatNamesIt() throws {
    try folder.write(Self.commented, to: "a.json")
    #expect(try folder.run("lint", "a.json").text.contains("help: delete the comment, or pass --jsonc"))
    #expect(try folder.run("lint", "--jsonc", "a.json").text.contains("1 warning in 1 file"))
  }

  private static let template = """
    {"message": {
      "token": "{{ user.token | default("none") }}",
      "notification": {"title": "Hi {{ name }}"},
      {% if urgent %}"android": {"priority": "HIGH", "ttl": {{ ttl }}}{% else %}"android": {"priority": "NORMAL"}{% endif %},
      "apns": {"payload": {"aps": {"badge": {{ count }}, "mutable-content": {{ flag }}, "sond": "x"}}}
    }}
    """

  @Test(arguments: ["liquid", "hbs", "mustache", "j2", "erb", "tmpl", "tpl"])
  func placeholdersOfTemplatesAreNotJudged(_ ending: String) throws {
    try folder.write(Self.template, to: "push.json.\(ending)")
    let run = try folder.run("lint", ".")
    #expect(
      run.text == """
        push.json.\(ending):5:85: warning[SHAPE101] APNs has no key "sond" here
            5 | … "mutable-content": {{ flag }}, "sond": "x"}}}
              |                                  ^^^^^^
          accepted, but iOS does not read the key
          help: did you mean "sound"?
        pushc: note[SHAPE188] placeholders are not judged in: push.json.\(ending)
        1 warning in 1 file (1 fcm)

        """)
  }

  @Test(arguments: [
    ", {{ members }}", ", {{{members}}}", "{% if members %}, {{ members }}{% endif %}", "{{> members}}",
  ])
  func placeholderMayInsertMembers(_ marker: String) throws {
    try folder.write(#"{"aps":{"alert":"Hi"}\#(marker)}"#, to: "push.liquid")
    #expect(try folder.run("lint", "push.liquid").text == "nothing to report in 1 file (1 apns)\n")
  }

  @Test func placeholdersInStringsAreConverted() throws {
    let template =
      #"{"aps": {"alert": {"title": "Hi {{ name }}", "body": "{% if late %}Soon{% endif %}"}}, "ride": "${ride}"}"#
    try folder.write(template, to: "push.liquid")
    let run = try folder.run("convert", "--from", "apns", "--emit", "bodies", "push.liquid")
    #expect(
      String(decoding: run.output, as: UTF8.self)
        == #"{"aps":{"alert":{"title":"Hi {{ name }}","body":"{% if late %}Soon{% endif %}"}},"ride":"${ride}"}"# + "\n"
    )
    #expect(run.exitCode == 0)
    #expect(try folder.run("convert", "--template", "--from", "apns", "-", input: template).exitCode == 0)
  }

  /// A request is JSON, in which a marker must be a string, and the branch that is taken is unknown.
  @Test(arguments: [
    (#"{"aps": {"alert": "Hi", "badge": {{ count }}}}"#, "1:34"),
    (#"{"aps": {"alert": "Hi"{% if n %}, "badge": 3{% endif %}}}"#, "1:23"),
    (#"{"aps": {"alert": "Hi"}, {{ members }}}"#, "1:26"),
    (#"{"aps": {"alert": "Hi {{ name | default("you") }}"}}"#, "1:23"),
  ])
  func placeholdersElsewhereAreNotConverted(_ template: String, _ place: String) throws {
    let run = try folder.run("convert", "--template", "--from", "apns", "-", input: template)
    #expect(
      run.errors.hasPrefix("<stdin>:\(place): error[JSON101] only template markers inside strings can be converted"))
    #expect(run.output.isEmpty)
    #expect(run.exitCode == 1)
  }

  @Test func templateIsNamedWhereJSONIsExpected() throws {
    for text in [
      Self.template, #"{"aps": {"badge": {{n}}}}"#, #"{"aps": {"badge": <%= n %>}}"#, #"{"aps": {"badge": ${n}}}"#,
    ] {
      try folder.write(text, to: "push.json")
      let run = try folder.run("lint", "push.json")
      #expect(run.text.contains("help: this looks like a template: lint it with --template"), "\(text)")
    }
  }

  @Test func valuesOfWrongTypesBesidePlaceholdersAreFound() throws {
    let run = try folder.run(
      "lint", "--template", "-", input: #"{"message": {"token": {{t}}, "notification": {"title": 3, "body": {{b}}}}}"#)
    #expect(run.text.contains("error[SHAPE103] title is a number"))
    #expect(run.text.contains("1 error in 1 file"))
  }

  @Test func linesAreReadSoAsWell() throws {
    let lines = "{\"aps\": {\"badge\": {{n}}, \"alert\": \"Hi\"}}\n{\"aps\": {\"alert\": \"Hi\", \"sond\": 1}} // two\n"
    let run = try folder.run("lint", "--template", "--lines", "-", input: lines)
    #expect(run.text.hasPrefix("<stdin>:2:25: warning[SHAPE101]"))
    #expect(run.text.contains("1 warning in 2 documents of 1 file (apns)"))
  }

  /// Fixes are computed for JSON: in such a file they could remove a comment or a placeholder.
  @Test func nothingIsFixed() throws {
    let text = #"{"aps": {"alert": "Hi", "badge": "3" /* three */}}"#
    try folder.write(text, to: "a.jsonc")
    _ = try folder.run("lint", "--fix", "a.jsonc")
    #expect(try folder.read("a.jsonc") == text)
    #expect(try !folder.run("lint", "a.jsonc").text.contains("--fix"))
  }
}
