import PushCompiler
import Testing

@Suite("Rules in the library")
struct RulesTests {
  @Test("a message that was built in Swift is checked and edited by rules")
  func builtMessage() throws {
    var message = Message()
    message[.title] = "Your taxi"
    message.address(.fcm, tokens: ["a"])
    let (output, report) = try Self.compile(
      """
      rule team.title
        when title.startsWith("Your")
        then set title = title + "!"
        then warn "the title is {title}"
      """, message)
    #expect(output.contains(#""notification":{"title":"Your taxi!"}"#))
    #expect(report.diagnostics.contains { $0.message == "the title is Your taxi" && $0.rule == "team.title" })
    let edit = try #require(report.diagnostics.flatMap(\.edits).first)
    #expect(edit.operation == .replace && edit.path == "/title")
    #expect(edit.before == #""Your taxi""# && edit.after == #""Your taxi!""#)
  }

  @Test("an error of a rule rejects the message, and what it wrote is checked before it is sent")
  func errorRejects() throws {
    var message = Message()
    message[.title] = "Your taxi"
    message.address(.apns, tokens: [String(repeating: "0a", count: 32)])
    let refused = try Self.compile("rule team.no\n  then error \"never\"\n", message)
    #expect(refused.output.isEmpty)
    #expect(refused.report.rejections.count == 1)
    let smuggled = try Self.compile("rule team.long\n  then set collapse_id = sha256(title) + \"!\"\n", message)
    #expect(smuggled.output.isEmpty)
    #expect(smuggled.report.diagnostics.contains { $0.code.description == "APNS104" })
  }

  @Test("what a rule takes away for one service is there for the next")
  func servicesApart() throws {
    var message = Message()
    message[.title] = "Your taxi"
    message[.data] = #"{"ride":7}"#
    message.address(.apns, tokens: [String(repeating: "0a", count: 32)])
    message.address(.fcm, tokens: ["a"])
    let report = try Self.compile(
      """
      rule team.apple
        on apns
        when has(data.ride)
        then drop data.ride
      rule team.android
        on fcm
        when has(data.ride)
        then warn "ride {data.ride}"
      """, message
    ).report
    #expect(report.diagnostics.contains { $0.message == "ride 7" })
  }

  @Test("rules for a service see the topic of the app whose devices it reaches")
  func topicOfEachApp() {
    let token = String(repeating: "0a", count: 32)
    var devices = DeviceList()
    let registration = #"{"provider":"apns","token":"\#(token)","bundle_id":"own.app"}"#
    #expect(devices.add(Source(name: "devices.json", bytes: SourceBytes(registration.utf8))).isEmpty)
    var options = CompilerOptions(format: .gorush, now: 1_795_219_200)
    options.devices = devices
    options.rules = Rules([
      Self.source(
        """
        rule team.all
          when apple.topic == "x"
          then warn "all"
        rule team.app
          on apns
          when apple.topic == "own.app"
          then warn "topic {apple.topic}"
        rule team.edit
          on apns
          when apple.topic == "x"
          then set badge = 3
        """)
    ])
    let text = #"{"notifications":[{"platform":1,"tokens":[],"topic":"a.b","message":"Hi"}]}"#
    let source = Source(name: "push.json", bytes: SourceBytes(text.utf8))
    let findings = Compiler.compile(source, options).report.diagnostics
    #expect(findings.contains { $0.message == "topic own.app" })
  }

  @Test("rules that are wrong say so, each at its place")
  func findings() {
    let rules = Rules([Self.source("rule team.x\n  when titel == \"a\"\n  then warn \"b\"\n")])
    #expect(rules.hasErrors)
    let finding = rules.findings.first?.diagnostics.first
    #expect(finding?.span == Span(19, 24))
    #expect(finding?.help?.contains("title") == true)
  }

  @Test("the rules that ship with pushc load, and their tests pass")
  func standardLibraries() {
    #expect(!Rules.standard.isEmpty)
    for source in Rules.standard {
      let rules = Rules([source])
      #expect(!rules.hasErrors, "\(source.name)")
      let untested = rules.all.filter { !$0.hasTest }
      #expect(untested.isEmpty, "\(source.name)")
      for result in rules.test(TargetSettings(now: 1_795_219_200)) {
        #expect(result.failures.isEmpty, "\(result.source.name):\(result.line)")
      }
    }
  }

  @Test("a test that is not met says what was instead")
  func failingTests() {
    let rules = Rules([
      Self.source(
        """
        rule team.badge
          when badge > 3
          then warn "badge is {badge}"
        test team.badge
          given {"badge": 4}
          expect nothing
        test team.badge
          given {"badge": 3}
          expect warn
          expect badge == 4
        test team.badge
          given gorush {"notifications": [{"platform": 1, "tokens": [], "badge": 7}]}
          expect warn "badge is 7"
        test team.badge
          given {"badge": 7}
          expect push_type == "background"
        """)
    ])
    let failures = rules.test(TargetSettings(now: 0)).map { $0.failures.map(\.message) }
    #expect(
      failures == [
        ["the rule says: warning: badge is 4"], ["the rule says nothing", "it does not hold: badge is 3"], [],
        ["it does not hold: push_type is \"alert\""],
      ])
  }

  private static func compile(
    _ rules: String, _ message: Message
  ) throws -> (output: String, report: DocumentReport) {
    var options = CompilerOptions(format: nil, now: 1_795_219_200)
    options.rules = Rules([source(rules)])
    #expect(options.rules?.hasErrors == false)
    var output: [UInt8] = []
    let compiler = Compiler(options) { piece in
      unsafe piece.withUnsafeBytes { unsafe output.append(contentsOf: $0) }
    }
    let report = compiler.compile(message)
    compiler.flush()
    return (String(decoding: output, as: UTF8.self), report)
  }

  private static func source(_ text: String) -> Source {
    Source(name: "team.rules", bytes: SourceBytes(Array(text.utf8)))
  }
}
