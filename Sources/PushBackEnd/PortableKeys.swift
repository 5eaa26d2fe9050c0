import PushDiagnostics
import PushIR
import PushJSON

// Values that an app without a vendor's SDK can read in addition to its own data: the tap destination, and AppMetrica's
// opaque string.

extension BodyWriter {
  /// Writes a member with a name defined by pushc. If the sender's data or the input's own payload has the same key, that wins.
  mutating func portableKey(_ key: StaticString, _ field: Field, avoiding payload: Block? = nil) {
    guard message.has(field), !givesWay(FieldSet(field), to: key, of: payload) else { return }
    // Data of Android's own get the member as well, and decide what is lost. Other devices do not open an intent.
    let isOnAndroidToo = ledger.target != .apns && message.androidValues(of: ledger.target).intersects(.appData)
    if isOnAndroidToo, dataHas(key) || field == .tapDeepLink && message.opensIntent { return }
    guard dataHas(key) else { return value(key, field) }
    // A request may have the data twice, for Android and for Apple devices.
    if !ledger.taken.contains(field) || ownOnAndroid.intersects(.appData) {
      ledger.lost(field, of: message, Self.sendsOwnKey(key))
    }
    _ = take(field)
  }

  static func sendsOwnKey(_ key: StaticString) -> String { "already sends your own data key \"\(key)\"" }

  /// The notification to dismiss, under the key that Emarsys documents, in the input's spelling.
  mutating func dismissal(avoiding payload: Block? = nil) {
    portableKey(message.isDismissIDUnderscored ? "del_id" : "del-id", .dismissID, avoiding: payload)
  }

  /// The sender's data with its original types.
  mutating func dataMembers() {
    guard take(.data) else { return }
    let (document, data) = message.resolve(.data)
    let omitted = message.omitted
    var members = Members(of: data, in: document, without: omitted)
    while let name = members.next(in: document) { output.append(member: name, of: document, without: omitted) }
  }

  /// The sender's data as strings, except for keys that an SDK reads.
  mutating func dataTexts(_ scratch: Output, besides keys: [StaticString] = []) {
    guard take(.data) else { return }
    let (document, data) = message.resolve(.data)
    var members = Members(of: data, in: document, without: message.omitted)
    while let name = members.next(in: document) {
      if !keys.isEmpty, givesWay(name, of: document, to: keys) { continue }
      textMember(name, document, scratch)
    }
  }

  /// What an app without a vendor's SDK reads: the tap destination, the opaque text, the notification to dismiss.
  mutating func portableMembers(avoiding payload: Block? = nil) {
    portableKey("url", .tapURL, avoiding: payload)
    portableKey("deeplink", .tapDeepLink, avoiding: payload)
    portableKey("data", opaqueText, avoiding: payload)
    dismissal(avoiding: payload)
  }

  /// The field of the opaque text: AppMetrica's, or the data of HMS.
  var opaqueText: Field { message.has(.opaqueData) ? .opaqueData : .huaweiData }

  func dataHas(_ key: StaticString) -> Bool {
    message.has(.data) && message.value(.data)[key].exists
  }
}
