extension DiagnosticSink {
  /// Whether a token is a placeholder and is therefore used unchanged.
  package func acceptsPlaceholder(forTokenAt span: Span) -> Bool {
    accepts(template.value.hasTokenPlaceholder(at: span))
  }

  /// Notes once per document that it has placeholders, if one was found.
  func accepts(_ isPlaceholder: Bool) -> Bool {
    guard isPlaceholder else { return false }
    let text = template.value
    if !text.isTold {
      template.value.isTold = true
      report(.note, .placeholders, variant: text.file) { text.note }
    }
    return true
  }
}
