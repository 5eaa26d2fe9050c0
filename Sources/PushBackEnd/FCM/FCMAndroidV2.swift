import PushIR
import PushJSON

// Discovery document of fcm:v1: AndroidConfigV2, a preview. What is seen is a remote notification, which is urgent; what is
// not is a background sync, which may wait.

extension BodyWriter {
  mutating func fcmAndroidV2(isVisible: Bool) {
    object("android_v2", beneath: take(block: .androidV2Block)) { android in
      android.text("collapse_key", .queueKey)
      android.fcmLifetime()
      android.value("restricted_package_name", .packageName)
      android.fcmUrgencyV2(isVisible: isVisible)
      if isVisible {
        android.objectEvenIfEmpty("remote_notification") { remote in
          remote.object("notification") { $0.fcmAndroidNotification() }
        }
      } else {
        android.objectEvenIfEmpty("background_sync") { _ in }
      }
    }
  }

  /// The kind of the message says it.
  private mutating func fcmUrgencyV2(isVisible: Bool) {
    guard ledger.take(.urgency, of: message), let urgency = message.urgency else { return }
    if isVisible, urgency == .normal {
      ledger.changed(.urgency, of: message, to: "high", "a remote notification is delivered at once")
    } else if !isVisible, urgency == .high {
      ledger.changed(.urgency, of: message, to: "normal", "a background sync may be delayed")
    }
  }
}
