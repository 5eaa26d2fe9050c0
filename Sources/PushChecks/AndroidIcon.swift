import PushDiagnostics
import PushIR

extension Code {
  /// The small icon of a notification is a number in quotes.
  ///
  /// FCM and HMS take the name of a drawable of the app. Android takes digits for the number of a resource, which is another one
  /// in each build of the app: `{"icon": "2131230840"}`. Where the app has no resource of the number, as with `"46"`, Android drops
  /// the notification. Write the name, such as `"ic_taxi"`.
  ///
  /// - Ground: client, firebaseAndroid
  /// - Ground: documented, huaweiSend
  static let iconIsNumber = Code(.shape, 134, "icon-is-a-number")

  /// The small icon of a notification is an address, a file name or a path.
  ///
  /// FCM and HMS take the name of a drawable of the app, without the ending of its file. Nothing is downloaded for the small
  /// icon, so Android shows the app's default icon: `{"icon": "ic_taxi.png"}`. Write `"ic_taxi"`; a picture in the
  /// notification is `image`. HMS also has paths of resources, such as `/raw/ic_taxi`, which the SDKs of FCM and
  /// AppMetrica do not find.
  ///
  /// - Ground: client, firebaseAndroid, appMetricaAndroid
  /// - Ground: documented, huaweiSend
  static let iconIsFile = Code(.shape, 136, "icon-is-a-file")
}

/// An icon is the name of an app resource. AppMetrica's clients write the number of a resource in quotes. So may others by
/// accident: firebase-android-sdk, CommonNotificationBuilder.getSmallIcon, asks for `getIdentifier(icon, "drawable", …)`, and
/// Android reads a name of digits as the identifier itself.
enum AndroidIcon: FieldCheck {
  static var routes: Routes { .apns | .fcm | .fcmOnAndroid | .hmsV1 | .data }
  static var fields: FieldSet { .androidIcon }

  static func check(_ message: Message, _ context: CheckContext) {
    guard context.reachesAndroid(message), let name = message.string(.androidIcon), !name.isEmpty else { return }
    // Of the SDKs that show data, only AppMetrica's gets the icon: a name, or the number of a resource.
    let isForSDK = context.sdk.showsData
    if isForSDK, context.sdk != .appmetrica { return }
    let isPath = (context.target == .fcm || isForSDK) && name.hasPrefix("/")
    if isFile(name) || isPath && message.isOfLegacyRequest(.androidIcon) { return reportFile(name, message, context) }
    if isPath {
      return context.report(
        .warning, .iconIsFile,
        "the icon is \(Visible.quoted(name)); \(isForSDK ? "AppMetrica's SDK" : "FCM") takes the name of a drawable",
        at: message.span(.androidIcon), consequence: .silent("the app's default icon is shown"))
    }
    guard !isForSDK, name.isWholeNumber else { return }
    context.report(
      .warning, .iconIsNumber,
      "the icon \(Visible.quoted(name)) is a number; it must be the name of a drawable",
      at: message.span(.androidIcon),
      consequence: context.target == .hms
        ? .silent("on Huawei's devices the app's default icon is shown")
        : .silent("Android takes it for a resource's number, and drops the notification if there is none"))
  }

  /// Huawei uses Android's resource references as names: `/raw/ic_launcher`.
  private static func isFile(_ name: String) -> Bool {
    name.hasPrefix("https://") || name.hasPrefix("http://")
      || [".png", ".jpg", ".jpeg", ".webp", ".xml", ".svg"].contains(where: name.hasSuffix)
  }

  private static func reportFile(_ name: String, _ message: Message, _ context: CheckContext) {
    let isHuaweis = message.writtenFor.first == .hms && !context.sdk.showsData
    let form = isHuaweis ? "a resource of the app, such as \"/raw/ic_taxi\"" : "the name of a drawable, without ending"
    // "Web: The URL to use for the notification's icon": a legacy request has one name for both.
    let isForBrowsers = message.isOfLegacyRequest(.androidIcon)
    let url = name.isWebAddress ? "an address" : "a file"
    context.report(
      isForBrowsers ? .note : .warning, .iconIsFile,
      isForBrowsers
        ? "the icon is \(url), which only browsers read; Android takes the name of a drawable"
        : "the icon is \(Visible.quoted(name)); it must be \(form)",
      at: message.span(.androidIcon),
      consequence: .silent(isForBrowsers ? "Android shows the app's default icon" : "the app's default icon is shown"))
  }
}
