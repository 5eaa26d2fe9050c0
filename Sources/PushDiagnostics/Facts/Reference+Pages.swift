extension Reference {
  private static let pages: [Reference: Page] = [
    // MARK: Apple
    .appleRequests: .apple("Sending notification requests to APNs", in: "usernotifications"),
    .applePayload: .apple("Generating a remote notification", in: "usernotifications"),
    .appleResponses: .apple("Handling notification responses from APNs", in: "usernotifications"),
    .appleBackground: .apple("Pushing background updates to your App", in: "usernotifications"),
    .appleActivities:
      .apple("Starting and updating Live Activities with ActivityKit push notifications", in: "activitykit"),
    .appleBroadcasts: .apple("Sending broadcast push notification requests to APNs", in: "usernotifications"),
    .appleBroadcastSetup: .apple("Setting up broadcast push notifications", in: "usernotifications"),
    .appleExtension: .apple("Modifying content in newly delivered notifications", in: "usernotifications"),
    .appleSounds: .apple("UNNotificationSound", in: "usernotifications"),
    .appleMDM: .apple("Sending MDM commands to a device", in: "devicemanagement"),
    .appleFileProvider: .apple("Using push notifications to signal changes", in: "fileprovider"),
    .appleWidgets: .apple("Updating widgets with WidgetKit push notifications", in: "widgetkit"),
    .appleControls: .apple("Updating controls locally and remotely", in: "widgetkit"),
    .appleTokens: .apple("Registering your app with APNs", in: "usernotifications"),
    .appleAsking: .apple("Asking permission to use notifications", in: "usernotifications"),
    .appleHandling: .apple("Handling notifications and notification-related actions", in: "usernotifications"),
    .appleCategories: .apple("Declaring your actionable notification types", in: "usernotifications"),
    .appleCalls: .apple("Responding to VoIP Notifications from PushKit", in: "pushkit"),
    .appleLevels: .apple("UNNotificationInterruptionLevel", in: "usernotifications"),
    .applePassive:
      Page(
        "UNNotificationInterruptionLevel.passive",
        "https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel/passive",
        "2026-11-27"),
    .appleWebsites:
      Page(
        "Notification Programming Guide for Websites",
        "https://developer.apple.com/library/archive/documentation/NetworkingInternet/Conceptual/"
          + "NotificationProgrammingGuideForWebsites/PushNotifications/PushNotifications.html", "2026-11-21"),
    // MARK: Firebase and the web
    .fcmDiscovery:
      Page(
        "Discovery document of fcm:v1, revision 20261023", "https://fcm.googleapis.com/$discovery/rest?version=v1",
        "2026-11-21"),
    .fcmErrors: .firebase("FCM error codes", "cloud-messaging/error-codes"),
    .fcmTopics: .firebase("Send messages to topics", "cloud-messaging/topic-messaging"),
    .fcmMessageTypes: .firebase("About FCM messages", "cloud-messaging/concept-options"),
    .fcmReceiving: .firebase("Receive messages in Android apps", "cloud-messaging/downstream"),
    .fcmPriority: .firebase("Set and manage message priority", "cloud-messaging/android-message-priority"),
    .fcmMigration: .firebase("Migrate from legacy FCM APIs to HTTP v1", "cloud-messaging/migrate-v1"),
    .fcmLifespan: .firebase(
      "Set the lifespan of a message", "cloud-messaging/customize-messages/setting-message-lifespan"),
    .fcmRecords:
      Page("davideast/pyric, recorded answers of FCM", "https://github.com/davideast/pyric", "2026-07-09"),
    .protoJSON: Page("ProtoJSON Format", "https://protobuf.dev/programming-guides/json/", "2026-11-22"),
    .firebaseAndroid: .github("firebase/firebase-android-sdk"),
    .firebaseAdminPython: .github("firebase/firebase-admin-python"),
    .firebaseAdminNode: .github("firebase/firebase-admin-node"),
    .androidChannels:
      Page(
        "Create and manage notification channels",
        "https://developer.android.com/develop/ui/views/notifications/channels", "2026-11-22"),
    .androidPermission:
      Page(
        "Notification runtime permission",
        "https://developer.android.com/develop/ui/views/notifications/notification-permission", "2026-11-23"),
    .webPush: Page("RFC 8030", "https://www.rfc-editor.org/rfc/rfc8030", "2026-11-21"),
    .webNotifications: Page("Notifications API", "https://notifications.spec.whatwg.org/", "2026-11-21"),
    .httpFields: Page("RFC 9110", "https://www.rfc-editor.org/rfc/rfc9110", "2026-11-21"),
    // MARK: Huawei
    .huaweiSend:
      .huawei("Push Kit REST API, Sending Messages", "HMSCore-References/https-send-api-0000001050986197"),
    .huaweiSubscribe: .huawei("HmsMessaging.subscribe", "HMSCore-References/hmsmessaging-0000001050173839"),
    .huaweiServerDemo: .github("HMS-Core/hms-push-serverdemo-java"),
    .huaweiV3:
      .huawei(
        "Push Kit REST API v3, scenario-based messages", "harmonyos-references/push-scenariozed-api-intro",
        "2026-11-22"),
    .huaweiV3Demo: .github("linganmin/HarmonyOS_Samples", "2026-11-29"),
    .huaweiLiveView: .huawei("Live View REST API", "harmonyos-references/liveview-api-map", "2026-11-22"),
    .huaweiMDM: .huawei("Sending MDM messages", "harmonyos-guides/push-mdm", "2026-11-22"),
    // MARK: Documents and SDKs of vendors
    .appMetricaBatch:
      Page(
        "AppMetrica, Sending push messages",
        "https://appmetrica.yandex.com/docs/en/mobile-api/push/post-send-batch", "2026-11-26"),
    .brazeAppleObject: .braze("Apple push object", "apple_object"),
    .brazeAndroidObject: .braze("Android push object", "android_object"),
    .brazeSilentPush:
      Page(
        "Braze, Silent push notifications",
        "https://www.braze.com/docs/developer_guide/platforms/android/push_notifications/silent", "2026-11-30"),
    .emarsysPush:
      Page(
        "Emarsys SDK for iOS, Push", "https://me-docs.gservice.emarsys.net/ios-emarsys-sdk/push.html", "2026-11-26"),
    .batchLengths:
      Page(
        "Batch, What is the optimal length for every iOS/Android push notification?",
        "https://doc.batch.com/guides-and-best-practices/message/push-notifications/page-4", "2026-11-23"),
    .emarsysLengths:
      Page(
        "Emarsys, Push content limits",
        "https://emartech.github.io/engagement-cloud-sdk/docs/push/pushLimitations", "2026-11-23"),
    .appMetricaIOS: .github("appmetrica/push-sdk-ios"),
    .appMetricaAndroid: .github("appmetrica/push-sdk-android"),
    .brazeAndroid: .github("braze-inc/braze-android-sdk"),
    .brazeSwift: .github("braze-inc/braze-swift-sdk"),
    .emarsysIOS: .github("emartech/ios-emarsys-sdk"),
    .emarsysAndroid: .github("emartech/android-emarsys-sdk"),
    .gorush: Page("gorush 1.22", "https://github.com/appleboy/gorush", "2026-11-21"),
    .expoServerNode: .github("expo/expo-server-sdk-node", "2026-11-25"),
    .oneSignalActivities:
      Page(
        "OneSignal API, UpdateLiveActivityRequest",
        "https://docs.rs/crate/onesignal-rust-api/5.13.0/source/docs/UpdateLiveActivityRequest.md", "2026-11-30"),
    // MARK: Threads
    .parseServer4558: .thread("parse-community/parse-server", 4558, "2018-02-09"),
    .apns2Issue23: .thread("AndrewBarba/apns2", 23, "2020-02-11"),
    .apns2Issue95: .thread("AndrewBarba/apns2", 95),
    .nodeApn635: .thread("node-apn/node-apn", 635, "2018-09-19"),
    .rpush659: .thread("rpush/rpush", 659, "2023-10-10"),
    .apnChannel128: .thread("laravel-notification-channels/apn", 128),
    .mobilePush19: .thread("malliina/mobile-push", 19, "2022-07-10"),
    .dotAPNS99: .thread("alexalok/dotAPNS", 99, "2022-04-25"),
    .apnswift232: .thread("kylebrowning/APNSwift", 232),
    .homeAssistantIOS4677: .thread("home-assistant/iOS", 4677, "2026-05-28"),
    .airshipIOS411: .thread("urbanairship/ios-library", 411, "2024-07-24"),
    .pushNotification840: .thread("zo0r/react-native-push-notification", 840),
    .pushBundle62: .thread("richsage/RMSPushNotificationsBundle", 62),
    .pushy1088: .thread("jchambers/pushy", 1088),
    .powerAuth675: .thread("wultra/powerauth-push-server", 675, "2023-09-26"),
    .appleForum777566: Page(
      "Apple Developer Forums, thread 777566", "https://developer.apple.com/forums/thread/777566", "2026-11-27"),
    .fcmWorkers10: .thread("celestifyhq/fcm-cloudflare-workers", 10, "2025-05-27"),
    .firebasePHP574: .thread("beste/firebase-php", 574, "2021-03-05"),
    .firebasePHP700: .thread("beste/firebase-php", 700, "2022-05-20"),
    .adminNode463: .thread("firebase/firebase-admin-node", 463, "2019-02-22"),
    .adminNode467: .thread("firebase/firebase-admin-node", 467),
    .adminNode2180: .thread("firebase/firebase-admin-node", 2180),
    .adminDotnet39: .thread("firebase/firebase-admin-dotnet", 39, "2019-03-25"),
    .adminDotnet97: .thread("firebase/firebase-admin-dotnet", 97),
    .adminDotnet346: .thread("firebase/firebase-admin-dotnet", 346, "2023-04-25"),
    .adminDotnet440: .thread("firebase/firebase-admin-dotnet", 440, "2024-11-29"),
    .adminGo679: .thread("firebase/firebase-admin-go", 679, "2025-03-24"),
    .adminPython126: .thread("firebase/firebase-admin-python", 126),
    .adminJava214: .thread("firebase/firebase-admin-java", 214),
    .adminJava607: .thread("firebase/firebase-admin-java", 607, "2021-10-28"),
    .firebaseJS7190: .thread("firebase/firebase-js-sdk", 7190),
    .firebaseAndroid8620: .thread("firebase/firebase-android-sdk", 8620),
    .firebaseIOS4605: .thread("firebase/firebase-ios-sdk", 4605, "2020-01-10"),
    .apprise1577: .thread("caronc/apprise", 1577),
    .reactNativeFCM565: .thread("evollu/react-native-fcm", 565),
    .gorush765: .thread("appleboy/gorush", 765),
    .mixPush80: .thread("taoweiji/MixPush", 80),
  ]

  /// The page of this reference. A test ensures that each reference has one.
  var page: Page { Self.pages[self] ?? Page("", "", "") }
}
