extension DiagnosticSink {
  /// Reports a finding again that has been judged before.
  package func restore(_ finding: Diagnostic) {
    if finding.code == .placeholders {
      // It is kept once for each file.
      _ = accepts(true)
    } else if finding.severity == .note, finding.code.telling.isOncePerRun {
      // Which variant of its code it is has been forgotten; who prints it leaves out repeated ones.
      keep(finding)
    } else {
      report(finding)
    }
  }

  /// Whether a token is a placeholder and is therefore used unchanged.
  package func acceptsPlaceholder(forTokenAt span: Span) -> Bool {
    accepts(template.value.hasTokenPlaceholder(at: span))
  }

  /// Whether a text contains a placeholder and is therefore not checked.
  package func acceptsPlaceholder(at span: Span) -> Bool {
    accepts(template.value.hasPlaceholder(at: span, as: .placeholders))
  }

  /// Whether values that may be placeholders have to be read: for requests, or to tell what would become of them. What has
  /// placeholders outside of texts is not converted at all.
  package var readsPlaceholders: Bool {
    switch purpose {
    case .lint: false
    case .lintForTargets: template.value.place?.value.firstMarker == nil
    case .conversion: true
    }
  }

  /// The help for a text that is refused because it has a placeholder, which cannot be read; nil for other texts.
  package func help(forPlaceholderAt span: Span) -> String? {
    guard treatment.value.judgesPlaceholders, template.value.hasPlaceholder(at: span, as: .placeholders) else {
      return nil
    }
    return "replace the placeholder: pushc needs its value to convert the message"
  }

  /// Notes once per document that it has placeholders, if one was found.
  func accepts(_ isPlaceholder: Bool) -> Bool {
    guard isPlaceholder else { return false }
    let text = template.value
    // Losses of a rejected message are not reported, and neither are placeholders among them.
    if !text.isTold, treatment.value.leftOut != .loss {
      template.value.isTold = true
      report(.note, .placeholders, variant: text.file) { text.note }
    }
    return true
  }
}
