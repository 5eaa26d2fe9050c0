import PushDiagnostics

/// An expression whose names are resolved and whose types are known.
struct Term: Sendable {
  indirect enum Form: Sendable {
    case literal(Value)
    /// A variable that has no value.
    case unbound(String)
    /// Something that is known beside the message.
    case surrounding(Surrounding)
    case path(FieldPath)
    /// A variable of a macro, by how many macros stand around it.
    case local(Int)
    case select(Term, String)
    /// `has` of a field or a member of one.
    case presence(FieldPath)
    /// `has` of a member of anything else.
    case hasMember(Term, String)
    case operation(Operation, [Term])
    case not(Term)
    case and([Term])
    case or([Term])
    case conditional(Term, Term, Term)
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

  /// The value, where it is written as such.
  var literal: Value? {
    if case .literal(let value) = form { value } else { nil }
  }

  var children: [Term] {
    switch form {
    case .literal, .unbound, .surrounding, .path, .local, .presence: []
    case .select(let child, _), .hasMember(let child, _), .not(let child): [child]
    case .operation(_, let children), .and(let children), .or(let children), .list(let children): children
    case .conditional(let condition, let first, let second): [condition, first, second]
    case .map(let entries): entries.flatMap { [$0.key, $0.value] }
    case .comprehension(_, let range, let bodies): [range] + bodies
    }
  }

  /// The fields, and the members of fields, that it names, in their order.
  var mentions: [FieldMention] {
    switch form {
    case .path(let path), .presence(let path): [FieldMention(path: path, span: span)]
    default: children.flatMap { $0.mentions }
    }
  }
}

/// What goes through the elements of a list, or the keys of a map.
enum Macro: String, Sendable {
  case all, exists, existsOne = "exists_one", map, filter

  /// How many expressions it takes beside the name of its variable.
  var bodyCounts: ClosedRange<Int> { self == .map ? 1...2 : 1...1 }
}
