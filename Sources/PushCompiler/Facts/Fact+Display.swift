import PushDiagnostics
import PushIR

// How devices handle a push: what they display, how much of it, and what depends on the device instead of the payload.

extension Fact {
  // MARK: Apple devices

  package static let applePermission = display(
    .apns, "permission", .documented, .appleAsking,
    text: "Appears only if the user allowed notifications; Focus and the user's settings can hide or delay it.")
  package static let appleLines = display(
    .apns, "lines of text", .observed, .batchLengths,
    text: "Approximate: the Lock Screen shows 1 line of title and about 4 lines of text, and all of it when opened.")
  package static let appleForeground = display(
    .apns, "app in the foreground", .documented, .appleHandling,
    text: "While the app is in the foreground, the app decides whether anything appears.")
  package static let appleExtension = display(
    .apns, "pictures", .documented, .appleExtension,
    text: "A picture appears only if a notification service extension of the app downloads and attaches it.")
  package static let appleButtons = display(
    .apns, "buttons", .documented, .appleCategories,
    text: "The app defines the buttons of a category; a category that it does not know has none.")
  package static let appleLocalization = display(
    .apns, "localized texts", .documented, .applePayload,
    text: "The app has the localized texts; without the key, the device shows no translation.")
  package static let appleBackground = display(
    .apns, "push type background", .documented, .appleBackground,
    text: "Nothing appears. The system may wake the app for 30 seconds, and throttles such pushes.")
  package static let appleCalls = display(
    .apns, "push type voip", .documented, .appleCalls,
    text: "Nothing appears by itself. The app has to report a call to CallKit, or the system ends the app.")
  package static let appleActivity = display(
    .apns, "push type liveactivity", .documented, .appleActivities,
    text: "The app draws the Live Activity from this content state; only its alert is text of the push.")
  package static let appleActivityRemoved = display(
    .apns, "Live Activities that are removed", .documented, .appleActivities,
    text: "The activity ends and leaves the screen at once: its dismissal-date is in the past.")
  package static let appleSystem = display(
    .apns, "other push types", .documented, .appleRequests,
    text: "Nothing appears. The push type says which part of the app or of the system gets it.")
  package static let appleCritical = display(
    .apns, "critical alerts", .documented, .applePayload,
    text: "A critical alert sounds although the device is muted, if the app has Apple's entitlement for it.")
  package static let appleTimeSensitive = display(
    .apns, "interruption level time-sensitive", .documented, .appleLevels,
    text: "Breaks through Focus if the app has the capability for time-sensitive notifications.")
  package static let applePassive = display(
    .apns, "interruption level passive", .documented, .applePassive,
    text: "Goes to the list of notifications without a sound and without lighting up the screen.")
  package static let appleWithoutText = display(
    .apns, "alerts without text", .documented, .applePayload,
    text: "No banner appears: the alert has no text. The badge changes and the sound plays if they are set.")
  package static let applePictureLeftOut = display(
    .apns, "pictures without mutable-content", .documented, .appleExtension,
    text: "No picture appears: without mutable-content 1, no notification service extension runs.")
  package static let appMetricaPicture = display(
    .apns, "pictures of AppMetrica", .client, .appMetricaIOS,
    text:
      "AppMetrica's extension attaches the files of yamp.a, and none of them if one cannot be downloaded or attached.")
  package static let brazePicture = display(
    .apns, "pictures of Braze", .client, .brazeSwift,
    text: "Braze's extension attaches the file at ab.att.url as a file of the type ab.att.type; it needs both.")
  package static let emarsysPicture = display(
    .apns, "pictures of Emarsys", .client, .emarsysIOS,
    text: "Emarsys's extension attaches the file at image_url; the answer's content type says what it is.")
  package static let emarsysButtons = display(
    .apns, "buttons of Emarsys", .client, .emarsysIOS,
    text: "Emarsys's extension makes a button of each of ems.actions whose type it knows; without it, there are none.")

  // MARK: Devices on which the Firebase SDK shows notifications

  package static let androidPermission = display(
    .fcm, "permission", .documented, .androidPermission,
    text: "Appears only if the user allowed notifications of the app and of its channel.")
  package static let androidChannel = display(
    .fcm, "channels", .documented, .androidChannels,
    text: "From Android 8 on, the channel decides on sound, vibration and importance.")
  package static let androidLines = display(
    .fcm, "lines of text", .observed, .emarsysLengths, .batchLengths,
    text: "Approximate: collapsed, 1 line of title and 1 of text; expanded, 200 to 460 characters of text.")
  package static let androidPicture = display(
    .fcm, "pictures", .client, .firebaseAndroid,
    text: "The SDK downloads the picture; a thumbnail when collapsed, large when expanded.")
  package static let androidForeground = display(
    .fcm, "app in the foreground", .documented, .fcmReceiving,
    text: "While the app is in the foreground, nothing appears: the app gets the message.")
  package static let androidLocalization = display(
    .fcm, "localized texts", .client, .firebaseAndroid,
    text: "The app has the localized texts as string resources; without the key, the text is missing.")
  package static let androidData = display(
    .fcm, "data messages", .documented, .fcmMessageTypes,
    text: "Nothing appears by itself. The app, or an SDK in it, gets the data.")
  package static let androidEmpty = display(
    .fcm, "other messages", .documented, .fcmMessageTypes,
    text: "Nothing appears: the message has neither a notification nor data for these devices.")
  package static let appMetricaData = display(
    .fcm, "data of AppMetrica", .client, .appMetricaAndroid,
    text: "AppMetrica's SDK in the app shows the title or text in yamp as HTML; an unknown channel drops it.")
  package static let brazeData = display(
    .fcm, "data of Braze", .client, .brazeAndroid,
    text: "Braze's SDK in the app shows data with _ab, if it has both a title (t) and a text (a).")
  package static let emarsysData = display(
    .fcm, "data of Emarsys", .client, .emarsysAndroid,
    text: "Emarsys's SDK in the app shows data with ems_msg, unless ems says that it is silent; it needs a channel.")
  package static let emarsysRemoval = display(
    .fcm, "removals of Emarsys", .client, .emarsysAndroid,
    text: "Nothing appears: for the operation DELETE, Emarsys's SDK removes the notification with this collapseId.")

  // MARK: Huawei devices

  package static let huaweiPermission = display(
    .hms, "permission", .documented, .huaweiSend,
    text: "Appears only if the user allowed notifications; the category of the message limits how it appears.")
  package static let huaweiLines = display(
    .hms, "lines of text", .assumed, .huaweiSend,
    text: "Assumed to be as on Android: collapsed, 1 line of title and 1 of text.")
  package static let huaweiLowImportance = display(
    .hms, "importance LOW", .assumed, .huaweiSend,
    text: "Assumed to appear without a sound: clients document LOW as a common (silent) message.")
  package static let huaweiMarketing = display(
    .hms, "marketing", .observed, .mixPush80,
    text: "A message of category MARKETING or without a category appears without a sound, and only a few a day.")
  package static let huaweiStyles = display(
    .hms, "styles", .documented, .huaweiSend,
    text: "Style 1 shows big_title and big_body when expanded; style 3 shows the lines of inbox_content.")
  package static let huaweiStylesV3 = display(
    .hms, "v3: styles", .documented, .huaweiV3,
    text: "Style 1 shows bigTitle and bigBody when expanded; style 3 shows the lines of inboxContent.")
  package static let huaweiForeground = display(
    .hms, "app in the foreground", .documented, .huaweiSend,
    text: "With foreground_show (v3: foregroundShow) false, nothing appears while the app is in the foreground.")
  package static let huaweiLocalization = display(
    .hms, "localized texts", .documented, .huaweiSend,
    text: "The app has the localized texts as string resources.")
  package static let huaweiWithoutText = display(
    .hms, "v3: notifications without text", .documented, .huaweiV3,
    text: "No notification appears: there is no text. The number on the icon changes if it is set.")
  package static let huaweiSubscription = display(
    .hms, "v3: subscription messages", .documented, .huaweiV3,
    text: "Huawei's server makes the title and the text of a template, of which only the ID is known here.")
  package static let huaweiSystem = display(
    .hms, "v3: other push types", .documented, .huaweiV3,
    text: "No notification appears. The push type says what the system shows, or which part of the app gets it.")
  package static let huaweiData = display(
    .hms, "data messages", .documented, .huaweiSend,
    text: "Nothing appears by itself. The app gets the data.")
  package static let huaweiEmpty = display(
    .hms, "other messages", .documented, .huaweiSend,
    text: "Nothing appears: the message has neither a notification nor data for these devices.")
  package static let appMetricaHuaweiData = display(.hms, as: appMetricaData)
  package static let brazeHuaweiData = display(.hms, as: brazeData)
  package static let emarsysHuaweiData = display(.hms, as: emarsysData)
  package static let emarsysHuaweiRemoval = display(.hms, as: emarsysRemoval)

  /// All, in table order.
  package static let displayed = [
    applePermission, appleLines, appleForeground, appleExtension, appleButtons, appleLocalization, appleBackground,
    appleCalls, appleActivity, appleActivityRemoved, appleSystem, appleCritical, appleTimeSensitive, applePassive,
    appleWithoutText, applePictureLeftOut, appMetricaPicture, brazePicture, emarsysPicture, emarsysButtons,
    androidPermission, androidChannel, androidLines, androidPicture, androidForeground, androidLocalization,
    androidData, androidEmpty, appMetricaData, brazeData, emarsysData, emarsysRemoval, huaweiPermission, huaweiLines,
    huaweiLowImportance, huaweiMarketing, huaweiStyles, huaweiStylesV3, huaweiForeground, huaweiLocalization,
    huaweiWithoutText, huaweiSubscription, huaweiSystem, huaweiData, huaweiEmpty, appMetricaHuaweiData,
    brazeHuaweiData, emarsysHuaweiData, emarsysHuaweiRemoval,
  ]

  private static func display(
    _ target: Target, _ name: String, _ ground: Ground, _ references: Reference..., text: String
  ) -> Fact {
    Fact(target, .display, name, text, Evidence(ground, references))
  }

  /// The same on the devices of another target.
  private static func display(_ target: Target, as other: Fact) -> Fact {
    Fact(target, .display, other.name, other.value, other.evidence)
  }
}
