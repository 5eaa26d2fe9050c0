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
    if message.has(.profileID) { check(.profileID, message, context) }
    if context.isHMSv3, message.has(.biTag) { check(.biTag, message, context) }
  }

  private static func check(_ field: Field, _ message: Message, _ context: CheckContext) {
    let limit = (field == .biTag ? HMSLimits.biTag : HMSLimits.profileID).most
    let size = message.utf8Count(field)
    guard size > limit else { return }
    let count = field == .biTag ? size : message.string(field)?.count ?? 0
    guard count > limit else { return }
    let unit = field == .biTag ? "bytes" : "characters"
    context.refuse(
      .identifierTooLong, "\(message.key(named: field)) has \(count) \(unit); HMS takes at most \(limit)",
      at: message.span(field),
      help: "shorten it")
  }
}
