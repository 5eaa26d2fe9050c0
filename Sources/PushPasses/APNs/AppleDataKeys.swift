import PushDiagnostics
import PushIR

extension Code {
  /// A key of the sender's data is named "aps", which is Apple's.
  ///
  /// The data stands beside Apple's `aps` in the payload, so this key would take its place, and no notification would
  /// be shown: `{"notifications": [{"data": {"aps": {}}, "message": "Hi"}]}`. Give the key another name.
  static let dataNamedAps = Code(.apns, 111, "data-named-aps")
}

/// The sender's keys stand beside `aps`; one of that name would take its place and the notification with it.
enum AppleDataKeys {
  static func check(_ message: Message, _ context: CheckContext) {
    message.forEachKey(of: .data) { key in
      guard key.equals("aps") else { return }
      context.sink.report(
        Diagnostic(
          .error, .dataNamedAps, "a data key is named \"aps\", which is Apple's", at: message.span(of: key, in: .data),
          consequence: .silent("it would replace the notification"), help: "give it another name"))
    }
  }
}
