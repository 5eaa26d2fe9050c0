import PushDiagnostics
import PushIR

extension Code {
  /// The collapse identifier of a message for APNs is longer than 64 bytes.
  ///
  /// APNs refuses the request as `BadCollapseId`, such as for a long `{"collapse_id": "order-…"}` of gorush. Bytes of UTF-8
  /// count, not characters: 33 Cyrillic letters are 66 bytes. Through FCM (`apns.headers.apns-collapse-id`) it is a
  /// warning: only Apple's devices would miss the message. Shorten the identifier, for example to a hash of it.
  ///
  /// - Ground: documented, appleRequests, appleResponses
  static let collapseIDTooLong = Code(.apns, 104, "collapse-id-too-long")

  /// The collapse identifier of a message for APNs begins or ends with white space.
  ///
  /// It is the value of a request header, which must not begin or end with a space or a tab (RFC 9110, section 5.5; RFC 9113,
  /// section 8.2.1): such a request is malformed.
  ///
  ///     "apns-collapse-id": "ride-7 "
  ///
  /// Remove it.
  ///
  /// - Ground: documented, httpFields
  static let spaceAroundCollapseID = Code(.apns, 180, "space-around-collapse-id")
}

/// `apns-collapse-id` has at most 64 bytes of UTF-8, not characters ("Sending notification requests to APNs"). FCM
/// passes it on, so a longer one fails only on Apple devices.
enum CollapseID: FieldCheck {
  static var routes: Routes { .apple | .fcmData }
  static var fields: FieldSet { .collapseID | .collapseKey }

  static var limit: Int { APNsLimits.collapseID.most }
  private static let spaces = [FieldKey.ending(" "), FieldKey.ending("\t")]

  static func check(_ message: Message, _ context: CheckContext) {
    let isAPNs = context.target == .apns
    guard isAPNs || message.reachesApple else { return }
    let field = message.appleCollapseField
    guard let text = message.key(of: field) else { return }
    let beginsWithSpace = text.first == UInt8(ascii: " ") || text.first == UInt8(ascii: "\t")
    if beginsWithSpace || spaces.contains(where: { text.ends(with: $0) }) {
      context.report(
        .warning, .spaceAroundCollapseID, "\(message.name(of: field)) begins or ends with white space",
        at: message.span(field), consequence: .undefined("the form of a header"), help: "remove it")
    }
    let count = text.length
    guard count > limit else { return }
    let name = message.name(of: field)
    let rejection = Consequence.rejected(service: "APNs", reason: "BadCollapseId")
    context.report(
      isAPNs ? .error : .warning, .collapseIDTooLong,
      "\(name) is \(count) bytes; \(name.hasSuffix("apns-collapse-id") ? "APNs takes at most" : "apns-collapse-id is limited to") \(limit)",
      at: message.span(field), consequence: isAPNs ? rejection : rejection.asPossible,
      help: "shorten it")
  }
}
