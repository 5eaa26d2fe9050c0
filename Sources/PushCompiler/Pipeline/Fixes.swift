import PushDiagnostics

/// Applies the fixes of findings to the bytes of a document.
enum Fixes {
  /// The document with the edits of all non-overlapping findings, and those findings. All other bytes are unchanged.
  static func apply(_ findings: [Diagnostic], to source: Source) -> (DocumentVariant, [Diagnostic]) {
    var used: [Diagnostic] = []
    // Ordered by position without overlaps: a new edit can only overlap its neighbors.
    var edits: [Fix.Edit] = []
    for finding in findings {
      guard let fix = finding.fix,
        fix.edits.allSatisfy({ source.clamped($0.span) == $0.span && isFree($0.span, among: edits) })
      else { continue }
      for edit in fix.edits { edits.insert(edit, at: place(of: edit.span, in: edits)) }
      used.append(finding)
    }
    return (DocumentVariant(source, edits), used)
  }

  private static func isFree(_ span: Span, among edits: [Fix.Edit]) -> Bool {
    let place = place(of: span, in: edits)
    return !edits[max(0, place - 1)..<min(edits.count, place + 1)].contains { overlaps($0.span, span) }
  }

  /// The index at which to insert an edit. Findings come in input order, so it is nearly always the end.
  private static func place(of span: Span, in edits: [Fix.Edit]) -> Int {
    edits.lastIndex { $0.span < span }.map { $0 + 1 } ?? 0
  }

  private static func overlaps(_ left: Span, _ right: Span) -> Bool {
    left.start < right.end && right.start < left.end || left == right
  }
}
