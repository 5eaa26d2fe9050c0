import PushDiagnostics
import PushIR

extension Code {
  static let huaweiTextMissing = Code(.hms, 101, "text-missing")
  static let huaweiNoPayload = Code(.hms, 107, "no-payload")
}

/// A notification needs a title and a body, literal or by key; a message without a notification needs data (Huawei Push
/// Kit REST API, Message and AndroidNotification).
enum HuaweiContent {
  static func check(_ message: Message, _ context: CheckContext) {
    let hasData = message.has(.huaweiData) || message.has(.data) || message.has(.opaqueData)
    if message.isDataOnly {
      if !hasData && !message.has(.tapURL) && !message.has(.tapDeeplink) {
        report(.huaweiNoPayload, "a message without a notification needs data", message, context)
      }
      return
    }
    for (text, key, name) in [(Field.title, Field.titleKey, "title"), (.body, .bodyKey, "body")]
    where !message.has(key) && message.utf8Count(text) == 0 {
      report(.huaweiTextMissing, "a notification needs a \(name)", message, context)
    }
  }

  private static func report(_ code: Code, _ text: String, _ message: Message, _ context: CheckContext) {
    context.sink.report(
      Diagnostic(
        .error, code, text, at: context.start(of: message),
        consequence: .rejected(service: "HMS", reason: "80100003 (Illegal payload)")))
  }
}
