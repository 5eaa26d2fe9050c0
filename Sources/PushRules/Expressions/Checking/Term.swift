import PushDiagnostics

/// An expression with resolved names and types.
struct Term: Sendable {
  indirect enum Form: Sendable {
    case literal(Value)
    /// A variable without a value.
    case unbound(String)
    /// Something that is known beside the message.
    case contextVariable(ContextVariable)
    case path(FieldPath)
    /// A macro variable, identified by the number of enclosing macros.
    case local(Int)
    case select(Term, String)
    /// `has` for a field or a member of one.
    case presence(FieldPath)
    /// `has` for a member of any other value.
    case hasMember(Term, String)
    case operation(Operation, [Term])
    /// A call with a pattern: its text and, for a replacement, how many at the most.
    case capture(Capture, [Term])
    case list([Term])
    case map([(key: Term, value: Term)])
    case comprehension(Macro, over: Term, [Term])
  }

  let form: Form
  let type: ValueType
  let span: Span

  init(_ form: Form, _ type: ValueType, _ span: Span) {
    self.form = form
    self.type = type
    self.span = span
  }

  var literal: Value? {
    if case .literal(let value) = form { value } else { nil }
  }

  /// The field or the member of one that it is.
  var path: FieldPath? {
    if case .path(let path) = form { path } else { nil }
  }

  var children: [Term] {
    switch form {
    case .literal, .unbound, .contextVariable, .path, .local, .presence: []
    case .select(let child, _), .hasMember(let child, _): [child]
    case .operation(_, let children), .capture(_, let children), .list(let children): children
    case .map(let entries): entries.flatMap { [$0.key, $0.value] }
    case .comprehension(_, let range, let bodies): [range] + bodies
    }
  }

  func forEach(_ visit: (Term) -> Void) {
    visit(self)
    for child in children { child.forEach(visit) }
  }

  /// Whether it, or a term in it, has such a form.
  func contains(_ isWanted: (Form) -> Bool) -> Bool {
    isWanted(form) || children.contains { $0.contains(isWanted) }
  }

  /// The fields and members of fields that it refers to, in order.
  var paths: [FieldPath] {
    switch form {
    case .path(let path), .presence(let path): [path]
    default: children.flatMap { $0.paths }
    }
  }
}

/// A macro that iterates over the elements of a list or the keys of a map.
enum Macro: String, Sendable, CaseIterable {
  case all, exists, existsOne = "exists_one", map, filter

  /// The number of expressions it takes after the name of its variable.
  var bodyCounts: ClosedRange<Int> { self == .map ? 1...2 : 1...1 }
}
