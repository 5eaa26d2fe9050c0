import PushDiagnostics
import PushIR

extension Code {
  /// FCM may round a large number.
  ///
  /// The payload for Apple's devices and the notification for browsers are JSON objects of any form. In Google's own form of
  /// such objects, numbers are floating-point numbers of 64 bits, which hold integers up to 9007199254740992 exactly. That
  /// FCM keeps them so was not measured.
  /// Example: `"apns": {"payload": {"aps": {"alert": "Hi"}, "ride": 9007199254740993}}`, which becomes 9007199254740992.
  /// Write such a number as a string.
  ///
  /// - Ground: assumed, fcmDiscovery, protoJSON
  static let numberRoundedByFCM = Code(.fcm, 156, "number-rounded-by-fcm")
}

/// Numbers in objects of any form (discovery document of fcm:v1, ApnsConfig.payload and WebpushConfig.notification; ProtoJSON,
/// Struct).
enum RoundedNumbers: FieldCheck {
  static var routes: Routes { .fcm | .fcmData }
  static var fields: FieldSet { .apnsPayloadBlock | .webpushBlock | passedOn }
  private static var passedOn: FieldSet { .contentState | .attributes | .apsBlock }

  static func check(_ message: Message, _ context: CheckContext) {
    check(message.part(.apnsPayloadBlock), context)
    check(message.part(.webpushBlock)?["notification"], context)
    for field in message.present.common(with: passedOn).fields { check(message.part(field), context) }
  }

  private static func check(_ object: FieldPart?, _ context: CheckContext) {
    guard let object, object.hasLongInteger else { return }
    object.forEachValue { value, _ in
      guard value.isInteger, value.digits.isRoundedAsDouble else { return }
      let name = value.memberName.isEmpty ? "" : "\(Visible.quoted(value.memberName)), "
      context.report(
        .note, .numberRoundedByFCM, "FCM may round \(name)\(value.digits)", at: value.span,
        consequence: .silent("the app may get another number"), help: "write it as a string")
    }
  }
}
