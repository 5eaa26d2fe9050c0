import PushDiagnostics
import PushIR
import PushJSON

// Data for a vendor's SDK on Android and Huawei devices: a map of strings in FCM's `data` or HMS's data string.

extension BodyWriter {
  /// The complete map.
  mutating func sdkData(_ sdk: SDK, _ scratch: Output) {
    if message.intent == .background {
      // The SDK's own keys express that nothing is shown.
      _ = take(.pushType)
      if message.isSet(.contentAvailable) { _ = take(.contentAvailable) }
    } else if message.equals(.pushType, "alert"), !isSilentForSDK {
      // What the SDK shows is an alert.
      _ = take(.pushType)
    }
    switch sdk {
    case .appmetrica: appMetricaData(scratch)
    case .braze: brazeData(scratch)
    case .emarsys: emarsysData(scratch)
    // Its data is beside FCM's notification.
    case .expo: break
    }
  }

  /// Whether the SDK shows nothing. A document of the SDK's vendor says so itself; of others, data alone are silent.
  var isSilentForSDK: Bool { message.intent == .background || message.sdk != sdk && message.isDataOnly }

  /// Takes the default sound, and returns whether it is played. On FCM and HMS, it takes precedence over a named one.
  mutating func takeDefaultSound() -> Bool {
    let isStated = message.isSet(.defaultSound) && take(.defaultSound)
    guard isStated || message.equals(.sound, "default") else { return false }
    takeOverriddenSound()
    return true
  }

  /// The ID for replacing a notification, if it is a number as Android notifications require.
  var notificationNumber: Int64? {
    let number = message.integer(.collapseID) ?? message.string(.collapseID)?.canonicalInteger
    return number.flatMap { Int32(exactly: $0) == nil ? nil : $0 }
  }

  /// The first of the media files that has a URL.
  func firstAttachment() -> JSONValue? {
    message.has(.attachments) ? message.value(.attachments).elements.first { $0["url"].isString } : nil
  }

  /// Takes the media files for a reader that shows one image, and returns that; nil if there is none.
  mutating func takeImage(because reason: String = "shows no file of this type") -> JSONValue? {
    guard firstAttachment() != nil, take(.attachments) else { return nil }
    if let image = message.imageOfAttachments { return image }
    ledger.lost(.attachments, of: message, reason)
    return nil
  }

  /// Whether a key of the sender's data conflicts with a name that the SDK reads. It is then omitted and reported.
  func givesWay(_ name: Node, of document: Document, to keys: [StaticString]) -> Bool {
    let key = document.key(name)
    guard let owned = keys.first(where: { key.equals($0) }) else { return false }
    let place = message.span(of: name, in: document, .data)
    ledger.lost(
      part: (document === message.document ? ledger.name(at: place, of: message) : nil) ?? "data.\(owned)", of: .data,
      at: place, "the SDK reads a key of this name")
    return true
  }

  /// Only one of several files is shown; the other files, and its members other than the URL and `read`, are lost.
  func reportRest(of attachment: JSONValue, read: StaticString? = nil, _ reader: String) {
    let count = message.value(.attachments).count
    if count > 1 { ledger.changed(.attachments, of: message, to: "one file", "\(reader) shows one of \(count)") }
    for key in ["id", "type"] as [StaticString] where key.description != read?.description {
      let part = attachment[key]
      guard part.exists else { continue }
      ledger.lost(
        part: ledger.name(of: part, in: .attachments, of: message) ?? "the \(key) of the file", of: .attachments,
        at: message.span(of: part, .attachments), "\(reader) does not read it")
    }
  }

  /// Whether a button is complete. The texts of a category's buttons are in the app, where these SDKs do not look for them.
  func isComplete(_ action: Action) -> Bool {
    if action.isComplete { return true }
    let withoutTitle = message.has(.category) ? "only the app has its text" : "it has no text"
    lost(action, because: action[.title].exists ? "it has no URL to open" : withoutTitle)
    return false
  }

  /// Reports an action that has no equivalent in the SDK.
  func lost(_ action: Action, of field: Field = .actions, _ vendor: String) {
    let what = field == .actions ? "buttons" : "actions"
    lose(action.value, of: action, in: field, "", "\(vendor)'s SDK has no \(action.kind.spelling) \(what)")
  }

  /// Reports a button that cannot be written.
  func lost(_ action: Action, because reason: String) {
    lose(action.value, of: action, in: .actions, "", reason)
  }

  /// Reports what the document says of a button besides its kind and the members that are written.
  func loseRest(of action: Action, in field: Field = .actions, besides written: [Action.Key]) {
    let known = written + [.kind]
    let isOfFormat = message.isAssembled(field)
    let rest = action.value.members.filter { member in !known.contains { member.name.equals($0.spelling) } }
    for part in rest.flatMap({ $0.name.equals(Action.Key.other.spelling) && $0.isObject ? Array($0.members) : [$0] }) {
      // A category or a position gives what the document does not say.
      if isOfFormat, message.place(of: part, in: field) == nil { continue }
      lose(part, of: action, in: field, ".\(part.name.text)")
    }
  }

  private func lose(
    _ part: JSONValue, of action: Action, in field: Field, _ path: String, _ reason: String? = nil
  ) {
    let place = message.span(of: part, field)
    // A broken button of the list may be the one that the category brings, so it is reported at the list.
    let isOfCategory = message.isOfCategory(place)
    ledger.lost(
      part: isOfCategory
        ? "the button \(action[.id].text) of \(message.name(of: .category))"
        : ledger.name(of: part, in: field, of: message) ?? "\(message.name(of: field))[\(action.index)]\(path)",
      of: field, at: isOfCategory ? message.span(field) : place, reason)
  }
}

/// The IDs in a list of files or buttons, for those that have none: an SDK tells the elements apart by them.
struct ElementIDs {
  private let own: Set<String>
  private let count: Int

  init(of list: JSONValue) {
    let elements = list.elementsOrSelf
    own = Set(elements.map { $0["id"] }.filter { $0.exists }.map { $0.text })
    count = elements.count
  }

  /// An ID that no other element has: the index, or a number beyond all indexes, in steps that no two elements share.
  func free(at index: Int) -> String {
    var number = index
    while own.contains("\(number)") { number += count }
    return "\(number)"
  }
}

extension SDK {
  /// The names next to `aps` that the SDK reads.
  var rootKeys: [StaticString] {
    switch self {
    case .appmetrica: ["yamp"]
    case .braze: ["ab", "ab_uri"]
    case .emarsys: ["image_url", "u", "ems", "ems_msg", "del-id", "del_id"]
    // The sender's keys are inside "body".
    case .expo: []
    }
  }
}
