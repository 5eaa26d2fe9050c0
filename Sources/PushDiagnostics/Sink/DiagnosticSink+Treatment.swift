// What is special about the findings that a closure reports.

extension DiagnosticSink {
  /// Runs a closure whose findings are treated otherwise.
  @inlinable
  @inline(__always)
  func treating<Result>(_ change: (inout Treatment) -> Void, _ find: () -> Result) -> Result {
    let before = treatment.value
    change(&treatment.value)
    defer { treatment.value = before }
    return find()
  }

  /// Runs a closure and lowers its errors to warnings.
  @inlinable
  @inline(__always)
  package func loweringErrors(_ find: () -> Void) { treating({ $0.gravest = .warning }, find) }

  /// Runs a closure and drops its findings about losses, including errors, if `leavesOut` is set.
  @inlinable
  @inline(__always)
  package func leavingOutLosses(_ leavesOut: Bool, _ find: () -> Void) {
    leavesOut ? treating({ $0.leftOut = .loss }, find) : find()
  }

  /// Runs a closure without recording unusable values.
  package func forgettingBrokenValues(_ find: () -> Void) { treating({ $0.forgetsBrokenValues = true }, find) }

  /// Runs a closure with or without checking texts that contain placeholders. A value that is needed for a request but
  /// cannot be read would otherwise be lost silently.
  @inlinable
  @inline(__always)
  package func judgingPlaceholders<Result>(_ isJudging: Bool, _ find: () -> Result) -> Result {
    // Each message gets here: a single property is faster to restore.
    let before = treatment.value.judgesPlaceholders
    treatment.value.judgesPlaceholders = isJudging
    defer { treatment.value.judgesPlaceholders = before }
    return find()
  }
}
