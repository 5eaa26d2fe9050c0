import PushCompiler
import Testing

/// Use of the library without files and without the command line.
struct LibraryTests {
  private static let token = String(repeating: "a1", count: 32)

  private static func output(of message: Message, _ change: (inout CompilerOptions) -> Void) -> String {
    var options = CompilerOptions(format: nil, now: 1_795_219_200)
    options.emission = .bodies
    change(&options)
    var text = ""
    let compiler = Compiler(options) { bytes in
      text += unsafe bytes.withUnsafeBytes { unsafe String(decoding: $0, as: UTF8.self) }
    }
    _ = compiler.compile(message)
    compiler.flush()
    return text
  }

  private static var greeting: Message {
    var message = Message()
    message[.title] = "Hello"
    message[.body] = "There"
    return message
  }

  @Test func installationsAreAddressedByTheirOwnIdentifiers() {
    var message = Self.greeting
    message.address(installations: ["fid-1", "fid-2"])
    let bodies = ["fid-1", "fid-2"].map {
      #"{"message":{"fid":"\#($0)","notification":{"title":"Hello","body":"There"}}}"# + "\n"
    }
    #expect(Self.output(of: message) { _ in } == bodies.joined())
  }

  @Test func liveActivityIsReachedThroughFCM() {
    var message = Message()
    message[.event] = "update"
    message[.timestamp] = 1_795_219_260
    message[.contentState] = #"{"minutes":3}"#
    message[.activityToken] = "a-token"
    message.address(.fcm, tokens: ["t"])
    let aps = #"{"timestamp":1795219260,"event":"update","content-state":{"minutes":3}}"#
    let expected =
      #"{"message":{"token":"t","apns":{"payload":{"aps":\#(aps)},"live_activity_token":"a-token"}}}"# + "\n"
    #expect(Self.output(of: message) { _ in } == expected)
  }

  @Test func messageCanBeForTheSDKOfAVendor() {
    var message = Self.greeting
    message[.image] = "https://example.com/a.png"
    let aps = #"{"aps":{"alert":{"title":"Hello","body":"There"},"mutable-content":1}"#
    let emarsys = Self.output(of: message) {
      $0.settings.reader = .sdk(.emarsys)
      $0.targets = [.apns]
    }
    #expect(emarsys == aps + #","image_url":"https://example.com/a.png"}"# + "\n")
    let app = Self.output(of: message) { $0.targets = [.apns] }
    #expect(app == aps + #","attachments":[{"url":"https://example.com/a.png","id":"image"}]}"# + "\n")
  }

  @Test func buttonsGetWhatTheSDKNeedsToShowThem() {
    var message = Self.greeting
    message[.actions] =
      #"[{"kind":"url","title":"Open","url":"https://example.com"},{"kind":"url","title":"No address"}]"#
    let body = Self.output(of: message) {
      $0.settings.reader = .sdk(.emarsys)
      $0.targets = [.apns]
    }
    let button = #"{"id":"0","title":"Open","type":"OpenExternalUrl","url":"https://example.com"}"#
    #expect(body.hasSuffix(#","ems":{"actions":[\#(button)]}}"# + "\n"))
  }

  @Test func messagesBuiltOneAfterAnotherAreEachTold() {
    var options = CompilerOptions(format: nil, now: 1_795_219_200)
    options.settings.reader = .sdk(.braze)
    options.targets = [.apns, .fcm]
    let compiler = Compiler(options) { _ in }
    for _ in 0..<2 {
      let notes = compiler.compile(Self.greeting).diagnostics.map(\.code.description)
      #expect(notes.filter { $0 == "LOSS108" }.count == 1)
    }
  }

  @Test func messageWithoutAddressGoesToTheRegisteredDevices() {
    var devices = DeviceList()
    let registrations = #"[{"provider":"apns","token":"\#(Self.token)"},{"provider":"gcm","token":"t"}]"#
    #expect(devices.add(Source(name: "devices.json", bytes: SourceBytes(registrations.utf8))).isEmpty)
    #expect(devices.count == 2)
    let output = Self.output(of: Self.greeting) {
      $0.devices = devices
      $0.emission = .requests
    }
    #expect(output.split(separator: "\n").map { $0.prefix(16) } == [#"{"target":"apns""#, #"{"target":"fcm","#])
  }

  @Test func messageThatNoRegisteredDeviceTakesIsRejected() {
    var devices = DeviceList()
    _ = devices.read(PushSource(#"{"provider":"apns_voip","token":"\#(Self.token)"}"#))
    for targets in [nil, []] as [[PushTarget]?] {
      var options = CompilerOptions(to: targets)
      options.devices = devices
      let compiled = Compiler.compile(Self.greeting, options)
      #expect(compiled.findings.map(\.code) == ["ADDR115"] && compiled.rejections.count == 1)
    }
  }

  @Test func targetThatIsNamedTwiceIsToldOnce() {
    var devices = DeviceList()
    _ = devices.read(PushSource(#"{"provider":"apns_voip","token":"\#(Self.token)"}"#))
    var options = CompilerOptions(to: [.apns, .apns])
    options.devices = devices
    let messages = Compiler.compile(Self.greeting, options).findings.map(\.diagnostic.message)
    #expect(messages == ["no registered device takes this message through APNs"])
  }

  @Test(arguments: [0, -5, .min])
  func atLeastOneFindingIsKept(_ number: Int) {
    var options = CompilerOptions(format: .apns)
    options.limits.findings = number
    let found = Compiler.compile(PushSource(#"{"aps":{"alert":7,"badge":"3"}}"#), options).report.diagnostics
    #expect(found.filter { $0.severity == .error }.map { $0.code.description } == ["SHAPE103", "JSON112"])
    #expect(found.contains { $0.message == "the document has more than 1 error; the others are not listed" })
  }

  @Test func whatWasFixedIsTold() {
    var options = CompilerOptions(format: .apns)
    options.appliesFixes = true
    let compiled = Compiler.compile(#"{"aps":{"alert":"Hi","badge":"3"}}"#, options)
    #expect(compiled.fixed.map(\.diagnostic.code.description) == ["SHAPE103"])
    #expect(compiled.findings.filter { $0.severity == .error }.isEmpty)
  }

  @Test func syntaxOfASourceIsGivenWithIt() {
    let options = CompilerOptions(format: .apns)
    let commented = PushSource(#"{"aps": {"alert": "Hi"}, /* a comment */}"#, syntax: .jsonc)
    #expect(Compiler.compile(commented, options).report.rejections.isEmpty)
    let template = PushSource(#"{"aps": {"badge": {{count}}}}"#, syntax: .template)
    #expect(Compiler.compile(template, options).report.diagnostics.map(\.code.description).contains("JSON101"))
  }

  @Test func formatIsFoundWhereNoneIsNamed() {
    let source = Source(name: "push.json", bytes: SourceBytes(#"{"aps":{"alert":"Hi"}}"#.utf8))
    let (output, report) = Compiler.compile(source, CompilerOptions(format: nil, now: 0))
    #expect(String(decoding: output, as: UTF8.self).hasPrefix(#"{"target":"apns""#))
    #expect(report.diagnostics.map(\.code.description).contains("SHAPE140"))
  }

  @Test func registrationsCanBeLines() {
    var devices = DeviceList()
    let lines =
      #"{"provider":"apns","token":"\#(Self.token)"}"# + "\n\n" + #"{"provider":"gcm"}"# + "\n"
      + #"{"provider":"gcm","token":"t"}"#
    let report = devices.read(PushSource(lines))
    #expect(devices.count == 2)
    let findings = Finding.all(report.diagnostics, in: report.source)
    #expect(findings.map { "\($0.line) \($0.code)" } == ["3 ADDR111"])
  }

  @Test(arguments: ["shape", "SHAPE103", "Shape1"])
  func selectionTakesAnyCase(_ word: String) {
    var options = LintOptions()
    options.selection.selected = [word]
    let findings = Linter.findings(in: #"{"aps":{"alert":"x","badge":"3"}}"#, options)
    #expect(findings.map(\.code) == ["SHAPE103"])
    options.selection.selected = []
    options.selection.ignored = [word]
    #expect(Linter.findings(in: #"{"aps":{"alert":"x","badge":"3"}}"#, options).allSatisfy { $0.code != "SHAPE103" })
  }

  @Test(arguments: ["NOPE", " SHAPE103", "wrong-type", ""])
  func unknownWordOfASelectionIsTold(_ word: String) {
    for choose in [{ $0.selected = [word] }, { $0.ignored = [word] }] as [(inout CodeSelection) -> Void] {
      var options = LintOptions()
      choose(&options.selection)
      #expect(options.selection.unknownWords == [word])
      let finding = Linter.findings(in: #"{"aps":{"alert":"x"}}"#, options).first
      #expect(finding?.code == "RULE192" && finding?.message.hasPrefix("\"\(word)\" is not a code") == true)
    }
  }

  @Test func printedFindingsAreVisible() {
    let document = #"{"notifications":[{"platform":1,"tokens":["ab"],"message":"x","b\nad\u001b[31m":1}]}"#
    let findings = Linter.findings(in: document).map(\.description)
    #expect(findings.contains { $0.contains(#"b\u{a}ad\u{1b}[31m"#) })
    #expect(findings.allSatisfy { !$0.contains("\n") && !$0.contains("\u{1b}") })
  }
}
