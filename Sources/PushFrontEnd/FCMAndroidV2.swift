import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Discovery document of fcm:v1: AndroidConfigV2, a preview. A remote notification is urgent, a background sync is not.

extension Lowering {
  mutating func lower(_ android: FCMAndroidConfigV2, beside first: FCMAndroidConfig?) {
    if let first { reportBoth(first.node, android.node, "android and android_v2") }
    move(.queueKey, android.collapseKey)
    lowerLifetime(android.ttl)
    move(.packageName, android.restrictedPackageName)
    if let remote = android.remoteNotification {
      if let sync = android.backgroundSync {
        reportBoth(remote.node, sync.node, "remote_notification and background_sync")
      }
      state(.high, at: remote.node)
      if let notification = remote.notification {
        lower(notification)
        takeOutIfEmpty(notification.node)
      }
      takeOutIfEmpty(remote.node)
    } else if let sync = android.backgroundSync {
      state(.normal, at: sync.node)
      if !hasAlertText { silence(by: sync.node) }
      takeOut(sync.node)
    }
    // Also where nothing is left in it, the block says which form the request has.
    message.put(.androidV2Block, android.node)
  }

  private mutating func state(_ urgency: Urgency, at node: Node) {
    message.put(.urgency, .integer(urgency.rawValue), at: span(Node(node.index - 1)))
  }

  private func reportBoth(_ first: Node, _ second: Node, _ names: StaticString) {
    decoder.diagnostics.report(
      Diagnostic(
        .error, .bothAndroidForms, "\(names) exclude each other", at: span(Node(second.index - 1)),
        consequence: .rejected(service: "FCM", reason: "INVALID_ARGUMENT"),
        notes: [Note("the other one", at: span(Node(first.index - 1)))]))
  }
}

extension Code {
  static let bothAndroidForms = Code(.fcm, 106, "both-android-forms")
}
