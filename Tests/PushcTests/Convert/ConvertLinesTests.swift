import Testing

@Suite struct ConvertLinesTests {
  private let folder = Folder()

  private func convert(_ arguments: String..., input: String = "") throws -> PushcRun {
    try folder.run(["convert", "--from", "gorush"] + arguments, input: input)
  }

  @Test(arguments: ["\n", "\r\n", "\n\n \t\r\n"])
  func everyLineIsADocument(_ ending: String) throws {
    let text = [Gorush.document("1"), Gorush.document("2")].joined(separator: ending)
    for end in ["", ending] {
      try folder.write(text + end, to: "push.ndjson")
      try folder.write(text + end, to: "push.txt")
      for arguments in [["push.ndjson"], ["--lines", "push.txt"]] {
        let run = try folder.run(["convert", "--from", "gorush"] + arguments)
        #expect(run.text == Gorush.request("1") + "\n" + Gorush.request("2") + "\n")
        #expect(run.errors.isEmpty)
        #expect(run.exitCode == 0)
      }
    }
  }

  @Test func emptyStreamIsConvertedInSilence() throws {
    let run = try convert("--lines", input: "\n\n")
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(run.exitCode == 0)
  }

  @Test func brokenLineDoesNotStopTheRest() throws {
    try folder.write(Gorush.document("1") + "\n\n{\"notifications\":[\n" + Gorush.document("2"), to: "push.jsonl")
    let run = try convert("push.jsonl")
    #expect(run.lines == [Gorush.request("1"), Gorush.request("2")])
    #expect(run.errors.hasPrefix("push.jsonl:3:18: error[JSON102]"))
    #expect(run.errors.hasSuffix("pushc: 3 messages, 2 requests written, 1 rejected; 1 error\n"))
    #expect(run.exitCode == 1)
  }

  @Test func lineMayBeLongerThanABlock() throws {
    let long = String(repeating: "x", count: 3_000_000)
    let text = [Gorush.document(), Gorush.document("Hi", #","data":{"k":"\#(long)"}"#), "{", Gorush.document()]
    for jobs in ["1", "3"] {
      let run = try convert("--lines", "--jobs", jobs, "--emit", "templates", input: text.joined(separator: "\n"))
      #expect(run.lines.count == 2)
      #expect(run.errors.contains("<stdin>:3:1: error[JSON"))
    }
  }

  /// Several blocks of documents: valid ones, findings beyond the limit, losses, broken lines.
  private func writeStream() throws {
    let padding = String(repeating: "x", count: 4_000)
    let lines = (0..<400).map { index in
      switch index % 100 {
      case 7: "{\"notifications\":[{\"\(index)"
      case 20, 30: Gorush.document("\(index)", #","zzzzzzzzzzzz":{"k":"\#(padding)"},"priority":3"#)
      case 40..<45: Gorush.document("\(index)", #","qqqqqqqqqqqq":1"#)
      default: Gorush.document("\(index)", #","data":{"k":"\#(padding)"}"#)
      }
    }
    try folder.write(lines.joined(separator: "\n"), to: "push.ndjson")
  }

  @Test(arguments: ["2", "5"])
  func threadsChangeNothing(_ jobs: String) throws {
    try writeStream()
    for options in [[], ["--to", "apns,fcm"], ["--max-diagnostics", "3", "--to", "fcm,hms", "--fix"]] {
      let base = ["convert", "--from", "gorush", "--now", "0", "push.ndjson"] + options
      let alone = try folder.run(base + ["--jobs", "1"])
      let together = try folder.run(base + ["--jobs", jobs])
      #expect(alone.exitCode == 1)
      #expect(alone.lines.count > 300)
      #expect(together.output == alone.output)
      #expect(together.errors == alone.errors)
      #expect(together.exitCode == alone.exitCode)
    }
  }

  /// The limit is reached in the middle of a document far from the start, in which findings are not reported in input
  /// order.
  @Test func threadsChangeNothingAboutTheLimit() throws {
    let padding = String(repeating: "x", count: 4_000)
    let plain = Gorush.document("Hi", #","data":{"k":"\#(padding)"}"#)
    let losing = Gorush.document("Hi", #","thread-id":"a","category":"b","mutable_content":true,"sound":"c","badge":1"#)
    let lines = (0..<500).map { $0 % 125 == 75 ? losing : plain }
    try folder.write(lines.joined(separator: "\n"), to: "push.ndjson")
    for limit in [2, 5, 9] {
      let run = { (jobs: String) in
        try convert("--to", "apns,fcm,hms", "--max-diagnostics", "\(limit)", "--jobs", jobs, "push.ndjson").errors
      }
      #expect(try run("1") == run("4"))
    }
  }

  @Test func threadsChangeNothingInTheSideFiles() throws {
    try writeStream()
    for jobs in ["1", "4"] {
      let run = try convert(
        "--to", "fcm", "--jobs", jobs, "--rejects", "rejects\(jobs)", "--loss-report", "losses\(jobs)", "-o",
        "output\(jobs)", "push.ndjson")
      #expect(run.exitCode == 1)
      #expect(run.output.isEmpty)
    }
    for name in ["rejects", "losses", "output"] {
      #expect(try folder.read(name + "1") == folder.read(name + "4"))
      #expect(try folder.read(name + "1").isEmpty == false)
    }
  }
}
