package import PushDiagnostics
package import PushIR

/// An expression that was parsed and typed, ready to run. Immutable, shared by threads.
package struct Expression: Sendable {
  /// The fields without which it has no value: for what is true or false, those without which it cannot be true.
  package let requiredFields: FieldSet
  private let program: Program
  private var facts: Facts { program.facts }

  package var type: ValueType { facts.type }
  /// Where it stands in its source.
  package var span: Span { facts.span }
  /// Its value, where it is the same for all messages.
  package var constant: Value? { facts.constant }
  /// The field or the member of a field that it names and nothing else; nil for anything else.
  package var path: FieldPath? { facts.path }
  /// Where it names fields and members of fields, in order.
  package var mentions: [FieldMention] { facts.mentions }

  /// All fields and members of fields that it reads, each once.
  package var reads: [FieldPath] {
    var seen: Set<FieldPath> = []
    return mentions.map(\.path).filter { seen.insert($0).inserted }
  }

  /// Parses and types the text of a range of a source. Findings go to `report`; nil where there was an error.
  package static func compile(
    _ source: Source, _ range: Range<Int>, expecting: ValueType?, names: Names, report: (Diagnostic) -> Void
  ) -> Expression? {
    let syntax: Syntax
    do throws(SyntaxError) {
      syntax = try Parser.parse(range.map { source[$0] }, at: range.lowerBound)
    } catch {
      report(error.diagnostic(at: range.lowerBound))
      return nil
    }
    var checker = Checker(names, source)
    let term = checker.check(syntax)
    checker.findings.forEach(report)
    guard let term, checker.findings.isEmpty else { return nil }
    let findings = Self.findings(in: term, source, expecting)
    findings.forEach(report)
    return findings.isEmpty ? Expression(term) : nil
  }

  /// What is wrong with an expression whose types are right.
  private static func findings(in term: Term, _ source: Source, _ expected: ValueType?) -> [Diagnostic] {
    var findings =
      LiteralCheck(term, in: source).findings + WordCheck(term).findings + AbsenceCheck(term, in: source).findings
    if let expected, !term.type.fits(expected) {
      let message = "the expression is \(term.type.withArticle), \(expected.withArticle) has to stand here"
      findings.append(Diagnostic(.error, .unexpectedType, message, at: term.span))
    }
    return findings
  }

  private init(_ term: Term) {
    let folded = term.folded()
    requiredFields = folded.requiredFields
    program = Program(folded, Facts(term, folded))
  }

  // MARK: Running it

  /// The value for a message.
  package func value(for message: Message) throws(EvaluationFailure) -> Value {
    var evaluation = Evaluation(program, message)
    do throws(Failure) { return try evaluation.value() } catch { throw program.explain(error) }
  }

  /// Whether a predicate holds for a message.
  package func holds(for message: Message) -> Truth {
    switch program.verdict(message) {
    case .yes: .yes
    case .no: .no
    case .absent: .absent
    case .failed: .failed(failure(for: message))
    }
  }

  /// What went wrong, which nobody wanted to know before.
  private func failure(for message: Message) -> EvaluationFailure {
    do throws(EvaluationFailure) {
      let value = try value(for: message)
      return .failed("a value of type \(value.typeName.rawValue) is neither true nor false", span)
    } catch {
      return error
    }
  }
}

/// What is known of an expression before it runs.
struct Facts: Sendable {
  let type: ValueType
  let span: Span
  let constant: Value?
  let path: FieldPath?
  let mentions: [FieldMention]

  init(_ term: Term, _ folded: Term) {
    type = term.type
    span = term.span
    constant = if case .literal(let value) = folded.form { value } else { nil }
    path = if case .path(let path) = term.form { path } else { nil }
    mentions = term.mentions
  }
}

extension SyntaxError {
  /// The finding, for a text that begins at an offset of its source.
  fileprivate func diagnostic(at base: Int) -> Diagnostic {
    let span = Span(UInt32(base + range.lowerBound), UInt32(base + range.upperBound))
    return Diagnostic(.error, code, message, at: span, help: help)
  }
}

extension Code {
  /// An expression has another type than its place in the rule asks for.
  ///
  /// A condition is true or false: `when: title` is a text. Write a comparison, `title == "Sale"`, or ask whether it is
  /// there, `has(title)`.
  package static let unexpectedType = Code(.rule, 118, "unexpected-type")
}
