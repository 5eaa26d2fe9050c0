import PushIR
import PushJSON

/// The result of a condition.
package enum Verdict: UInt8, Sendable {
  case no, yes
  /// It refers to an absent value, or to one that depends on a placeholder.
  case absent
  /// The evaluation of the complete expression determines the error.
  case failed

  init(_ flag: Bool) { self = flag ? .yes : .no }

  var negated: Verdict {
    switch self {
    case .yes: .no
    case .no: .yes
    case .absent, .failed: self
    }
  }
}

extension Program {
  /// Evaluates a condition for a message. A text with a placeholder is not known, which tests of bytes do not see.
  func verdict(_ index: UInt32, _ message: Message, _ context: EvaluationContext) -> Verdict {
    context.activation.hasPlaceholders ? evaluate(index, message, context) : decide(index, message, context)
  }

  /// Evaluates a condition for a message whose texts are known. Field tests and their combinations create no values; other terms
  /// are evaluated generally.
  func decide(_ index: UInt32, _ message: Message, _ context: EvaluationContext) -> Verdict {
    switch tables.steps[Int(index)] {
    case .test(let test):
      let test = tables.tests[Int(test)]
      return decide(test, message, context) ?? evaluate(test.general, message, context)
    case .presence(let place): return presence(of: tables.places[Int(place)], in: message)
    case .operation(.not, let operands): return decide(operand(operands, 0), message, context).negated
    case .operation(.and, let operands): return decide(operands, by: .no, message, context)
    case .operation(.or, let operands): return decide(operands, by: .yes, message, context)
    case .operation(.conditional, let operands):
      let condition = decide(operand(operands, 0), message, context)
      guard condition == .yes || condition == .no else { return condition }
      return decide(operand(operands, condition == .yes ? 1 : 2), message, context)
    default: return evaluate(index, message, context)
    }
  }

  /// `&&` and `||`, as in the general evaluation: the decisive verdict of one term, or otherwise the failure that counts.
  private func decide(
    _ operands: Operands, by decisive: Verdict, _ message: Message, _ context: EvaluationContext
  ) -> Verdict {
    var result = decisive.negated
    let strongest = decisive == .no ? Verdict.absent : .failed
    for index in 0..<operands.count {
      let verdict = decide(operand(operands, index), message, context)
      if verdict == decisive { return decisive }
      if result == decisive.negated || verdict == strongest { result = verdict }
    }
    return result
  }

  func evaluate(_ index: UInt32, _ message: Message, _ context: EvaluationContext) -> Verdict {
    var evaluation = Evaluation(self, message, in: context.activation)
    do throws(Failure) {
      return Verdict(try evaluation.flag(index))
    } catch {
      switch error {
      case .absent, .unknown: return .absent
      case .failed, .exhausted: return .failed
      }
    }
  }
}
