// What is special about the findings that a closure reports.

extension DiagnosticSink {
  /// Runs a closure whose findings are treated otherwise.
  @inlinable
  @inline(__always)
  func treating<Value, Result>(
    _ property: WritableKeyPath<Treatment, Value>, as value: Value, _ find: () -> Result
  ) -> Result {
    let before = treatment.value[keyPath: property]
    treatment.value[keyPath: property] = value
    defer { treatment.value[keyPath: property] = before }
    return find()
  }

  /// Runs a closure and lowers its findings to at most this severity.
  @inlinable
  @inline(__always)
  package func limit(to severity: Severity, _ find: () -> Void) { treating(\.gravest, as: severity, find) }

  /// Runs a closure and drops its findings about losses, including errors, if `leavesOut` is set.
  @inlinable
  @inline(__always)
  package func leavingOutLosses(_ leavesOut: Bool, _ find: () -> Void) {
    leavesOut ? treating(\.leftOut, as: .loss, find) : find()
  }

  /// Runs a closure without recording unusable values.
  package func forgettingBrokenValues(_ find: () -> Void) { treating(\.forgetsBrokenValues, as: true, find) }

  /// Runs a closure with or without checking texts that contain placeholders. A value that is needed for a request but
  /// cannot be read would otherwise be lost silently.
  @inlinable
  @inline(__always)
  package func judgingPlaceholders<Result>(_ isJudging: Bool, _ find: () -> Result) -> Result {
    treating(\.judgesPlaceholders, as: isJudging, find)
  }
}
