import PushDiagnostics
import PushIR

extension Code {
  /// The identifier of a request to APNs is not a valid UUID in lower case.
  ///
  /// APNs refuses others as `BadMessageId`: `{"notifications": [{"apns_id": "ride-7", …}]}` of gorush. Apple documents
  /// lower case, and APNs itself answers in upper case, so that capital letters are only a note. Write 32 hexadecimal digits in groups of 8-4-4-4-12,
  /// without braces, or leave the header out; APNs then makes an identifier.
  ///
  /// - Ground: documented, appleRequests, appleResponses
  /// - Ground: observed, apns2Issue95
  static let badMessageID = Code(.apns, 105, "bad-message-id")
}

/// `apns-id` is a UUID: 8-4-4-4-12 hexadecimal digits, in lower case ("Sending notification requests to APNs").
enum NotificationID: FieldCheck {
  static var fields: FieldSet { .apnsID }

  static func check(_ message: Message, _ context: CheckContext) {
    guard let text = message.string(.apnsID) else { return }
    if !text.isUUID {
      context.report(
        .error, .badMessageID, "\(message.key(named: .apnsID)) \(Visible.quoted(text)) is not a valid UUID",
        at: message.span(.apnsID),
        consequence: .rejected(service: "APNs", reason: "BadMessageId"),
        help: "write 32 hexadecimal digits in groups of 8-4-4-4-12, without braces")
    } else if text != text.lowercased() {
      context.reportIfKept(
        .note, .badMessageID, "\(message.key(named: .apnsID)) is documented in lower case", at: message.span(.apnsID),
        fix: Fix("write it in lower case", .init(message.span(.apnsID), with: "\"\(text.lowercased())\"")))
    }
  }
}
