import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Emarsys SDK for iOS, "Push", the object "ems": the buttons of a rich push, the actions of a silent push, the tap
// action, and the in-app message. The object itself is kept for the SDK; parts with equivalents elsewhere become
// actions.

extension Lowering {
  mutating func lower(_ ems: EmarsysEms) {
    message.put(.emarsysBlock, ems.node)
    takeOut(ems.node)
    message.put(.campaignID, ems.multichannelId)
    lowerActions(ems)
    if let action = ems.defaultAction { lower(action) }
    if let inApp = ems.inapp { lower(inApp) }
  }

  /// "The maximum number of actions in a push message is 3." They are its buttons; in a silent push, actions run when it
  /// arrives.
  private mutating func lowerActions(_ ems: EmarsysEms) {
    guard ems.actions.node.exists, !document.isEmpty(ems.actions.node) else { return }
    let isVisible = message.present.intersects(.texts)
    scratch.clear()
    scratch.append(UInt8(ascii: "["))
    var count = 0
    var ids: [Node] = []
    var elements = ElementCursor(of: ems.actions.node, in: document)
    while let node = elements.next(in: document) {
      guard let action = decoder.element(node, of: ems.actions) else { continue }
      count += 1
      if isVisible, count == 4 {
        report(
          .warning, .vendorLimit, "a push message has at most 3 actions", at: action.node,
          consequence: .silent("iOS shows three buttons at most"))
      }
      if isVisible, let first = ids.first(where: { hasSameID($0, action.id) }) { reportSameID(action.id, as: first) }
      // iOS shows the first ones only, and no other is compared with the last.
      if isVisible, action.id.exists, count <= 16, !elements.isAtEnd { ids.append(action.id) }
      guard let kind = check(action, isButton: isVisible) else { continue }
      if !isVisible, kind == .dismiss {
        reportDismissal(action)
        continue
      }
      scratch.beginElement()
      assemble(action, kind)
    }
    scratch.append(UInt8(ascii: "]"))
    if scratch.count > 2 { put(isVisible ? .actions : .receiptActions, json: scratch, at: ems.actions.node) }
  }

  private func hasSameID(_ first: Node, _ second: Node) -> Bool {
    second.exists && !document.isEmptyText(second) && document.string(first) == document.string(second)
  }

  /// The SDK for iOS runs the first action that has the ID of the button.
  private func reportSameID(_ id: Node, as first: Node) {
    report(
      .warning, .actionMember, "two buttons have the id \(Visible.quoted(document.string(id)))", at: id,
      consequence: .silent("on iOS, a tap on this button runs the action of the other"),
      notes: [Note("first here", at: span(first))], help: "give each button an id of its own")
  }

  private func reportDismissal(_ action: EmarsysAction) {
    report(
      .warning, .actionType, "Dismiss is for buttons, and a silent message has none", at: action.type,
      consequence: .silent("the SDK does not run it"))
  }

  /// The action for a tap on the notification itself.
  private mutating func lower(_ action: EmarsysAction) {
    guard let kind = check(action, isButton: false) else { return }
    if kind == .url || kind == .deepLink {
      let field: Field = kind == .url ? .tapURL : .tapDeepLink
      message.put(field, action.url)
      return message.learn([(0, action.type)], of: field)
    }
    scratch.clear()
    assemble(action, kind)
    put(.tapEvent, json: scratch, at: action.node)
  }

  private mutating func lower(_ inApp: EmarsysInapp) {
    for (name, member) in [("campaign_id", inApp.campaignID), ("url", inApp.url)] where !member.exists {
      report(
        .warning, .actionMember, "inapp needs \"\(name)\"", at: inApp.node,
        consequence: .silent("nothing is shown in the app"))
    }
    message.put(.tapInApp, inApp.node)
  }

  // MARK: One action

  /// The kind of an action that has all members its type requires; the SDK ignores incomplete ones.
  private func check(_ action: EmarsysAction, isButton: Bool) -> Action.Kind? {
    if isIllTyped("type", action.type, in: action.node) {
      let words = EmarsysActionType.allCases.map { "\"\($0.spelling)\"" }
      decoder.remember(.wrongType, at: decoder.member("type", of: action.node), words)
    }
    let type = EmarsysActionType.allCases.first { document.equals(action.type, $0.spelling) }
    let missing = missingMembers(of: action, type, isButton: isButton)
    if !missing.isEmpty { reportMissing(missing, type, action, isButton: isButton) }
    if type == nil, action.type.exists { reportType(action, isButton: isButton) }
    guard missing.isEmpty, let type else { return nil }
    switch type {
    case .appEvent: return .appEvent
    case .customEvent: return .customEvent
    case .dismiss: return .dismiss
    case .openExternalURL: return linkKind(action)
    case .badgeCount: return badgeKind(action, isButton: isButton)
    }
  }

  /// The members that the SDK requires and that are missing.
  private func missingMembers(of action: EmarsysAction, _ type: EmarsysActionType?, isButton: Bool) -> [StaticString] {
    var missing: [StaticString] = []
    func require(_ name: StaticString, _ member: Node) {
      if !member.exists { missing.append(name) }
    }
    require("type", action.type)
    if isButton {
      require("id", action.id)
      require("title", action.title)
    }
    switch type {
    case .appEvent, .customEvent: require("name", action.name)
    case .openExternalURL: require("url", action.url)
    case .badgeCount:
      require("method", action.method)
      require("value", action.value)
    case .dismiss, nil: break
    }
    return missing
  }

  private func reportMissing(
    _ missing: [StaticString], _ type: EmarsysActionType?, _ action: EmarsysAction, isButton: Bool
  ) {
    let kind = type.map { "an action of the type \"\($0.spelling)\"" } ?? "an action"
    let effect = isButton ? "iOS shows no button for it" : "the SDK does not run it"
    report(
      .warning, .actionMember, "\(kind) needs \(missing.map { "\"\($0)\"" }.joined(separator: " and "))",
      at: action.node, consequence: .silent(effect))
  }

  private func reportType(_ action: EmarsysAction, isButton: Bool) {
    let effect =
      isButton ? "iOS shows no button for it, Android shows one that does nothing" : "the SDK does not run it"
    decoder.diagnostics.report(.warning, .actionType) {
      let name = document.string(action.type)
      return Diagnostic(
        .warning, .actionType, "\(Visible.quoted(name)) is not a valid action type", at: span(action.type),
        consequence: .silent(effect)
      ).findingHelp {
        let known = EmarsysActionType.allCases.map { $0.spelling.description }
        return (Suggestion.nearest(to: name, among: known).map { "did you mean \"\($0)\"?" }, nil)
      }
    }
  }

  private func linkKind(_ action: EmarsysAction) -> Action.Kind {
    if hasWebScheme(action.url) { return .url }
    let text = document.string(action.url)
    if !text.utf8.contains(UInt8(ascii: ":")) {
      report(
        .warning, .actionMember, "\(Visible.quoted(text)) is not a valid URL", at: action.url,
        consequence: .silent("a tap opens nothing"))
    }
    return .deepLink
  }

  /// "BadgeCount": ADD, ignoring case, adds; any other value sets silently.
  private func badgeKind(_ action: EmarsysAction, isButton: Bool) -> Action.Kind? {
    if isButton {
      report(
        .warning, .actionType, "BadgeCount belongs into silent messages", at: action.type,
        consequence: .silent("iOS shows no button for it, Android shows one that does nothing"))
      return nil
    }
    let method = document.string(action.method)
    if method.uppercased() == "ADD" { return .badgeAdd }
    if method.uppercased() != "SET" {
      report(
        .warning, .actionMember, "\(Visible.quoted(method)) is neither SET nor ADD", at: action.method,
        consequence: .silent("the number is set"))
    }
    return .badgeSet
  }

  private func assemble(_ action: EmarsysAction, _ kind: Action.Kind) {
    assemble(from: action.node)
    scratch.append(UInt8(ascii: "{"))
    scratch.beginMember(Action.Key.kind.spelling)
    scratch.inQuotes { $0.append(kind.spelling) }
    assemble(.id, action.id)
    assemble(.title, action.title)
    assemble(.name, action.name)
    assemble(.url, action.url)
    assemble(.payload, action.payload)
    assemble(.value, action.value)
    // The type is the kind, and the method of a badge is part of it.
    let isBadge = kind.isOfBadge
    assembleMembers(of: action.node) { value in
      switch value {
      case action.id, action.title, action.name, action.url, action.payload, action.value, action.type: false
      case action.method: !isBadge
      default: true
      }
    }
    scratch.append(UInt8(ascii: "}"))
  }

  /// The members of an action that its type does not read.
  private func assembleMembers(of action: Node, where isOther: (Node) -> Bool) {
    let start = scratch.count
    scratch.beginMember(Action.Key.other.spelling)
    scratch.append(UInt8(ascii: "{"))
    let end = scratch.count
    for name in document.names(of: action, without: decoder.leftOut) where isOther(name.memberValue) {
      scratch.beginElement()
      scratch.append(string: name, of: document)
      scratch.append(UInt8(ascii: ":"))
      assemble(from: name.memberValue)
      scratch.append(value: name.memberValue, of: document, without: omitted)
    }
    if scratch.count == end { return scratch.truncate(to: start) }
    scratch.append(UInt8(ascii: "}"))
  }
}

extension Code {
  /// An action of an Emarsys payload lacks a member, or has one that cannot be used.
  ///
  /// iOS shows no button for it, or the SDK does not run it, and nobody is told. An action of type `OpenExternalUrl`
  /// needs `url`, `MEAppEvent` needs `name`, and a button needs `id` and `title` as well:
  ///
  /// ```json
  /// {
  ///   "aps": {"alert": "Hi", "mutable-content": 1},
  ///   "ems": {"actions": [{"type": "OpenExternalUrl", "id": "a", "title": "Go"}]},
  ///   "u": {"sid": "7"}
  /// }
  /// ```
  ///
  /// Add what the message names. Where two buttons have one `id`, the SDK for iOS runs the action of the first for both: give
  /// each its own.
  ///
  /// - Ground: client, emarsysIOS, emarsysAndroid
  static let actionMember = Code(.shape, 150, "action-member")

  /// An action of an Emarsys payload has a type that cannot be used here.
  ///
  /// iOS shows no button for it, Android shows one that does nothing: `{"ems": {"actions": [{"id": "a", "title":
  /// "Copy", "type": "CopyToClipboard"}]}, "u": {"sid": "7"}}`. The SDK knows `MEAppEvent`, `MECustomEvent`,
  /// `OpenExternalUrl`, `Dismiss` and, in silent messages only, `BadgeCount`. It does not run other actions of a silent message, nor `Dismiss`, which is for
  /// buttons. Use one of these.
  ///
  /// - Ground: client, emarsysIOS, emarsysAndroid
  static let actionType = Code(.shape, 151, "action-type")

  /// The Emarsys payload is one of its second version, or one for Android apps.
  ///
  /// The documented SDK for iOS, version 3, reads none of the second version, and there are two forms of it that differ:
  /// `{"aps": {"alert": "Hi"}, "ems": {"version": "APNS_V2"}}`. Data for Android apps has its text beside the marker:
  /// `{"ems_msg": "true", "title": "Hi"}`. Write the payload in the documented form for iOS, without `version`.
  ///
  /// - Ground: client, emarsysIOS, emarsysAndroid
  static let otherDialect = Code(.shape, 156, "other-dialect")
}
