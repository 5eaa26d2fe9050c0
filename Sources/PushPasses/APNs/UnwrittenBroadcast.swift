import PushDiagnostics
import PushIR

extension Code {
  /// The document is a broadcast of APNs, which pushc checks and does not write.
  ///
  /// pushc writes requests to devices. A broadcast goes to the subscribers of a channel: `{"url":
  /// "https://api.push.apple.com/4/broadcasts/apps/com.example.taxi", "headers": {…}, "body": {…}}`. `pushc lint` says what is
  /// wrong with it; `pushc convert` rejects it. Send the document as it is, or give the URL of a device.
  static let broadcastNotWritten = Code(.addr, 117, "broadcast-not-written")
}

/// Requests to channels are read and checked; only those to devices are written.
enum UnwrittenBroadcast: Refusal {
  static var routes: Routes { .requests }

  static func refuses(_ message: Message, _ context: CheckContext) -> Bool {
    guard message.isBroadcast, context.isAskedFor else { return false }
    context.sink.report(
      Diagnostic(
        .error, .broadcastNotWritten, "a broadcast is checked, but not written", at: context.start(of: message),
        help: "pushc writes requests to devices: /3/device/{token}"))
    return true
  }
}
