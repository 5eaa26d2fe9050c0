import PushDiagnostics
import PushIR
import PushJSON

/// The value that an edit writes. A constant value is written once and shared by all messages.
struct AssignedValue: Sendable {
  let expression: Expression
  private let constant: Document?

  init(_ expression: Expression) {
    self.expression = expression
    constant = expression.constant.flatMap { value in
      let output = Output(capacity: 64)
      value.append(asJSON: output)
      return Document(json: output.source())
    }
  }

  /// The value for a message; nil if something that it is made of is absent.
  func content(for message: Message, in activation: Activation) throws(Problem) -> FieldContent? {
    let output = Output(capacity: 64)
    if let constant {
      output.append(value: .root, of: constant)
    } else if let path = expression.path, let copied = message.jsonInExpressions(at: path) {
      // It keeps the digits of its numbers, and may have placeholders anywhere.
      output.append(text: copied)
    } else {
      guard let value = try expression.editValue(for: message, in: activation) else { return nil }
      if let complaint = value.complaintAsJSON { throw complaint }
      value.append(asJSON: output)
    }
    return FieldContent(text: output, constant: constant)
  }
}
