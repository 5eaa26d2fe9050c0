package import PushDiagnostics

/// Resolves the names of an expression and infers its types by the overloads of CEL. It continues after an error, so
/// that all errors are reported at once.
struct Checker {
  let environment: Environment
  let source: Source
  /// The names that are given values when the expression runs, and the variables of the macros around.
  var locals: [(name: String, type: ValueType)] = []
  private(set) var findings: [Diagnostic] = []
  /// Whether the name that is read is compared with a text: it is meant as that of a field, and not as a text.
  private(set) var isBesideText = false

  init(_ environment: Environment, _ source: Source) {
    self.environment = environment
    self.source = source
  }

  mutating func report(_ code: Code, _ message: String, at span: Span, help: String? = nil) {
    findings.append(Diagnostic(.error, code, message, at: span, help: help))
  }

  /// Reports what there can be no result for.
  mutating func refuse<Result>(_ code: Code, _ message: String, at span: Span, help: String? = nil) -> Result? {
    report(code, message, at: span, help: help)
    return nil
  }

  /// The typed expression; nil if an error was reported.
  mutating func check(_ syntax: Syntax) -> Term? {
    switch syntax.form {
    case .literal(let value): return Term(.literal(value), value.typeName.valueType, syntax.span)
    case .name: return resolve(syntax, syntax.chain ?? [])
    case .select(let base, let name):
      if let chain = syntax.chain { return resolve(syntax, chain) }
      return check(base).flatMap { select(name, from: $0, syntax.span) }
    case .call(let name, let receiver, let arguments): return call(name, receiver, arguments, syntax)
    case .operation(let operation, let operands):
      if operation == .subtract, reportHyphen(syntax, operands[1]) { return nil }
      let outer = isBesideText
      defer { isBesideText = outer }
      isBesideText = (operation == .equal || operation == .notEqual) && operands.contains { $0.isText }
      guard let terms = checkAll(operands) else { return nil }
      return apply(operation, terms, syntax.span)
    case .list(let elements):
      guard let terms = checkAll(elements) else { return nil }
      return Term(.list(terms), .list(ValueType.common(of: terms.map { $0.type })), syntax.span)
    case .map(let entries): return map(entries, syntax.span)
    }
  }

  /// Checks several expressions, so that the errors of all of them are reported.
  mutating func checkAll(_ syntaxes: [Syntax]) -> [Term]? {
    let terms = syntaxes.compactMap { check($0) }
    return terms.count == syntaxes.count ? terms : nil
  }

  /// Whether a term can be Boolean. Reports it otherwise.
  mutating func isBool(_ term: Term) -> Bool {
    if term.type.fits(.bool) { return true }
    report(
      .noSuchOverload, "\(phrase(for: term)), where a bool is required", at: term.span, help: term.comparison)
    return false
  }

  private mutating func map(_ entries: [(key: Syntax, value: Syntax)], _ span: Span) -> Term? {
    guard let keys = checkAll(entries.map({ $0.key })), let values = checkAll(entries.map({ $0.value })) else {
      return nil
    }
    for key in keys where ![.int, .uint, .bool, .string, .dyn].contains(key.type) {
      return refuse(.noSuchOverload, "\(phrase(for: key)); keys are int, uint, bool or string", at: key.span)
    }
    let type = ValueType.map(ValueType.common(of: keys.map { $0.type }), ValueType.common(of: values.map { $0.type }))
    return Term(.map(zip(keys, values).map { (key: $0, value: $1) }), type, span)
  }

  // MARK: Messages

  /// A term with its type, for messages: `badge is an int`.
  func phrase(for term: Term) -> String { "\(shown(term)) is \(term.type.withArticle)" }

  /// The text of a term, truncated if it is too long for a sentence.
  func shown(_ term: Term) -> String {
    let lines = source.text(term.span).split(whereSeparator: { $0.isNewline })
    let text = lines.map { $0.drop(while: { $0.isWhitespace }) }.joined(separator: " ")
    return text.count <= 40 ? text : "\(text.prefix(39))…"
  }
}

extension Syntax {
  fileprivate var isText: Bool { if case .literal(.string) = form { true } else { false } }
}

extension Term {
  /// What was probably meant by a condition that is not Boolean.
  var comparison: String {
    guard let path, !path.isAlwaysPresent else { return "compare it with something" }
    return "compare it with something, or ask whether it is there: \(path.presenceTest)"
  }
}

extension ValueType {
  /// `an int`, `a string`.
  var withArticle: String { [.null, .bytes].contains(self) ? name : self == .int ? "an \(name)" : "a \(name)" }

  /// Whether a value of this type can be of the other type, as far as known before evaluation.
  func fits(_ other: ValueType) -> Bool {
    switch (self, other) {
    case (.dyn, _), (_, .dyn): true
    case (.list(let element), .list(let wanted)): element.fits(wanted)
    case (.map(let key, let value), .map(let wantedKey, let wantedValue)):
      key.fits(wantedKey) && value.fits(wantedValue)
    default: self == other
    }
  }

  /// The common type of several types.
  static func common(of types: [ValueType]) -> ValueType {
    guard let first = types.first else { return .dyn }
    return types.allSatisfy { $0 == first } ? first : .dyn
  }
}

extension Code {
  /// An operator or function does not take values of these types.
  ///
  /// `badge == "10"` compares a number with a text, `title > 3` has no order. Types are compared before a rule runs, as CEL
  /// does: write the literal in the type of the field, or convert with `int(…)`, `string(…)`, `double(…)`.
  package static let noSuchOverload = Code(.rule, 112, "no-such-overload")
}
