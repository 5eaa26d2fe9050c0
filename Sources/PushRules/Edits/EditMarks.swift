import PushDiagnostics
import PushIR

/// Records which rule wrote a value that a later finding points at.
///
/// A value written by a rule has no location in the input. Its span is a mark, far beyond the end of any source, which
/// maps the finding to the edited location and to the rule.
struct EditMarks {
  /// How the values that are written now are written.
  var writing = Span.Writing.other

  /// An edit: where the value was and, for a change of a member, its object.
  private struct Entry {
    let place: Span
    let object: Span
    let rules: [Rule]
  }

  private var edits: [Entry] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func clear() {
    if !edits.isEmpty { edits.removeAll(keepingCapacity: true) }
  }

  /// The mark of a value that a rule writes in place of the value at a span.
  mutating func mark(_ place: Span, _ rule: Rule) -> Span {
    let place = origin(of: place)
    return mark(place, in: place, by: [rule])
  }

  /// The mark of an object at a span in which a rule changes a member. Other rules may have changed it before.
  mutating func mark(_ object: Span, changedAt place: Span, _ rule: Rule) -> Span {
    let others = edit(object)?.rules.filter { !$0.isSame(as: rule) } ?? []
    let place = others.isEmpty ? origin(of: place) : origin(of: object)
    return mark(place, in: origin(ofObject: object), by: others + [rule])
  }

  private mutating func mark(_ place: Span, in object: Span, by rules: [Rule]) -> Span {
    let mark = Span.mark(ofEdit: edits.count, writing)
    edits.append(Entry(place: place, object: object, rules: rules))
    return mark
  }

  /// The location in the input, for a mark or any other span.
  func origin(of span: Span) -> Span { edit(span)?.place ?? span }

  /// The location of an object in the input, whatever was changed in it.
  func origin(ofObject span: Span) -> Span { edit(span)?.object ?? span }

  private func edit(_ span: Span) -> Entry? {
    span.edit.flatMap { $0 < edits.count ? edits[$0] : nil }
  }

  /// Maps a finding to its location in the input, and names the rule.
  func resolve(_ finding: inout Diagnostic) {
    if let edit = edit(finding.span) {
      finding.span = edit.place
      // A value written by a rule cannot be fixed in the input.
      finding.fix = nil
      name(edit.rules, in: &finding)
    }
    for index in finding.notes.indices {
      guard let edit = finding.notes[index].span.flatMap(edit) else { continue }
      // What a block overrides is shown where it was. Any other value that a rule wrote has no place in the input.
      finding.notes[index].span = finding.code == .blockWins || finding.severity == .note ? edit.place : nil
      if finding.severity > .note { name(edit.rules, in: &finding) }
    }
  }

  private func name(_ rules: [Rule], in finding: inout Diagnostic) {
    let notes = rules.map { Note("written by rule \($0.id), \($0.place)") }
    finding.notes += notes.filter { !finding.notes.contains($0) }
  }
}
