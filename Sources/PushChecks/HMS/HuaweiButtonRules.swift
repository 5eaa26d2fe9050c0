import PushDiagnostics
import PushIR

extension Code {
  /// A button of a notification lacks what its action needs, or has too much of it.
  ///
  /// A name has 1 to 40 characters. Action 1, a page of the app, needs `intent` and `intent_type`; action 2, a web page,
  /// an `intent` that begins with https://; action 4, sharing, `data`. `data` has at most 1024 characters; for the app and its pages it is the text of a JSON object.
  /// Example: `{ "name": "Call", "action_type": 1, "intent": "tel" }` does not say what `intent` is.
  /// Add what the message names.
  ///
  /// - Ground: documented, huaweiSend
  static let badButton = Code(.hms, 132, "button-incomplete")
}

/// The required members of each button (Huawei Push Kit REST API, Button).
enum HuaweiButtonRules: FieldCheck {
  static var routes: Routes { .hmsV1 }
  static var fields: FieldSet { .buttons | .actions }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.has(.buttons) else { return checkActions(message, context) }
    message.part(.buttons)?.forEachElement { button in
      guard let (fault, place) = fault(of: button) else { return }
      context.refuse(.badButton, fault, at: place.span)
    }
  }

  /// Checks the buttons of other formats that are converted to HMS buttons.
  private static func checkActions(_ message: Message, _ context: CheckContext) {
    for action in message.actions(.actions).filter({ $0.isButtonOfHuawei }).prefix(HMSLimits.buttons.most) {
      guard let count = action.title?.count, !HMSLimits.buttonName.counts.contains(count) else { continue }
      let place = message.span(of: action[.title], .actions)
      context.refuse(.badButton, fault(ofNameWith: count), at: place)
    }
  }

  private static func fault(ofNameWith count: Int) -> String {
    "the button's name has \(count) characters; it must have \(HMSLimits.buttonName.text)"
  }

  private static func fault(of button: FieldPart) -> (text: String, place: FieldPart)? {
    if let name = button["name"], let text = name.text, !HMSLimits.buttonName.counts.contains(text.count) {
      return (fault(ofNameWith: text.count), name)
    }
    if let data = button["data"], data.byteCount > HMSLimits.buttonData.most, let count = data.text?.count,
      count > HMSLimits.buttonData.most
    {
      return ("the button's data has \(count) characters; HMS takes \(HMSLimits.buttonData.most)", data)
    }
    if let data = button["data"], data.byteCount > 0, let type = button["action_type"]?.wholeNumber,
      type == 0 || type == 1, !data.isTextOfObject
    {
      return ("the button's data is not the text of a JSON object", data)
    }
    guard let type = button["action_type"], let need = need(of: button, type.wholeNumber) else { return nil }
    // A web page is judged by what it begins with.
    let page = type.wholeNumber == 2 ? button["intent"] : nil
    return ("a button of action_type \(type.text ?? type.digits) needs \(need)", page ?? type)
  }

  /// The missing member of a button of a given type.
  private static func need(of button: FieldPart, _ type: Int64?) -> String? {
    let intent = button["intent"]
    switch type {
    case 1 where intent?.byteCount ?? 0 == 0: return "intent"
    case 1 where button["intent_type"] == nil: return "intent_type"
    case 2 where intent?.begins(with: "https://") != true: return "an intent that begins with https://"
    case 4 where button["data"]?.byteCount ?? 0 == 0: return "data"
    default: return nil
    }
  }
}
