import PushDiagnostics
import PushIR

extension Code {
  /// A VoIP push is sent through FCM.
  ///
  /// FCM sends with the topic of the app, and VoIP pushes have one of their own, with tokens of their own. Calls do not
  /// arrive.
  /// Example: `"headers": {"apns-push-type": "voip"}`.
  /// Send VoIP pushes to APNs directly.
  ///
  /// - Ground: observed, adminDotnet97
  static let voipThroughFCM = Code(.fcm, 139, "voip-through-fcm")
}

/// FCM does not support VoIP pushes (firebase-admin-dotnet#97, quickstart-ios#205).
enum VoIPThroughFCM: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { .pushType }

  static func check(_ message: Message, _ context: CheckContext) {
    if message.equals(.pushType, "voip") { report(message.span(.pushType), context) }
  }

  static func report(_ place: Span, _ context: CheckContext) {
    context.report(
      .error, .voipThroughFCM, "FCM does not send VoIP pushes", at: place,
      consequence: .silent("the call does not arrive"), help: "send it to APNs directly")
  }
}
