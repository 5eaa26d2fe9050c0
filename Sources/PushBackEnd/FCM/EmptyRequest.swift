import PushDiagnostics
package import PushIR
import PushJSON

extension Code {
  /// A message has neither a notification nor data, so it has no effect.
  ///
  /// FCM takes it and delivers it; the device shows nothing, and the app finds nothing in it.
  /// Example: `{ "message": { "token": "…", "android": { "priority": "HIGH" } } }`.
  /// Add a `notification` for what is to be seen, or `data` for the app.
  ///
  /// - Ground: advice, fcmDiscovery
  static let emptyMessage = Code(.fcm, 133, "empty-message")
}

/// Requests that FCM accepts but that have no visible effect (discovery document of fcm:v1, Message: all content is
/// optional).
package enum EmptyRequest {
  /// Fields that only control delivery or identify the sender.
  private static var delivery: FieldSet {
    .metadata | .silent | .pushType | .priority | .ttl | .expiration | .collapseKey | .dryRun | .androidPackage
      | .fcmOptionsBlock | .topic | .environment | .apnsHeadersBlock | .apnsPayloadBlock | .apsBlock | .androidBlock
      | .mutableContent | .apnsBlock | .webpushBlock | .biTag | .fastAppTarget
  }

  /// Whether the request of a message may be empty: its fields have no content, but blocks may.
  package static func mayComeOf(_ message: Message) -> Bool {
    let content = message.present.subtracting(delivery)
    return content.isEmpty || content == .data && message.isEmptyContainer(.data)
  }

  /// Whether a body has neither visible content nor data for the app.
  static func isWritten(in body: Output) -> Bool {
    guard let document = Document(json: body.source()) else { return false }
    let message = JSONValue(document)["message"]
    let apns = message["apns"]
    return lacks(["notification", "data", "android_v2"], message)
      && lacks(["notification"], message["android"]) && message["android"]["data"].count == 0
      && lacks(["notification"], message["webpush"]) && message["webpush"]["data"].count == 0
      && lacks(["live_activity_token"], apns) && lacks(["image"], apns["fcm_options"])
      && isEmpty(apns["payload"])
  }

  /// Whether a payload for Apple devices has nothing, or nothing but an `aps` without values.
  private static func isEmpty(_ payload: JSONValue) -> Bool {
    let aps = payload["aps"]
    return aps.exists ? payload.count == 1 && aps.isWrittenWithoutValues : payload.count == 0
  }

  private static func lacks(_ names: [StaticString], _ object: JSONValue) -> Bool {
    !names.contains { object[$0].exists }
  }
}

extension Rendering {
  /// Reports that the last rendered request has no content.
  package func checkContent(of message: Message) {
    guard target == .fcm, state.value.isWithoutCommonContent, EmptyRequest.isWritten(in: body) else { return }
    // A template does not have a target yet either, so a request without both may still be a template.
    let isUnaddressed = message.recipients.isEmpty && message.writtenFor.contains(.fcm)
    sink.report(
      Diagnostic(
        .warning, .emptyMessage, "the message has neither a notification nor data", at: message.start,
        consequence: isUnaddressed
          ? .possible(service: "FCM", reason: "INVALID_ARGUMENT (Recipient of the message is not set)")
          : .silent("nothing is shown and the app finds nothing in it")))
  }
}
