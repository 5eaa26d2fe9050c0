import PushDiagnostics
import PushIR

extension Code {
  /// A notification for browsers has no title or no text.
  ///
  /// Browsers need both, in `webpush.notification` or in `message.notification`; HMS may refuse the request otherwise.
  /// Example: `"webpush": { "notification": { "title": "Taxi" } }` alone.
  /// Add the one that is missing.
  ///
  /// - Ground: documented, huaweiSend
  static let browserTextMissing = Code(.hms, 139, "browser-text-missing")

  /// The TTL or the urgency in the headers for browsers has another form than HMS takes.
  ///
  /// `webpush.headers.ttl` is a text of digits, with or without an `s` behind; `urgency` is HIGH or NORMAL, in Huawei's
  /// demos very-low, low, normal or high.
  /// Example: `"ttl": "1h"`; an hour is `"3600s"`.
  /// Write seconds, or one of the words.
  ///
  /// - Ground: client, huaweiServerDemo
  static let badBrowserHeader = Code(.hms, 140, "bad-browser-header")
}

/// Content that HMS passes on to browsers (Huawei Push Kit REST API, WebPushConfig).
enum HuaweiBrowser: FieldCheck {
  static var routes: Routes { .hmsV1 }
  static var fields: FieldSet { .huaweiBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    guard let content = message.part(.huaweiBlock)?["message"], let block = content["webpush"] else { return }
    if let ttl = block["headers"]?["ttl"], let text = ttl.text, !text.isEmpty,
      !text.withoutUnitOfSeconds.isWholeNumber
    {
      context.refuse(.badBrowserHeader, "\(Visible.quoted(text)) is not a number of seconds", at: ttl.span)
    }
    if let urgency = block["headers"]?["urgency"], let text = urgency.text, !text.isEmpty,
      !text.lowercased().isWebUrgency
    {
      context.report(
        .warning, .badBrowserHeader, "\(Visible.quoted(text)) is not an urgency that Huawei documents",
        at: urgency.span, consequence: .undefined("the documented values"),
        help: "write HIGH or NORMAL; Huawei's demos have \(WordList.text(WebPushWords.urgencies, "and"))")
    }
    guard let notification = block["notification"] else { return }
    let texts: [(name: StaticString, field: Field)] = [("title", .title), ("body", .body)]
    let missing = texts.filter { name, field in
      let text = notification[name] ?? content["notification"]?[name]
      return text?.byteCount ?? 0 == 0 && (message.text.isForAndroidAlone || !message.hasText(field))
    }
    guard !missing.isEmpty else { return }
    let names = missing.map { "a \($0.name)" }.joined(separator: " and ")
    context.refuse(.browserTextMissing, "a notification for browsers needs \(names)", at: notification.nameSpan)
  }
}
