import PushDiagnostics
import PushIR

extension Code {
  /// A notification for HMS lacks its title or its body.
  ///
  /// HMS demands both, literal or by key, and refuses the request with 80100003; version 3 takes literal texts only.
  /// `{"aps": {"alert": "Hi"}}` with `--to hms` has no title. APNs and FCM do without a title, so messages written for
  /// these often lack one. Add what is missing, or set it in a rule: `then default title = "Taxi"`.
  ///
  /// - Ground: documented, huaweiSend, huaweiV3
  static let huaweiTextMissing = Code(.hms, 101, "text-missing", isAboutMembers: true)

  /// A message for HMS has neither a notification nor data.
  ///
  /// There is nothing to deliver, and HMS was observed to refuse the request: `{"aps": {"content-available": 1}}` with
  /// `--to hms`. Add a notification with title and body, or data for the app.
  ///
  /// - Ground: documented, huaweiSend
  /// - Ground: observed, gorush765
  static let huaweiNoPayload = Code(.hms, 107, "no-payload")
}

/// A notification needs a title and a body, literal or by key; a message without a notification needs data (Huawei Push
/// Kit REST API, Message and AndroidNotification).
enum HuaweiContent: MessageCheck {
  static var routes: Routes { .hms }

  static func check(_ message: Message, _ context: CheckContext) {
    if context.isHMSv3 { return checkV3(message, context) }
    if message.isForOthersThanHuawei { return }
    if message.isDataOnlyOnHuawei { return requireData(message, context) }
    let missing = [(Field.title, Field.titleLocKey), (.body, .bodyLocKey)].filter { text, key in
      !message.hasText(key) && !message.hasText(text)
    }
    if missing.count == 2, isEmpty(message) {
      return context.refuse(
        .huaweiNoPayload, "the message has neither a notification nor data", at: message.start)
    }
    report(missing: missing.map { $0.0 }, "a notification", message, context)
  }

  /// Whether a document for HMS says nothing: it is not the title that it lacks.
  private static func isEmpty(_ message: Message) -> Bool {
    message.writtenFor.contains(.hms) && !message.present.intersects(.visible | .badgeIncrement | .portable | .data)
      && !message.text.hasNotificationOfHuawei
  }

  private static func requireData(_ message: Message, _ context: CheckContext) {
    // They are written into the data string.
    if message.present.intersects(.portable) { return }
    // An empty object is not written.
    if message.has(.data), !message.isEmptyContainer(.data) { return }
    context.refuse(
      .huaweiNoPayload, "a message without a notification needs data",
      at: message.has(.data) ? message.span(.data) : message.start)
  }

  /// v3 has no texts by key. The content of cards and live views is checked elsewhere.
  private static func checkV3(_ message: Message, _ context: CheckContext) {
    switch message.huaweiPushType {
    case .card, .liveView: return
    case .background, .call, .management: requireData(message, context)
    case .alert where message.isBadgeAlone || message.isSubscriptionOfHuawei: return
    case .alert, .voice:
      let missing = [Field.title, .body].filter { !message.hasText($0) }
      report(missing: missing, "a notification of HMS v3", message, context)
    }
  }

  private static func report(missing: [Field], _ what: String, _ message: Message, _ context: CheckContext) {
    guard !missing.isEmpty else { return }
    let names = missing.map { "a \($0.name)" }.joined(separator: " and ")
    let rule = "add what is missing, or set it in a rule: then default \(missing[0].name) = \"…\""
    context.refuse(
      .huaweiTextMissing, "\(what) needs \(names)", at: context.place(ofMissing: missing[0], in: message),
      help: message.writtenFor.contains(.hms) ? nil : rule, consequence: .missingTextRefusedByHMS)
  }
}
