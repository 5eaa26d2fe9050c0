import PushCompiler
import Testing

/// Detection of a document's format.
@Suite struct DetectionTests {
  private func format(_ text: String) -> String? {
    let source = Source(name: "a.json", bytes: SourceBytes(text.utf8))
    return Compiler.compile(source, CompilerOptions(format: nil, now: 1_800_000_000)).report.format?.name
  }

  @Test(arguments: [
    (#"{"notifications":[]}"#, "gorush"), (#"{"x":1,"message":{"token":"a"}}"#, "fcm"),
    (#"{"message":{"token":["a"]}}"#, "hms"), (#"{"body":{"ems":{}}}"#, "emarsys"),
    (#"{"aps":{},"ems":{}}"#, "emarsys"), (#"{"target":"hms","message":{"token":"a"}}"#, "hms"),
    (#"{"message":{"android":{"notification":{"click_action":{}}}}}"#, "hms"),
    (#"{"to":"ExponentPushToken[a]"}"#, "expo"), (#"{"to":"a"}"#, "fcm"), (#"{"to":["a"],"richContent":{}}"#, "expo"),
    (#"{"to":"a","richContent":{}}"#, "expo"), (#"{"to":"a","data":{},"channelId":"b"}"#, "expo"),
    (#"{"to":"a","data":{}}"#, "fcm"), (#"{"to":"a","title":"b","collapse_key":"c"}"#, "fcm"),
  ])
  func nameAtItsPlace(_ text: String, _ name: String) { #expect(format(text) == name) }

  /// Keys beside `aps` are the app's own.
  @Test(arguments: [
    #""notifications":[{"id":1}]"#, #""to":"a","data":{},"title":"b""#, #""message":{"data":{},"topic":"a"}"#,
    #""auth":"a","notifications":1"#, #""pn_apns":{"a":1}"#,
    #""target":{"token":["a"]}"#, #""apple_push":{}"#, #""provider":"a""#, #""push_batch_request":{}"#,
  ])
  func rootWithAPSIsForAPNs(_ members: String) { #expect(format(#"{"aps":{"alert":"a"},\#(members)}"#) == "apns") }

  @Test func listIsOfAFormatWithLists() {
    #expect(format(#"[{"to":"a","data":{}}]"#) == "expo")
    #expect(format(#"[{"to":"a","notification":{}}]"#) == "fcm")
  }

  @Test(arguments: [
    #"{"web_push":8030,"notification":{"title":"a","navigate":"b"}}"#, #"{"notification":{"title":"a","vibrate":[1]}}"#,
    #"{"notification":{"title":"a","data":{"onActionClick":{}}}}"#, #"{"to":"/topics/a","registration_tokens":["b"]}"#,
    #"{"operation":"add","notification_key":"a","registration_ids":["b"]}"#,
    #"[{"recipient":{"deviceId":"a"},"payload":{"notification":{"title":"b"}}}]"#,
    #"{"recipient":{"clientId":"a"},"notification":{"title":"b"}}"#, #"{"message":{"text":"a","chat":1}}"#,
    #"{"message":{"attributes":{},"data":"YQ==","messageId":"1"}}"#,
    #"{"default":"a","APNS":"{}"}"#, #"{"GCM":"{}"}"#, #"{"interests":["a"],"apns":{"aps":{}}}"#,
    #"{"app_id":"a","contents":{"en":"b"},"data":{}}"#, #"{"audience":"all","notification":{},"device_types":[]}"#,
    #"{"platform":"all","audience":"all","notification":{"alert":"a"}}"#,
    #"{"request":{"notifications":[{"content":"a"}]}}"#, #"{"auth":"a","notifications":[{"content":"b"}]}"#,
    #"{"APNS_VOIP":"{}"}"#, #"{"pn_apns":{"aps":{"alert":"a"}},"pn_fcm":{"notification":{"title":"b"}}}"#,
    #"{"message":{"alert":"a","apns":{}},"criteria":{}}"#,
    #"{"registration_ids":{"add":["a"]}}"#, #"{"users":["a"],"apns":{"aps":{}},"fcm":{"notification":{}}}"#,
    #"{"updateRateLimits":false,"payload":{"notification":{"body":"a"}}}"#,
  ])
  func documentOfAnotherServiceIsUnknown(_ text: String) { #expect(format(text) == nil) }

  /// What also is in a document of another service, beside what only the format has.
  @Test(arguments: [
    (#"{"to":"a","notification":{"title":"b","actions":[]}}"#, "fcm"),
    (#"{"token":"a","notification":{"title":"b","vibrate":[1]}}"#, "fcm"),
    (#"{"registration_tokens":["a"],"notification":{"title":"b"}}"#, "fcm"),
    (#"{"channels":[],"payload":{"notification":{}},"target":{"token":["a"]}}"#, "hms"),
    (#"{"message":{"token":"a","data":{},"messageId":"b"}}"#, "fcm"),
    (#"{"aps":{},"web_push":8030,"notification":{}}"#, "apns"),
  ])
  func strongerSignDecides(_ text: String, _ name: String) { #expect(format(text) == name) }

  @Test func escapedNameIsTheSame() { #expect(format(#"{"notific\u0061tions":[]}"#) == "gorush") }

  @Test func listIsKnownByItsFirstElement() {
    #expect(format(#"[{"provider":"gcm","token":"a"},{"notifications":[]}]"#) == "discord")
    #expect(format("[]") == nil)
  }

  @Test func ofSeveralMembersOfANameTheLastCounts() {
    #expect(format(#"{"message":{"token":"a"},"x":1,"message":{"token":["a"]}}"#) == "hms")
    #expect(format(#"{"message":{"token":["a"]},"message":{"token":"a"}}"#) == "fcm")
    #expect(format(#"{"message":{"token":["a"]},"message":1}"#) == nil)
  }

  /// Long names with equal lengths, first eight bytes and last eight bytes.
  @Test func allOfANameCounts() {
    #expect(format(#"{"notification_group_thread_id":"a"}"#) == "braze")
    #expect(format(#"{"notification_grouq_thread_id":"a"}"#) == nil)
  }

  /// A broken document is read with other values as well, with which it may look like another format or like none.
  @Test(arguments: [
    #"{"message":{"toke":["a"],"notification":{}},"badge":"1"}"#,
    #"{"message":{"topic":"","android":{"notification":{"title":"Taxi","click_actio":{"type":3}}}}}"#,
  ])
  func plausibleValuesDoNotChangeIt(_ text: String) {
    let report = Linter(LintOptions(now: 1_800_000_000)).lint(Source(name: "a.json", bytes: SourceBytes(text.utf8)))
    #expect(report.findings.contains { $0.diagnostic.severity == .error })
    #expect(report.format?.name == "fcm")
  }

  /// A broken value at which no format is known, and one at which it is: an unknown key beside them is told either way.
  @Test(arguments: [
    #"{"notifications":[{"platform":1,"tokens":["ab"],"message":"Taxi","badge":"3","sounds":"a"}]}"#,
    #"{"message":{"token":5,"notification":{"titl":"Taxi","body":"It is here"}}}"#,
    #"{"message":{"token":"a","notification":{"titl":"Taxi","body":5}}}"#,
  ])
  func findingsAreThoseOfTheNamedFormat(_ text: String) throws {
    let source = Source(name: "a.json", bytes: SourceBytes(text.utf8))
    let detected = Linter(LintOptions(now: 1_800_000_000)).lint(source)
    let format = try #require(detected.format)
    let named = Linter(LintOptions(format: format, now: 1_800_000_000)).lint(source)
    #expect(detected.findings.map { "\($0.code) \($0.message)" } == named.findings.map { "\($0.code) \($0.message)" })
    #expect(detected.findings.count > 1)
  }
}
