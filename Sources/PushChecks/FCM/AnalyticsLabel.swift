import PushDiagnostics
import PushIR

extension Code {
  /// A label for analytics has characters that no label may have, or is too long.
  ///
  /// The Firebase console counts messages by label. Google's library for Python refuses other labels than 1 to 50 letters, digits
  /// and `-_.~%`; what FCM itself does with them is not known.
  /// Example: `"analytics_label": "autumn sale!"` has a space and an exclamation mark; `autumn-sale` has neither.
  /// Write another label; the one of a platform's block counts on that platform.
  ///
  /// - Ground: client, firebaseAdminPython
  static let badAnalyticsLabel = Code(.fcm, 121, "bad-analytics-label")
}

/// "analytics_label" of every block (discovery document of fcm:v1, FcmOptions; Firebase Admin SDK for Python).
enum AnalyticsLabel: FieldCheck {
  static var routes: Routes { .fcm | .fcmData }
  static var fields: FieldSet { .fcmOptionsBlock | .androidBlock | .androidV2Block | .apnsBlock | .webpushBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    check(message.part(.fcmOptionsBlock), context)
    // Data for an SDK are for Android and browsers.
    let blocks: FieldSet =
      context.sdk.showsData ? .androidBlock | .webpushBlock : fields.subtracting(.fcmOptionsBlock)
    for block in blocks.fields { check(message.part(block)?["fcm_options"], context) }
  }

  private static func check(_ options: FieldPart?, _ context: CheckContext) {
    guard let label = options?["analytics_label"], let text = label.text, !isLabel(text) else { return }
    context.report(
      .error, .badAnalyticsLabel, "\(Visible.quoted(text)) is not a valid analytics label", at: label.span,
      consequence: .mayBeRefusedByFCM,
      help: "a label is 1 to \(FCMLimits.analyticsLabel.most) letters, digits and -_.~%")
  }

  private static func isLabel(_ text: String) -> Bool {
    text.utf8.count <= FCMLimits.analyticsLabel.most && TopicNames.isName(text[...], on: .fcm)
  }
}
