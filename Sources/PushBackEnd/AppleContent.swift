package import PushDiagnostics
package import PushIR
import PushJSON

/// Converts a document's block for Apple devices when the target does not receive the block.
///
/// A message whose document has a single block is converted. So is the text of an FCM request whose only content is
/// `apns.payload.aps.alert`. A request that also has data or a notification shows its text only on Apple devices.
package enum AppleContent {
  private static let members: [(Field, StaticString)] = [
    (.title, "title"), (.titleLocKey, "title-loc-key"), (.titleLocArgs, "title-loc-args"), (.subtitle, "subtitle"),
    (.subtitleLocKey, "subtitle-loc-key"), (.subtitleLocArgs, "subtitle-loc-args"), (.body, "body"),
    (.bodyLocKey, "loc-key"), (.bodyLocArgs, "loc-args"),
  ]

  /// The fields of which parts may be converted.
  @inlinable package static var fields: FieldSet { .blocksForApple | .attachments }

  /// Sets fields of a message that only its block for Apple devices or its attachments contain, unless they are in `kept`
  /// as a rule left them. Returns the fields that changed. A message without them stays as it is. `read` are the fields that
  /// the message had before rules edited it.
  package static func lift(
    in message: inout Message, for target: Target, _ sdk: SDK?, read: FieldSet, keeping kept: FieldSet = FieldSet(),
    _ sink: DiagnosticSink
  ) -> FieldSet {
    let before = message.present
    if target != .apns, !sdk.showsData, !kept.contains(.image) { liftAttachment(in: &message, for: target) }
    if message.present.intersects(.blocksForApple) {
      if target == .apns {
        var lifted = setAsideTextOfAndroid(in: &message) | liftKindOfHuawei(in: &message, keeping: kept)
        if !kept.contains(.image), liftPicture(in: &message, sink) { lifted.insert(.image) }
        return lifted
      }
      // Beside a text for all devices, that of Apple devices is theirs alone.
      if target == .hms || sdk.showsData, !read.intersects(.texts) { liftText(in: &message, keeping: kept) }
    }
    return message.present.subtracting(before)
  }

  /// Each platform gets its own part of a document: the text for Android does not cross over if there is a payload for
  /// Apple devices.
  private static func setAsideTextOfAndroid(in message: inout Message) -> FieldSet {
    guard message.text.isForAndroidAlone, hasPayload(message) || message.saysInAps("alert") else { return FieldSet() }
    var texts = FieldSet()
    // What a rule wrote is for all devices.
    for field in message.present.common(with: .localizableTexts | .image).fields where message.isAsRead(field) {
      guard let slot = message.slot(field) else { continue }
      message.putForAndroid(field, slot.content, at: message.span(field))
      message.remove(field)
      texts.insert(field)
    }
    return texts
  }

  /// HMS's kind of a message for Apple devices (Huawei Push Kit REST API, ApnsHmsOptions): 1 test and 2 production choose the
  /// host of APNs, 3 is VoIP.
  private static func liftKindOfHuawei(in message: inout Message, keeping kept: FieldSet) -> FieldSet {
    guard message.has(.huaweiBlock) else { return FieldSet() }
    let kind = message.value(.huaweiBlock)["message"]["apns"]["hms_options"]["target_user_type"]
    let (field, text): (Field, String)
    switch kind.integer {
    case 1: (field, text) = (.environment, "sandbox")
    case 2: (field, text) = (.environment, "production")
    // A header with another push type wins.
    case 3 where message.part(.apnsHeadersBlock)?["apns-push-type"] == nil:
      (field, text) = (.pushType, PushType.voip.name)
    default: return FieldSet()
    }
    if message.has(field) || kept.contains(field) { return FieldSet() }
    message.put(field, .value(message.add(text: text)), at: message.span(of: kind, .huaweiBlock))
    return FieldSet(field)
  }

  /// Whether a document has a payload for Apple devices with a key besides an empty `aps`.
  private static func hasPayload(_ message: Message) -> Bool {
    message.value(.apnsPayloadBlock).members.contains { !$0.isWrittenEmpty || !$0.name.equals("aps") }
  }

  private static func liftText(in message: inout Message, keeping kept: FieldSet) {
    guard message.intent == .alert, !message.isDataOnly, !hasContentOfAndroid(message),
      message.part(.androidBlock)?["notification"] == nil, !message.has(.huaweiBlock), let block = message.apsBlock
    else { return }
    let alert = block.value["alert"]
    if alert.isString, !kept.contains(.body) { put(.body, alert, of: block.field, in: &message) }
    for (field, key) in members where !message.has(field) && !kept.contains(field) {
      if field.type == .text, !alert[key].isString { continue }
      put(field, alert[key], of: block.field, in: &message)
    }
    if !message.has(.image), !kept.contains(.image) { putPicture(in: &message) }
  }

  /// Whether Android devices have texts of their own, or get data alone. Empty data replace those for all devices.
  private static func hasContentOfAndroid(_ message: Message) -> Bool {
    let fields = message.androidValues
    if fields.intersects(.texts) { return true }
    return fields.intersects(.appData) && message.asOnAndroid(of: .fcm).hasAppData && !message.has(.image)
  }

  /// FCM's picture for Apple devices, which they show instead of the common one.
  private static func liftPicture(in message: inout Message, _ sink: DiagnosticSink) -> Bool {
    let common = message.has(.image) ? message.span(.image) : nil
    guard putPicture(in: &message) else { return false }
    if let common {
      sink.reportBlockWins(
        of: message, at: message.span(.image), over: message.name(at: common) ?? Field.image.name, at: common)
    }
    return true
  }

  @discardableResult
  private static func putPicture(in message: inout Message) -> Bool {
    guard message.has(.apnsBlock) else { return false }
    let picture = message.value(.apnsBlock)["fcm_options"]["image"]
    guard picture.isString else { return false }
    put(.image, picture, of: .apnsBlock, in: &message)
    return true
  }

  /// The first picture among the files that only Apple devices attach. Other services show one, which they load from the web.
  private static func liftAttachment(in message: inout Message, for target: Target) {
    guard message.has(.attachments), message.intent != .background, message.mainPicture == nil,
      target == .fcm || !message.isDataOnlyOnHuawei,
      // HMS loads pictures over https only.
      let url = message.imageOfAttachments(where: { url in
        (target == .fcm || url.hasPrefix("https://")) && url.isWebAddress
      })?["url"]
    else { return }
    put(.image, url, of: .attachments, in: &message)
  }

  /// Sets a field to a part of a block.
  static func put(_ field: Field, _ value: JSONValue, of block: Field, in message: inout Message) {
    guard value.exists, !value.isNull else { return }
    if value.document === message.document { return message.put(field, value.node) }
    let text = Output(capacity: 64)
    text.append(value)
    guard let copy = message.add(json: text) else { return }
    message.put(field, .value(copy), at: message.span(of: value, block))
  }
}
