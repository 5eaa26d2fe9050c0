import PushDiagnostics
import PushIR

extension Code {
  /// A colour is not written as the service takes it.
  ///
  /// FCM refuses the message as `INVALID_ARGUMENT`, HMS with 80100003: `{"android": {"notification": {"color":
  /// "red"}}}`. Write `#RRGGBB`. `#AARRGGBB` is read too, but the colour of a notification has no transparency there.
  static let badColor = Code(.shape, 133, "bad-color")
}

/// Colours are `#RRGGBB`; `#AARRGGBB` is accepted and loses its first two digits.
enum Color {
  static func check(_ message: Message, _ context: CheckContext) {
    if message.has(.color) || message.has(.ledColor) { checkClosely(message, context) }
  }

  private static func checkClosely(_ message: Message, _ context: CheckContext) {
    for field in [Field.color, .ledColor] where message.has(field) {
      let text = message.string(field) ?? ""
      let digits = text.utf8.dropFirst()
      let isHexadecimal = digits.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x66 }
      let isRightLength = digits.count == 6 || field == .color && digits.count == 8
      if text.hasPrefix("#"), isHexadecimal, isRightLength { continue }
      context.sink.report(
        Diagnostic(
          .error, .badColor, "\(Visible.quoted(text)) is no colour", at: message.span(field),
          consequence: .rejected(
            service: context.target.title, reason: context.target == .fcm ? "INVALID_ARGUMENT" : "80100003"),
          help: field == .color ? "write #RRGGBB, or #AARRGGBB" : "write #RRGGBB"))
    }
  }
}
