import PushCompiler
import Testing

/// Messages that are built in Swift are judged as those of documents are.
struct BuiltMessageTests {
  private static func token(of target: PushTarget) -> String {
    target == .apns ? String(repeating: "a1", count: 32) : "fY2sP1:APA91bH4"
  }

  private static func message(to targets: PushTarget..., with change: (inout Message) -> Void = { _ in }) -> Message {
    var message = Message()
    message[.title] = "Hi"
    message[.body] = "There"
    change(&message)
    for target in targets { message.address(target, tokens: [token(of: target)]) }
    return message
  }

  private static func findings(_ compiled: Compilation) -> [String] {
    compiled.findings.filter { $0.severity > .note }.map { "\($0.severity.word) \($0.code) \($0.message)" }
  }

  private static func bodies(_ compiled: Compilation) -> [String] {
    compiled.requests.map { String(decoding: $0.body, as: UTF8.self) }
  }

  // MARK: Values

  private static let blocks: [(PushTarget, TypedField<JSONText>, JSONText, [String])] = [
    (
      .fcm, .androidBlock, #"{"notificaton":{"icon":"x"},"ttl":5}"#,
      ["error SHAPE101 FCM has no key \"notificaton\" here", "error SHAPE103 ttl is a number; it must be a string"]
    ),
    (.fcm, .webpushBlock, "5", ["error SHAPE103 block.webpush is 5; it must be an object"]),
    (.apns, .apsBlock, #"{"alert":5}"#, ["error SHAPE103 alert is a number; it must be a string or an object"]),
    (.apns, .apsBlock, "[]", ["error SHAPE103 block.aps is []; it must be an object"]),
    (
      .hms, .huaweiBlock, #"{"validate_only":"x"}"#,
      ["error SHAPE103 validate_only is a string; it must be true or false"]
    ),
  ]

  @Test(arguments: blocks)
  func blocksAreChecked(
    _ target: PushTarget, _ field: TypedField<JSONText>, _ block: JSONText, _ expected: [String]
  ) {
    let compiled = Compiler.compile(Self.message(to: target) { $0[field] = block })
    #expect(Self.findings(compiled).filter { !$0.contains("HMS1") } == expected)
    #expect(compiled.requests.isEmpty && compiled.rejections.count == 1)
  }

  @Test func headersAreChecked() {
    let compiled = Compiler.compile(Self.message(to: .apns) { $0[.apnsHeadersBlock] = #"{"x-foo":"y"}"# })
    #expect(Self.findings(compiled).contains { $0.contains("SHAPE101") && $0.contains("x-foo") })
  }

  @Test(arguments: [
    ("17", "17"), ("[1,2]", "[1,2]"), ("null", "null"), (#""x""#, #""x""#), ("{broken", #""{broken""#), ("", #""""#),
  ])
  func valueOfAnotherTypeIsRejected(_ text: String, _ shown: String) {
    let compiled = Compiler.compile(Self.message(to: .apns, .fcm, .hms) { $0[.data] = JSONText(text) })
    #expect(Self.findings(compiled).contains("error SHAPE103 data is \(shown); it must be an object"))
    #expect(compiled.findings.filter { $0.code == "SHAPE103" }.count == 1)
    #expect(compiled.requests.isEmpty)
    #expect(compiled.rejections.map { $0.diagnostics.filter { $0.code.description == "SHAPE103" }.count } == [1])
  }

  @Test(arguments: ["17", #"{"a":1}"#, "[1,{}]"])
  func listOfAnotherTypeIsRejected(_ text: String) {
    let message = Self.message(to: .apns, .fcm) {
      $0[.titleLocKey] = "K"
      $0[.titleLocArgs] = JSONText(text)
    }
    let compiled = Compiler.compile(message)
    #expect(compiled.findings.contains { $0.message == "title_loc_args is \(text); it must be an array of strings" })
    #expect(compiled.requests.isEmpty)
  }

  private static let words: [(TypedField<String>, String, String)] = [
    (
      .interruptionLevel, "loud",
      #"apple.interruption_level is "loud"; it must be "passive", "active", "time-sensitive" or "critical""#
    ),
    (.environment, "x", #"apple.environment is "x"; it must be "production" or "sandbox""#),
    (.event, "stop", #"activity.event is "stop"; it must be "start", "update" or "end""#),
    (.huaweiImportance, "low", #"huawei.importance is "low"; it must be "LOW", "NORMAL" or "HIGH""#),
    (.hmsVersion, "v9", #"metadata.hms_version is "v9"; it must be "v1", "v2" or "v3""#),
  ]

  @Test(arguments: words)
  func wordThatAFieldDoesNotHaveIsRejected(_ field: TypedField<String>, _ word: String, _ expected: String) {
    for target in PushTarget.allCases {
      let compiled = Compiler.compile(Self.message(to: target) { $0[field] = word })
      #expect(Self.findings(compiled) == ["error SHAPE106 " + expected])
      #expect(compiled.requests.isEmpty && compiled.rejections.count == 1)
    }
  }

  @Test func wordsOfAFieldAreTaken() {
    let compiled = Compiler.compile(Self.message(to: .apns) { $0[.interruptionLevel] = "time-sensitive" })
    #expect(Self.findings(compiled) == [])
    #expect(Self.bodies(compiled).first?.contains(#""interruption-level":"time-sensitive""#) == true)
  }

  @Test func partsOfAppleInTheBlockOfFCMAreMisplaced() {
    for target in PushTarget.allCases {
      let message = Self.message(to: target) { $0[.apnsBlock] = #"{"payload":{"aps":{"badge":"3"}}}"# }
      let expected = #"error SHAPE102 "payload" does not belong in block.apns, where it is not checked"#
      let compiled = Compiler.compile(message)
      #expect(Self.findings(compiled).contains(expected) && compiled.requests.isEmpty)
    }
  }

  @Test func lastOfDuplicateKeysCounts() {
    let message = Self.message(to: .apns, .fcm) { $0[.data] = #"{"a":1,"b":{"c":1,"c":2},"a":2}"# }
    let compiled = Compiler.compile(message)
    let warnings = Self.findings(compiled).filter { $0.contains("JSON111") }
    #expect(
      Set(warnings) == [
        #"warning JSON111 data: duplicate key "a"; the last value wins"#,
        #"warning JSON111 data: duplicate key "c"; the last value wins"#,
      ])
    let bodies = Self.bodies(compiled)
    #expect(bodies.first?.hasSuffix(#""b":{"c":2},"a":2}"#) == true)
    #expect(bodies.last?.contains(#""data":{"b":"{\"c\":2}","a":"2"}"#) == true)
  }

  // MARK: One compiler for several messages

  @Test func rulesForFormatsAndFilesAreNotForMessages() {
    var options = CompilerOptions()
    options.rules = Rules(
      """
      rule team.gorush
        on gorush
        then set body = "of gorush"
      rule team.urgent
        when file.startsWith("urgent/")
        then set title = "urgent"
      """)
    var bodies: [String] = []
    let compiler = Compiler(toRequests: options) { bodies.append(String(decoding: $0.body, as: UTF8.self)) }
    let document = #"{"notifications":[{"platform":2,"tokens":["t"],"message":"Hi"}]}"#
    compiler.compile(PushSource(document, name: "urgent/a.json"))
    compiler.compile(Self.message(to: .fcm))
    #expect(bodies.first?.contains(#"{"title":"urgent","body":"of gorush"}"#) == true)
    #expect(bodies.last?.contains(#"{"title":"Hi","body":"There"}"#) == true)
  }

  @Test func rulesWithErrorsRejectEveryMessage() {
    var options = CompilerOptions()
    options.rules = Rules("rule a.bad\n  when nope == 1\n  then error \"never\"\n")
    let compiled = Compiler.compile(Self.message(to: .fcm), options)
    #expect(compiled.requests.isEmpty && compiled.rejections.count == 1)
    #expect(Self.findings(compiled).count == 1)
    #expect(compiled.findings.first?.message.hasPrefix("the rules cannot be run: rules:2:8: ") == true)
    var lintOptions = LintOptions()
    lintOptions.rules = options.rules
    #expect(Linter.findings(in: #"{"aps":{"alert":"Hi"}}"#, lintOptions).contains { $0.message.contains("rules:2:8") })
  }

  // MARK: Targets and addresses

  @Test func messageWithoutTargetIsRejected() {
    for (message, options) in [
      (Self.message(), CompilerOptions()), (Self.message(to: .fcm), CompilerOptions(to: [])),
    ] {
      let compiled = Compiler.compile(message, options)
      #expect(Self.findings(compiled) == ["error LOSS107 this message has no target"])
      #expect(compiled.rejections.map(\.description) == ["error[LOSS107] this message has no target"])
    }
    let document = #"{"notifications":[{"platform":2,"tokens":["t"],"message":"Hi"}]}"#
    #expect(Compiler.compile(document, CompilerOptions(to: [])).rejections.count == 1)
    #expect(Compiler.compile(Self.message(), CompilerOptions(to: [.apns])).requests.count == 1)
  }

  @Test func subscribersAreAddressed() {
    var message = Self.message()
    message.address(.fcm, topic: "news")
    message.address(.fcm, condition: "'news' in topics && 'de' in topics")
    #expect(
      Self.bodies(Compiler.compile(message)) == [
        #"{"message":{"topic":"news","notification":{"title":"Hi","body":"There"}}}"#,
        #"{"message":{"condition":"'news' in topics && 'de' in topics","notification":{"title":"Hi","body":"There"}}}"#,
      ])
    var other = Self.message()
    other.address(.hms, topic: "news")
    #expect(Self.bodies(Compiler.compile(other)).first?.hasSuffix(#""topic":"news"}}"#) == true)
  }

  @Test func subscribersAtBothServicesGetAMessageOnce() {
    var message = Self.message()
    message.address(.fcm, topic: "news")
    message.address(.hms, topic: "news")
    #expect(Compiler.compile(message).requests.map(\.target) == [.fcm, .hms])
  }

  @Test(arguments: [PushTarget.fcm, .hms], ["", "/topics/"])
  func topicWithoutANameIsRejected(_ target: PushTarget, _ topic: String) {
    var message = Self.message()
    message.address(target, topic: topic)
    let compiled = Compiler.compile(message)
    #expect(Self.findings(compiled) == ["error SHAPE125 the topic has no name"])
    #expect(compiled.requests.isEmpty && compiled.rejections.count == 1)
  }

  @Test func subscribersAtAPNsAreNobody() {
    var message = Self.message()
    message.address(.apns, topic: "news")
    message.address(.apns, condition: "'news' in topics")
    let compiled = Compiler.compile(message)
    #expect(Self.findings(compiled) == ["error LOSS107 this message has no target"])
    #expect(compiled.requests.isEmpty && compiled.rejections.count == 1)
    message.address(.fcm, topic: "news")
    #expect(Compiler.compile(message).requests.map(\.target) == [.fcm, .fcm])
  }

  @Test func emptyListAddressesNobody() {
    var message = Self.message()
    for target in PushTarget.allCases { message.address(target, tokens: []) }
    message.address(installations: [])
    let compiled = Compiler.compile(message)
    #expect(Self.findings(compiled) == ["error LOSS107 this message has no target"])
    #expect(compiled.requests.isEmpty && compiled.rejections.count == 1)
    message.address(.apns, tokens: [Self.token(of: .apns)])
    #expect(Compiler.compile(message).requests.map(\.target) == [.apns])
  }

  @Test func installationsAreNoTokens() {
    var message = Self.message(to: .fcm)
    message.address(installations: ["f1", "f2"])
    let requests = Compiler.compile(message).requests
    #expect(requests.map(\.tokens) == [[Self.token(of: .fcm)], [], []])
    #expect(requests.map(\.installations) == [[], ["f1"], ["f2"]])
    var options = CompilerOptions()
    options.emission = .templates
    let template = Compiler.compile(message, options).requests
    #expect(template.map(\.tokens) == [[Self.token(of: .fcm)]] && template.map(\.installations) == [["f1", "f2"]])
  }

  // MARK: Apple devices through FCM

  @Test func silentMessageStaysSilent() {
    let message = Self.message(to: .fcm) {
      $0[.silent] = true
      $0[.subtitle] = "Hidden"
      $0[.launchImage] = "x.png"
      $0[.data] = #"{"a":"b"}"#
    }
    let compiled = Compiler.compile(message)
    let background =
      #"{"headers":{"apns-push-type":"background","apns-priority":"5"},"payload":{"aps":{"content-available":1}}}"#
    let token = Self.token(of: .fcm)
    #expect(Self.bodies(compiled) == [#"{"message":{"token":"\#(token)","data":{"a":"b"},"apns":\#(background)}}"#])
    let lost = compiled.findings.compactMap { $0.diagnostic.loss?.field }
    #expect(Set(lost) == ["title", "body", "subtitle", "launch_image"])
  }

  @Test func soundAndPriorityReachAppleDevices() {
    let message = Self.message(to: .fcm) {
      $0[.sound] = "bell.caf"
      $0[.priority] = .high
    }
    let apple = #""apns":{"headers":{"apns-priority":"10"},"payload":{"aps":{"sound":"bell.caf"}}}"#
    #expect(Self.bodies(Compiler.compile(message)).first?.contains(apple) == true)
  }

  // MARK: Settings

  @Test func emptySettingsAreErrors() {
    for (target, change) in [
      (.apns, { $0.apnsTopic = "" }), (.apns, { $0.apnsTopic = " com.example" }), (.fcm, { $0.fcmProject = "" }),
      (.hms, { $0.hmsAppID = "" }),
    ] as [(PushTarget, (inout TargetSettings) -> Void)] {
      var options = CompilerOptions()
      change(&options.settings)
      let compiled = Compiler.compile(Self.message(to: target), options)
      let codes = compiled.findings.filter { $0.severity == .error }.map(\.code)
      #expect(codes == [target == .apns ? "APNS131" : "ADDR175"])
      #expect(compiled.requests.isEmpty)
    }
  }
}
