import ProgramTesting
import Testing

/// Notes for valid documents: missing settings are reported once per run, and everything else only if notes are
/// requested.
@Suite struct NotesTests {
  private let folder = Folder()

  private func run(_ arguments: [String], _ input: String) throws -> PushcRun {
    try folder.run(arguments, input: input)
  }

  /// A complete document of each format, with the options for everything that it cannot contain.
  private static let documents: [(format: String, options: [String], text: String)] = [
    (
      "apns", ["--to", "apns"],
      ##"{"target":"apns","method":"POST","url":"https://api.push.apple.com/3/device/55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503","headers":{"apns-push-type":"alert","apns-topic":"com.example.taxi"},"body":{"aps":{"alert":{"title":"Taxi","body":"Here"}}}}"##
    ),
    (
      "fcm", ["--fcm-project", "taxi"],
      ##"{"message":{"token":"2V_0UCVz0_-wfMPQZmUgM8:APA91bI0wb7ITc0uXoWvoiIIS5Z2loRzlICtrp","notification":{"title":"Taxi","body":"Here"},"data":{"ride":"7"}}}"##
    ),
    (
      "hms", ["--hms-app-id", "1"],
      ##"{"message":{"token":["0123456789abcdef0123456789abcdef"],"android":{"category":"EXPRESS","notification":{"title":"Taxi","body":"Here","click_action":{"type":3}}}}}"##
    ),
    (
      "gorush", ["--apns-topic", "com.example.taxi"],
      ##"{"notifications":[{"platform":1,"tokens":["55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503"],"title":"Taxi","message":"Here"}]}"##
    ),
  ]

  @Test(arguments: documents.indices)
  func aCompleteDocumentConvertsWithoutAWord(_ index: Int) throws {
    let (format, options, text) = Self.documents[index]
    let run = try run(["convert", "--from", format] + options, text)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    let lint = try folder.run("lint", "-", input: text)
    #expect(lint.text == "nothing to report in 1 file (1 \(format))\n")
  }

  @Test func whatIsOpenIsToldOnceForTheRun() throws {
    let line =
      ##"{"notifications":[{"platform":1,"tokens":["55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503"],"title":"Taxi"},{"platform":1,"tokens":["55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503"],"title":"Taxi","notif_id":"7"}]}"##
    let input = String(repeating: line + "\n", count: 300)
    let runs = try ["1", "4"].map { jobs in
      try folder.run("convert", "--from", "gorush", "--lines", "--jobs", jobs, input: input).errors
    }
    #expect(runs[0] == runs[1])
    #expect(
      runs[0].split(separator: "\n").filter { $0.hasPrefix("pushc: note") } == [
        "pushc: note[ADDR101] not set: apns-topic (--apns-topic BUNDLE_ID)",
        "pushc: note[LOSS103] metadata not sent: notif_id",
      ])
  }

  @Test func missingAddressesAreToldOnceForAllServices() throws {
    let input = String(
      repeating: #"{"messages":{"apple_push":{"alert":"A"},"android_push":{"alert":"B","title":"C"}}}"# + "\n",
      count: 50)
    let run = try folder.run(
      "convert", "--from", "braze", "--lines", "--apns-topic", "com.example.taxi", "--fcm-project", "taxi", input: input
    )
    #expect(
      run.errors == """
        pushc: note[ADDR105] no address: APNs (replace {token} in the URL), FCM (add a token or topic)
        pushc: 100 messages, 100 requests written

        """)
  }

  @Test func allMetadataIsToldToRegisteredDevices() throws {
    try folder.write(
      #"{"provider":"gcm","token":"2V_0UCVz0_-wfMPQZmUgM8:APA91bI0wb7ITc0uXoWvoiIIS5Z2loRzlICtrp"}"#, to: "d.json")
    let run = try folder.run(
      "convert", "--from", "braze", "--fcm-project", "taxi", "--devices", "d.json",
      input: #"{"campaign_id":"a","send_id":"b","messages":{"android_push":{"alert":"B","title":"C"}}}"#)
    #expect(run.errors.contains("pushc: note[LOSS103] metadata not sent: campaign_id, send_id\n"))
  }

  private static let background = #"{"aps":{"content-available":1},"ride":7}"#

  @Test func anInferenceIsExplainedOnRequest() throws {
    let arguments = ["lint", "--from", "apns", "-"]
    #expect(try run(arguments, Self.background).text == "nothing to report in 1 file (1 apns)\n")
    let run = try run(arguments + ["--notes"], Self.background)
    #expect(run.text.contains("note[APNS120] no visible content: sent as a background push"))
    #expect(run.text.hasSuffix("1 note in 1 file (1 apns)\n"))
  }

  @Test(arguments: [[] as [String], ["--loss-report", "losses.json"]])
  func explanationsAreCountedWhereTheyAreNotPrinted(_ report: [String]) throws {
    let arguments = ["convert", "--from", "apns", "--to", "apns", "--apns-topic", "com.example.taxi"]
    let input = #"{"aps":{"content-available":1,"ride":7}}"#
    let silent = try run(arguments + report, input)
    #expect(!silent.errors.contains("APNS120"))
    #expect(silent.errors.hasSuffix("; 1 warning, 1 note with --notes\n"))
    let told = try run(arguments + ["--notes"], input)
    #expect(told.errors.contains("note[APNS120] no visible content"))
    #expect(told.errors.hasSuffix("; 1 warning, 1 note\n"))
  }

  @Test func notesOfDevicesAreCountedAsTheyArePrinted() throws {
    try folder.write(#"{"provider":null,"token":"0a1b2c3d4e5f"}"#, to: "devices.json")
    let arguments = ["convert", "--from", "apns", "--devices", "devices.json", "-"]
    let input = #"{"aps":{"alert":"Your taxi is here"}}"#
    #expect(try run(arguments, input).errors.hasSuffix("; 1 error, 1 note, 1 more with --notes\n"))
    #expect(try run(arguments + ["--notes"], input).errors.hasSuffix("; 1 error, 2 notes\n"))
  }

  @Test(arguments: ["json", "json-lines", "sarif", "github", "gitlab", "junit"])
  func programsGetExplanationsAndReviewsDoNot(_ format: String) throws {
    let run = try folder.run(
      "lint", "--from", "apns", "--output-format", format, "--fail-on", "note", "-", input: Self.background)
    #expect(run.exitCode == 0)
    #expect(run.text.contains("APNS120") == ["json", "json-lines", "sarif"].contains(format))
  }

  @Test func explanationsNeverFailARun() throws {
    let run = try folder.run("lint", "--from", "apns", "--notes", "--fail-on", "note", "-", input: Self.background)
    #expect(run.exitCode == 0 && run.text.contains("note[APNS120]"))
    let help = try folder.run("help", "lint").text
    #expect(help.contains("nothing at or above the fail level, except notes that only explain (--notes)"))
  }

  @Test func theLossReportHasWhatIsToldOnce() throws {
    let line =
      ##"{"notifications":[{"platform":1,"tokens":["55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503"],"title":"Taxi","notif_id":"7"}]}"##
    let run = try folder.run(
      "convert", "--from", "gorush", "--lines", "--loss-report", "loss.json", "-o", "out.ndjson", "-",
      input: line + "\n" + line + "\n")
    #expect(run.exitCode == 0)
    let report = try folder.read("loss.json")
    #expect(report.split(separator: "\n").count { $0.contains("notif_id") } == 2)
    #expect(run.errors.hasSuffix("pushc: 2 messages, 2 requests written\n"))
  }

  /// Losses that are allowed are neither told nor counted.
  @Test(arguments: ["1", "2"])
  func allowedLossesAreNotCounted(_ jobs: String) throws {
    let line = #"{"notifications":[{"platform":2,"tokens":["t"],"message":"Hi","data":{"a":1,"b":true}}]}"# + "\n"
    let lines = String(repeating: line, count: 3_000)
    let run = try run(
      ["convert", "--from", "gorush", "--lines", "--loss", "allow", "--notes", "--jobs", jobs, "--fcm-project", "p"],
      lines)
    #expect(run.lines.count == 3_000 && run.errors.isEmpty, "\(run.errors)")
  }
}
