// Codes that both the decoders and the message checks report.

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

  /// A value has another JSON type than the format demands.
  ///
  /// Services refuse it, or ignore the value silently: `{"aps": {"badge": "3"}}` has a text where a number belongs.
  /// The message is rejected, unless the service is known to take such a value: then it is used, with a warning. Of most
  /// keys in `aps`, such as `"thread-id": 7`, nobody says what becomes of them: that is a warning of `lint`, and `convert`
  /// does not write the message. Write the type that the message names; where the meaning is certain, `--fix` does so.
  ///
  /// - Ground: documented, protoJSON, applePayload, huaweiSend
  /// - Ground: observed, pushBundle62
  package static let wrongType = Code(.shape, 103, "wrong-type")

  /// The document has more findings than are kept.
  ///
  /// The others are not listed: a list of all would take far more memory than the document. Where errors are
  /// among the others, no further message of the document is written, because the list no longer tells which messages they
  /// concern. Fix what is listed, or set a higher limit with `--max-findings`.
  package static let tooManyFindings = Code(.json, 112, "too-many-findings")
}
