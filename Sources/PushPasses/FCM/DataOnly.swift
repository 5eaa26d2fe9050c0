import PushDiagnostics
import PushIR

extension Code {
  /// The message has data and no notification, and nothing wakes the app on Apple's devices.
  ///
  /// On Android the data reaches the app. On Apple's devices the push is accepted, but the app is not started for it:
  /// `{"ride": 7}`, a payload of APNs, with `--to fcm`. Add `content-available` for Apple's devices, or a notification
  /// to show.
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
    guard message.isDataOnly, message.intent == .alert, message.reachesApple,
      !message.present.intersects(blocks)
    else { return }
    context.reportIfKept(
      .note, .dataOnly, "nothing is shown: the data goes to the app, which on Apple's devices is not woken for it",
      at: message.span(.data), help: "write \(wake(message)) to wake it")
  }

  /// What wakes the app, as the document writes it. Only gorush's notifications name their platform.
  private static func wake(_ message: Message) -> String {
    if message.sdk == .expo { return "\"_contentAvailable\": true" }
    return message.homes.first == .apns && !message.namesPlatform
      ? "\"content-available\": 1 into \"aps\"" : "\"content_available\": true"
  }
}
