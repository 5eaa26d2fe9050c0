import PushJSON

/// A documented format that pushc does not read and that resembles one that it reads. A document that has one of its signs
/// is unknown, unless a format has a stronger sign.
package struct UnreadFormat: Sendable {
  /// What such a document is, in words: `Declarative Web Push`.
  let name: StaticString
  let signs: [Sign]

  private init(_ name: StaticString, _ signs: Sign...) {
    self.name = name
    self.signs = signs
  }

  static let all = [
    // Push API, "Declarative push message": "web_push" is the number 8030.
    UnreadFormat("Declarative Web Push", Sign("web_push", is: .integer, beside: ["notification"], says: .certain)),
    // Notifications API, NotificationOptions; Angular, "Push notifications". FCM has these names in "webpush" alone. A
    // legacy request has an address, which is a stronger sign.
    UnreadFormat(
      "a notification for a service worker",
      Sign("notification", "actions", is: .array), Sign("notification", "vibrate", is: .array),
      Sign("notification", "requireInteraction"), Sign("notification", "data", "onActionClick", is: .object)),
    // Instance ID API, "Create relationship maps for app instances". "to" is a topic, which is FCM's, too.
    UnreadFormat(
      "a request that manages the topics of FCM",
      Sign("registration_tokens", is: .array, without: ["notification", "data"], says: .stated)),
    // FCM, "Send messages to device groups": "operation" is "create", "add" or "remove".
    UnreadFormat(
      "a request that manages the device groups of FCM",
      Sign("operation", is: .string, beside: ["notification_key_name", "notification_key"], says: .certain)),
    // Ably, "Publish push notifications". A request of HMS v3 has a target.
    UnreadFormat(
      "a request of Ably", Sign("channels", beside: ["payload"], says: .usual),
      Sign("recipient", is: .object, beside: ["payload", "notification"], says: .usual),
      Sign("recipient", is: .array, beside: ["payload"], says: .usual)),
    // Google Cloud Pub/Sub, "Receive push messages": "data" is text, as that of HMS is.
    UnreadFormat(
      "a message of Google Cloud Pub/Sub",
      Sign(
        "message", "messageId", is: .string, beside: ["data", "attributes"],
        without: ["token", "topic", "condition", "notification"], says: .usual)),
    // Amazon SNS, "Publishing Amazon SNS notifications with platform-specific payloads": JSON in texts.
    UnreadFormat(
      "a message of Amazon SNS", Sign("APNS", is: .string, says: .certain),
      Sign("APNS_SANDBOX", is: .string, says: .certain), Sign("APNS_VOIP", is: .string, says: .certain),
      Sign("APNS_VOIP_SANDBOX", is: .string, says: .certain), Sign("GCM", is: .string, says: .certain)),
    // PubNub, "Mobile push": a payload for each service.
    UnreadFormat(
      "a message of PubNub", Sign("pn_apns", is: .object, says: .usual), Sign("pn_fcm", is: .object, says: .usual),
      Sign("pn_gcm", is: .object, says: .usual)),
    // Pusher Beams, "Publish API": a payload for each service.
    UnreadFormat(
      "a request of Pusher Beams", Sign("interests", is: .array, beside: ["apns", "fcm", "web"], says: .certain)),
    // OneSignal, "Create notification".
    UnreadFormat(
      "a request of OneSignal", Sign("app_id", is: .string, beside: ["contents", "headings"], says: .certain)),
    // Airship, "Push object".
    UnreadFormat(
      "a request of Airship", Sign("device_types", beside: ["audience", "notification"], says: .certain)),
    // JPush, "Push API v3".
    UnreadFormat("a request of JPush", Sign("platform", beside: ["audience"], says: .certain)),
    // Pushwoosh, "createMessage", whose examples also show what is in "request" alone.
    UnreadFormat(
      "a request of Pushwoosh", Sign("request", "notifications", is: .array, says: .certain),
      Sign("auth", is: .string, beside: ["notifications"], without: ["aps", "message"], says: .stated)),
  ]
}
