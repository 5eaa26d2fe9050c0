/// What documents are read for.
@frozen
@usableFromInline
package enum Purpose: Sendable {
  /// A document is judged as the server that it is written for reads it: its vendor's, or that of a service.
  case lint
  /// A document is judged by what requests to certain targets would become of it.
  case lintForTargets
  /// Requests are written.
  case conversion
}

extension DiagnosticSink {
  /// What the documents are read for.
  @inlinable
  package var purpose: Purpose {
    get { treatment.value.purpose }
    set { treatment.value.purpose = newValue }
  }

  /// Whether documents are only checked: a finding is then reported only if it holds whatever replaces the placeholders.
  package var writesNothing: Bool { purpose != .conversion }
}
