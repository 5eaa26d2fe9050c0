package import PushDiagnostics

extension Decoder {
  /// What a format settles for all of its documents, apart from their grammar.
  package struct Conventions: Sendable {
    /// The service's errors for invalid requests, if the document is in the service's own format.
    package var refusal: Refusal?
    /// The severity of an unknown key: the service may reject the request because of it.
    package var unknownKeySeverity: Severity
    /// Whether an empty string counts as absent, because clients of the format write it for unset values.
    package let emptyTextsAreAbsent: Bool
    /// Whether the document is one of gorush, which has blocks in the formats of FCM and HMS.
    package let isGorush: Bool
    /// A member that may be missing, because the options supply its value.
    package var suppliedElsewhere: StaticString?

    package init(
      refusal: Refusal? = nil, unknownKeySeverity: Severity = .warning, emptyTextsAreAbsent: Bool = false,
      isGorush: Bool = false, suppliedElsewhere: StaticString? = nil
    ) {
      self.refusal = refusal
      self.unknownKeySeverity = unknownKeySeverity
      self.emptyTextsAreAbsent = emptyTextsAreAbsent
      self.isGorush = isGorush
      self.suppliedElsewhere = suppliedElsewhere
    }
  }

  /// The service's errors for invalid requests, if the document is in the service's own format.
  var refusal: Refusal? { conventions.refusal }
}
