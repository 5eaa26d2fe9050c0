import PushCompiler
import Testing

/// Content for browsers, from HMS to FCM.
@Suite struct BrowserTests {
  @Test(arguments: ["/topics/x", String(repeating: "a", count: 33)])
  func aTopicThatPushServicesRefuseIsLost(_ topic: String) throws {
    let text = #"""
      {"message": {"token": ["t"], "notification": {"title": "A", "body": "B"},
       "webpush": {"headers": {"topic": "\#(topic)", "urgency": "HIGH"}}}}
      """#
    var options = CompilerOptions(format: .hms, now: 0)
    options.targets = [.fcm]
    let compiled = Compiler.compile(text, options)
    let body = try #require(compiled.requests.first?.body)
    #expect(String(decoding: body, as: UTF8.self).contains(#""headers":{"Urgency":"high"}"#))
    #expect(compiled.findings.contains { $0.code.description == "LOSS101" && $0.message.contains("topic") })
  }
}
