package import PushDiagnostics

extension Code {
  /// A push for a managed device has the dictionary aps.
  ///
  /// What wakes a managed device is the key `mdm` with the magic string and nothing else. With `aps` beside it, the
  /// payload is one of a notification. A badge, a sound or a text of the message makes an `aps`, too.
  ///
  ///     {"aps": {}, "mdm": "11F5DF32-…"}
  ///
  /// Leave `aps` out.
  ///
  /// - Ground: documented, appleMDM
  package static let apsBesideMDM = Code(.apns, 158, "aps-beside-mdm")
}

extension Diagnostic {
  /// The finding for an `aps` beside the key of a managed device, in the document or made from fields.
  package static func apsBesideMDM(_ message: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .apsBesideMDM, message, at: span, consequence: .silent("the device may not take it"),
      help: "send \"mdm\" alone")
  }
}
