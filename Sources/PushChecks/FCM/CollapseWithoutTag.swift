import PushDiagnostics
import PushIR

extension Code {
  /// A notification is to replace an earlier one, and does so on Apple devices alone.
  ///
  /// `collapse_key` chooses among the messages that wait for a device; a notification that is already on an Android screen is
  /// replaced by one with the same `tag`. `apns-collapse-id` does both on Apple devices.
  /// Example: `"android": {"collapse_key": "ride"}` beside `"apns": {"headers": {"apns-collapse-id": "ride"}}`.
  /// Write the same as `android.notification.tag`.
  ///
  /// - Ground: documented, fcmDiscovery, appleRequests
  static let collapseWithoutTag = Code(.fcm, 151, "collapse-without-tag", .onRequest)
}

/// Discovery document of fcm:v1, AndroidConfig.collapseKey and AndroidNotification.tag. Only where both platforms have the same key,
/// the sender means one thing.
enum CollapseWithoutTag: FieldCheck {
  static var routes: Routes { .fcm | .fcmOnAndroid }
  static var fields: FieldSet { .collapseKey }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.writtenFor.contains(.fcm), !message.has(.collapseID), message.isShownOnAndroid,
      let id = message.part(.apnsHeadersBlock)?["apns-collapse-id"]?.text, id == message.string(.collapseKey)
    else { return }
    let key = message.name(of: .collapseKey)
    let tag =
      key.contains(text: "android_v2") ? "android_v2.remote_notification.notification.tag" : "android.notification.tag"
    context.reportIfKept(
      .note, .collapseWithoutTag, "\(key) is the collapse ID as well, and tag is not set",
      at: message.span(.collapseKey),
      consequence: .silent("on Android, a notification that is already shown is not replaced"),
      help: "set \(tag) to \(Visible.quoted(id)) as well")
  }
}
