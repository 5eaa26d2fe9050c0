import PushDiagnostics
import PushIR
import PushJSON

// Discovery document of fcm:v1, ApnsConfig: FCM takes the token of a Live Activity beside the address of the device.

extension Message {
  /// Whether the message is addressed to Live Activities by their tokens, as APNs takes them, and to no device through FCM.
  var isAddressedToActivities: Bool {
    intent == .liveactivity && !has(.activityToken) && recipientKinds.contains(.apns)
      && !recipientKinds.intersects(.reaching(.fcm))
  }

  /// The tokens of these Live Activities, among which may be empty ones.
  fileprivate var activityTokens: [ActivityToken] {
    recipients.flatMap { group -> [ActivityToken] in
      guard group.kind == .apns else { return [] }
      return value(group.addresses).elementsOrSelf.filter { $0.isString }.map { token in
        ActivityToken(
          reference: group.addresses.part(token.node), place: span(of: token.node, in: token.document, group),
          isEmpty: token.text.isEmpty)
      }
    }
  }

  /// The message for one of these Live Activities.
  fileprivate func part(for token: ActivityToken) -> Message {
    var part = self
    part.put(.activityToken, .value(token.reference), at: token.place)
    return part
  }
}

private struct ActivityToken {
  let reference: ValueReference
  let place: Span
  let isEmpty: Bool
}

extension Compiler {
  /// Writes a message to Live Activities for FCM: a request for each token, to which that of the device is still to be added.
  /// Returns whether all of them were accepted.
  func writeToActivities(_ message: Message, _ write: (Message) -> Bool) -> Bool {
    let tokens = message.activityTokens
    if tokens.isEmpty { return write(message) }
    let parts = tokens.filter { !$0.isEmpty }.map(message.part)
    return sink.hasNoError {
      // A request to APNs reports them itself.
      if parts.count < tokens.count, !TargetList(for: message, requested: requestedTargets).contains(.apns) {
        for token in tokens where token.isEmpty {
          sink.reportEmptyToken(at: token.place, .mayBeRefusedByFCM)
        }
      }
      // A message whose tokens are all empty is checked, and goes to nobody.
      if parts.isEmpty {
        let isHeldBack = state.value.isHeldBack
        state.value.isHeldBack = true
        _ = write(message)
        state.value.isHeldBack = isHeldBack
      }
      sink.withoutRepeats(if: parts.count > 1) {
        for part in parts { _ = write(part) }
      }
    }
  }
}
