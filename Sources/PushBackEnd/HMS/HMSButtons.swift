import PushDiagnostics
import PushIR
import PushJSON

// Huawei Push Kit REST API: Button. The input's own HMS buttons are written unchanged; those of other formats are
// converted.

extension BodyWriter {
  mutating func hmsButtons() {
    guard !message.has(.buttons), take(.actions) else { return value("buttons", .buttons) }
    array("buttons", .actions) { list in
      var count = 0
      for action in list.message.actions(.actions) where list.isComplete(action) {
        if let button = HMSButton(action), count < HMSLimits.buttons.most {
          list.append(button, of: action)
          list.loseRest(of: action, besides: button.hasAddress ? ["title", "url"] : ["title"])
          count += 1
        } else {
          list.lost(action, because: "HMS has no button for it")
        }
      }
    }
  }

  private mutating func append(_ button: HMSButton, of action: Action) {
    output.beginElement()
    root { object in
      object.value("name", action["title"])
      object.integer("action_type", button.type)
      if button.hasIntentType { object.integer("intent_type", 0) }
      if button.hasAddress { object.value("intent", action["url"]) }
    }
  }
}

/// "action_type": 0 opens the app, 1 a page of it, 2 a web page, 3 dismisses the notification.
private struct HMSButton {
  let type: Int64
  var hasAddress = false
  var hasIntentType = false

  /// Nil for actions without an equivalent in HMS.
  init?(_ action: Action) {
    guard action.isButtonOfHuawei else { return nil }
    switch action.kind {
    case .openApp: type = 0
    case .dismiss: type = 3
    case .deepLink:
      type = 1
      hasAddress = true
      hasIntentType = true
    case .url:
      type = 2
      hasAddress = true
    default: return nil
    }
  }
}
