import PushDiagnostics
import PushIR

extension Code {
  /// The page that a click on a web notification opens is not https.
  ///
  /// Google documents that HTTPS is required, and some of its libraries refuse other links. FCM itself was observed to accept
  /// `http:`, and a browser opened it. Links without a host and links to localhost are not reported.
  /// Example: `"fcm_options": { "link": "http://shop.example.com" }`.
  /// Write the link with https:// in front.
  ///
  /// - Ground: documented, fcmDiscovery
  /// - Ground: observed, adminDotnet346, firebaseJS7190
  static let badWebLink = Code(.fcm, 122, "web-link-not-https")

  /// A header for the browsers' push services has a value that they do not take.
  ///
  /// `TTL` is a whole number of seconds, `Urgency` one of four words, `Topic` at most 32 characters of base64url (RFC 8030).
  /// Example: `"TTL": "4.5h"` is answered with "TTL must be a non-negative integer"; `"TTL": "16200"` is taken.
  /// Write seconds without a unit; 0 means now or never.
  ///
  /// - Ground: observed, fcmRecords
  /// - Ground: documented, webPush
  static let badWebHeader = Code(.fcm, 123, "bad-web-push-header")

  /// A message for browsers is to be kept longer than FCM keeps any.
  ///
  /// Google documents 0 to 2419200 seconds, which is 28 days, for Android and the web; that is also the default.
  /// Nobody recorded what becomes of a longer time.
  /// Example: `"webpush": { "headers": { "TTL": "9999999" } }`.
  /// Write at most 2419200, or leave it out.
  ///
  /// - Ground: documented, fcmLifespan
  static let webTTLTooLong = Code(.fcm, 144, "web-ttl-too-long")

  /// The text direction of a web notification is not valid.
  ///
  /// Browsers know `auto`, `ltr` and `rtl`; given another word, they refuse to show the notification at all.
  /// Example: `"dir": "left"`.
  /// Leave it out, or write one of the three words.
  ///
  /// - Ground: documented, webNotifications
  static let badTextDirection = Code(.fcm, 124, "bad-text-direction")
}

/// Content for browsers (discovery document of fcm:v1, WebpushConfig and WebpushFcmOptions; RFC 8030).
enum WebPush: FieldCheck {
  static var routes: Routes { .fcm | .fcmData }
  static var fields: FieldSet { .webpushBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    guard let block = message.part(.webpushBlock) else { return }
    if let link = block["fcm_options"]?["link"], let text = link.text, !isUsableLink(text) {
      context.report(
        .warning, .badWebLink, "the link is \(Visible.quoted(text)); Google documents HTTPS", at: link.span,
        help: "write https://")
    }
    if let direction = block["notification"]?["dir"],
      direction.text.map(WebPushWords.directions.contains) != true,
      !context.sink.repeatsError(at: direction.span)
    {
      context.report(
        .error, .badTextDirection,
        "\(direction.text.map { Visible.quoted($0) } ?? "dir") is not a valid text direction", at: direction.span,
        consequence: .silent("browsers refuse to show the notification"),
        help: WordList.text(WebPushWords.directions, "or"))
    }
    block["headers"]?.forEachMember { check(header: $0.name.lowercased(), $1, context) }
  }

  /// Whether a link uses HTTPS, is relative to the service worker's host, or points to a development server.
  private static func isUsableLink(_ text: String) -> Bool {
    let link = text.lowercased()
    let hasScheme = link.prefix { !"/?#".contains($0) }.contains(":")
    if link.hasPrefix("https://") || !hasScheme { return true }
    return ["localhost", "127.0.0.1", "[::1]"].contains { host in
      link.hasPrefix("http://" + host) && [nil, ":", "/", "?", "#"].contains(link.dropFirst(7 + host.count).first)
    }
  }

  private static func check(header name: String, _ value: FieldPart, _ context: CheckContext) {
    guard let text = value.text else { return }
    switch name {
    case "ttl" where !text.isWholeNumber:
      context.report(
        .error, .badWebHeader, "TTL is \(Visible.quoted(text)); it must be whole seconds", at: value.span,
        consequence: .rejected(service: "FCM", reason: "INVALID_ARGUMENT (TTL must be a non-negative integer)"))
    case "ttl" where !text.isWebTTL:
      let most = FCMLimits.webTTL.most
      context.report(
        .warning, .webTTLTooLong, "TTL is \(Visible.quoted(text)); Google documents at most \(most) seconds",
        at: value.span, help: "write \"\(most)\", or leave it out for the same time")
    case "urgency" where !text.isWebUrgency:
      let words = WordList.text(WebPushWords.urgencies, "and")
      warn("Urgency is \(Visible.quoted(text)); browsers know \(words)", at: value, context)
    case "topic" where text.utf8.count > FCMLimits.webTopic.most:
      let most = FCMLimits.webTopic.most
      warn("Topic has \(text.utf8.count) characters; push services take at most \(most)", at: value, context)
    case "topic" where !text.isBase64URL:
      warn("Topic is \(Visible.quoted(text)); push services take letters, digits, - and _", at: value, context)
    default: break
    }
  }

  private static func warn(_ text: String, at place: FieldPart, _ context: CheckContext) {
    context.report(
      .warning, .badWebHeader, text, at: place.span,
      consequence: .silent("the browser's push service may refuse the message"))
  }
}
