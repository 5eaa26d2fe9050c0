import PushDiagnostics

/// A parsed expression with locations. Its names are not resolved yet.
struct Syntax {
  indirect enum Form {
    case literal(Value)
    case name(Name)
    case select(Syntax, Name)
    /// A function or macro, with its receiver.
    case call(Name, receiver: Syntax?, [Syntax])
    case operation(Operation, [Syntax])
    case list([Syntax])
    case map([(key: Syntax, value: Syntax)])
  }

  struct Name {
    let text: String
    let span: Span
    /// Whether it begins with a dot and therefore cannot be a macro variable.
    var isRooted = false
  }

  let form: Form
  let span: Span
  let depth: Int

  init(_ form: Form, _ span: Span) {
    self.form = form
    self.span = span
    depth = 1 + (Self.children(of: form).map { $0.depth }.max() ?? 0)
  }

  private static func children(of form: Form) -> [Syntax] {
    switch form {
    case .literal, .name: []
    case .select(let child, _): [child]
    case .call(_, let receiver, let arguments): (receiver.map { [$0] } ?? []) + arguments
    case .operation(_, let children), .list(let children): children
    case .map(let entries): entries.flatMap { [$0.key, $0.value] }
    }
  }

  /// The names of a plain selection: `apple.topic`. Nil for any other expression.
  var chain: [Name]? {
    switch form {
    case .name(let name): [name]
    case .select(let base, let name): base.chain.map { $0 + [name] }
    default: nil
    }
  }
}
