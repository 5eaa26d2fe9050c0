import PushDiagnostics
import PushIR

extension Code {
  /// A push to a website of Safari lacks its URL arguments.
  ///
  /// A topic that begins with `web.` is that of a website. Safari shows its notifications only where `url-args` is
  /// there, even if it is empty, with as many values as the site's URL format has placeholders.
  ///
  ///     "apns-topic": "web.com.example.taxi" with the body {"aps": {"alert": {"title": "Taxi", "body": "Here"}}}
  ///
  /// Add "url-args": []. Newer versions of Safari take Web Push instead.
  ///
  /// - Ground: documented, appleWebsites
  static let safariArguments = Code(.apns, 144, "safari-url-args")
}

/// Pushes to websites (Apple, "Notification Programming Guide for Websites").
enum SafariPush: FieldCheck {
  static var fields: FieldSet { .topic }

  static func check(_ message: Message, _ context: CheckContext) {
    guard let topic = message.key(of: .topic), topic.begins(with: "web."), message.intent == .alert,
      !message.says(.urlArgs, "url-args")
    else { return }
    context.report(
      .warning, .safariArguments, "a push to a website needs \"url-args\", even if it is empty",
      at: message.span(.topic), consequence: .silent("Safari does not show it"))
  }
}
