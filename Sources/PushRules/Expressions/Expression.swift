package import PushDiagnostics
package import PushIR
import PushJSON

/// A parsed and typed expression, ready for evaluation. Immutable and shared by threads.
package final class Expression: Sendable {
  package var type: ValueType { term.type }
  /// The location in its source.
  package var span: Span { term.span }
  /// Its value, if it is constant.
  package let constant: Value?
  /// The field or the member of a field, if the expression consists of nothing else.
  package let path: FieldPath?
  /// The names on the way from the first of its locals, where it is that or a member of it and nothing else.
  let keysOfLocal: [String]?
  /// All fields and members of fields that it reads, without repetitions.
  package let reads: [FieldPath]
  /// The requirements for having a value; for a Boolean expression, for being true.
  package let needs: Needs
  /// Whether a message can make a condition fail, beside not having what it reads.
  package let mayFail: Bool
  /// The term, with constants folded.
  let term: Term
  private let program: Program
  /// The number of names that it gets values for when it runs.
  private let locals: Int

  /// Parses and types the text of a range of a source. Findings go to `report`; nil where there was an error. What it may name
  /// beside the message are `locals`, whose values it gets when it runs.
  package static func compile(
    _ source: Source, _ range: Range<Int>, expecting: ValueType?, environment: Environment,
    locals: [(name: String, type: ValueType)] = [], report: (Diagnostic) -> Void
  ) -> Expression? {
    let syntax: Syntax
    do throws(SyntaxError) {
      syntax = try Parser.parse(range.map { source[$0] }, at: range.lowerBound)
    } catch {
      report(error.diagnostic(at: range.lowerBound))
      return nil
    }
    var checker = Checker(environment, source)
    checker.locals = locals
    let term = checker.check(syntax)
    checker.findings.forEach(report)
    guard let term, checker.findings.isEmpty else { return nil }
    let folded = term.folded(within: locals.count)
    let findings = Self.findings(in: term, folded, source, expecting)
    findings.forEach(report)
    return findings.isEmpty ? Expression(term, folded, locals: locals.count) : nil
  }

  /// Findings about an expression whose types are correct.
  private static func findings(
    in term: Term, _ folded: Term, _ source: Source, _ expected: ValueType?
  ) -> [Diagnostic] {
    var findings =
      folded.findingsInLiterals(source) + term.findingsInWords + AbsenceCheck(term, in: source).findings
    if let expected, !term.type.fits(expected) {
      let message = "the expression is \(term.type.withArticle); \(expected.withArticle) is required here"
      let help =
        expected == .bool ? term.comparison : term.literal?.spelling(as: expected).map { "write \($0)" }
      findings.append(Diagnostic(.error, .unexpectedType, message, at: term.span, help: help))
    }
    return findings
  }

  private init(_ term: Term, _ folded: Term, locals: Int) {
    self.locals = locals
    constant = folded.literal
    path = term.path
    keysOfLocal = term.keysOfLocal
    var seen: Set<FieldPath> = []
    reads = term.paths.filter { seen.insert($0).inserted }
    needs = folded.needs
    mayFail = folded.mayFail || term.type == .dyn
    self.term = folded
    program = Program(folded)
  }

  // MARK: Running it

  /// The reason and the location of a failure of a part that is the same for every message; nil if there is none.
  package var lastingFailure: (reason: String, span: Span)? {
    for part in term.failingConstants(within: locals) {
      let program = Program(part)
      var evaluation = Evaluation(program, Message())
      do throws(Failure) { _ = try evaluation.value(program.root) } catch {
        if case .failed(let reason, let span) = program.explain(error) { return (reason, span) }
      }
    }
    return nil
  }

  /// Whether it uses a constant that has no value because of an error.
  package var usesBrokenConstant: Bool { term.contains { if case .unbound = $0 { true } else { false } } }

  package func value(
    for message: Message, in activation: Activation = .unknown, locals: [Value] = []
  ) throws(EvaluationFailure) -> Value {
    var evaluation = Evaluation(program, message, in: activation, locals: locals)
    do throws(Failure) { return try evaluation.value(program.root) } catch { throw program.explain(error) }
  }

  /// Whether a predicate is true for a message.
  package func verdict(for message: Message, in activation: Activation = .unknown) -> Verdict {
    program.verdict(program.root, message, EvaluationContext(activation))
  }

  /// Evaluates a predicate again to determine why it has failed.
  func failure(for message: Message, in activation: Activation) -> EvaluationFailure {
    do throws(EvaluationFailure) {
      let value = try value(for: message, in: activation)
      return .failed("a value of type \(value.typeName.rawValue) is neither true nor false", span)
    } catch {
      return error
    }
  }
}

extension Term {
  fileprivate var keysOfLocal: [String]? {
    switch form {
    case .local(0): []
    case .select(let base, let key): base.keysOfLocal.map { $0 + [key] }
    case .operation(.index, let operands):
      if case .string(let key)? = operands[1].literal { operands[0].keysOfLocal.map { $0 + [key] } } else { nil }
    default: nil
    }
  }
}

extension SyntaxError {
  /// The finding for a text that begins at an offset of its source.
  fileprivate func diagnostic(at base: Int) -> Diagnostic {
    Diagnostic(.error, code, message, at: Span(base + range.lowerBound..<base + range.upperBound), help: help)
  }
}

extension Code {
  /// An expression has another type than its place in the rule asks for.
  ///
  /// A condition is true or false: `when title` is a text. Write a comparison, `title == "Sale"`, or ask whether it is
  /// there, `has(title)`.
  package static let unexpectedType = Code(.rule, 118, "unexpected-type")
}
