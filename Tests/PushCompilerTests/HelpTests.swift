import PushCompiler
import Testing

/// The help of findings can be followed literally.
@Suite struct HelpTests {
  private static func findings(_ format: Format, _ text: String) -> [Diagnostic] {
    var options = LintOptions(now: 1_795_219_200)
    options.format = format
    return Linter(options).lint(Source(name: "a", bytes: SourceBytes(text.utf8))).findings.map(\.diagnostic)
  }

  @Test func aListOfTokensIsNotRenamedToToken() throws {
    let findings = Self.findings(.fcm, #"{"message":{"tokens":["a","b"],"notification":{"body":"x"}}}"#)
    let finding = try #require(findings.first { $0.code.name == "unknown-key" })
    #expect(finding.fix == nil)
    #expect(finding.help == "it belongs at message.token, in a request for each")
    let one = try #require(
      Self.findings(.fcm, #"{"message":{"tokens":"a","notification":{"body":"x"}}}"#).first { $0.fix != nil })
    #expect(one.fix?.title == "rename to \"token\"")
  }

  @Test(arguments: [
    ("ttl", "3600", "write \"3600s\""), ("ttl", "3600000", nil), ("ttl", "60000", nil), ("ttl", "0", "write \"0s\""),
    ("ttl", "1.5", "write \"1.5s\""), ("ttl", "86400000", "write \"86400s\""),
    ("ttl", "2592000500", "write \"2592000.500s\""),
  ])
  func millisecondsGetNoUnitOfSeconds(_ name: String, _ number: String, _ title: String?) throws {
    let findings = Self.findings(.fcm, #"{"message":{"token":"a","data":{"k":"v"},"android":{"\#(name)":\#(number)}}}"#)
    let finding = try #require(findings.first { $0.code.name == "wrong-type" })
    // 3600000 exceeds FCM's four weeks, so it can only be milliseconds.
    #expect(finding.fix?.title == (number == "3600000" ? "write \"3600s\"" : title))
    #expect(finding.fix?.isSafe != true)
  }

  @Test func millisecondsOfALightAreParts() throws {
    let light = #"{"color":{"red":1},"light_on_duration":500,"light_off_duration":1000}"#
    let findings = Self.findings(
      .fcm, #"{"message":{"token":"a","android":{"notification":{"body":"x","light_settings":\#(light)}}}}"#)
    #expect(findings.compactMap(\.fix?.title) == ["write \"0.500s\"", "write \"1s\""])
  }

  @Test func aKeyOfAnotherPlatformIsNotMovedThere() throws {
    let text = #"{"messages":{"android_push":{"alert":"A","title":"T","badge":1},"apple_push":{"alert":"A"}}}"#
    let finding = try #require(Self.findings(.braze, text).first { $0.code.name == "misplaced-key" })
    #expect(finding.message == "\"badge\" does not belong here")
    #expect(finding.help == "only apple_push has this key")
  }

  @Test func aKeyBesideItsObjectIsMovedIntoIt() throws {
    let text = #"{"message":{"token":"a","data":{"k":"v"},"channel_id":"c"}}"#
    let finding = try #require(Self.findings(.fcm, text).first { $0.code.name == "misplaced-key" })
    #expect(finding.help?.hasPrefix("it belongs at message.android.notification.channel_id") == true)
  }

  @Test func anOddLengthIsCalledOdd() throws {
    let token = String(repeating: "a1", count: 31) + "a"
    let text = #"{"notifications":[{"tokens":["\#(token)"],"platform":1,"message":"x"}]}"#
    let finding = try #require(Self.findings(.gorush, text).first { $0.code.name == "bad-device-token" })
    #expect(finding.message == "the token a1a1a1a1… has 63 hexadecimal digits, an odd number")
  }
}
