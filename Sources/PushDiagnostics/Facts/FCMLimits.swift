/// The limits of FCM and its SDKs.
public enum FCMLimits {
  package static let payload = Limit(
    "keys and values of data, and texts of the notification", atMost: 4_096, "bytes", .documented,
    .fcmMessageTypes)
  /// The size up to which FCM takes a message to a device for certain. How it counts is not known: a report has 4051 bytes as
  /// the most with one entry of data, and less with more entries.
  package static let certainPayload = 4_000
  /// The size up to which FCM was observed to take a message to a topic.
  package static let observedTopicPayload = 4_506
  package static let topicPayload = Limit(
    "the same to a topic; not enforced when observed", atMost: 2_048, "bytes", .documented, .fcmErrors)
  package static let ttl = Limit("android.ttl", atMost: 2_419_200, "seconds (28 days)", .documented, .fcmDiscovery)
  package static let appleExpiration = Limit(
    "apns-expiration, where the message has none", 30...30, "days", .documented, .fcmDiscovery)
  package static let applePriority = Limit(
    "apns-priority, where the message has none", 10...10, "", .documented, .fcmDiscovery)
  package static let duration = Limit(
    "a Duration, such as a time of vibrate_timings", 0...315_576_000_000, "seconds", .documented, .fcmDiscovery)
  package static let topicName = Limit("name of a topic", 1...900, "characters", .documented, .fcmDiscovery)
  package static let conditionTopics = Limit("topics in a condition", atMost: 5, "topics", .documented, .fcmTopics)
  package static let analyticsLabel = Limit("analytics_label", 1...50, "characters", .client, .firebaseAdminPython)
  package static let collapseKeys = Limit(
    "collapse keys at a time for each app instance", atMost: 4, "keys", .documented, .fcmMessageTypes)
  package static let storedMessages = Limit(
    "stored messages without collapse key for each app instance", atMost: 100, "messages", .documented,
    .fcmMessageTypes)
  package static let subscriptions = Limit(
    "topics that an app instance subscribes to", atMost: 2_000, "topics", .documented, .fcmTopics)
  package static let multicast = Limit(
    "messages in a call of the admin SDKs", atMost: 500, "messages", .client, .firebaseAdminNode)
  package static let colorShare = Limit("light_settings.color, each part", 0...1, "", .documented, .fcmDiscovery)
  package static let vibration = Limit(
    "vibrate_timings, below which the SDK ignores them", 2...Int64.max, "entries", .client, .firebaseAndroid)
  package static let notificationCount = Limit(
    "notification_count, below which the SDK ignores it", 0...Int64.max, "", .client, .firebaseAndroid)
  package static let webTTL = Limit(
    "webpush.headers.TTL", atMost: 2_419_200, "seconds (28 days)", .documented, .fcmLifespan)
  package static let webTopic = Limit(
    "webpush.headers.Topic", atMost: 32, "characters of base64url", .documented, .webPush)

  /// All limits, in table order.
  public static let all = [
    payload, topicPayload, ttl, appleExpiration, applePriority, duration, topicName, conditionTopics, analyticsLabel,
    collapseKeys, storedMessages, subscriptions, multicast, colorShare, vibration, notificationCount, webTTL,
    webTopic,
  ]
}
