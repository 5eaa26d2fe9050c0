import PushCompiler
import Testing

/// Messages that are not written are returned, so that no input is lost.
struct RejectionTests {
  private static let token = String(repeating: "a1", count: 32)

  private static func report(on batch: String) -> (records: String, report: DocumentReport) {
    let options = CompilerOptions(format: .appmetrica, now: 1_795_219_200)
    let text = #"{"push_batch_request":{"group_id":1,"tag":"t","batch":[\#(batch)]}}"#
    let (output, report) = Compiler.compile(Source(name: "push.json", bytes: SourceBytes(text.utf8)), options)
    return (String(decoding: output, as: UTF8.self), report)
  }

  private static let message = #""messages":{"iOS":{"content":{"title":"T","text":"M"}}}"#

  @Test func devicesOfNoTypeAreHandedBack() {
    let group = #"{"id_values":["\#(Self.token)"]}"#
    let (records, report) = Self.report(
      on: #"{\#(Self.message),"devices":[{"id_type":"ios_push_token","id_values":["\#(Self.token)"]},\#(group)]}"#)
    #expect(records.split(separator: "\n").count == 1)
    #expect(report.rejections.map(\.pointer) == ["/push_batch_request/batch/0/devices/1"])
    #expect(report.rejections.map { report.source.text($0.span) } == [group])
    let place = "/push_batch_request/batch/0/devices/1"
    #expect(report.rejections.map { "\($0)" } == ["\(place): error[SHAPE104] \"id_type\" is missing"])
  }

  @Test func itemWithoutMessagesIsHandedBackBesideAGoodOne() {
    let devices = #""devices":[{"id_type":"ios_push_token","id_values":["\#(Self.token)"]}]"#
    let (records, report) = Self.report(on: "{\(devices)},{\(Self.message),\(devices)},7")
    #expect(records.split(separator: "\n").count == 1)
    #expect(report.rejections.map(\.pointer) == ["/push_batch_request/batch/0", "/push_batch_request/batch/2"])
  }

  @Test func devicesOfAPlatformWithoutMessageAreHandedBack() {
    let group = #"{"id_type":"google_aid","id_values":["x"]}"#
    let (records, report) = Self.report(on: "{\(Self.message),\"devices\":[\(group)]}")
    // The message has no other devices, so it is not written, and is handed back with them: to send them twice would be wrong.
    #expect(records.isEmpty)
    #expect(report.rejections.map(\.pointer) == ["/push_batch_request/batch/0/messages/iOS"])
    #expect(report.rejections.first?.diagnostics.map(\.code.description) == ["SHAPE121"])
  }

  @Test func rejectedMessageIsHandedBackWithTheErrorsOfItsDevices() {
    let (_, report) = Self.report(
      on: #"{\#(Self.message),"devices":[{"id_type":"ios_push_token","id_values":["no hexadecimal"]}]}"#)
    #expect(report.rejections.map(\.pointer) == ["/push_batch_request/batch/0/messages/iOS"])
    #expect(report.rejections.first?.diagnostics.map(\.code.description) == ["ADDR102"])
  }

  /// As everywhere else, what is found is in the order of the input.
  @Test func errorsOfARejectionAreInInputOrder() {
    let text = #"{"notifications":[{"platform":1,"tokens":["no hexadecimal"],"message":"M","badge":"3"}]}"#
    let options = CompilerOptions(format: .gorush, now: 1_795_219_200)
    let (_, report) = Compiler.compile(Source(name: "push.json", bytes: SourceBytes(text.utf8)), options)
    #expect(report.rejections.first?.diagnostics.map(\.code.description) == ["ADDR102", "SHAPE103"])
  }

  @Test func rejectedMessageIsHandedBackWithItsDevices() throws {
    let item = #"{\#(Self.message),"devices":[{"id_type":"ios_push_token","id_values":["no hexadecimal"]}]}"#
    let (_, report) = Self.report(on: item)
    #expect(report.source.text(try #require(report.rejections.first).input) == item)
  }

  @Test func messageThatIsNoObjectIsHandedBackOnceWithItsDevices() throws {
    let devices = #"[{"id_type":"ios_push_token","id_values":["\#(Self.token)"]}]"#
    let item = #"{"messages":{"android":{"content":{"title":"T","text":"M"}},"iOS":"x"},"devices":\#(devices)}"#
    let (_, report) = Self.report(on: item)
    #expect(report.rejections.map(\.pointer).filter { $0.hasSuffix("/iOS") }.count == 1)
    #expect(!report.rejections.contains { $0.pointer.contains("/devices/") })
    #expect(report.rejections.allSatisfy { report.source.text($0.input) == item })
  }

  @Test func whatIsWrongWithTheRequestRejectsItsMessages() {
    let devices = #""devices":[{"id_type":"ios_push_token","id_values":["\#(Self.token)"]}]"#
    let item = "{\(Self.message),\(devices)}"
    let text = #"{"push_batch_request":{"tag":"t","batch":[\#(item),\#(item)]}}"#
    let source = Source(name: "push.json", bytes: SourceBytes(text.utf8))
    let (output, report) = Compiler.compile(source, CompilerOptions(format: .appmetrica, now: 0))
    #expect(output.isEmpty)
    #expect(report.rejections.map(\.diagnostics.count) == [1, 1])
    #expect(report.rejections.first?.diagnostics.first?.message == "\"group_id\" is missing")
  }

  @Test func manyErrorsOfTheRequestAreNotAllRepeatedForEachMessage() {
    // Of a key that is repeated, Go reads each value.
    let wrong = String(repeating: #""notifications":1,"#, count: 12)
    let start = #"{"platform":1,"tokens":["\#(Self.token)"],"message""#
    let text = #"{\#(wrong)"notifications":[\#(start):"A"},\#(start):7}]}"#
    let source = Source(name: "push.json", bytes: SourceBytes(text.utf8))
    let (output, report) = Compiler.compile(source, CompilerOptions(format: .gorush, now: 0))
    #expect(output.isEmpty)
    #expect(report.diagnostics.count { $0.severity == .error } == 13)
    #expect(report.rejections.map(\.diagnostics.count) == [10, 11])
    #expect(report.rejections.last?.diagnostics.last?.message == "message is a number; it must be a string")
  }

  @Test func whatIsWrongWithOnePushLeavesTheOther() {
    let text = #"{"messages":{"apple_push":{"alert":"A","badge":"x"},"android_push":{"title":"T","alert":"A"}}}"#
    let source = Source(name: "push.json", bytes: SourceBytes(text.utf8))
    let (output, report) = Compiler.compile(source, CompilerOptions(format: .braze, now: 0))
    #expect(!output.isEmpty)
    #expect(report.rejections.map(\.pointer) == ["/messages/apple_push"])
  }

  @Test func brokenDocumentIsHandedBackWhole() {
    let source = Source(name: "push.json", bytes: SourceBytes("{".utf8))
    let (_, report) = Compiler.compile(source, CompilerOptions(format: .gorush, now: 0))
    #expect(report.rejections.map(\.isValue) == [false])
  }

  @Test func rejectedMessageThatWasBuiltInSwiftCountsOnce() {
    var message = Message()
    message[.title] = "T"
    message[.apnsID] = "no UUID"
    message.address(.apns, tokens: [Self.token])
    let compiler = Compiler(CompilerOptions(format: .gorush, now: 0)) { _ in }
    let report = compiler.compile(message)
    #expect(report.rejections.count == 1)
    #expect(compiler.counts.messages == 1)
    #expect(compiler.counts.rejected == 1)
  }

  @Test func itemWithoutMessagesCountsOnceWhenFixesAreApplied() {
    var options = CompilerOptions(format: .appmetrica, now: 0)
    options.appliesFixes = true
    let compiler = Compiler(options) { _ in }
    let text = #"{"push_batch_request":{"group_id":1,"tag":"t","batch":[{"devices":[]}]}}"#
    _ = compiler.compile(Source(name: "push.json", bytes: SourceBytes(text.utf8)))
    #expect(compiler.counts.messages == 1)
    #expect(compiler.counts.rejected == 1)
  }

  @Test func everyRejectionIsCounted() {
    let group = #"{"id_values":["\#(Self.token)"]}"#
    let text =
      #"{"push_batch_request":{"group_id":1,"tag":"t","batch":[{\#(Self.message),"devices":[\#(group)]},{"devices":[]},7]}}"#
    let compiler = Compiler(CompilerOptions(format: .appmetrica, now: 1_795_219_200)) { _ in }
    let report = compiler.compile(Source(name: "push.json", bytes: SourceBytes(text.utf8)))
    #expect(compiler.counts.records == 0)
    #expect(compiler.counts.rejected == report.rejections.count)
    #expect(report.rejections.allSatisfy { !$0.diagnostics.isEmpty })
    #expect(
      report.rejections.map(\.pointer).sorted() == [
        "/push_batch_request/batch/0/messages/iOS", "/push_batch_request/batch/1", "/push_batch_request/batch/2",
      ])
  }

  @Test func aMessageIsNotWrittenForAnyDeviceWhereItsDevicesAreBroken() {
    let (records, report) = Self.report(
      on: #"{\#(Self.message),"devices":[{"id_type":"ios_token","id_values":["\#(Self.token)"]}]}"#)
    #expect(records.isEmpty)
    #expect(report.rejections.map(\.diagnostics.count) == [1])
  }

  @Test func aMessageIsNotWrittenForAnyDeviceWhereItsListOfDevicesIsEmpty() {
    let (records, report) = Self.report(on: #"{\#(Self.message),"devices":[]}"#)
    #expect(records.isEmpty)
    #expect(report.rejections.map { $0.diagnostics.map(\.code.description) } == [["SHAPE110"]])
  }

  @Test func aBrokenPushThatALaterOneReplacesIsTold() {
    let text = #"{"messages":{"apple_push":"[1]","apple_push":{"alert":"A"}}}"#
    let source = Source(name: "push.json", bytes: SourceBytes(text.utf8))
    let (output, report) = Compiler.compile(source, CompilerOptions(format: .braze, now: 0))
    #expect(!output.isEmpty)
    #expect(report.rejections.isEmpty)
    #expect(report.diagnostics.contains { $0.code.description == "JSON111" && $0.severity == .warning })
  }

  @Test func aBrokenChannelKeepsThePushesBesideItFromBeingWritten() {
    let text = #"{"messages":{"apple_push":{"alert":"A"},"email":"x","android_push":{"title":"T","alert":"A"}}}"#
    let source = Source(name: "push.json", bytes: SourceBytes(text.utf8))
    let (output, report) = Compiler.compile(source, CompilerOptions(format: .braze, now: 0))
    #expect(output.isEmpty)
    #expect(report.rejections.map(\.pointer) == ["/messages/apple_push", "/messages/android_push"])
    #expect(report.rejections.allSatisfy { $0.diagnostics.map(\.code.description) == ["SHAPE103"] })
  }

  @Test func aPayloadForTheSimulatorNeedsNoToken() {
    let text = #"{"notifications":[{"platform":1,"tokens":["no hexadecimal"],"message":"A"},7]}"#
    var options = CompilerOptions(format: .gorush, now: 0)
    options.emission = .simctl
    let compiler = Compiler(options) { _ in }
    let report = compiler.compile(Source(name: "push.json", bytes: SourceBytes(text.utf8)))
    #expect(compiler.counts.records == 1)
    #expect(report.rejections.map(\.pointer) == ["/notifications/1"])
    #expect(compiler.counts.rejected == 1)
  }

  @Test func aTokenOfAURLMayHaveAPlaceholder() {
    func output(_ path: String) -> String {
      let text = #"{"target":"apns","url":"https://\#(path)","headers":{},"body":{"aps":{"alert":"x"}}}"#
      let source = Source(name: "push.json", bytes: SourceBytes(text.utf8))
      return String(decoding: Compiler.compile(source, CompilerOptions(format: .apns, now: 0)).output, as: UTF8.self)
    }
    #expect(output("api.push.apple.com/3/device/${user}47f").contains(#"/3/device/${user}47f""#))
  }

  @Test func aPlaceholderIsNoBrokenValue() {
    let text =
      #"{"notifications":[{"platform":2,"topic":"a","title":"A","message":"B","android":{"notification":{"visibility":"<%= v %>"}}}]}"#
    var options = CompilerOptions(format: .gorush, now: 0)
    options.settings.lossSeverity = .error
    options.settings.reader = .sdk(.braze)
    let report = Compiler.compile(Source(name: "push.json", bytes: SourceBytes(text.utf8)), options).report
    #expect(report.rejections.count == 1)
    #expect(report.rejections.allSatisfy { !$0.diagnostics.isEmpty })
  }

  /// The SDK of a vendor gets its own data in place of Android's; browsers get theirs.
  @Test(arguments: [("webpush", ["FCM101"]), ("android", [])])
  func reservedKeysAreRefusedWhereTheyAreSent(_ block: String, _ codes: [String]) {
    let text = #"{"message":{"token":"t","notification":{"title":"A","body":"B"},"\#(block)":{"data":{"from":"B"}}}}"#
    var options = CompilerOptions(format: .fcm, now: 0)
    options.targets = [.fcm]
    options.settings.reader = .sdk(.braze)
    let report = Compiler.compile(Source(name: "push.json", bytes: SourceBytes(text.utf8)), options).report
    #expect(report.diagnostics.filter { $0.severity == .error }.map(\.code.description) == codes)
  }

  @Test func brokenDocumentCountsAsOneMessage() {
    let compiler = Compiler(CompilerOptions(format: .gorush, now: 0)) { _ in }
    for text in ["{", "7"] { _ = compiler.compile(Source(name: "push.json", bytes: SourceBytes(text.utf8))) }
    #expect(compiler.counts.messages == 2)
    #expect(compiler.counts.rejected == 2)
  }
}
