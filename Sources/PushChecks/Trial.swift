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

  /// The request asks the service to check the message only.
  ///
  /// With `validate_only` of FCM and HMS, and `dry_run` of FCM's legacy interface, the service answers as if the message had been
  /// sent, and delivers nothing: `{"validate_only": true, "message": {"token": "…", "notification": {"title": "Hi"}}}`. Remove the
  /// member to send the message.
  ///
  /// - Ground: documented, fcmDiscovery, huaweiSend
  static let trial = Code(.shape, 191, "trial")
}

/// A dry run must not be sent as a real push (FCM: discovery document of fcm:v1, SendMessageRequest.validateOnly;
/// Huawei Push Kit REST API v1, validate_only; neither Apple nor HMS v3 documents an equivalent).
enum Trial: FieldCheck {
  static var routes: Routes { .requests }
  static var fields: FieldSet { .dryRun }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.isSet(.dryRun) else { return }
    guard context.target == .apns || context.isHMSv3 else { return reportTrial(message, context) }
    let service = context.isHMSv3 ? "HMS v3" : context.target.title
    context.report(
      .error, .noTrial,
      "\(message.name(of: .dryRun)) is true, and \(service) has no dry run: the message would be delivered",
      at: message.span(.dryRun), help: "choose another target, or remove it to send the message")
  }

  /// A trial is legal, and often forgotten. gorush does not read the member, so that its notifications are delivered.
  private static func reportTrial(_ message: Message, _ context: CheckContext) {
    guard context.sink.writesNothing, message.writtenFor.first == context.target, !message.namesPlatform else { return }
    context.report(
      .note, .trial, "\(message.name(of: .dryRun)) is true", at: message.span(.dryRun),
      consequence: .silent("nothing is delivered"), help: "remove it to send the message")
  }
}
