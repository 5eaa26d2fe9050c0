// An error about a value that gets no further, after which nothing else about the value is true.

extension DiagnosticSink {
  /// Drops the notes and warnings at a place of the document from now on.
  package func supersede(at place: Span) { superseded.value.append(place) }

  /// Whether an error has been told of the value at a place, which then counts once more: for the request that is checked.
  package func repeatsError(at place: Span) -> Bool {
    guard superseded.value.contains(place) || kept.value.contains(where: { $0.severity == .error && $0.span == place })
    else { return false }
    repeats.value.errors += 1
    return true
  }

  /// Whether an error has told that the value at a place gets no further. Its place may be known beforehand.
  @inline(__always)
  func isSuperseded(at place: Span?, _ span: () -> Span) -> Bool {
    !superseded.value.isEmpty && superseded.value.contains(place ?? span())
  }
}
