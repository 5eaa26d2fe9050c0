import Testing

/// `--output-format results`: one document per line with its complete result.
@Suite struct ResultsTests {
  private let folder = Folder()

  private func results(_ command: String, _ arguments: String..., input: String) throws -> PushcRun {
    try folder.run([command, "--from", "gorush", "--output-format", "results", "--now", "0"] + arguments, input: input)
  }

  @Test func aDocumentIsOneLine() throws {
    let run = try results("convert", "-", input: "\n" + Gorush.document() + "\n")
    #expect(
      run.text
        == #"{"file":"<stdin>","line":1,"records":[\#(Gorush.request())],"format":"gorush","diagnostics":[],"rejects":[]}"#
        + "\n")
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func sideFilesHoldTheSame() throws {
    let run = try results(
      "convert", "--lines", "--rejects", "rejects", "-o", "output", "-",
      input: Gorush.document("1", #","badge":"x""#) + "\n" + Gorush.document("2"))
    #expect(run.text.isEmpty && run.exitCode == 1)
    #expect(run.errors == "pushc: 2 messages, 1 request written, 1 rejected; 1 error\n")
    let output = try folder.read("output").split(separator: "\n")
    #expect(output.count == 2)
    // The file is that of the answer.
    let reject = try folder.read("rejects").prefix { $0 != "\n" }.replacing(#""file":"<stdin>","#, with: "")
    let withoutInput = try #require(reject.firstRange(of: #","input":"#)).lowerBound
    #expect(output[0].hasSuffix(#""rejects":[\#(reject[..<withoutInput])}]}"#))
  }

  @Test func findingsInDevicesAreTold() throws {
    try folder.write("{\"provider\":\"gcm\",\"token\":\"a:1\"}\nbad\n", to: "devices.ndjson")
    let run = try results("convert", "--devices", "devices.ndjson", "-", input: Gorush.document())
    #expect(run.errors.hasPrefix("devices.ndjson:2:1: error[JSON"), "\(run)")
  }

  @Test func findingsAreThoseOfLint() throws {
    let document = Gorush.document("Hi", #","badge":"x""#)
    let lint = try folder.run("lint", "--from", "gorush", "--output-format", "json-lines", "-", input: document)
    for command in ["convert", "lint"] {
      let run = try results(command, "-", input: document)
      let finding = try #require(run.text.firstMatch(of: #/"diagnostics":\[(\{.*?\})\]/#)?.1)
      // The file and the format are members of the result, and fingerprints are for baselines.
      let listed = lint.lines[0].replacing(#""file":"<stdin>","#, with: "").replacing(#""format":"gorush","#, with: "")
        .replacing(#/,"fingerprint":"\w+"/#, with: "")
      #expect(finding == listed[...])
      #expect(run.exitCode == 1)
    }
  }

  @Test func notesComeOnRequest() throws {
    let document = Gorush.document().replacing(#""topic":"com.example.app","#, with: "")
    let quiet = try results("convert", "-", input: document)
    #expect(quiet.text.contains(#""diagnostics":[]"#))
    #expect(quiet.errors.hasPrefix("pushc: note[ADDR101] not set: apns-topic"))
    #expect(try results("convert", "--notes", "-", input: document).text.contains(#""code":"ADDR101""#))
  }

  @Test func lintTellsWhatItFixed() throws {
    try folder.write(Gorush.document("Hi", #","badge":"3""#), to: "push.json")
    let run = try folder.run("lint", "--fix", "--from", "gorush", "--output-format", "results", "push.json")
    #expect(run.text.hasPrefix(#"{"file":"push.json","line":1,"format":"gorush","diagnostics":[],"fixed":[{"line":1,"#))
    #expect(try folder.read("push.json") == Gorush.document("Hi", #","badge":3"#))
  }
}
