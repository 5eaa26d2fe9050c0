import PushDiagnostics
import PushIR

extension Code {
  static let reservedDataKey = Code(.fcm, 101, "reserved-data-key")
  static let riskyDataKey = Code(.fcm, 102, "risky-data-key")
}

/// Names that FCM keeps for itself in the data map: the exact ones and prefixes of the REST reference are refused; what
/// older pages and clients reserve is doubtful.
enum ReservedDataKeys {
  static func check(_ message: Message, _ context: CheckContext) {
    message.forEachKey(of: .data) { key in
      if isReserved(key) {
        context.sink.report(
          Diagnostic(
            .error, .reservedDataKey, "the data key \(Visible.quoted(key.name)) is reserved", at: key.span,
            consequence: .rejected(
              service: "FCM", reason: "INVALID_ARGUMENT (Invalid data payload key: \(Visible.text(key.name)))"),
            help: "give it another name"))
      } else if isRisky(key) {
        context.sink.report(
          Diagnostic(
            .warning, .riskyDataKey,
            "the data key \(Visible.quoted(key.name)) is reserved by some of FCM's documents and clients",
            at: key.span, consequence: .silent("the app may not see it"), help: "give it another name"))
      }
    }
  }

  private static func isReserved(_ key: FieldKey) -> Bool {
    key.equals("from") || key.equals("message_type") || key.begins(with: "google.") || key.begins(with: "gcm.n")
  }

  private static func isRisky(_ key: FieldKey) -> Bool {
    key.begins(with: "google") || key.begins(with: "gcm") || key.equals("notification") || key.equals("collapse_key")
      || key.equals("aps") || key.equals("fcm_options") || key.isEmpty
  }
}
