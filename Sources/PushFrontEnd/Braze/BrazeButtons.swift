import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Braze, "Apple push action button object" and "Android push action button object".

/// A button in the form that messages hold.
private struct BrazeButton {
  var id: String
  var title: String?
  var kind = Action.Kind.openApp
  var uri = Node.absent
  var webView = Node.absent
  /// Its object in the document, or the category that brings it, and members of it; absent for what comes from the category.
  var origin = (object: Node.absent, id: Node.absent, title: Node.absent)
}

extension BrazeButton {
  /// Creates a button of a default category without further settings.
  init(_ button: BrazeCategory.Button, of category: Node) {
    self.init(id: button.id.description, title: button.text.description)
    origin.object = category
    if button.closes { kind = .dismiss }
  }
}

extension Lowering {
  /// The category alone shows its buttons; "buttons" defines their actions.
  mutating func lowerButtons(_ push: BrazeApplePush) {
    let buttons = decoder.all(push.buttons)
    guard push.category.exists else {
      if push.buttons.node.exists, !document.isEmpty(push.buttons.node),
        !isIllTyped("category", push.category, in: push.node)
      {
        report(
          .error, .missingMember, "\"category\" is missing; without it no buttons are shown",
          at: push.buttons.node.memberName)
      }
      return
    }
    if let category = BrazeCategory.all.first(where: { document.equals(push.category, $0.name) }) {
      if !buttons.isEmpty {
        put(self.buttons(of: category, at: push.category, as: buttons), at: push.buttons.node)
      } else if push.alert.exists {
        put(category.buttons.map { BrazeButton($0, of: push.category) }, at: push.category)
      }
    } else if !buttons.isEmpty {
      // Which buttons a category has is unknown if it is a placeholder.
      let categories = BrazeCategory.all.map { "\"\($0.name)\"" } + ["\"x\""]
      if decoder.diagnostics.suppose(at: span(push.category), categories) { return }
      put(buttons.map { ownButton($0) }, at: push.buttons.node)
    }
  }

  private mutating func put(_ buttons: [BrazeButton], at node: Node) {
    scratch.clear()
    scratch.append(UInt8(ascii: "["))
    for button in buttons { assemble(button) }
    scratch.append(UInt8(ascii: "]"))
    put(.actions, json: scratch, at: node)
  }

  private func assemble(_ button: BrazeButton) {
    scratch.beginElement()
    assemble(from: button.origin.object)
    scratch.append(UInt8(ascii: "{"))
    let texts: [(Action.Key, String?, Node)] = [
      (.id, button.id, button.origin.id), (.title, button.title, button.origin.title),
      (.kind, button.kind.spelling.description, .absent),
    ]
    for (key, text, node) in texts {
      guard let text else { continue }
      scratch.beginMember(key.spelling)
      assemble(from: node)
      scratch.append(quoted: text)
    }
    assemble(.url, button.uri)
    assemble(.webView, button.webView)
    scratch.append(UInt8(ascii: "}"))
  }

  /// All buttons of a default category in its order, each with the settings from the list. Buttons that are not in the
  /// category are not shown.
  private func buttons(of category: BrazeCategory, at node: Node, as given: [BrazeAppleButton]) -> [BrazeButton] {
    var buttons = category.buttons.map { BrazeButton($0, of: node) }
    var owners: [Int: Node] = [:]
    for button in given where button.actionID.exists {
      guard let index = category.buttons.firstIndex(where: { document.equals(button.actionID, $0.id) }) else {
        reportForeign(button, category)
        continue
      }
      if let first = owners[index] {
        reportUnused(
          button.actionID, "the button is described twice; this one is not used", as: .warning, winner: first)
        continue
      }
      owners[index] = button.actionID
      apply(button, of: category.buttons[index], to: &buttons[index])
    }
    return buttons
  }

  private func reportForeign(_ button: BrazeAppleButton, _ category: BrazeCategory) {
    let texts = category.buttons.map { $0.text.description }.joined(separator: " and ")
    report(
      .warning, .foreignButton,
      "\(Visible.quoted(document.string(button.actionID))) is not a button of \(category.name)", at: button.actionID,
      consequence: .silent("the notification shows \(texts) only"),
      help:
        "the buttons of \(category.name) are \(category.buttons.map { $0.id.description }.joined(separator: " and "))")
  }

  /// A closing button has no other action, and other buttons do not close. A disallowed action leaves the default.
  private func apply(_ given: BrazeAppleButton, of button: BrazeCategory.Button, to result: inout BrazeButton) {
    result.origin = (given.node, given.actionID, .absent)
    if let kind = given.action.value?.kind {
      guard button.closes == (kind == .dismiss) else {
        return report(
          .warning, .buttonAction,
          "\(button.id) takes the action \(button.closes ? "CLOSE" : "OPEN_APP, URI or DEEP_LINK") only",
          at: given.action.node,
          consequence: .silent(button.closes ? "the button closes the notification" : "the button opens the app"))
      }
      result.kind = kind
    }
    link(&result, given.uri, given.useWebview, of: given.node)
  }

  /// "Categories defined by your app": the app defines the texts, and the action is URI or DEEP_LINK.
  private func ownButton(_ given: BrazeAppleButton) -> BrazeButton {
    var result = BrazeButton(id: document.string(given.actionID), title: nil)
    result.origin = (given.node, given.actionID, .absent)
    switch given.action.value?.kind {
    case .url: result.kind = .url
    case .deepLink: result.kind = .deepLink
    case nil:
      if !isIllTyped("action", given.action.node, in: given.node) {
        decoder.remember(.missingMember, missing: "action", in: given.node, Self.buttonStandIns)
        report(
          .error, .missingMember, "\"action\" is missing; a button of the app's own category needs URI or DEEP_LINK",
          at: span(given.node).firstByte)
      }
      return result
    default:
      decoder.remember(.buttonAction, at: given.action.node, Self.buttonStandIns)
      report(
        .error, .buttonAction, "a button of the app's own category takes the action URI or DEEP_LINK only",
        at: given.action.node)
      return result
    }
    link(&result, given.uri, given.useWebview, of: given.node)
    return result
  }

  /// Plausible actions. A button without a link only opens the app.
  private static let buttonStandIns = ["\"URI\"", "\"DEEP_LINK\"", "\"OPEN_APP\""]

  /// "uri" and "use_webview". Braze's default of the latter is not written.
  private func link(_ result: inout BrazeButton, _ uri: Node, _ inWebView: Node, of object: Node) {
    let isLink = result.kind == .url || result.kind == .deepLink
    result.webView = inWebView
    if isLink, uri.exists {
      result.uri = uri
    } else if isLink, !isIllTyped("uri", uri, in: object) {
      decoder.remember(.missingMember, missing: "uri", in: object, ["\"https://x\""])
      report(
        .error, .missingMember, "\"uri\" is missing; the actions URI and DEEP_LINK need it", at: span(object).firstByte)
    } else if uri.exists {
      report(
        .warning, .buttonAction, "uri is used by the actions URI and DEEP_LINK only", at: uri,
        consequence: .silent("the button does not open it"))
    }
  }

  // MARK: Android

  /// "Android push action button object": the message contains the texts, and buttons are identified by their position.
  mutating func lowerButtons(_ push: BrazeAndroidPush) {
    let given = decoder.all(push.buttons)
    guard !given.isEmpty else { return }
    var buttons: [BrazeButton] = []
    for button in given {
      var result = BrazeButton(
        id: "\(buttons.count)", title: button.text.exists ? document.string(button.text) : nil)
      result.origin = (button.node, .absent, button.text)
      if let kind = button.action.value?.kind { result.kind = kind }
      link(&result, button.uri, button.useWebview, of: button.node)
      buttons.append(result)
    }
    put(buttons, at: push.buttons.node)
  }
}

extension BrazeButtonAction {
  fileprivate var kind: Action.Kind {
    switch self {
    case .openApp: .openApp
    case .uri: .url
    case .deepLink: .deepLink
    case .close: .dismiss
    }
  }
}

extension Code {
  /// The message describes a button that its category does not have.
  ///
  /// A category of Braze has two fixed buttons, and the notification shows only these: `{"category": "ab_cat_yes_no",
  /// "buttons": [{"action_id": "ab_pb_more"}]}`. Use the identifiers that the help names, or another category.
  ///
  /// - Ground: documented, brazeAppleObject
  static let foreignButton = Code(.shape, 137, "foreign-button")

  /// A button has an action that it cannot have.
  ///
  /// The buttons of Braze's own categories either close the notification or open something, and keep to it:
  /// `{"action_id": "ab_pb_decline", "action": "URI"}` still closes. Buttons of the app's own categories take URI or
  /// DEEP_LINK only, and `uri` is used by these two alone. Choose an action that the message names.
  ///
  /// - Ground: documented, brazeAppleObject
  static let buttonAction = Code(.shape, 138, "button-action")
}
