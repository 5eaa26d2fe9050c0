import PushDiagnostics
import PushIR

// Operators and their overloads.

extension Checker {
  mutating func apply(_ operation: Operation, _ terms: [Term], _ span: Span) -> Term? {
    switch operation {
    case .not, .and, .or:
      guard terms.allSatisfy({ isBool($0) }) else { return nil }
      return Term(.operation(operation, terms), .bool, span)
    case .conditional: return conditional(terms, span)
    case .index: return index(terms, span)
    case .equal, .notEqual, .isIn:
      let wanted = operation == .isIn ? terms[1].type.elementType : terms[1].type
      guard let wanted, terms[0].type.fits(wanted) else { return mismatch(operation, terms, span) }
      return Term(.operation(operation, terms), .bool, span)
    default:
      let fitting = operation.overloads.filter { $0.takes(terms.map { $0.type }) }
      guard let first = fitting.first else { return mismatch(operation, terms, span) }
      guard case .list = first.result, fitting.count == 1 else {
        return Term(.operation(operation, terms), ValueType.common(of: fitting.map { $0.result }), span)
      }
      // Both lists have elements of the same type, which the overload leaves open.
      guard terms[0].type.fits(terms[1].type) else { return mismatch(operation, terms, span) }
      return Term(.operation(operation, terms), terms[0].type == terms[1].type ? terms[0].type : .list(.dyn), span)
    }
  }

  private mutating func conditional(_ terms: [Term], _ span: Span) -> Term? {
    guard isBool(terms[0]) else { return nil }
    guard terms[1].type.fits(terms[2].type) else {
      return refuse(
        .noSuchOverload, "both results of ?: have one type: \(phrase(for: terms[1])), \(phrase(for: terms[2]))",
        at: span, help: "write dyn(…) around one of them, if both are meant")
    }
    return Term(.operation(.conditional, terms), ValueType.common(of: [terms[1].type, terms[2].type]), span)
  }

  /// `list[int]` and `map[key]`. A member selected by a literal name is a path, like one after a dot.
  private mutating func index(_ terms: [Term], _ span: Span) -> Term? {
    let (base, key) = (terms[0], terms[1])
    let type: ValueType?
    switch base.type {
    case .dyn: type = .dyn
    case .list(let element): type = key.type.fits(.int) ? element : nil
    case .map(let known, let value): type = key.type.fits(known) ? value : nil
    default: type = nil
    }
    guard let type else {
      let message =
        base.type.elementType == nil
        ? "\(phrase(for: base)) and has no elements" : "\(phrase(for: base)), \(phrase(for: key))"
      return refuse(.noSuchOverload, message, at: key.span)
    }
    if let path = base.path, case .literal(.string(let name)) = key.form {
      return Term(.path(path.member(name)), type, span)
    }
    return Term(.operation(.index, terms), type, span)
  }

  // MARK: Types that do not go together

  private mutating func mismatch(_ operation: Operation, _ terms: [Term], _ span: Span) -> Term? {
    guard terms.count == 2 else {
      return refuse(
        .noSuchOverload, "\(phrase(for: terms[0])), which \(operation.name) does not take", at: terms[0].span)
    }
    let (left, right) = (terms[0], terms[1])
    if operation == .isIn, right.type.elementType == nil {
      return refuse(
        .noSuchOverload, "\(phrase(for: right)): in takes a list or a map", at: right.span,
        help: help(for: operation, left, right)?.text)
    }
    if left.type == right.type {
      return refuse(.noSuchOverload, "\(operation.name) does not take two values of type \(left.type.name)", at: span)
    }
    let (wrong, wanted) = left.literal != nil ? (left, right) : (right, left)
    if isNull(wrong) {
      return refuse(
        .noSuchOverload, "\(phrase(for: wanted)), never null", at: wrong.span, help: absenceHelp(wanted, operation))
    }
    let help = help(for: operation, left, right) ?? help(for: wrong, beside: wanted, operation)
    let message = "\(phrase(for: left)), \(phrase(for: right))"
    return refuse(.noSuchOverload, message, at: (help?.term ?? wrong).span, help: help?.text)
  }

  /// What to write, and the operand that is wrong.
  private typealias Help = (text: String, term: Term)

  /// Help for operands of an operator, if one of them shows what was meant.
  private func help(for operation: Operation, _ left: Term, _ right: Term) -> Help? {
    let pairs = [(left, right), (right, left)]
    for case (let field, let other) in pairs {
      if let help = field.path?.seconds(of: other.folded(within: locals.count).literal) { return (help, other) }
    }
    switch operation {
    case .add:
      let pair = pairs.first { $0.type == .string && [.int, .uint, .double, .bool].contains($1.type) }
      guard let number = pair?.1, number.literal == nil else { return nil }
      return ("write string(\(source.text(number.span)))", number)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard let text = pairs.first(where: { $0.type == .string && $1.type == .int })?.0, text.literal == nil else {
        return nil
      }
      return ("for the length of a text, write size(\(source.text(text.span)))", text)
    case .isIn where right.type == .string && left.type.fits(.string):
      return ("write \(source.text(right.span)).contains(\(source.text(left.span)))", right)
    default: return nil
    }
  }

  /// How to write one of two values in the type of the other.
  private func help(for wrong: Term, beside wanted: Term, _ operation: Operation) -> Help? {
    if let words = [wanted, wrong].lazy.compactMap({ $0.path?.words }).first {
      return ("it is one of " + words.map { "\"\($0)\"" }.joined(separator: ", "), wrong)
    }
    for (term, other) in [(wrong, wanted), (wanted, wrong)] where operation.isMeant(for: other.type) {
      // The quotient of ints has no fraction.
      if operation == .divide, term.type == .double { continue }
      if let spelling = term.literal?.spelling(as: other.type.elementOrSelf) { return ("write \(spelling)", term) }
    }
    let isQuotient = { (term: Term) in term.contains { if case .operation(.divide, _) = $0 { true } else { false } } }
    let (converted, double) = wrong.type == .double ? (wanted, wrong) : (wrong, wanted)
    guard double.type == .double, [.int, .uint].contains(converted.type), operation.isMeant(for: .double),
      !isQuotient(converted)
    else { return nil }
    return ("write double(\(source.text(converted.span)))", converted)
  }

  private func isNull(_ term: Term) -> Bool {
    if case .null? = term.literal { true } else { false }
  }

  /// The test for presence that should replace a comparison with null; nil for what every message has.
  private func absenceHelp(_ term: Term, _ operation: Operation) -> String? {
    guard let path = term.path, !path.isAlwaysPresent else { return nil }
    return "write \(operation == .notEqual ? path.presenceTest : path.absenceTest)"
  }
}

extension ValueType {
  fileprivate var elementOrSelf: ValueType {
    if case .list(let element) = self { element } else { self }
  }
}

extension Operation {
  /// Whether the operator may be meant for two values of a type. The order of bools tells nothing.
  fileprivate func isMeant(for type: ValueType) -> Bool {
    overloads.isEmpty || type != .bool && overloads.contains { $0.takes([type, type]) }
  }

  /// The overloads of an operator.
  fileprivate var overloads: [Function.Signature] {
    func same(_ types: ValueType...) -> [Function.Signature] {
      types.map { Function.Signature($0, $0, result: $0) }
    }
    switch self {
    case .add:
      return same(.int, .uint, .double, .string, .bytes, .list(.dyn), .duration) + [
        Function.Signature(.timestamp, .duration, result: .timestamp),
        Function.Signature(.duration, .timestamp, result: .timestamp),
      ]
    case .subtract:
      return same(.int, .uint, .double, .duration) + [
        Function.Signature(.timestamp, .duration, result: .timestamp),
        Function.Signature(.timestamp, .timestamp, result: .duration),
      ]
    case .multiply, .divide: return same(.int, .uint, .double)
    case .remainder: return same(.int, .uint)
    case .negate: return [Function.Signature(.int, result: .int), Function.Signature(.double, result: .double)]
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let ordered: [ValueType] = [.bool, .int, .uint, .double, .string, .bytes, .timestamp, .duration]
      return ordered.map { Function.Signature($0, $0, result: .bool) }
    default: return []
    }
  }
}
