import Testing

@testable import PushGrammar

@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("collapse_key", "collapseKey"), ("thread-id", "threadID"), ("id", "id"), ("url", "url"), ("click_url", "clickURL"),
    ("url-args", "urlArgs"), ("time.ttl", "timeTTL"), ("iOS", "iOS"), ("testMessage", "testMessage"),
    ("apns_config", "apnsConfig"), ("TTL", "ttl"), ("node", "nodeMember"), ("3d", "value3d"), ("class", "class"),
  ])
  func properties(key: String, name: String) {
    #expect(SwiftName.property(key) == name)
  }

  @Test(arguments: [
    ("NOTIFICATION_CLICK", "notificationClick"), ("time-sensitive", "timeSensitive"), ("normal", "normal"),
    ("default", "`default`"), ("30days", "value30days"), ("", "empty"), ("big text", "bigText"),
  ])
  func cases(spelling: String, name: String) {
    #expect(SwiftName.enumCase(spelling) == name)
  }

  @Test func types() {
    #expect(SwiftName.type("appmetrica", "ios-content", "sound") == "AppMetricaIosContentSound")
    #expect(SwiftName.type("fcm", "android-config") == "FCMAndroidConfig")
    #expect(SwiftName.type("gorush", "grammar") == "GorushGrammar")
  }
}
