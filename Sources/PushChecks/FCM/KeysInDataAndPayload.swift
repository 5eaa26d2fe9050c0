import PushDiagnostics
import PushIR

extension Code {
  /// A key is in `data` and in the payload for Apple's devices, with different values.
  ///
  /// FCM writes both beside `aps`, where there is room for one of them. Which one it sends is not documented.
  /// Example: `"data": {"ride": "7"}` beside `"apns": {"payload": {"aps": {"alert": "Hi"}, "ride": 8}}`.
  /// Leave one of them out, or give it another name.
  ///
  /// - Ground: advice, fcmDiscovery
  static let keyInDataAndPayload = Code(.fcm, 155, "key-in-data-and-payload")
}

/// Data of the message become keys of the payload for Apple's devices, beside `aps` (discovery document of fcm:v1, Message).
enum KeysInDataAndPayload: FieldCheck {
  static var routes: Routes { .fcm }
  static var fields: FieldSet { .apnsPayloadBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    guard message.has(.data), !message.text.isDataForAndroidAlone else { return }
    var (bits, mayRepeat): (UInt64?, Bool) = (nil, false)
    message.forEachKey(of: .apnsPayloadBlock) { key in
      if mayRepeat || key.equals("aps") { return }
      let names = bits ?? message.nameBits(of: .data)
      bits = names
      mayRepeat = FieldKey.bit(of: message.name(of: key, in: .apnsPayloadBlock)) & names != 0
    }
    guard mayRepeat else { return }
    // A key of the data that is named "aps" has its own finding.
    for shared in message.differentMembers(of: .apnsPayloadBlock, from: .data) where shared.name != "aps" {
      context.reportIfKept(
        .note, .keyInDataAndPayload, "\(Visible.quoted(shared.name)) is in data, too", at: shared.place,
        consequence: .silent("FCM sends one of them to Apple's devices"),
        notes: [Note("the other one", at: shared.other)], help: "leave one of them out")
    }
  }
}
