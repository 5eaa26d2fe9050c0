import Testing

@testable import PushGrammar

@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("collapse_key", "collapseKey"), ("thread-id", "threadID"), ("id", "id"), ("url", "url"), ("click_url", "clickURL"),
    ("url-args", "urlArgs"), ("time.ttl", "timeTTL"), ("iOS", "iOS"), ("testMessage", "testMessage"),
    ("apns_config", "apnsConfig"), ("TTL", "ttl"), ("node", "nodeMember"), ("3d", "value3d"), ("class", "class"),
  ])
  func keysBecomeProperties(key: String, name: String) {
    #expect(SwiftName.property(key) == name)
  }

  @Test(arguments: [
    ("NOTIFICATION_CLICK", "notificationClick"), ("time-sensitive", "timeSensitive"), ("normal", "normal"),
    ("default", "`default`"), ("30days", "value30days"), ("", "empty"), ("big text", "bigText"),
  ])
  func spellingsBecomeCases(spelling: String, name: String) {
    #expect(SwiftName.enumCase(spelling) == name)
  }

  @Test func rulesBecomeTypes() {
    #expect(SwiftName.type("appmetrica", "ios-content", "sound") == "AppMetricaIosContentSound")
    #expect(SwiftName.type("fcm", "android-config") == "FCMAndroidConfig")
    #expect(SwiftName.type("gorush", "grammar") == "GorushGrammar")
    #expect(SwiftName.type("braze", "apple-push") == "BrazeApplePush")
  }

  @Test func laterOfTwoKeysIsTheOther() throws {
    let grammar = try Parser.parse(#"root = { ? "del-id": text, ? id: text, ? del_id: text }"#, name: "test")
    let object = try #require(grammar.root.object)
    #expect(object.members.map(object.property) == ["delID", "id", "otherDelID"])
  }
}
