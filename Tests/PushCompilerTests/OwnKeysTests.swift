import PushCompiler
import Testing

/// Keys that one kind of push reads are the app's own in all others.
@Suite struct OwnKeysTests {
  @Test(arguments: ["mdm", "container-identifier", "domain"])
  func keyOfAnotherPushTypeMayHoldAnything(_ key: String) {
    let payload = #"{"aps":{"alert":"Hi"},"\#(key)":{"plate":"LV-4021"}}"#
    #expect(codes(payload, .apns, [.apns]) == [])
  }

  @Test(arguments: ["mdm", "fileprovider"])
  func pushOfTheTypeNeedsAText(_ type: String) {
    let key = type == "mdm" ? "mdm" : "container-identifier"
    let payload = #"{"headers":{"apns-push-type":"\#(type)"},"body":{"\#(key)":{}}}"#
    #expect(codes(payload, .apns, [.apns]).contains("APNS143"))
  }

  @Test func nothingIsMissingInAnApsThatCannotBeRead() {
    let message =
      #"{"message":{"token":"t","apns":{"headers":{"apns-push-type":"liveactivity"},"payload":{"aps":"red"}}}}"#
    let found = codes(message, .fcm, [.fcm])
    #expect(found.contains("SHAPE103") && !found.contains("APNS112"))
  }

  @Test(arguments: [PushFormat.apns, .emarsys])
  func soundWithoutANameIsToldWhereItGoesThroughFCM(_ format: PushFormat) {
    let payload = #"{"aps":{"alert":{"title":"A","body":"B"},"sound":""}}"#
    #expect(codes(payload, format, [.fcm]).contains("FCM132"))
    #expect(!codes(payload, format, [.apns]).contains("FCM132"))
  }

  /// The codes of the findings above notes.
  private func codes(_ text: String, _ format: PushFormat, _ targets: [PushTarget]) -> [String] {
    var options = CompilerOptions(format: format, now: 0)
    options.targets = targets
    let (_, report) = Compiler.compile(PushSource(text, name: "push.json"), options)
    return report.diagnostics.filter { $0.severity > .note }.map { $0.code.description }
  }
}
