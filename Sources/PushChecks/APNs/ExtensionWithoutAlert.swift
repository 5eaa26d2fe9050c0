import PushDiagnostics
import PushIR

extension Code {
  /// A push without an alert has mutable-content or a picture.
  ///
  /// The system runs the app's Notification Service Extension for notifications with a text only. With a badge or a sound
  /// alone nothing is run, and nobody is told.
  ///
  ///     {"aps": {"badge": 3, "mutable-content": 1}}
  ///
  /// Add an alert with a title or a body that the extension may replace, or take the flag out.
  ///
  /// - Ground: documented, appleExtension
  static let extensionWithoutAlert = Code(.apns, 134, "extension-without-alert")
}

/// The extension runs only for pushes with an alert ("Modifying content in newly delivered notifications").
enum ExtensionWithoutAlert: FieldCheck {
  static var fields: FieldSet { .mutableContent | .pictures }

  static func check(_ message: Message, _ context: CheckContext) {
    // A service may add an alert to what it passes on, unless the headers say that it has all. FCM adds that of a notification,
    // which the message would have.
    let isThroughFCM = context.carrier == .fcm || context.target == .fcm
    let isAlert =
      isThroughFCM && message.isSet(.mutableContent)
      ? !message.isSet(.contentAvailable) && (message.intent == .alert || message.intent == .background)
      : message.intent == .alert && (message.has(.pushType) || context.isRequestToAPNs)
    let isSilent = message.intent == .background && context.isRequestToAPNs
    guard isAlert || isSilent, !message.present.intersects(.alertTexts) else { return }
    // An alert of another type has its own finding.
    if let alert = message.apsPart?["alert"], !alert.isObject { return }
    // A request is written without it, which is reported as a loss.
    let isBare = isSilent && message.isBarePayload && !message.has(.pushType) && !context.isAskedFor
    if isAlert || isBare, message.isSet(.mutableContent) {
      context.report(
        .warning, .extensionWithoutAlert, "mutable-content has no effect without an alert",
        at: message.span(.mutableContent), consequence: .extensionDoesNotRun)
    } else if let picture = FieldSet.pictures.fields.first(where: message.has),
      picture != .attachments || !message.isEmptyContainer(picture)
    {
      report(message.span(picture), message.name(of: picture), context)
    }
  }

  /// Reports a picture, for which the app's extension does not run.
  static func report(_ picture: Span, _ name: String, _ context: CheckContext) {
    context.report(
      .warning, .extensionWithoutAlert, "\(name) is not shown without an alert", at: picture,
      consequence: .extensionDoesNotRun)
  }
}

extension Consequence {
  fileprivate static var extensionDoesNotRun: Consequence {
    .silent("the app's Notification Service Extension does not run")
  }
}

/// The picture in data of Emarsys, which its extension would show, in a request that has no alert ("Push" for iOS). The
/// notification of an Android app is data alone: as a request to APNs it is silent.
enum EmarsysPictureInData: FieldCheck {
  static var routes: Routes { .apns }
  static var fields: FieldSet { .data }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.intent == .background, message.sdk == nil, let data = message.part(.data),
      let marker = data["ems_msg"], marker.isObject, let picture = data["image_url"], picture.byteCount > 0
    else { return }
    ExtensionWithoutAlert.report(picture.span, "image_url", context)
  }
}
