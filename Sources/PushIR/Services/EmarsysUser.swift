package import PushDiagnostics

extension Code {
  /// A message with buttons does not name the send by "sid" in "u".
  ///
  /// The SDK of Emarsys reports the tap on a button together with `sid`. Without it the app ends when the button is
  /// tapped: `{"ems": {"actions": [{"id": "a", "title": "Go", "type": "Dismiss"}]}, "u": {}}`. Add `"u": {"sid":
  /// "…"}`.
  package static let missingSid = Code(.shape, 154, "missing-sid")
}

extension Diagnostic {
  /// The finding for buttons of a message that the SDK of Emarsys shows on iOS.
  package static func missingSid(_ fault: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .missingSid, "\(fault), which the SDK reports with the button", at: span,
      consequence: .silent("a tap on a button crashes the app"), help: "\"u\": {\"sid\": …} names the send")
  }
}
