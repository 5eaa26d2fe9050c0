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
    portableKey("data", opaqueText)
    if message.has(.emarsysUser) || message.has(.dismissID) || message.sdk == .emarsys || blockHas("u") { return }
    noteUnknownSid()
  }

  private mutating func noteUnknownSid() {
    noteUnknown("Emarsys's \"u\" with the message's sid", of: .emarsys, without: "nothing about the message")
  }

  /// The picture of "image_url". Android's SDK has another key for an icon.
  private var emarsysPicture: Field? {
    message.mainPicture.flatMap { $0 == .icon && ledger.target != .apns ? nil : $0 }
  }

  /// "image_url": on Apple devices any media file, on Android devices a picture.
  private mutating func emarsysImage() {
    if let picture = emarsysPicture {
      if isShown(picture) { return value("image_url", picture) }
      return loseNoImage(picture)
    }
    guard let file = ledger.target == .apns ? firstAttachment() : takeImage() else { return }
    _ = take(.attachments)
    value("image_url", file["url"], over: .attachments)
    reportRest(of: file, "Emarsys's SDK")
  }

  /// Whether the devices show a picture whose name may be that of a video.
  private func isShown(_ picture: Field) -> Bool {
    ledger.target == .apns || message.isImage(picture)
  }

  /// Whether "ems" has what only the SDK's extension for Apple devices makes visible: an in-app message or buttons.
  var needsExtensionOfEmarsys: Bool {
    guard sdk == .emarsys, message.intent == .alert else { return false }
    if message.has(.tapInApp) || message.has(.actions) && message.isRead(.actions, from: .emarsysBlock) { return true }
    return message.actions(.actions).contains { $0.isButtonOfEmarsys }
  }

  /// The object "ems": the input's own, or one built from the message's fields. What a rule wrote is added to the input's.
  private mutating func emarsysBlock() {
    if take(.emarsysBlock), takeWhatEmarsysBlockSays().isEmpty { return value("ems", .emarsysBlock) }
    object("ems", beneath: .emarsysBlock) { $0.emarsysMembers() }
  }

  /// The fields that were read from the block need not be written separately. Returns the others.
  private mutating func takeWhatEmarsysBlockSays() -> FieldSet {
    var others = FieldSet()
    var said = present.common(
      with: .actions | .receiptActions | .tapEvent | .tapInApp | .tapURL | .tapDeepLink | .campaignID)
    while let field = said.popFirst() {
      if message.isRead(field, from: .emarsysBlock) { ledger.take(field) } else { others.insert(field) }
    }
    return others
  }

  private mutating func emarsysMembers() {
    emarsysButtons()
    emarsysDefaultAction()
    if isNew(.tapInApp) { value("inapp", .tapInApp) }
    if message.has(.emarsysBlock), isNew(.campaignID) { value("multichannelId", .campaignID) }
  }

  /// Whether a field is not written with the block.
  private func isNew(_ field: Field) -> Bool { message.has(field) && !message.isRead(field, from: .emarsysBlock) }

  /// The buttons, or what a silent message does when it arrives.
  private mutating func emarsysButtons() {
    let field: Field = message.intent == .background && message.has(.receiptActions) ? .receiptActions : .actions
    guard isNew(field), take(field) else { return }
    let actions = message.value(field)
    lazy var ids = ElementIDs(of: actions)
    array("actions", field) { list in
      for action in list.message.actions(field) where field == .receiptActions || list.isComplete(action) {
        guard let type = list.emarsysType(of: action, in: field) else {
          list.lost(action, of: field, "Emarsys")
          continue
        }
        list.output.beginElement()
        list.root { button in
          if field == .actions, !action[.id].exists { button.string("id", ids.free(at: action.index)) }
          button.emarsysAction(action, type, in: field)
        }
      }
    }
  }

  /// `id`, `title`, `type`, and the members of the type: a button without an id is not shown.
  private mutating func emarsysAction(_ action: Action, _ type: EmarsysActionType, in field: Field) {
    let common: [Action.Key] = [.id, .title]
    for key in common { value(key.spelling, action[key]) }
    word("type", type.spelling)
    let isBadge = action.kind.isOfBadge
    if isBadge { word("method", action.kind == .badgeAdd ? "ADD" : "SET") }
    let keys: [Action.Key] = isBadge ? [.value] : [.name, .url, .payload]
    for key in keys { value(key.spelling, action[key]) }
    loseRest(of: action, in: field, besides: common + keys)
  }

  /// Emarsys's type of the action; nil if its SDK has no equivalent. On Android, it cannot change the badge.
  private func emarsysType(of action: Action, in field: Field) -> EmarsysActionType? {
    if field == .actions, !action.isButtonOfEmarsys { return nil }
    return switch action.kind {
    case .appEvent: .appEvent
    case .customEvent: .customEvent
    case .url, .deepLink: .openExternalURL
    case .dismiss: .dismiss
    case .openApp: nil
    case .badgeSet, .badgeAdd: ledger.target == .apns ? .badgeCount : nil
    }
  }

  /// A tap on the body runs "default_action"; a link is one of its types. An action of the input's own that is of another
  /// type remains.
  private mutating func emarsysDefaultAction() {
    guard let field = [Field.tapURL, .tapDeepLink, .tapEvent].first(where: isNew) else { return }
    let own = block?.part(named: "default_action")?.value
    if let own, field == .tapEvent || !own["type"].equals(EmarsysActionType.openExternalURL.spelling) {
      return passOn("default_action", over: take(field) ? field : nil)
    }
    object("default_action") { writer in
      if field != .tapEvent {
        writer.word("type", EmarsysActionType.openExternalURL.spelling)
        writer.value("url", field)
      } else if let action = writer.message.actions(field).first, let type = writer.emarsysType(of: action, in: field) {
        _ = writer.take(field)
        writer.emarsysAction(action, type, in: field)
      }
    }
  }

  // MARK: Android and Huawei

  /// The names in the data map that the SDK reads.
  private static var emarsysDataKeys: [StaticString] {
    ["ems_msg", "title", "body", "image_url", "icon_url", "channel_id", "u", "ems", "message_id", "del-id", "del_id"]
  }

  /// The flat map; objects become JSON text.
  mutating func emarsysData(_ scratch: Output) {
    emarsysMarker(scratch)
    value("title", .title)
    value("body", .body)
    emarsysImage()
    image("icon_url", .icon)
    emarsysChannel()
    emarsysUser(scratch)
    jsonText("ems", in: scratch) { $0.emarsysAndroidBlock() }
    portableKey("data", opaqueText)
    dataTexts(scratch, besides: Self.emarsysDataKeys)
    if !message.has(.emarsysUser), !message.has(.dismissID) { noteUnknownSid() }
  }

  /// Android 8 and later show nothing without a channel, and the SDK does not create a default one.
  private mutating func emarsysChannel() {
    channel("channel_id")
    guard !message.has(.channelID), settings.channel == nil, !message.isDataOnly, !isSilentForEmarsys else { return }
    ledger.sink.oncePerMessage {
      ledger.sink.report(
        Diagnostic(
          .warning, .channelMissing, "no notification channel is set", at: message.start,
          consequence: .silent("Android 8 and later show nothing"), help: "pass --channel"))
    }
  }

  /// "ems_msg" only has to be present.
  private mutating func emarsysMarker(_ scratch: Output) {
    guard take(.emarsysMarker) else { return word("ems_msg", "{}") }
    let marker = message.value(.emarsysMarker)
    if marker.isString { return value("ems_msg", .emarsysMarker) }
    scratch.clear()
    scratch.append(marker)
    member("ems_msg") { $0.appendQuoted(scratch) }
  }

  /// "u" is parsed as JSON, so invalid JSON would crash the app.
  private mutating func emarsysUser(_ scratch: Output) {
    guard take(.emarsysUser) else { return }
    let user = message.value(.emarsysUser)
    scratch.clear()
    if let content = user.string {
      if Placeholder.isIn(text: content) { return value("u", .emarsysUser) }
      guard let inner = Document(json: content), inner.kind(.root) == .object else {
        return ledger.lost(
          .emarsysUser, of: message, "does not get \"u\": it is not a JSON object and would crash the Android app")
      }
      scratch.append(value: .root, of: inner)
    } else {
      scratch.append(user)
    }
    member("u") { $0.appendQuoted(scratch) }
  }

  /// Whether the SDK for Android shows nothing: data alone, or a push that wakes the app and has no alert, whatever else Apple
  /// devices do with it.
  var isSilentForEmarsys: Bool {
    let isWake = message.isSet(.contentAvailable) && !message.present.intersects(.texts)
    return sdk == .emarsys && (isSilentForSDK || isWake)
  }

  private mutating func emarsysAndroidBlock() {
    let isDismissal = message.has(.dismissID)
    if isSilentForEmarsys, !isDismissal {
      if message.intent != .background { _ = take(.contentAvailable) }
      member("silent") { $0.output.append("true") }
    }
    if take(.emarsysBlock) { _ = takeWhatEmarsysBlockSays() }
    let own = ownBlock(.emarsysBlock)
    members(beneath: own) { $0.emarsysMembers() }
    if let own { copyEmarsysMembers(of: own) }
    guard isDismissal || message.has(.collapseID) else { return }
    object("notificationMethod") { method in
      method.text("collapseId", isDismissal ? .dismissID : .collapseID)
      method.word("operation", isDismissal ? "DELETE" : "INIT")
    }
  }

  /// Why a member of the block is not written, which Android's SDK would read but must not.
  private func misfit(_ member: JSONValue) -> String? {
    if member.name.equals("silent") { return "it follows from the kind of the message" }
    if member.name.equals("notificationMethod"), message.has(.dismissID) || message.has(.collapseID) {
      return "it follows from the ID of the message"
    }
    if member.name.equals("default_action"), member["type"].equals("BadgeCount") {
      return "Emarsys's SDK for Android does not know BadgeCount"
    }
    if member.name.equals("style"), member.equals("MESSAGE"),
      !(emarsysPicture.map(isShown) ?? (message.imageOfAttachments != nil))
    {
      return "MESSAGE without a picture crashes the Android app"
    }
    return nil
  }

  /// Copies the rest of the input's own block without members that Android's SDK would turn into an unintended button.
  private mutating func copyEmarsysMembers(of own: Block) {
    for member in own.value.members where !own.isWritten(member.name.node) {
      if member.name.equals("silent"), member.kind == (isSilentForEmarsys ? .true : .false) { continue }
      if member.name.equals("actions"), member.isArray {
        copyEmarsysActions(member)
      } else if let misfit = misfit(member) {
        ledger.lost(
          part: ledger.name(of: member, in: .emarsysBlock, of: message) ?? "ems.\(member.name.text)", of: .emarsysBlock,
          at: message.span(of: member.name, .emarsysBlock), misfit)
      } else {
        append(member: member)
      }
    }
  }

  private mutating func copyEmarsysActions(_ actions: JSONValue) {
    array("actions") { list in
      for action in actions.elements {
        if action["type"].equals("BadgeCount") {
          list.ledger.lost(
            part: "BadgeCount", of: .emarsysBlock, at: list.message.span(of: action, .emarsysBlock),
            "Emarsys's SDK for Android does not know it")
          continue
        }
        list.output.beginElement()
        list.output.append(action)
      }
    }
  }
}
