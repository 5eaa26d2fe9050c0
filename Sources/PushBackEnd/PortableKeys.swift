import PushDiagnostics
import PushIR
import PushJSON

// What an app without a vendor's SDK can read beside its own data: where a tap leads, and AppMetrica's one string.

extension BodyWriter {
  /// A member of a name of our own. Where the sender's data has a key of that name, the data wins.
  mutating func portableKey(_ key: StaticString, _ field: Field) {
    guard message.has(field) else { return }
    guard dataHas(key) else { return value(key, field) }
    _ = ledger.take(field, of: message)
    ledger.lost(field, of: message, "already sends your own data key \"\(key)\"")
  }

  /// The notification to take off the screen, under the key that Emarsys documents, in the spelling that the input has.
  mutating func dismissal() {
    guard message.has(.dismissID) else { return }
    portableKey(message.isDismissIDUnderscored ? "del_id" : "del-id", .dismissID)
  }

  /// The sender's data with the types that it has.
  mutating func dataMembers() {
    if ledger.take(.data, of: message) { appendMembers(of: .data) }
  }

  func dataHas(_ key: StaticString) -> Bool {
    guard message.has(.data) else { return false }
    let (document, place) = message.resolve(.data)
    return document.member(key, of: place, without: message.omitted).exists
  }
}
