package import PushDiagnostics
package import PushIR

/// An expression that was parsed and typed, ready to run. Immutable, shared by threads.
package struct Expression: Sendable {
  package let type: ValueType
  /// Where it stands in its source.
  package let span: Span
  /// The fields without which it has no value: for what is true or false, those without which it cannot be true.
  package let requiredFields: FieldSet
  /// Its value, where it is the same for all messages.
  package let constant: Value?
  /// The field or the member of a field that it names and nothing else; nil for anything else.
  package let path: FieldPath?
  /// Where it names fields and members of fields, in order.
  package let mentions: [FieldMention]
  private let program: Program

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
    var literals = LiteralCheck(source)
    literals.check(term)
    var findings = literals.findings
    if let expected, !term.type.fits(expected) {
      let message = "the expression is \(term.type.withArticle), \(expected.withArticle) has to stand here"
      findings.append(Diagnostic(.error, .unexpectedType, message, at: term.span))
    }
    return findings
  }

  private init(_ term: Term) {
    let folded = term.folded()
    type = term.type
    span = term.span
    constant = if case .literal(let value) = folded.form { value } else { nil }
    path = if case .path(let path) = term.form { path } else { nil }
    requiredFields = FieldSet()
    mentions = term.mentions
    program = Program(folded)
  }

  // MARK: Running it

  /// The value for a message.
  package func value(for message: Message) throws(EvaluationFailure) -> Value {
    var evaluation = Evaluation(program, message)
    do throws(Failure) { return try evaluation.value() } catch { throw program.explain(error) }
  }

  /// Whether a predicate holds for a message.
  package func holds(for message: Message) -> Truth {
    do throws(EvaluationFailure) {
      let value = try value(for: message)
      guard case .bool(let flag) = value else {
        return .failed(.failed("a value of type \(value.typeName.rawValue) is neither true nor false", span))
      }
      return flag ? .yes : .no
    } catch {
      if case .absent = error { return .absent }
      return .failed(error)
    }
  }
}

/// Whether a predicate holds.
package enum Truth: Sendable {
  case yes
  case no
  /// It asks for what is not there.
  case absent
  case failed(EvaluationFailure)
}

/// Why an expression has no value for a message.
package enum EvaluationFailure: Error, Sendable {
  /// A field, or a member, is not there: its name.
  case absent(String)
  /// What went wrong, lower case, without full stop, and where in the rule.
  case failed(String, Span)
}

extension Program {
  /// A failure in words.
  func explain(_ failure: Failure) -> EvaluationFailure {
    switch failure {
    case .absent(let step): .absent(name(of: step))
    case .failed(let problem, let step): .failed(problem.message, spans[Int(step)])
    }
  }

  /// What a step names.
  private func name(of step: UInt32) -> String {
    switch steps[Int(step)] {
    case .path(let path), .presence(let path): paths[Int(path)].description
    case .select(_, let key): literals[Int(key)].text
    default: "a key"
    }
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
