import PushDiagnostics
import PushIR
import PushJSON

// Emarsys SDK 3, "Push" for iOS: image_url, u, ems and ems_msg next to aps. On Android devices the same keys are in the
// data map, with objects as JSON text; the SDK recognizes its messages by `ems_msg`.

extension BodyWriter {
  mutating func emarsysRootKeys() {
    emarsysImage()
    value("u", .emarsysUser)
    emarsysBlock()
    value("ems_msg", .emarsysMarker)
    dismissal()
    portableKey("data", .opaqueData)
    if message.has(.emarsysUser) || message.has(.dismissID) || message.sdk == .emarsys || blockHas("u") { return }
    noteUnknownSid()
  }

  private func noteUnknownSid() {
    noteUnknown("Emarsys's \"u\" with the message's sid", of: .emarsys, without: "nothing about the message")
  }

  private mutating func emarsysImage() {
    if let picture = mainPicture {
      value("image_url", picture)
    } else if let (document, node) = firstAttachment() {
      _ = ledger.take(.attachments, of: message)
      member("image_url", .attachments) { $0.output.append(string: document.member("url", of: node), of: document) }
      reportRest(of: (document, node), "Emarsys's SDK")
    }
  }

  /// The object "ems": the input's own, or one built from the message's fields.
  private mutating func emarsysBlock() {
    guard message.has(.emarsysBlock) else { return object("ems") { $0.emarsysMembers() } }
    value("ems", .emarsysBlock)
    takeWhatEmarsysBlockSays()
  }

  /// The fields that were read from the block need not be written separately.
  private mutating func takeWhatEmarsysBlockSays() {
    for field in [Field.actions, .receiptActions, .tapEvent, .tapInApp, .tapURL, .campaignID]
    where message.has(field) && message.isRead(field, from: .emarsysBlock) {
      _ = ledger.take(field, of: message)
    }
  }

  private mutating func emarsysMembers() {
    emarsysButtons()
    emarsysDefaultAction()
    value("inapp", .tapInApp)
  }

  /// `id`, `title`, `type`, and the members of the type: a button without an id is not shown.
  private mutating func emarsysButtons() {
    guard ledger.take(.actions, of: message) else { return }
    array("actions") { list in
      for action in list.message.actions(.actions) where list.isComplete(action) {
        guard let type = action.kind.emarsysType else {
          list.lost(action, "Emarsys")
          continue
        }
        list.comma()
        list.root { button in
          if !action.member("id").exists { button.string("id", "\(action.index)") }
          for key in ["id", "title"] as [StaticString] { button.member(key, of: action) }
          button.word("type", type)
          for key in ["name", "url", "payload"] as [StaticString] { button.member(key, of: action) }
        }
        list.loseWebView(of: action)
      }
    }
  }

  private mutating func member(_ key: StaticString, of action: Action) {
    let value = action.member(key)
    if value.exists { member(key) { $0.output.append(value: value, of: action.document) } }
  }

  /// A tap on the body runs "default_action"; a link is one of its types.
  private mutating func emarsysDefaultAction() {
    guard let link = [Field.tapURL, .tapDeepLink].first(where: message.has) else { return }
    object("default_action") { action in
      action.word("type", "OpenExternalUrl")
      action.value("url", link)
    }
  }

  // MARK: Android and Huawei

  /// The flat map; objects become JSON text.
  mutating func emarsysData(_ scratch: Output) {
    emarsysMarker(scratch)
    value("title", .title)
    value("body", .body)
    emarsysImage()
    if mainPicture != .icon { value("icon_url", .icon) }
    channelOfSDK("channel_id")
    emarsysUser(scratch)
    jsonText("ems", in: scratch) { $0.emarsysAndroidBlock() }
    portableKey("data", .opaqueData)
    senderData(scratch)
    if !message.has(.emarsysUser), !message.has(.dismissID) { noteUnknownSid() }
  }

  /// "ems_msg" only has to be present.
  private mutating func emarsysMarker(_ scratch: Output) {
    guard ledger.take(.emarsysMarker, of: message) else { return word("ems_msg", "{}") }
    let (document, place) = message.resolve(.emarsysMarker)
    if document.kind(place) == .string { return value("ems_msg", .emarsysMarker) }
    scratch.clear()
    scratch.append(value: place, of: document, without: message.omitted)
    member("ems_msg") { $0.appendQuoted(scratch) }
  }

  /// "u" is parsed as JSON, so invalid JSON would crash the app.
  private mutating func emarsysUser(_ scratch: Output) {
    guard ledger.take(.emarsysUser, of: message) else { return }
    let (document, place) = message.resolve(.emarsysUser)
    scratch.clear()
    if document.kind(place) == .string {
      let inner = Document()
      let text = SourceBytes(Array(document.string(place).utf8))
      guard inner.scan(Source(name: "", bytes: text)) == nil, inner.kind(.root) == .object else {
        return ledger.lost(
          .emarsysUser, of: message, "does not get \"u\": it is not a JSON object and would crash the Android app")
      }
      scratch.append(value: .root, of: inner)
    } else {
      scratch.append(value: place, of: document, without: message.omitted)
    }
    member("u") { $0.appendQuoted(scratch) }
  }

  private mutating func emarsysAndroidBlock() {
    let isDismissal = message.has(.dismissID)
    if message.intent == .background, !isDismissal { member("silent") { $0.output.append("true") } }
    if message.has(.emarsysBlock) {
      _ = ledger.take(.emarsysBlock, of: message)
      takeWhatEmarsysBlockSays()
      copyEmarsysBlock()
    } else {
      emarsysMembers()
    }
    guard isDismissal || message.has(.collapseID) else { return }
    object("notificationMethod") { method in
      method.text("collapseId", isDismissal ? .dismissID : .collapseID)
      method.word("operation", isDismissal ? "DELETE" : "INIT")
    }
  }

  /// The members of the block that Android's SDK would read but must not.
  private func misfit(_ name: Node, _ document: Document) -> String? {
    if document.equals(name, "silent") { return "ems.silent, which follows from the kind of the message" }
    if document.equals(name, "notificationMethod"), message.has(.dismissID) || message.has(.collapseID) {
      return "ems.notificationMethod, which follows from the identity of the message"
    }
    if document.equals(name, "style"), document.equals(name.memberValue, "MESSAGE"), mainPicture == nil,
      firstAttachment() == nil
    {
      return "the style MESSAGE without a picture, which ends the app on Android"
    }
    return nil
  }

  /// Copies the input's own block without members that Android's SDK would turn into an unintended button.
  private mutating func copyEmarsysBlock() {
    let (document, place) = message.resolve(.emarsysBlock)
    let omitted = message.omitted
    var members = Members(of: place, in: document, without: omitted)
    while let name = members.next(in: document) {
      if document.equals(name, "actions"), document.kind(name.memberValue) == .array {
        copyEmarsysActions(name.memberValue, document)
      } else if let misfit = misfit(name, document) {
        ledger.lost(part: misfit, of: .emarsysBlock, at: message.span(of: name, in: document, .emarsysBlock))
      } else {
        begin(name, of: document)
        output.append(value: name.memberValue, of: document, without: omitted)
      }
    }
  }

  private mutating func copyEmarsysActions(_ actions: Node, _ document: Document) {
    array("actions") { list in
      var elements = ElementCursor(of: actions, in: document)
      while let element = elements.next(in: document) {
        if document.equals(document.member("type", of: element, without: list.message.omitted), "BadgeCount") {
          list.ledger.lost(
            part: "BadgeCount", of: .emarsysBlock,
            at: list.message.span(of: element, in: document, .emarsysBlock),
            "Emarsys's SDK for Android does not know it")
          continue
        }
        list.comma()
        list.output.append(value: element, of: document, without: list.message.omitted)
      }
    }
  }
}

extension Action.Kind {
  /// Emarsys's type of the action; nil if its SDK has no equivalent.
  fileprivate var emarsysType: StaticString? {
    switch self {
    case .appEvent: "MEAppEvent"
    case .customEvent: "MECustomEvent"
    case .url, .deepLink: "OpenExternalUrl"
    case .dismiss: "Dismiss"
    case .openApp, .badgeSet, .badgeAdd: nil
    }
  }
}
