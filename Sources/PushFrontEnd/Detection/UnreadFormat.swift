import PushJSON

/// A documented format that pushc does not read and that resembles one that it reads. A document that has one of its signs
/// is unknown, unless a format has a stronger sign.
package struct UnreadFormat: Sendable {
  /// What such a document is, in words: `Declarative Web Push`.
  let name: StaticString
  let signs: [Sign]
  /// Whether the push service of a browser gets it, so that nothing for APNs, FCM or HMS is made of it.
  let isForBrowsers: Bool

  private init(_ name: StaticString, isForBrowsers: Bool = false, _ signs: Sign...) {
    self.name = name
    self.signs = signs
    self.isForBrowsers = isForBrowsers
  }

  private static let ofAndroidForHuawei: [StaticString] = [
    "collapse_key", "category", "ttl", "bi_tag", "fast_app_target", "data", "notification",
  ]
  /// What a request or a message has beside it, and the android object does not.
  private static let ofRequests: [StaticString] = [
    "to", "registration_ids", "condition", "topic", "token", "message", "android", "apns", "priority",
  ]
  /// What an FCM message or a request has beside it, and the android object does not.
  private static let aroundAndroid: [StaticString] = [
    "token", "topic", "condition", "fid", "message", "android", "to", "registration_ids", "notification_key",
  ]

  static let all = [
    // Push API, "Declarative push message": "web_push" is the number 8030.
    UnreadFormat(
      "Declarative Web Push", isForBrowsers: true,
      Sign("web_push", is: .integer, beside: ["notification"], says: .certain)),
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
    // Huawei Push Kit REST API, AndroidConfig: the object "android" of a message. FCM has neither the words nor numbers.
    UnreadFormat(
      "the android object of an HMS message",
      Sign("urgency", equals: "HIGH", beside: ofAndroidForHuawei, without: ofRequests, says: .certain),
      Sign("urgency", equals: "NORMAL", beside: ofAndroidForHuawei, without: ofRequests, says: .certain),
      Sign(
        "collapse_key", is: .integer, beside: ["urgency", "bi_tag", "fast_app_target"], without: ofRequests,
        says: .certain)),
    // Honor Push, "Sending notification messages": as HMS's, in camelCase, and without "message" around it.
    UnreadFormat(
      "a request of Honor Push",
      Sign("android", "notification", "clickAction", is: .object, without: ["message"], says: .stated)),
    // FCM v1, AndroidConfig: the object "android" of a message. A request of the legacy interface has a target.
    UnreadFormat(
      "the android object of an FCM message",
      Sign("direct_boot_ok", without: aroundAndroid, says: .certain),
      Sign("bandwidth_constrained_ok", without: aroundAndroid, says: .certain)),
    // FCM answers: Unknown name "message" at 'message'.
    UnreadFormat("an FCM message within another one", Sign("message", "message", is: .object, says: .certain)),
    // Gunfish, "POST /push/apns".
    UnreadFormat("a request of Gunfish", Sign("header", is: .object, beside: ["payload"], says: .certain)),
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
      Sign("APNS_VOIP_SANDBOX", is: .string, says: .certain), Sign("GCM", is: .string, says: .certain),
      // Before they are made texts.
      Sign("APNS", is: .object, beside: ["default", "GCM"], says: .certain),
      Sign("APNS_SANDBOX", is: .object, beside: ["default", "GCM"], says: .certain),
      Sign("GCM", is: .object, beside: ["default", "APNS", "APNS_SANDBOX"], says: .certain),
      Sign("GCM", "fcmV1Message", is: .object, says: .certain)),
    // Amazon Pinpoint, "SendMessages": the request, also without the parameter that has it.
    UnreadFormat(
      "a request of Amazon Pinpoint", Sign("MessageRequest", "MessageConfiguration", is: .object, says: .certain),
      Sign("MessageConfiguration", "APNSMessage", is: .object, says: .certain),
      Sign("MessageConfiguration", "GCMMessage", is: .object, says: .certain),
      Sign("MessageConfiguration", "DefaultPushNotificationMessage", is: .object, says: .certain)),
    // Novu, "Trigger event".
    UnreadFormat(
      "a request of Novu", Sign("to", "subscriberId", is: .string, says: .certain),
      Sign(
        "overrides", is: .object, beside: ["to"], without: ["notification", "data", "title", "body"], says: .certain)),
    // Knock, "Triggering workflows via the API".
    UnreadFormat(
      "a request of Knock",
      Sign("recipients", is: .array, beside: ["cancellation_key", "actor", "tenant"], says: .certain)),
    // Courier, "Send a message".
    UnreadFormat(
      "a request of Courier", Sign("message", "content", is: .object, beside: ["to"], says: .certain),
      Sign("message", "routing", "channels", is: .array, says: .certain),
      Sign("message", "routing", "method", is: .string, says: .certain)),
    // PubNub, "Mobile push": a payload for each service.
    UnreadFormat(
      "a message of PubNub", Sign("pn_apns", is: .object, says: .usual), Sign("pn_fcm", is: .object, says: .usual),
      Sign("pn_gcm", is: .object, says: .usual)),
    // Pusher Beams, "Publish API": a payload for each service.
    UnreadFormat(
      "a request of Pusher Beams", Sign("interests", is: .array, beside: ["apns", "fcm", "web"], says: .certain),
      Sign("users", is: .array, beside: ["apns", "fcm", "web"], says: .certain)),
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
