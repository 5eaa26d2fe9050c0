import PushIR
import PushJSON

// Discovery document of fcm:v1: AndroidConfigV2, a preview. A visible message is a remote notification with high
// priority; otherwise it is a background sync, which may be delayed. Urgent data, and data that a vendor's SDK
// displays, is a remote notification delivered as data. The form of a document for FCM stays as it is.

extension BodyWriter {
  mutating func fcmAndroidV2(isVisible: Bool, _ scratch: Output) {
    let own = ownBlock(take(block: .androidV2Block))
    let isUrgent = own.flatMap(isUrgent) ?? isUrgent
    let first = own == nil ? Block(.androidBlock, of: message) : nil
    ledger.isAndroidV2 = own == nil
    if let first { carry(first, without: ["priority", "notification"] + (sdk.showsData ? ["data"] : [])) }
    let notification = isUrgent && isVisible ? first?.part(named: "notification") : nil
    if let notification { carry(notification, without: ["proxy", "bypass_proxy_notification"]) }
    object("android_v2", beneath: own ?? first) { android in
      android.onAndroid { $0.fcmOptionsV2(isUrgent: isUrgent, isVisible: isVisible, notification, scratch) }
    }
  }

  /// Whether the content is delivered at once: a notification, or data of high priority.
  private var isUrgent: Bool {
    if !messageOnAndroid.isDataOnly { return true }
    return messageOnAndroid.priority == .high && !isDelayedByAPNs
  }

  /// Whether it is a background push of a document for APNs, which may delay it whatever its priority. The part for Apple devices
  /// reports this; data for an SDK has no such part.
  private var isDelayedByAPNs: Bool { message.intent == .background && message.writtenFor.first == .apns }

  /// Whether a document's own block says that it is urgent; nil if it does not say.
  private func isUrgent(_ own: Block) -> Bool? {
    if own.part(named: "remote_notification")?.isObject == true { return true }
    return own.part(named: "background_sync")?.isObject == true ? false : nil
  }

  /// Members of the first form that are not fields stay in their block. Most are the same in both forms; the others are lost.
  private mutating func carry(_ block: Block, without others: [StaticString]) {
    for member in block.value.members {
      if others.contains(where: { block.document.equals(member.name.node, $0) }) {
        block.setWritten(member.name.node)
      } else {
        ledger.carry(member.node, of: block.field)
      }
    }
  }

  private mutating func fcmOptionsV2(
    isUrgent: Bool, isVisible: Bool, _ notification: Block?, _ scratch: Output
  ) {
    text("collapse_key", .collapseKey)
    if sdk == .braze { brazeCollapseKey() }
    fcmTTL()
    value("restricted_package_name", .androidPackage)
    fcmDataOfAndroid(scratch)
    fcmPriorityV2(isUrgent: isUrgent)
    guard isUrgent else { return objectEvenIfEmpty("background_sync") { _ in } }
    objectEvenIfEmpty("remote_notification") { remote in
      if isVisible { remote.object("notification", beneath: notification) { $0.fcmNotificationOfAndroid() } }
      if !remote.message.has(.androidV2Block), !isVisible || remote.message.isDataOnly {
        remote.member("use_as_v1_data_message") { $0.output.append("true") }
      }
    }
  }

  /// The kind of message determines the priority.
  private mutating func fcmPriorityV2(isUrgent: Bool) {
    _ = take(.priority)
    guard let priority = message.priority else { return }
    if isUrgent, priority == .normal {
      ledger.changed(.priority, of: message, to: "high", "a remote notification is delivered at once")
    } else if !isUrgent, priority == .high, !isDelayedByAPNs || sdk.showsData {
      ledger.changed(.priority, of: message, to: "normal", "a background sync may be delayed")
    }
  }
}
