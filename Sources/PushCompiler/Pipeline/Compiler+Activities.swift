import PushIR
import PushJSON

// Discovery document of fcm:v1, ApnsConfig: FCM takes the token of a Live Activity beside the address of the device.

extension Message {
  /// Whether the message is addressed to Live Activities by their tokens, as APNs takes them, and to no device through FCM.
  var isAddressedToActivities: Bool {
    intent == .liveactivity && !has(.activityToken) && recipientKinds.contains(.apns)
      && !recipientKinds.intersects(.reaching(.fcm))
  }

  /// The message for each of these Live Activities, with the token of it.
  fileprivate var partsForActivities: [Message] {
    recipients.flatMap { group -> [Message] in
      guard group.kind == .apns else { return [] }
      return value(group.addresses).elementsOrSelf.compactMap { token in
        guard token.isString, !token.text.isEmpty else { return nil }
        var part = self
        let place = span(of: token.node, in: token.document, group)
        part.put(.activityToken, .value(group.addresses.part(token.node)), at: place)
        return part
      }
    }
  }
}

extension Compiler {
  /// Writes a message to Live Activities for FCM: a request for each token, to which that of the device is still to be added.
  /// Returns whether all of them were accepted.
  func writeToActivities(_ message: Message, _ write: (Message) -> Bool) -> Bool {
    let parts = message.partsForActivities
    if parts.isEmpty { return write(message) }
    return sink.hasNoError {
      sink.withoutRepeats(if: parts.count > 1) {
        for part in parts { _ = write(part) }
      }
    }
  }
}
