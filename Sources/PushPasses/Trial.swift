import PushDiagnostics
import PushIR

extension Code {
  /// The message is a trial, and the target has no trials.
  ///
  /// `dry_run` of gorush and `validate_only` of FCM and HMS ask the service to check a message and deliver nothing. APNs
  /// and HMS v3 have no such request, so users would get the push: `{"validate_only": true, "message": {"token": "…",
  /// "notification": {"title": "Hi"}}}` with `--to apns`. pushc rejects the message for this target. Convert it to FCM or to
  /// HMS v1 or v2, or take the member out to send it.
  static let noTrial = Code(.loss, 185, "no-trial")
}

/// A dry run must not be sent as a real push (FCM: discovery document of fcm:v1, SendMessageRequest.validateOnly;
/// Huawei Push Kit REST API v1, validate_only; neither Apple nor HMS v3 documents an equivalent).
enum Trial: FieldCheck {
  static var routes: Routes { .requests }
  static var fields: FieldSet { .dryRun }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.isSet(.dryRun), context.target == .apns || context.isHMSv3 else { return }
    let service = context.isHMSv3 ? "HMS v3" : context.target.title
    context.report(
      .error, .noTrial, "the message is only a trial, and \(service) has no trials: it would be delivered",
      at: message.span(.dryRun),
      help: "choose another target, or take out the member to send the message")
  }
}
