import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Discovery document of fcm:v1: AndroidConfigV2, a preview. A remote notification has high priority, a background sync
// does not.

extension Lowering {
  mutating func lower(_ android: FCMAndroidConfigV2, beside first: Node?, hasContentForOthers: Bool) {
    if let first { reportBoth(first, android.node, "android and android_v2") }
    android.forEachField { move($0, stated($0, $1)) }
    lowerTTL(android.ttl, of: .fcm)
    lowerAndroidData(android.data, hasContentForOthers: hasContentForOthers)
    if var remote = android.remoteNotification {
      if let sync = android.backgroundSync {
        reportBoth(remote.node, sync.node, "remote_notification and background_sync")
      }
      put(Priority.high, at: remote.node.memberName)
      remote.notification?.readInPlace {
        lower($0)
        // Other services have one ID. Beside a tag, the number stays in its block.
        if !message.asOnAndroid(of: .fcm).has(.collapseID) { lower(id: $0.id) }
        takeOutIfEmpty($0.node)
      }
    } else if let sync = android.backgroundSync {
      put(Priority.normal, at: sync.node.memberName)
    }
    // The block and its two parts are kept even if they are empty: they determine the form of the request.
    message.put(.androidV2Block, android.node)
  }

  /// ProtoJSON: `7.0` and `"7"` are 7.
  private mutating func lower(id: Node) {
    if document.kind(id) != .integer, let number = decoder.writtenInteger(id) {
      moveOnAndroid(.collapseID, number, id)
    } else {
      moveOnAndroid(.collapseID, id)
    }
  }

  private func reportBoth(_ first: Node, _ second: Node, _ names: StaticString) {
    decoder.remember(.bothAndroidForms, at: second.memberName, ["\"x\""])
    report(
      .error, .bothAndroidForms, "\(names) exclude each other", at: second.memberName, consequence: .refusedByFCM,
      notes: [Note("the other one", at: span(first.memberName))])
  }
}

extension Code {
  /// The message has both of two parts of which FCM takes one.
  ///
  /// `android` and `android_v2` exclude each other, and so do `remote_notification` and `background_sync` within
  /// `android_v2`. FCM refuses both together as `INVALID_ARGUMENT`: `{"message": {"token": "…", "android": {},
  /// "android_v2": {}}}`. Keep one of them.
  ///
  /// - Ground: documented, fcmDiscovery
  static let bothAndroidForms = Code(.fcm, 106, "both-android-forms")
}
