import PushDiagnostics
import PushIR
import PushJSON

// What rules did to fields of which the input's own blocks say something else. The blocks win, so that it has no effect on
// their devices. Messages without edits do not get here.

extension BodyWriter {
  /// Reports edits that a block's headers for Apple devices override. The fields of the same meaning are for Android.
  func tellEditsOfAppleHeaders() {
    tellEdits(of: .priority, at: "apns-priority", in: block)
    tellEdits(of: .ttl | .expiration, at: "apns-expiration", in: block)
    tellEdits(of: .collapseID, at: "apns-collapse-id", in: block)
  }

  /// Reports a TTL or an expiration that a rule has set beside the other one of the input: Android devices have the TTL, and
  /// Apple devices the expiration.
  func tellTimesOfRules() {
    tellTimeOfRule(.ttl, beside: .expiration, "android.ttl", "apns-expiration")
    tellTimeOfRule(.expiration, beside: .ttl, "apns-expiration", "android.ttl")
  }

  private func tellTimeOfRule(_ field: Field, beside other: Field, _ own: String, _ key: String) {
    guard edited.contains(field), message.has(other), message.span(field).isStatedByRule,
      !message.span(other).isWrittenByRule
    else { return }
    ledger.changed(
      field, of: message, to: "\(own) alone", "\(key) is already set from \(message.name(of: other))")
  }

  /// Reports edits that a block's payload for Apple devices overrides.
  func tellEditsOfApplePayload() {
    guard let aps = block?.part(named: "aps"), aps.isObject else { return }
    tellEditsOfText(in: aps)
    tellEdits(of: .sound | .soundOff, at: "sound", in: aps)
    tellEdits(of: .badge, at: "badge", in: aps)
  }

  /// Reports edits of the picture that the one for Apple devices overrides.
  func tellEditsOfApplePicture() {
    guard let options = block?.part(named: "fcm_options"), options.isObject else { return }
    tellEdits(of: .image, at: "image", in: options)
  }

  /// Reports edits of the text that the alert of an `aps` overrides.
  func tellEditsOfText(in aps: Block) {
    guard let alert = aps.part(named: "alert") else { return }
    if alert.isObject {
      tellEditsOfTexts(in: alert)
    } else {
      tellEdits(of: .body, at: "alert", in: aps)
    }
  }

  /// Reports edits of the text that the notification for browsers overrides.
  func tellEditsForBrowsers() {
    let own = message.huaweiBrowserBlock.map { Block(.huaweiBlock, $0) }
    guard let notification = (Block(.webpushBlock, of: message) ?? own)?.part(named: "notification") else { return }
    if notification.isObject { tellEditsOfTexts(in: notification, for: .browsers) }
  }

  private func tellEditsOfTexts(in texts: Block, for readers: BlockReaders = .all) {
    tellEdits(of: .title, at: "title", in: texts, for: readers)
    tellEdits(of: .body, at: "body", in: texts, for: readers)
  }

  /// Reports what rules did to fields, in whose place a member of a block is written.
  @inline(never)
  func tellEdits(of fields: FieldSet, at key: StaticString, in block: Block?, for readers: BlockReaders = .all) {
    guard let block, let name = block.find(key) else { return }
    for field in edited.common(with: fields).fields {
      guard message.has(field) else {
        tellRemoval(of: field, name, block)
        continue
      }
      // A sound that is not off leaves the one of the block, and the same text is not lost.
      if field == .soundOff, !message.isSet(.soundOff) { continue }
      if let text = message.string(field), text == block.part(name).value.string { continue }
      if message.span(field).isStatedByRule { loseToBlock(FieldSet(field), name, block, for: readers) }
    }
  }

  /// Reports a field that a rule removed, and of which a member of a block says the same.
  func tellRemoval(of field: Field, _ name: Node, _ block: Block) {
    guard edited.contains(field), case let place = span(of: name, in: block), !place.isWrittenByRule else { return }
    ledger.sink.reportBlockStays(block.field, at: place, without: field)
  }
}
