/// The limits of APNs and Apple devices.
public enum APNsLimits {
  package static let payload = Limit("payload", atMost: 4_096, "bytes of UTF-8", .documented, .applePayload)
  package static let voipPayload = Limit(
    "payload of push type voip", atMost: 5_120, "bytes of UTF-8", .documented, .applePayload)
  package static let broadcastPayload = Limit(
    "payload of a broadcast", atMost: 5_120, "bytes of UTF-8", .documented, .appleBroadcasts)
  package static let collapseID = Limit("apns-collapse-id", atMost: 64, "bytes", .documented, .appleRequests)
  package static let storage = Limit(
    "storage of an undelivered notification", atMost: 30, "days", .documented, .appleRequests)
  package static let stored = Limit(
    "stored notifications for each app and device", atMost: 1, "notification", .documented, .appleRequests)
  package static let badge = Limit("aps.badge", 0...Int64.max, "", .assumed, .applePayload)
  package static let relevance = Limit("aps.relevance-score of alerts", 0...1, "", .documented, .applePayload)
  package static let volume = Limit("aps.sound.volume", 0...1, "", .documented, .applePayload)
  package static let critical = Limit("aps.sound.critical", 0...1, "", .documented, .applePayload)
  package static let summaryCount = Limit("alert.summary-arg-count", 1...Int64.max, "", .documented, .applePayload)
  package static let backgroundPriority = Limit(
    "apns-priority of background pushes", 5...5, "", .documented, .appleBackground)
  package static let backgroundPushes = Limit(
    "background pushes", atMost: 3, "an hour, beyond which they are throttled", .documented, .appleBackground)
  package static let activityData = Limit(
    "attributes and content-state of a Live Activity", atMost: 4_096, "bytes together", .documented, .appleActivities)
  package static let activityEnd = Limit(
    "time on the Lock Screen after the end", atMost: 4, "hours", .documented, .appleActivities)
  package static let activityLength = Limit(
    "time that a Live Activity is active", atMost: 8, "hours", .documented, .appleActivities)
  package static let channels = Limit(
    "broadcast channels of an app", atMost: 10_000, "in each environment", .documented, .appleBroadcastSetup)

  /// All limits, in table order.
  public static let all = [
    payload, voipPayload, broadcastPayload, collapseID, storage, stored, badge, relevance, volume, critical,
    summaryCount, backgroundPriority, backgroundPushes, activityData, activityEnd, activityLength, channels,
  ]
}
