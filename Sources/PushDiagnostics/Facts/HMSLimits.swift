/// The limits of Huawei Push Kit.
public enum HMSLimits {
  package static let payload = Limit("body without its tokens", atMost: 4_096, "bytes", .documented, .huaweiSend)
  package static let ttl = Limit("ttl", 1...1_296_000, "seconds (15 days)", .documented, .huaweiSend)
  package static let tokens = Limit("tokens of a request", 1...1_000, "tokens", .documented, .huaweiSend)
  package static let topicName = Limit("name of a topic", 1...900, "characters", .documented, .huaweiSubscribe)
  package static let conditionTopics = Limit("topics in a condition", atMost: 5, "topics", .documented, .huaweiSend)
  package static let collapseKey = Limit("collapse_key", -1...100, "", .documented, .huaweiSend)
  package static let badgeIncrement = Limit("badge.add_num", 1...99, "", .documented, .huaweiSend)
  package static let badge = Limit("badge.set_num", 0...99, "", .documented, .huaweiSend)
  package static let inboxLines = Limit("inbox_content", 1...5, "lines", .documented, .huaweiSend)
  package static let inboxLine = Limit("a line of inbox_content", atMost: 1_024, "characters", .documented, .huaweiSend)
  package static let buttons = Limit("buttons", atMost: 3, "buttons", .documented, .huaweiSend)
  package static let buttonName = Limit("name of a button", 1...40, "characters", .documented, .huaweiSend)
  package static let buttonData = Limit("data of a button", atMost: 1_024, "characters", .documented, .huaweiSend)
  package static let languages = Limit(
    "languages of a text in multi_lang_key", atMost: 3, "languages", .documented, .huaweiSend)
  package static let profileID = Limit("profile_id", atMost: 64, "characters", .documented, .huaweiSend)
  package static let vibration = Limit("vibrate_config", 1...10, "entries", .documented, .huaweiSend)
  package static let vibrationEntry = Limit(
    "an entry of vibrate_config", atMost: 60, "seconds, and above 0", .documented, .huaweiSend)
  package static let inboxLinesV3 = Limit("v3: inboxContent", 1...3, "lines", .documented, .huaweiV3)
  package static let biTag = Limit("v3: biTag", atMost: 64, "bytes", .documented, .huaweiV3)
  package static let messageID = Limit("v3: appMessageId", 1...64, "characters", .documented, .huaweiV3)
  package static let testTokens = Limit("v3: tokens of a test message", atMost: 10, "tokens", .documented, .huaweiV3)
  package static let cardTokens = Limit("v3: tokens of a card", 1...1, "token", .documented, .huaweiV3)
  package static let soundDuration = Limit("v3: soundDuration", 1...60, "seconds", .documented, .huaweiV3)
  package static let liveViewText = Limit(
    "v3: contentTitle, or contentText, of a live view", atMost: 1_024, "characters", .documented, .huaweiV3)
  package static let capsuleText = Limit(
    "v3: title, or content, of a capsule", atMost: 128, "characters", .documented, .huaweiV3)
  package static let phoneNumber = Limit(
    "v3: data.tel of a clickAction", 1...20, "characters", .documented, .huaweiV3)

  /// All limits, in table order.
  public static let all = [
    payload, ttl, tokens, topicName, conditionTopics, collapseKey, badgeIncrement, badge, inboxLines, inboxLine,
    buttons, buttonName, buttonData, languages, profileID, vibration, vibrationEntry, inboxLinesV3, biTag, messageID,
    testTokens, cardTokens, soundDuration, liveViewText, capsuleText, phoneNumber,
  ]
}
