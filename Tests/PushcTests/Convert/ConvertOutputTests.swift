import Foundation
import Testing

@Suite struct ConvertOutputTests {
  private let folder = Folder()
  /// A document with two messages, of which the second is rejected, with a loss for FCM.
  private let half = """
    {
      "notifications": [
        { "tokens": ["0a1b2c3d"], "platform": 1, "topic": "com.example.app", "message": "1" },
        { "tokens": ["0a1b2c3d"], "platform": "1",
          "message": "a  \\"b\\n" }
      ]
    }
    """

  private func convert(_ arguments: String..., input: String = "") throws -> PushcRun {
    try folder.run(["convert", "--from", "gorush"] + arguments, input: input)
  }

  // MARK: Files

  @Test func fileIsWritten() throws {
    #expect(try convert("-o", "out", input: Gorush.document()).exitCode == 0)
    #expect(try folder.read("out") == Gorush.request() + "\n")
    #expect(try folder.names == ["out"])
  }

  @Test func fileIsWrittenThoughAMessageIsRejected() throws {
    #expect(try convert("-o", "out", input: half).exitCode == 1)
    #expect(try folder.read("out").split(separator: "\n").count == 1)
    #expect(try folder.names == ["out"])
  }

  @Test func theFileOfADocumentThatIsRejectedStaysAsItWas() throws {
    try folder.write("old", to: "out")
    let broken = Gorush.document("Hi", ",\"badge\":\"x\"")
    let run = try convert("-o", "out", "--rejects", "rejects", input: broken)
    #expect(run.exitCode == 1)
    #expect(try folder.read("out") == "old")
    #expect(try folder.read("rejects").contains("SHAPE103"))
    #expect(run.errors.hasSuffix("pushc: out was not written, because every message was rejected\n"))
    #expect(try convert("-o", "new", input: broken).exitCode == 1)
    #expect(try folder.names == ["out", "rejects"])
    #expect(try convert("-o", "out", input: "{").exitCode == 1)
    #expect(try folder.read("out") == "old")
  }

  @Test func theFileOfAStreamIsWhatWasWritten() throws {
    try folder.write("old", to: "out")
    let broken = Gorush.document("Hi", ",\"badge\":\"x\"")
    #expect(try convert("--lines", "-o", "out", input: broken + "\n").exitCode == 1)
    #expect(try folder.read("out") == "")
    try folder.write("old", to: "out")
    try folder.write(broken, to: "a.json")
    #expect(try convert("-o", "out", "a.json", "a.json").exitCode == 1)
    #expect(try folder.read("out") == "")
  }

  @Test func oldFileIsReplacedAndKeepsItsMode() throws {
    try folder.write("old", to: "old")
    try folder.setMode(0o600, of: "old")
    try folder.link("link", to: "old")
    #expect(try convert("-o", "link", input: Gorush.document()).exitCode == 0)
    #expect(try folder.read("old") == Gorush.request() + "\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "old")
    #expect(try folder.mode(of: "old") == 0o600)
    #expect(try folder.names == ["link", "old"])
  }

  @Test func inputMayBeReplaced() throws {
    try folder.write(Gorush.document(), to: "push.json")
    #expect(try convert("push.json", "-o", "push.json").exitCode == 0)
    #expect(try folder.read("push.json") == Gorush.request() + "\n")
  }

  @Test func nothingIsLeftWhereInputIsMissing() throws {
    try folder.write(Gorush.document(), to: "push.json")
    let run = try convert("push.json", "missing", "-o", "out", "--rejects", "rejects", "--loss-report", "losses")
    #expect(run.exitCode == 3)
    #expect(run.errors.hasSuffix("pushc: no file was written, because part of the input is missing\n"))
    #expect(try folder.names == ["push.json"])
  }

  /// Whoever reads the records has them, and sends them again if the rejected ones are not known.
  @Test(arguments: [[], ["-o", "-"], ["-o", "/dev/stdout"], ["-o", "/dev/null"]])
  func whatWasFoundInRecordsThatHaveLeftIsKept(_ output: [String]) throws {
    try folder.write(Gorush.document("Hi", ",\"bi_tag\":\"t\"") + "\n{\n", to: "push.ndjson")
    let run = try folder.run(
      ["convert", "--from", "gorush", "--to", "fcm", "--rejects", "rejects", "--loss-report", "losses"] + output
        + ["push.ndjson", "missing"])
    #expect(run.exitCode == 3)
    #expect(run.errors.hasSuffix("pushc: rejects and losses were written, but part of the input is missing\n"))
    #expect(try folder.read("rejects").hasPrefix(#"{"file":"push.ndjson","line":2,"#))
    #expect(try folder.read("losses").contains("huawei.bi_tag"))
    #expect(try folder.names == ["losses", "push.ndjson", "rejects"])
  }

  @Test func nothingIsSaidWhereNoFileIsWritten() throws {
    let run = try convert("--rejects", "/dev/null", "missing")
    #expect(run.exitCode == 3)
    #expect(!run.errors.contains("written, but"))
  }

  @Test(arguments: [["-o", "missing/out"], ["-o", "out", "--rejects", "missing/rejects"], ["-o", "."]])
  func nothingIsLeftWhereAFileCannotBeOpened(_ arguments: [String]) throws {
    let run = try folder.run(["convert", "--from", "gorush"] + arguments, input: Gorush.document())
    #expect(run.exitCode == 3)
    #expect(run.errors.hasPrefix("pushc: error: cannot write "))
    #expect(try folder.names.isEmpty)
  }

  @Test func fullDiskIsSaid() throws {
    let run = try convert("-o", "/dev/full", "--rejects", "rejects", input: Gorush.document())
    #expect(run.exitCode == 3)
    #expect(run.errors == "pushc: error: cannot write /dev/full: No space left on device\n")
    #expect(try folder.names.isEmpty)
  }

  @Test func deviceStaysADevice() throws {
    #expect(try convert("-o", "/dev/null", input: Gorush.document()).exitCode == 0)
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [SIGINT, SIGTERM, SIGQUIT, SIGUSR1, SIGALRM, SIGXCPU])
  func signalLeavesNoFile(_ signal: Int32) throws {
    let input = Pipe()
    let process = Process()
    process.executableURL = pushcBinary
    process.arguments = ["convert", "--from", "gorush", "--lines", "-o", "out", "--rejects", "rejects"]
    process.currentDirectoryURL = folder.url
    process.standardInput = input
    try process.run()
    input.fileHandleForWriting.write(Data((Gorush.document() + "\n").utf8))
    while process.isRunning, try folder.names.count < 2 { usleep(1_000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(try folder.names.isEmpty)
  }

  // MARK: Pipes

  @Test(arguments: ["1", "2"])
  func closedPipeEndsQuietly(_ jobs: String) throws {
    // An ID of the sender is told at the end of a run.
    let lines = String(repeating: Gorush.document("Hi", #","notif_id":"7""#) + "\n", count: 2_000)
    try folder.write(lines, to: "push.ndjson")
    let run = try folder.shellWithoutReader("$0 convert --from gorush --jobs \(jobs) push.ndjson")
    #expect(run.ending == .exit(0))
    #expect(run.errors == "")
  }

  // MARK: Side files

  @Test func rejectedMessageIsKept() throws {
    #expect(try convert("--rejects", "rejects", input: half).exitCode == 1)
    let line = try folder.read("rejects")
    #expect(
      line.hasPrefix(
        #"{"file":"<stdin>","line":4,"pointer":"/notifications/1","targets":["fcm"],"diagnostics":[{"line":4,"column":"#
      ))
    #expect(
      line.hasSuffix(#""input":{"tokens":["0a1b2c3d"],"platform":"1","message":"a  \"b\n"}}"# + "\n"))
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let diagnostics = try #require(object?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 1)
    #expect(diagnostics[0]["severity"] as? String == "error")
    #expect(diagnostics[0]["line"] as? Int == 4)
    #expect(diagnostics[0]["column"] as? Int == 43)
    #expect(diagnostics[0]["pointer"] as? String == "/notifications/1/platform")
    #expect(diagnostics[0]["code"] as? String == "SHAPE103")
    #expect(diagnostics[0]["name"] as? String == "wrong-type")
    #expect(diagnostics[0]["message"] as? String != nil)
  }

  @Test func brokenLineIsKeptAsText() throws {
    let lines = Gorush.document() + "\n{\"a\":\t\"\u{1}\"\n"
    #expect(try convert("--lines", "--rejects", "rejects", input: lines).exitCode == 1)
    let text = try folder.read("rejects")
    #expect(text.hasPrefix(#"{"file":"<stdin>","line":2,"pointer":"","diagnostics":[{"line":2,"column":"#))
    #expect(text.contains(#","code":"JSON"#))
    #expect(text.hasSuffix(#""input":"{\"a\":\t\"\u0001\""}"# + "\n"))
  }

  @Test func flawlessRunHasEmptySideFiles() throws {
    #expect(try convert("--rejects", "rejects", "--loss-report", "losses", input: Gorush.document()).exitCode == 0)
    #expect(try folder.read("rejects") == "")
    #expect(try folder.read("losses") == "[]\n")
  }

  @Test(arguments: ["allow", "warn", "error"])
  func lossesAreReported(_ level: String) throws {
    try folder.write(Gorush.document("Hi", #","bi_tag":"t""#), to: "push.json")
    let run = try convert("--to", "fcm", "--loss", level, "--loss-report", "losses", "push.json")
    let report = try folder.read("losses")
    #expect(report.hasPrefix(#"[\#n{"file":"push.json","line":1,"column":"#))
    let losses = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]])
    #expect(losses.map { $0["field"] as? String } == ["huawei.bi_tag"])
    #expect(losses[0]["target"] as? String == "fcm")
    #expect(losses[0]["change"] as? String == "lost")
    #expect(losses[0]["pointer"] as? String == "/notifications/0/bi_tag")
    #expect(losses[0]["key"] as? String == "bi_tag")
    #expect(run.exitCode == (level == "error" ? 1 : 0))
    #expect(run.errors.contains("LOSS") == (level != "allow"))
    #expect(run.lines.count == (level == "error" ? 0 : 1))
  }

  @Test func unknownKeysThatAreLostAreReported() throws {
    try folder.write(
      #"{"message":{"android":{"colour":{"a":1},"notification":{"title":"T","body":"B","click_action":{"type":3}}}}}"#,
      to: "push.json")
    let run = try folder.run(
      "convert", "--from", "hms", "--to", "apns,fcm,hms", "--loss-report", "losses", "push.json")
    let report = try folder.read("losses")
    let losses = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]])
    #expect(losses.map { $0["target"] as? String } == ["apns", "fcm"])
    #expect(losses.map { $0["message"] as? String }.first == "message.android.colour dropped: APNs has no equivalent")
    #expect(run.errors.contains("SHAPE101") && !run.errors.contains("LOSS101"))
  }

  @Test func valuesThatBecomeStringsAreReported() throws {
    try folder.write(Gorush.document("Hi", #","data":{"ride":{"a": 7},"text":"7"}"#), to: "push.json")
    #expect(try convert("--to", "fcm", "--loss-report", "losses", "push.json").exitCode == 0)
    let losses = try folder.read("losses")
    #expect(losses.contains(#""pointer":"/notifications/0/data/ride","key":"ride","field":"data","target":"fcm""#))
    #expect(losses.contains(#""change":"changed","replacement":"{\"a\":7}""#))
    #expect(!losses.contains("data/text"))
  }

  // MARK: Findings

  /// Progress is printed every 100 ms.
  @Test func progressIsALineThatIsErased() throws {
    let document = Gorush.document()
    let stream = "{ echo '\(document)'; sleep 0.2; echo '\(document)'; }"
    let run = try folder.shell("\(stream) | $0 convert --from gorush --lines --progress always -")
    #expect(run.lines == [Gorush.request(), Gorush.request()])
    #expect(run.errors.wholeMatch(of: #/(\r0 MB\x{1b}\[K)+\r\x{1b}\[K/#) != nil, "\(run.errors.debugDescription)")
    // By default it is for terminals.
    #expect(try folder.shell("\(stream) | $0 convert --from gorush --lines -").errors == "")
  }

  @Test(arguments: [("1", 1), ("3", 3), ("0", 30), ("50", 30)])
  func findingsAreLimited(_ limit: String, _ printed: Int) throws {
    let lines = String(repeating: Gorush.document("Hi", #","zzzzzzzz":1"#) + "\n", count: 30)
    for side in [[], ["--rejects", "rejects"]] {
      let run = try folder.run(
        ["convert", "--from", "gorush", "--lines", "--max-diagnostics", limit] + side, input: lines)
      #expect(run.errors.components(separatedBy: "warning[SHAPE101]").count - 1 == printed)
      let rest = printed == 30 ? "" : " (\(30 - printed) more not shown: --max-diagnostics 0 shows all)"
      #expect(run.errors.hasSuffix("pushc: 30 messages, 30 requests written; 30 warnings\(rest)\n"))
      #expect(run.exitCode == 0)
    }
  }

  @Test func errorsAreLimitedToo() throws {
    let run = try convert("--lines", "--max-diagnostics", "1", input: String(repeating: "{\n", count: 30))
    #expect(run.errors.components(separatedBy: "error[JSON").count - 1 == 1)
    #expect(
      run.errors.hasSuffix(
        "pushc: 30 messages, 0 requests written, 30 rejected; 30 errors (29 more not shown: --max-diagnostics 0 shows all)\n"
      ))
    #expect(run.exitCode == 1)
  }
}
