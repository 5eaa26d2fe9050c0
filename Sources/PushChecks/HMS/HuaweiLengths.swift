import PushDiagnostics
import PushIR

extension Code {
  /// An identifier is longer than HMS takes.
  ///
  /// A `profile_id` has at most 64 characters in all versions, a `biTag` of v3 at most 64 bytes, an `appMessageId` 1 to 64
  /// characters of letters, digits, spaces and `+/=-_`.
  /// Example: a `biTag` that holds the name of the campaign in full.
  /// Shorten it.
  ///
  /// - Ground: documented, huaweiSend, huaweiV3
  static let identifierTooLong = Code(.hms, 135, "identifier-too-long")
}

/// Maximum lengths of identifiers (Huawei Push Kit REST API, AndroidNotification.profile_id; v3, pushOptions.biTag).
enum HuaweiLengths: FieldCheck {
  static var routes: Routes { .hms | .hmsData }
  static var fields: FieldSet { .profileID | .biTag }

  static func check(_ message: Message, _ context: CheckContext) {
    // A text has at least as many bytes as characters.
    if message.utf8Count(.profileID) > HMSLimits.profileID.most, let id = message.string(.profileID) {
      check(.profileID, id.count, HMSLimits.profileID, message, context)
    }
    if context.isHMSv3 { check(.biTag, message.utf8Count(.biTag), HMSLimits.biTag, message, context) }
  }

  private static func check(_ field: Field, _ count: Int, _ limit: Limit, _ message: Message, _ context: CheckContext) {
    guard count > limit.most else { return }
    context.refuse(
      .identifierTooLong, "\(message.key(named: field)) has \(count) \(limit.unit); HMS takes at most \(limit.most)",
      at: message.span(field), help: "shorten it")
  }
}
