import PushDiagnostics
import PushIR

extension Code {
  /// A broadcast of APNs is to be written for another service.
  ///
  /// A broadcast goes to the subscribers of a channel, which only APNs has: `{"url":
  /// "https://api.push.apple.com/4/broadcasts/apps/com.example.taxi", "headers": {…}, "body": {…}}`. Leave the other services
  /// out of `--to`.
  static let broadcastNotWritten = Code(.addr, 117, "broadcast-not-written")
}

/// Requests to channels are written for APNs alone.
enum UnwrittenBroadcast: Refusal {
  static var routes: Routes { .requests }

  static func refuses(_ message: Message, _ context: CheckContext) -> Bool {
    guard context.target != .apns, message.isBroadcast, context.isAskedFor else { return false }
    context.report(
      .error, .broadcastNotWritten, "a broadcast goes to a channel of APNs; other services have none",
      at: message.start, help: "pass --to apns")
    return true
  }
}
