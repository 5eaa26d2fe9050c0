import PushDiagnostics
import PushIR

extension Code {
  /// The message has data and no notification, and nothing wakes the app on Apple's devices.
  ///
  /// On Android the data reaches the app. On Apple's devices the push is accepted, but the app is not started for it:
  /// `{"ride": 7}`, a payload of APNs, with `--to fcm`. Add `content-available` for Apple's devices, with the headers
  /// `apns-push-type` background and `apns-priority` 5, or a notification to show. A request to FCM may be for Android alone, so that this is said only where `apns` has headers without a payload:
  /// `{"message": {"token": "…", "data": {"ride": "7"}, "apns": {"headers": {"apns-priority": "5"}}}}`.
  ///
  /// - Ground: documented, fcmMessageTypes
  static let dataOnly = Code(.fcm, 103, "data-only")
}

/// Data without a notification reaches Android apps immediately; Apple devices wake the app only if the message
/// requests it (Firebase, "Set and manage message priority"; many reports of silent pushes that never arrived).
enum DataOnly: MessageCheck {
  static var routes: Routes { .fcm }

  /// Blocks that may have visible content of their own.
  private static var blocks: FieldSet {
    .blocksForApple | .androidBlock | .androidV2Block | .webpushBlock
  }

  static func check(_ message: Message, _ context: CheckContext) {
    // gorush's platform 2 is Android.
    guard message.isDataOnly, !(message.namesPlatform && message.writtenFor.first == .fcm) else { return }
    let hasHeadersAlone = hasHeadersAlone(message)
    guard
      hasHeadersAlone
        || message.intent == .alert && message.reachesApple && !message.present.intersects(blocks)
          && !message.isSet(.contentAvailable)
    else { return }
    context.reportIfKept(
      .note, .dataOnly, "nothing is shown: the data goes to the app, which on Apple's devices is not woken for it",
      at: message.span(message.has(.data) ? .data : .dismissID),
      help: hasHeadersAlone
        ? "add \"payload\": {\"aps\": {\"content-available\": 1}} to apns, with apns-push-type background and "
          + "apns-priority 5 in its headers"
        : "write \(wake(message)) to wake it")
  }

  /// Whether a request to FCM addresses Apple devices by their headers, and has no payload that could wake the app. Priority 10 is
  /// reported on its own.
  private static func hasHeadersAlone(_ message: Message) -> Bool {
    guard message.has(.apnsHeadersBlock), message.writtenFor.contains(.fcm), message.has(.data),
      !message.present.intersects(.apnsPayloadBlock | .apsBlock | .contentAvailable | .activityToken),
      !message.text.isDataForAndroidAlone, let headers = message.part(.apnsHeadersBlock)
    else { return false }
    let isOrdinary = headers["apns-push-type"].map { $0.equals("alert") || $0.equals("background") } ?? true
    return isOrdinary && headers["apns-priority"]?.equals("10") != true
  }

  /// What wakes the app, as the document writes it. Only gorush's notifications name their platform.
  private static func wake(_ message: Message) -> String {
    if message.sdk == .expo { return "\"contentAvailable\": true" }
    return message.writtenFor.first == .apns && !message.namesPlatform
      ? "\"content-available\": 1 into \"aps\"" : "\"content_available\": true"
  }
}
