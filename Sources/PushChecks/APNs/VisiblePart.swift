import PushDiagnostics
import PushIR

/// The same for a part that another service passes on, whose push type is alert where its headers do not say another one
/// (discovery document of fcm:v1, ApnsConfig). The service adds the texts for all devices, which are among its fields.
enum VisiblePart: FieldCheck {
  static var routes: Routes { .applePart }
  static var fields: FieldSet { .apnsPayloadBlock }

  /// Fields that show or do something, or of which another check says that nothing comes of them.
  fileprivate static var others: FieldSet {
    VisibleContent.shown | ActivityKeys.fields | .pushType | .mutableContent | .contentChanged | .activityToken
  }

  static func check(_ message: Message, _ context: CheckContext) {
    // An app that runs may read data for all devices. Keys that are none of Apple's have a finding of their own.
    guard message.intent == .alert, !message.present.intersects(others), !message.text.isBesideData,
      !message.isSet(.contentAvailable),
      let aps = message.writtenAps, message.present.intersects(.besideWake) || aps.has("alert"),
      !hasUnreadValue(aps, message), !message.hasUnknownPushType,
      !context.isForPass(message)
    else { return }
    VisibleContent.report(
      .warning, message, at: VisibleContent.placeBesideTexts(of: message) ?? (aps.has("alert") ? aps.alertSpan : nil),
      context, help: "add an alert, or make it a background push")
  }

  /// Whether a value did not become a field: it has a finding, or may show something.
  private static func hasUnreadValue(_ aps: WrittenAps, _ message: Message) -> Bool {
    if aps.has("badge") || aps.has("sound") { return true }
    if aps.has("content-available"), !message.has(.contentAvailable) { return true }
    return aps.has("alert") && (!aps.isAlertObject || VisibleContent.textKeys.contains(where: aps.hasInAlert))
  }
}

/// The same for fields that FCM passes on: it gets a request with `aps` alone, in which nothing is shown.
enum VisibleFields: FieldCheck {
  static var routes: Routes { .fieldsThroughFCM }
  static var fields: FieldSet { .besideWake | VisibleContent.besideTexts | .apsBlock }

  private static var others: FieldSet { VisiblePart.others | .blocks.subtracting(.apsBlock) | .portable | .ticker }

  static func check(_ message: Message, _ context: CheckContext) {
    // A picture without a text has a finding of its own.
    guard message.intent == .alert, !message.present.intersects(others), !message.hasAppData,
      !message.androidValues.intersects(others), !message.has(.image) || message.has(.apsBlock)
    else { return }
    let emptyAlert = VisibleContent.alertWithoutText(of: message)
    if emptyAlert == nil, message.hasVisibleBlock { return }
    let alert = VisibleContent.placeBesideTexts(of: message) ?? emptyAlert?.span
    let part = message.present.common(with: .besideWake).fields.first.map(message.span)
    if alert == nil, part == nil { return }
    VisibleContent.report(.warning, message, at: alert, or: part, context, help: "write a title or a body")
  }
}

/// FCM makes an alert for Apple's devices of the title and the body of the notification for all platforms alone (discovery
/// document of fcm:v1, Notification). A text for Android shows that the notification may be for Android.
enum PictureWithoutText: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { .image }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.intent == .alert, !message.present.intersects(.alertTexts | .blocksForApple | .webpushBlock),
      !message.text.isForAndroidAlone, !message.androidValues.intersects(.texts)
    else { return }
    let isOfFCM = message.writtenFor.first == .fcm
    if isOfFCM, !message.namesPlatform {
      report(.warning, message, context)
    } else if context.isAskedFor, message.reachesApple {
      // The platform that gorush names for FCM is Android. A badge or a sound reaches Apple's devices.
      report(isOfFCM || message.present.intersects(VisibleContent.shown) ? .note : .warning, message, context)
    }
  }

  static func report(_ severity: Severity, _ message: Message, _ context: CheckContext) {
    context.report(
      severity, .nothingToShow, "the notification has no title or body", at: message.span(.image),
      consequence: .silent("Apple's devices show no notification"), help: "write a title or a body")
  }
}
