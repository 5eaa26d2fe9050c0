/// How findings are treated at the moment.
@usableFromInline
struct Treatment {
  /// Whether texts that contain placeholders are checked.
  @usableFromInline var judgesPlaceholders = false
  /// What documents are read for. Where they are only checked, a placeholder may be any value that could be used in its place.
  @usableFromInline var purpose = Purpose.conversion
  /// Whether unusable values are not recorded.
  var forgetsBrokenValues = false
  /// The maximum severity. More severe findings are lowered to it.
  @usableFromInline var gravest = Severity.error
  /// The family whose findings are dropped, including errors.
  @usableFromInline var leftOut: Code.Family?
  /// Whether findings that were reported before are dropped.
  @usableFromInline var leavesOutRepeats = false
  /// Whether the message has several targets, which may produce the same findings.
  @usableFromInline var remembersRepeats = false
}

/// The findings already reported, while repetitions are dropped.
@usableFromInline
struct Repeats {
  /// What was told, and its index among the kept findings, if it was kept.
  var said: [Claim: (severity: Severity, index: Int?)] = [:]
  /// The number of dropped errors.
  @usableFromInline var errors = 0
}

/// What a finding says, whatever the service makes of it, or with what it does.
struct Claim: Hashable {
  let code: Code
  let span: Span
  let message: String
  let rule: String?
  let consequence: Consequence?

  init(_ finding: Diagnostic, withConsequence isComplete: Bool) {
    (code, span, message, rule) = (finding.code, finding.span, finding.message, finding.rule)
    consequence = isComplete ? finding.consequence?.asPossible : nil
  }
}
