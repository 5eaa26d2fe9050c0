import PushDiagnostics

/// Which rule a value comes from that a later finding points at.
///
/// What a rule has written stands nowhere in the input. Its span is a mark, far behind the end of any source, so that the
/// finding can be led back to the place that was edited and to the rule that did it.
struct EditMarks {
  private static let first: UInt32 = 0xf000_0000

  private var edits: [(place: Span, rules: [Rule])] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func clear() {
    if !edits.isEmpty { edits.removeAll(keepingCapacity: true) }
  }

  /// The mark of a value that a rule writes in the place of what stood at a span.
  mutating func mark(_ place: Span, _ rule: Rule) -> Span { mark(origin(of: place), by: [rule]) }

  /// The mark of an object that a rule changes a member of, which stood at a span; others may have changed it before.
  mutating func mark(_ object: Span, changedAt place: Span, _ rule: Rule) -> Span {
    let others = edit(object)?.rules.filter { $0 !== rule } ?? []
    return mark(others.isEmpty ? origin(of: place) : origin(of: object), by: others + [rule])
  }

  private mutating func mark(_ place: Span, by rules: [Rule]) -> Span {
    let mark = Self.first + UInt32(edits.count)
    edits.append((place, rules))
    return Span(mark, mark)
  }

  /// The place in the input, whatever a span is.
  func origin(of span: Span) -> Span { edit(span)?.place ?? span }

  private func edit(_ span: Span) -> (place: Span, rules: [Rule])? {
    guard span.start >= Self.first, case let index = Int(span.start - Self.first), index < edits.count else {
      return nil
    }
    return edits[index]
  }

  /// Leads a finding back to the input, and names the rule.
  func resolve(_ finding: inout Diagnostic) {
    if let edit = edit(finding.span) {
      finding.span = edit.place
      // What a rule wrote cannot be mended in the input.
      finding.fix = nil
      for rule in edit.rules { finding.notes.append(Note("written by rule \(rule.id), \(rule.place)")) }
    }
    for index in finding.notes.indices {
      finding.notes[index].span = finding.notes[index].span.map(origin)
    }
  }
}
