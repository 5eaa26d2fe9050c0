package import PushDiagnostics

/// Finds negations of values that may be absent: `title != "Sale"` seems to be true for messages without a title, but
/// does not apply to them.
///
/// A value is known to be present if `has` tests it in the same `&&` or the condition before `?`, or if an `||`
/// contains `!has`. The same is true for values that another comparison requires. The rule then states explicitly what
/// it means for messages without the value.
struct AbsenceCheck {
  private let source: Source
  private let whole: Term
  /// Whether lists with fields count: in conditions. What an edit writes has a condition elsewhere, in `when`.
  private let looksAtLists: Bool
  private var reported: Set<Fallible> = []
  private(set) var findings: [Diagnostic] = []

  init(_ whole: Term, in source: Source) {
    self.source = source
    self.whole = whole
    looksAtLists = whole.type == .bool
    walk(whole, present: [], negation: nil)
  }

  /// Visits a term, given the paths that are known to be present and the enclosing negation; a double negation cancels
  /// out.
  private mutating func walk(_ term: Term, present: Set<Fallible>, negation: Term?) {
    guard negation != nil || term.hasNegation || looksAtLists && term.hasFieldsInList else { return }
    let inner = term.isNegation ? negation == nil ? term : nil : negation
    switch term.form {
    case .list(let elements) where looksAtLists: find(in: elements, present, negation)
    case .map(let entries) where looksAtLists: find(in: entries.map { $0.value }, present, negation)
    case .path(let path): find(.path(path), term, present, negation)
    case .capture(let capture, let operands) where capture.isOptional:
      let part = Fallible.capture(capture.text)
      find(part, term, present, negation)
      // What is said for no match is said for no text, too.
      if negation != nil, !present.contains(part) { return }
      for operand in operands { walk(operand, present: present, negation: negation) }
    case .operation(.orValue, let operands):
      walk(operands[0], present: present, negation: nil)
      walk(operands[1], present: present, negation: negation)
    case .operation(.hasValue, let operands): walk(operands[0], present: present, negation: nil)
    case .presence(let path):
      // An absent field has no members; for a deeper member, its parent must be present.
      if let parent = path.parent, !parent.keys.isEmpty { find(.path(parent), term, present, negation) }
    case .operation(.and, let operands): walk(operands, present, negation) { $0.presentWhereTrue }
    case .operation(.or, let operands): walk(operands, present, negation) { $0.presentUnlessTrue }
    case .operation(.conditional, let operands):
      let condition = operands[0]
      walk(condition, present: present, negation: inner)
      walk(operands[1], present: present.union(condition.presentWhereTrue), negation: negation)
      walk(operands[2], present: present.union(condition.presentWhereFalse), negation: negation)
    default:
      for child in term.children { walk(child, present: present, negation: inner) }
    }
  }

  /// A term of `&&` matters only if the others are true, a term of `||` only if the others are false, in any order.
  private mutating func walk(
    _ operands: [Term], _ present: Set<Fallible>, _ negation: Term?, _ presence: (Term) -> Set<Fallible>
  ) {
    let sets = operands.map(presence)
    var counts: [Fallible: Int] = [:]
    for path in sets.joined() { counts[path, default: 0] += 1 }
    for (operand, own) in zip(operands, sets)
    where negation != nil || operand.hasNegation || looksAtLists && operand.hasFieldsInList {
      let others = counts.filter { path, count in count > (own.contains(path) ? 1 : 0) }
      walk(operand, present: present.union(others.keys), negation: negation)
    }
  }

  /// A list that names a field has no value where the field is absent, and so what is asked of it never holds.
  private mutating func find(in elements: [Term], _ present: Set<Fallible>, _ negation: Term?) {
    for element in elements {
      // A list of one field is the field.
      guard elements.count > 1, let part = element.fallible else {
        walk(element, present: present, negation: negation)
        continue
      }
      guard !part.isAlwaysPresent, !present.contains(part), reported.insert(part).inserted else { continue }
      findings.append(
        Diagnostic(
          .error, .mayBeAbsent, "\(part.suspicion): then the whole list has no value", at: element.span,
          help: "ask for it first, \(part.presenceTest) && …, or give it a value: \(part.withDefault)"
        ))
    }
  }

  private mutating func find(_ part: Fallible, _ term: Term, _ present: Set<Fallible>, _ negation: Term?) {
    guard let negation, !part.isAlwaysPresent, !present.contains(part), reported.insert(part).inserted else { return }
    let text = source.text(negation.span)
    let isLong = text.count > 60 || text.contains("\n")
    let shown = isLong ? "…" : negation.needsParentheses ? "(\(text))" : text
    let message = "\(part.suspicion): then \(isLong ? "the negation" : text) does not hold"
    let help: String
    switch part {
    case .path(let path):
      let either = "\(path.absenceTest) || \(shown)"
      help =
        "if it has to be there, write \(path.presenceTest) && \(shown); "
        + "if it need not, \(negation.span == whole.span ? either : "(\(either))")"
    case .capture: help = "say what it is then: \(part.withDefault)"
    }
    findings.append(Diagnostic(.error, .mayBeAbsent, message, at: term.span, help: help))
  }
}

extension Term {
  fileprivate var hasNegation: Bool { isNegation || children.contains { $0.hasNegation } }

  /// Whether it turns what it asks into the contrary: `!x`, `x != y`, `(x > 1) == false`, `x > 1 ? false : true`. A
  /// comparison of a member of the data with `false` is one with a value, and asks for the member.
  fileprivate var isNegation: Bool {
    guard case .operation(let operation, let operands) = form else { return false }
    switch operation {
    case .not, .notEqual: return true
    case .equal: return operands.contains { $0.flag == false } && operands.allSatisfy { $0.type == .bool }
    case .conditional: return operands[1].flag == false || operands[2].flag == true
    default: return false
    }
  }

  /// Whether it is a conditional without parentheses around it.
  fileprivate var needsParentheses: Bool {
    if case .operation(.conditional, let operands) = form { operands[0].span.start == span.start } else { false }
  }

  /// Whether a list or a map in it names what may be absent.
  fileprivate var hasFieldsInList: Bool {
    contains {
      switch $0 {
      case .list(let elements): elements.contains { $0.fallible != nil }
      case .map(let entries): entries.contains { $0.value.fallible != nil }
      default: false
      }
    }
  }

  /// The paths that are present if the term is true: those tested by `has`, and all that it reads.
  fileprivate var presentWhereTrue: Set<Fallible> {
    switch form {
    case .path(let path), .presence(let path): return path.onTheWay
    case .capture(let capture, let operands): return Self.present(in: operands).union([.capture(capture.text)])
    case .operation(.hasValue, let operands): return operands[0].presentWhereTrue
    case .operation(.not, let operands): return operands[0].presentWhereFalse
    case .operation(.and, let operands): return operands.reduce([]) { $0.union($1.presentWhereTrue) }
    case .operation(.or, let operands): return Self.common(operands.map { $0.presentWhereTrue })
    case .operation(.conditional, _), .operation(.orValue, _): return []
    case .comprehension(_, let range, _): return range.presentWhereTrue
    case .operation(.isIn, let operands):
      let member = keyOfMember.map { $0.onTheWay } ?? []
      return member.union(Self.present(in: operands))
    default: return Self.present(in: children)
    }
  }

  /// What a message must have for the term to be true.
  var needs: Needs { Needs(presentWhereTrue.compactMap { if case .path(let path) = $0 { path } else { nil } }) }

  /// The paths that are present if all of the terms have a value.
  private static func present(in terms: [Term]) -> Set<Fallible> {
    terms.reduce([]) { $0.union($1.isStrict ? $1.presentWithValue : []) }
  }

  /// The paths that are present if the strict term has a value, whichever it is.
  private var presentWithValue: Set<Fallible> {
    // The member that is looked for may be absent.
    if case .operation(.isIn, let operands) = form { return Self.present(in: operands) }
    return presentWhereTrue
  }

  /// The paths that are present if the term is false.
  fileprivate var presentWhereFalse: Set<Fallible> { isStrict ? presentWithValue : presentUnlessTrue }

  /// The paths that are present if the term is false or has no value: those tested by `!has`.
  fileprivate var presentUnlessTrue: Set<Fallible> {
    switch form {
    case .operation(.not, let operands):
      if case .presence(let path) = operands[0].form { return path.onTheWay }
      if case .operation(.hasValue, let operands) = operands[0].form { return operands[0].presentWhereTrue }
      return operands[0].keyOfMember?.onTheWay ?? []
    case .operation(.or, let operands): return operands.reduce([]) { $0.union($1.presentUnlessTrue) }
    case .operation(.and, let operands): return Self.common(operands.map { $0.presentUnlessTrue })
    default: return []
    }
  }

  /// Whether the term has a value only if all paths that it reads are present.
  private var isStrict: Bool {
    switch form {
    case .operation(let operation, _): ![.and, .or, .not, .conditional, .orValue, .hasValue].contains(operation)
    case .comprehension, .presence: false
    default: true
    }
  }

  /// The member tested by `"key" in data`.
  private var keyOfMember: FieldPath? {
    guard case .operation(.isIn, let operands) = form, case .literal(.string(let key)) = operands[0].form else {
      return nil
    }
    return operands[1].path?.member(key)
  }

  private static func common(_ sets: [Set<Fallible>]) -> Set<Fallible> {
    sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
  }
}

extension FieldPath {
  /// The path and all of its parents.
  fileprivate var onTheWay: Set<Fallible> { parent?.onTheWay.union([.path(self)]) ?? [.path(self)] }
}

/// A part of an expression that may have no value.
private enum Fallible: Hashable {
  case path(FieldPath)
  /// A call of `regex.extract`, as it is written.
  case capture(String)

  var isAlwaysPresent: Bool { if case .path(let path) = self { path.isAlwaysPresent } else { false } }

  /// What may be the case.
  var suspicion: String {
    switch self {
    case .path(let path): "\(path) may be absent"
    case .capture: "the pattern may not match"
    }
  }

  var presenceTest: String {
    switch self {
    case .path(let path): path.presenceTest
    case .capture(let text): "\(text).hasValue()"
    }
  }

  /// An expression that always has a value.
  var withDefault: String {
    switch self {
    case .path(let path): "\(path.presenceTest) ? \(path) : \(path.type.emptyLiteral)"
    case .capture(let text): "\(text).orValue(\"\")"
    }
  }
}

extension ValueType {
  /// The empty value of a field's type, as it is written: both results of `?:` have one type.
  fileprivate var emptyLiteral: String {
    switch self {
    case .bool: "false"
    case .int: "0"
    case .double: "0.0"
    case .list: "[]"
    case .map: "{}"
    default: "\"\""
    }
  }
}

extension Term {
  /// The term as a part that may have no value, if it is one.
  fileprivate var fallible: Fallible? {
    switch form {
    case .path(let path): .path(path)
    case .capture(let capture, _) where capture.isOptional: .capture(capture.text)
    default: nil
    }
  }
}

extension Code {
  /// A condition reads a field that may be absent, and then does not hold where it seems to.
  ///
  /// A comparison with an absent field has no value, and the rule does not apply, `!=` included: `title != "Sale"` does not
  /// hold for a message without a title. Say which is meant: `has(title) && title != "Sale"`, or `!has(title) ||
  /// title != "Sale"`. `(title == "Sale") == false` and `title == "Sale" ? false : true` are negations as well. The same goes for `regex.extract(tap.url, r"id=(\d+)") != "1"`
  /// where the pattern does not match: add `.orValue("")`. A list with an absent element has no value:
  /// `[title, body].exists(text, text.contains("!"))` is false without a body.
  package static let mayBeAbsent = Code(.rule, 114, "may-be-absent")
}
