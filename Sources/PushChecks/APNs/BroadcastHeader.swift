import PushDiagnostics
import PushIR

extension Code {
  /// A request to a device has a header of broadcasts.
  ///
  /// `apns-channel-id` and `apns-request-id` belong to requests to `/4/broadcasts/apps/…`. A request to a device has its
  /// token in the path and `apns-id` for its own identity.
  ///
  ///     "url": "https://api.push.apple.com/3/device/…", "headers": {"apns-channel-id": "dHN0"}
  ///
  /// Leave it out, or send the request to the channel.
  ///
  /// - Ground: documented, appleBroadcasts
  static let broadcastHeader = Code(.apns, 153, "broadcast-header")
}

/// "Sending broadcast push notification requests to APNs": headers that requests to devices do not have.
enum BroadcastHeader: FieldCheck {
  static var fields: FieldSet { .apnsHeadersBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    guard !message.isBroadcast, let headers = message.part(.apnsHeadersBlock) else { return }
    for name in names {
      guard let header = headers[name] else { continue }
      context.report(
        .warning, .broadcastHeader, "\(name) is for broadcasts, and this request goes to a device", at: header.span,
        consequence: .silent("it is not read"))
    }
  }

  private static let names: [StaticString] = ["apns-channel-id", "apns-request-id"]
}
