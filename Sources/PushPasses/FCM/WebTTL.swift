import PushDiagnostics
import PushIR

extension Code {
  /// A message for browsers is to be kept longer than FCM keeps any.
  ///
  /// Google documents 0 to 2419200 seconds, which is 28 days, for Android and the web; that is also the default.
  /// Nobody recorded what becomes of a longer time.
  /// Example: `"webpush": { "headers": { "TTL": "9999999" } }`.
  /// Write at most 2419200, or leave it out.
  ///
  /// - Ground: documented, fcmLifespan
  static let webTTLTooLong = Code(.fcm, 144, "web-ttl-too-long")
}

/// The TTL of messages for browsers ("Set the lifespan of a message"). Its form is checked with the other headers.
enum WebTTL: FieldCheck {
  static var routes: Routes { .fcm | .fcmData }
  static var fields: FieldSet { .webpushBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    message.part(.webpushBlock)?["headers"]?.forEachMember { name, value in
      guard name.name.lowercased() == "ttl", let text = value.text, text.isWholeNumber, !text.isWebTTL else {
        return
      }
      context.report(
        .warning, .webTTLTooLong,
        "TTL is \(Visible.quoted(text)); Google documents at most \(FCMLimits.webTTL.most) seconds",
        at: value.span, help: "write \(FCMLimits.webTTL.most), or leave it out for the same time")
    }
  }
}
