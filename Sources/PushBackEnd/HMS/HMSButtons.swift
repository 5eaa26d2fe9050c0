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
        guard let type = action.huaweiType else {
          let isPage = action.kind == .url
          list.lost(action, because: isPage ? "HMS opens only https:// pages" : "HMS has no button for it")
          continue
        }
        count += 1
        if count > HMSLimits.buttons.most {
          list.lost(action, because: "HMS shows \(HMSLimits.buttons.most) buttons at most")
        } else {
          list.append(action, type)
          list.loseRest(of: action, besides: action.isLink ? [.title, .url] : [.title])
        }
      }
    }
  }

  private mutating func append(_ action: Action, _ type: Int64) {
    output.beginElement()
    root { object in
      object.value("name", action[.title])
      object.integer("action_type", type)
      if action.kind == .deepLink { object.integer("intent_type", 0) }
      if action.isLink { object.value("intent", action[.url]) }
    }
  }
}

extension Action {
  /// "action_type": 0 opens the app, 1 a page of it, 2 a web page, 3 dismisses the notification. Nil for actions without
  /// an equivalent in HMS.
  fileprivate var huaweiType: Int64? {
    guard isButtonOfHuawei else { return nil }
    return switch kind {
    case .openApp: 0
    case .deepLink: 1
    case .url: 2
    case .dismiss: 3
    default: nil
    }
  }
}
