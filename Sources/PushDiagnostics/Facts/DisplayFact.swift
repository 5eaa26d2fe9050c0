/// How devices handle a push: what they display, how much of it, and what depends on the device instead of the payload.
/// Used by previews and `pushc facts`.
public enum DisplayFact: Sendable, CaseIterable {
  // Apple devices.
  case applePermission, appleLines, appleForeground, appleExtension, appleButtons, appleLocalization
  case appleBackground, appleCalls, appleActivity, appleSystem, appleCritical, appleTimeSensitive, appleWithoutText
  case applePictureLeftOut, appMetricaPicture, brazePicture, emarsysPicture
  // Devices on which the Firebase SDK shows notifications.
  case androidPermission, androidChannel, androidLines, androidPicture, androidForeground, androidLocalization
  case androidData, appMetricaData, brazeData, emarsysData
  // Huawei devices.
  case huaweiPermission, huaweiLines, huaweiStyles, huaweiForeground, huaweiData
  case appMetricaHuaweiData, brazeHuaweiData, emarsysHuaweiData

  /// The name of the target that reaches such devices.
  public var service: String { fact.service }

  /// The subject: `background push`.
  public var subject: String { fact.subject }

  /// The behavior, as a sentence.
  public var text: String { fact.text }

  /// The evidence.
  public var evidence: Evidence { fact.evidence }

  private struct Known {
    let service: String
    let subject: String
    let text: String
    let evidence: Evidence

    init(_ service: String, _ subject: String, _ text: String, _ ground: Ground, _ references: Reference...) {
      self.service = service
      self.subject = subject
      self.text = text
      evidence = Evidence(ground, references)
    }
  }

  private var fact: Known {
    switch self {
    case .applePermission:
      Known(
        "apns", "permission",
        "Appears only if the user allowed notifications; Focus and the user's settings can hide or delay it.",
        .documented, .appleAsking)
    case .appleLines:
      Known(
        "apns", "lines of text",
        "Approximate: the Lock Screen shows 1 line of title and about 4 lines of text, and all of it when opened.",
        .observed, .batchLengths)
    case .appleForeground:
      Known(
        "apns", "app in the foreground",
        "While the app is in the foreground, the app decides whether anything appears.",
        .documented, .appleHandling)
    case .appleExtension:
      Known(
        "apns", "pictures",
        "A picture appears only if a notification service extension of the app downloads and attaches it.",
        .documented, .appleExtension)
    case .appleButtons:
      Known(
        "apns", "buttons",
        "The app defines the buttons of a category; a category that it does not know has none.",
        .documented, .appleCategories)
    case .appleLocalization:
      Known(
        "apns", "localized texts",
        "The app has the localized texts; without the key, the device shows no translation.",
        .documented, .applePayload)
    case .appleBackground:
      Known(
        "apns", "push type background",
        "Nothing appears. The system may wake the app for 30 seconds, and throttles such pushes.",
        .documented, .appleBackground)
    case .appleCalls:
      Known(
        "apns", "push type voip",
        "Nothing appears by itself. The app has to report a call to CallKit, or the system ends the app.",
        .documented, .appleCalls)
    case .appleActivity:
      Known(
        "apns", "push type liveactivity",
        "The app draws the Live Activity from this content state; only its alert is text of the push.",
        .documented, .appleActivities)
    case .appleSystem:
      Known(
        "apns", "other push types",
        "Nothing appears. The push type says which part of the app or of the system gets it.",
        .documented, .appleRequests)
    case .appleCritical:
      Known(
        "apns", "critical alerts",
        "A critical alert sounds although the device is muted, if the app has Apple's entitlement for it.",
        .documented, .applePayload)
    case .appleTimeSensitive:
      Known(
        "apns", "interruption level time-sensitive",
        "Breaks through Focus if the app has the capability for time-sensitive notifications.",
        .documented, .appleLevels)
    case .appleWithoutText:
      Known(
        "apns", "alerts without text",
        "No banner appears: the alert has no text. The badge changes and the sound plays if they are set.",
        .documented, .applePayload)
    case .applePictureLeftOut:
      Known(
        "apns", "pictures without mutable-content",
        "No picture appears: without mutable-content 1, no notification service extension runs.",
        .documented, .appleExtension)
    case .appMetricaPicture:
      Known(
        "apns", "pictures of AppMetrica",
        "AppMetrica's extension attaches the files of yamp.a, and none of them if one cannot be downloaded or attached.",
        .client, .appMetricaIOS)
    case .brazePicture:
      Known(
        "apns", "pictures of Braze",
        "Braze's extension attaches the file at ab.att.url as a file of the type ab.att.type; it needs both.",
        .client, .brazeSwift)
    case .emarsysPicture:
      Known(
        "apns", "pictures of Emarsys",
        "Emarsys's extension attaches the file at image_url; the answer's content type says what it is.",
        .client, .emarsysIOS)
    case .androidPermission:
      Known(
        "fcm", "permission",
        "Appears only if the user allowed notifications of the app and of its channel.",
        .documented, .androidPermission)
    case .androidChannel:
      Known(
        "fcm", "channels",
        "From Android 8 on, the channel decides on sound, vibration and importance.",
        .documented, .androidChannels)
    case .androidLines:
      Known(
        "fcm", "lines of text",
        "Approximate: collapsed, 1 line of title and 1 of text; expanded, 200 to 460 characters of text.",
        .observed, .emarsysLengths, .batchLengths)
    case .androidPicture:
      Known(
        "fcm", "pictures",
        "The SDK downloads the picture; a thumbnail when collapsed, large when expanded.",
        .client, .firebaseAndroid)
    case .androidForeground:
      Known(
        "fcm", "app in the foreground",
        "While the app is in the foreground, nothing appears: the app gets the message.",
        .documented, .fcmReceiving)
    case .androidLocalization:
      Known(
        "fcm", "localized texts",
        "The app has the localized texts as string resources; without the key, the text is missing.",
        .client, .firebaseAndroid)
    case .androidData:
      Known(
        "fcm", "data messages",
        "Nothing appears by itself. The app, or an SDK in it, gets the data.",
        .documented, .fcmMessageTypes)
    case .appMetricaData, .appMetricaHuaweiData:
      Known(
        self == .appMetricaData ? "fcm" : "hms", "data of AppMetrica",
        "AppMetrica's SDK in the app shows the title or text in yamp as HTML; an unknown channel drops it.",
        .client, .appMetricaAndroid)
    case .brazeData, .brazeHuaweiData:
      Known(
        self == .brazeData ? "fcm" : "hms", "data of Braze",
        "Braze's SDK in the app shows data with _ab, if it has both a title (t) and a text (a).",
        .client, .brazeAndroid)
    case .emarsysData, .emarsysHuaweiData:
      Known(
        self == .emarsysData ? "fcm" : "hms", "data of Emarsys",
        "Emarsys's SDK in the app shows data with ems_msg, unless ems says that it is silent; it needs a channel.",
        .client, .emarsysAndroid)
    case .huaweiPermission:
      Known(
        "hms", "permission",
        "Appears only if the user allowed notifications; the category of the message limits how it appears.",
        .documented, .huaweiSend)
    case .huaweiLines:
      Known(
        "hms", "lines of text",
        "Assumed to be as on Android: collapsed, 1 line of title and 1 of text.",
        .assumed, .huaweiSend)
    case .huaweiStyles:
      Known(
        "hms", "styles",
        "Style 1 shows big_title and big_body when expanded; style 3 shows the lines of inbox_content.",
        .documented, .huaweiSend)
    case .huaweiData:
      Known(
        "hms", "data messages",
        "Nothing appears by itself. The app gets the data.",
        .documented, .huaweiSend)
    case .huaweiForeground:
      Known(
        "hms", "app in the foreground",
        "With foreground_show false, nothing appears while the app is in the foreground.",
        .documented, .huaweiSend)
    }
  }
}
