import PushDiagnostics
import PushIR

extension Code {
  /// A "click_action" of HMS lacks the member that its type needs, or has an address that does not begin with https://.
  ///
  /// Type 1 opens a page of the app and needs `intent` or `action`; type 2 opens a web page and needs a `url`, and type 4 rich
  /// media and needs a `rich_resource`, both of which begin with https://. HMS may refuse others with 80100003:
  /// `{"click_action": {"type": 2, "url": "http://taxi.example.com"}}`. An empty text is HMS133. Add the member, or use
  /// type 3, which opens the app.
  ///
  /// - Ground: documented, huaweiSend
  static let tapIncomplete = Code(.hms, 122, "click-action-incomplete")

  /// What a tap opens is named by an empty text.
  ///
  /// The `intent`, `action`, `url` or `rich_resource` of a click_action must not be empty; in version 3, neither must the
  /// `action` and `uri` of a clickAction. HMS may refuse the request with 80100003.
  /// Example: `"click_action": { "type": 1, "intent": "" }`.
  /// Name the page, or write `"type": 3`, in version 3 `"actionType": 0`, which opens the app.
  ///
  /// - Ground: documented, huaweiSend
  /// - Ground: client, huaweiServerDemo
  static let emptyTap = Code(.hms, 133, "tap-leads-nowhere")
}

/// The destination of a tap (Huawei Push Kit REST API, ClickAction).
enum HuaweiTap: FieldCheck {
  static var routes: Routes { .hms }
  static var fields: FieldSet { .clickAction | .tapDeepLink | .tapAction }

  static func check(_ message: Message, _ context: CheckContext) {
    if message.isDataOnlyOnHuawei { return }
    if !context.isHMSv3, let action = message.part(.clickAction) { return check(action, context) }
    for field in [Field.tapDeepLink, .tapAction] where message.has(field) && !message.hasText(field) {
      let type = message.has(.huaweiV3Block) ? "\"actionType\": 0" : "\"type\": 3"
      context.refuse(
        .emptyTap, "the page that a tap opens has an empty name", at: message.span(field),
        help: "name it, or write \(type), which opens the app")
    }
  }

  private static func check(_ action: FieldPart, _ context: CheckContext) {
    let need: String
    let part: FieldPart?
    switch action["type"]?.wholeNumber {
    case 1 where (action["intent"]?.byteCount ?? 0) + (action["action"]?.byteCount ?? 0) == 0:
      need = "intent or action"
      part = action["intent"] ?? action["action"]
    case 2 where action["url"]?.begins(with: "https://") != true:
      need = "a url that begins with https://"
      part = action["url"]
    case 4 where action["rich_resource"]?.begins(with: "https://") != true:
      need = "a rich_resource that begins with https://"
      part = action["rich_resource"]
    default: return
    }
    let type = action["type"]
    let isEmpty = part?.byteCount == 0
    let advice = part == nil || isEmpty ? "add it" : "begin it with https://"
    context.refuse(
      isEmpty ? .emptyTap : .tapIncomplete,
      "a click_action of type \(type?.digits ?? "") needs \(need)", at: (part ?? type ?? action).span,
      help: "\(advice), or write \"type\": 3, which opens the app")
  }
}
