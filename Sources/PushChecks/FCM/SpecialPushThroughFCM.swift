import PushDiagnostics
import PushIR

extension Code {
  /// A push of a special type, such as VoIP or location, is sent through FCM.
  ///
  /// FCM sends with the topic of the app. Apple documents other topics for these types, with a suffix for voip, pushtotalk,
  /// location, complication, fileprovider, widgets and controls, and that of the certificate for mdm; most of them have tokens of
  /// their own, too. Calls were observed not to arrive, and location pushes to be refused.
  /// Example: `"headers": {"apns-push-type": "voip"}`.
  /// Send these pushes to APNs directly. With `--sdk`, this is told of a Live Activity, too: the data for an SDK for
  /// Android has no equivalent of it.
  ///
  /// - Ground: documented, appleRequests
  /// - Ground: observed, adminDotnet97, adminJava607
  static let specialPushThroughFCM = Code(.fcm, 139, "special-push-through-fcm")
}

/// FCM sends pushes with the topic of the app, and Live Activities by a token of its own (firebase-admin-dotnet#97,
/// firebase-admin-java#607; "Sending notification requests to APNs", apns-push-type).
enum SpecialPushThroughFCM: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { .pushType | .apnsHeadersBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    let header = message.part(.apnsHeadersBlock)?["apns-push-type"]
    let type = header?.text.flatMap { PushType(name: $0) } ?? message.intent
    if type == .alert || type == .background || type == .liveactivity { return }
    context.report(
      .error, .specialPushThroughFCM, "FCM does not send pushes of the type \(type.name)",
      at: header?.span ?? message.span(.pushType),
      consequence: type == .voip
        ? .silent("the call does not arrive") : .mayBeRefusedByFCM,
      help: "send it to APNs directly")
  }
}

/// Data for a vendor's SDK for Android become a notification, or wake the app. The text of any other push is part of
/// what it does on Apple devices, and would be a different message.
enum SpecialPushForSDK: Refusal {
  static var routes: Routes { .fcmData }

  static func refuses(_ message: Message, _ context: CheckContext) -> Bool {
    let type = message.intent
    if type == .alert || type == .background { return false }
    let origin = [Field.pushType, .event].first(where: message.has).map(message.span)
    // A placeholder is an event as well, whatever replaces it.
    context.sink.judgingPlaceholders(true) {
      context.report(
        .error, .specialPushThroughFCM, "an SDK for Android has no pushes of the type \(type.name)",
        at: origin ?? message.start,
        help: type == .liveactivity ? "convert it without --sdk" : "send it to APNs directly")
    }
    return true
  }
}
