import PushDiagnostics
import PushIR

extension Code {
  /// The form of a notification lacks the texts that it is made of.
  ///
  /// Style 1, big text, is made of `big_title` and `big_body`; style 3, inbox, of the lines in `inbox_content`. Without
  /// them HMS may refuse the request.
  /// Example: `"style": 1` beside a `big_body` alone.
  /// Leave `style` out, or add what is missing. gorush 1.22 does not send `inbox_content`: leave `style` out there.
  ///
  /// - Ground: documented, huaweiSend
  static let styleIncomplete = Code(.hms, 130, "style-incomplete")
}

/// The required members of each style (Huawei Push Kit REST API, AndroidNotification.style, big_title, inbox_content).
enum HuaweiStyle: FieldCheck {
  static var routes: Routes { .hms }
  static var fields: FieldSet { .style | .inbox | .bigTitle | .bigBody }

  static func check(_ message: Message, _ context: CheckContext) {
    if message.has(.style) { checkParts(message, context) }
    checkIdleParts(message, context)
  }

  /// What is shown in another style than this one; without a style, it is 0.
  private static func checkIdleParts(_ message: Message, _ context: CheckContext) {
    let styles: [(field: Field, style: Int64)] = [(.bigTitle, 1), (.bigBody, 1), (.inbox, 3)]
    for (field, style) in styles where message.has(field) && (message.integer(.style) ?? 0) != style {
      context.reportIfKept(
        .warning, .idleSetting, "\(message.key(named: field)) applies only to style \(style)", at: message.span(field),
        consequence: .silent("it has no effect"))
    }
  }

  private static func checkParts(_ message: Message, _ context: CheckContext) {
    let needed: [(Field, String)]
    let isV3 = message.has(.huaweiV3Block)
    switch message.integer(.style) {
    case 1 where isV3: needed = [(.bigTitle, "bigTitle"), (.bigBody, "bigBody")]
    case 1: needed = [(.bigTitle, "big_title"), (.bigBody, "big_body")]
    case 3: needed = [(.inbox, isV3 ? "inboxContent" : "inbox_content")]
    default: return
    }
    let missing = needed.filter { field, _ in
      field == .inbox ? !message.has(.inbox) || message.isEmptyContainer(.inbox) : !message.hasText(field)
    }
    guard !missing.isEmpty else { return }
    let names = missing.map { $0.1 }.joined(separator: " and ")
    context.refuse(
      .styleIncomplete, "style \(message.integer(.style) ?? 0) needs \(names)", at: message.span(.style),
      help: "leave style out, or add what it needs")
  }
}
