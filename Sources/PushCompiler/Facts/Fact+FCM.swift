import PushDiagnostics
import PushIR
import PushSyntax

extension Fact {
  static var fcm: [Fact] { limits(.fcm, FCMLimits.all) + fcmRequests + fcmWords + fcmErrors }

  private static var fcmRequests: [Fact] {
    [
      Fact(
        .fcm, .request, "to a device, topic or condition",
        "POST https://fcm.googleapis.com/v1/projects/{project}/messages:send", Evidence(.documented, .fcmDiscovery)),
      Fact(
        .fcm, .request, "legacy interface", "shut down from 2024-07-22 on", Evidence(.documented, .fcmMigration)),
      Fact(
        .fcm, .request, "names", "snake_case and lowerCamelCase; an unknown name is refused",
        Evidence(.observed, .adminNode2180)),
      Fact(
        .fcm, .request, "numbers", "also in quotes and as 3.0; words also as their numbers",
        Evidence(.documented, .protoJSON)),
      Fact(
        .fcm, .request, "VoIP pushes and PushKit tokens", "not supported", Evidence(.observed, .adminDotnet97)),
    ]
  }

  private static var fcmWords: [Fact] {
    [
      words(.fcm, "android.priority", FCMAndroidPriority.spellings, .fcmDiscovery),
      words(.fcm, "notification.visibility", FCMVisibility.spellings, .fcmDiscovery),
      words(.fcm, "notification_priority", FCMNotificationPriority.spellings, .fcmDiscovery),
      words(.fcm, "notification.proxy", FCMAndroidNotificationProxy.spellings, .fcmDiscovery),
      Fact(
        .fcm, .word, "webpush.notification.dir", WebPushWords.directions.joined(separator: ", "),
        Evidence(.documented, .webNotifications)),
      Fact(
        .fcm, .word, "webpush.headers.Urgency", WebPushWords.urgencies.joined(separator: ", "),
        Evidence(.documented, .webPush)),
      Fact(.fcm, .word, "data key from", "refused", Evidence(.observed, .firebasePHP574)),
      Fact(.fcm, .word, "data key message_type", "accepted and not delivered", Evidence(.observed, .adminNode463)),
      Fact(.fcm, .word, "data keys google.* and gcm.notification.*", "reserved", Evidence(.documented, .fcmDiscovery)),
      Fact(
        .fcm, .word, "data keys google.*, gcm.*, collapse_key", "kept from Android apps",
        Evidence(.client, .firebaseAndroid)),
      Fact(
        .fcm, .word, "% in the name of a topic", "apps cannot subscribe: 400",
        Evidence(.observed, .firebaseAndroid8620)),
      Fact(
        .fcm, .word, "apns.payload without aps", "refused: must contain an [aps] key",
        Evidence(.observed, .fcmWorkers10)),
    ]
  }

  private static var fcmErrors: [Fact] {
    errors(
      .fcm,
      """
      400 INVALID_ARGUMENT: a name, type, word or size is not valid, or the token is not one
      401 THIRD_PARTY_AUTH_ERROR: the key for APNs or web push is missing or not valid
      403 SENDER_ID_MISMATCH: the token belongs to another sender
      404 UNREGISTERED: the token is no longer valid
      429 QUOTA_EXCEEDED: too many messages, for a device or a topic
      500 INTERNAL: an error of FCM
      503 UNAVAILABLE: FCM is overloaded; wait as Retry-After says
      """, .fcmErrors)
  }
}
