// Codes that the decoders report as well as the checks of messages.

extension Code {
  /// The key is known to the format, but does not belong at this place.
  ///
  /// FCM refuses the message. Other services accept it, and the key has no effect. In a payload of APNs, for example,
  /// `badge` beside `aps` is only data of the app:
  ///
  /// ```json
  /// {"aps": {"alert": "Hi"}, "badge": 3}
  /// ```
  ///
  /// Move it to the place that the help names.
  ///
  /// - Ground: observed, adminNode2180
  /// - Ground: documented, applePayload
  package static let misplacedKey = Code(.shape, 102, "misplaced-key")
}
