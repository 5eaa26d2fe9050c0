import PushDiagnostics

/// Why an operation has no result, or an edit is invalid or was not made.
struct Problem: Error {
  /// In lower case, without a full stop.
  let message: String
  /// How to correct what is invalid.
  let help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  static let overflow = Problem("the result is beyond the range of its type")
  static let divisionByZero = Problem("division by zero")

  /// The error for an operation without an overload for these types.
  static func noOverload(_ operation: Operation, _ values: Value...) -> Problem {
    Problem("\(operation.name) does not take \(WordList.text(values.map { $0.typeName.rawValue }, "and"))")
  }
}

extension Optional {
  /// The value, where there has to be one.
  func orThrow(_ problem: @autoclosure () -> Problem) throws(Problem) -> Wrapped {
    guard case .some(let value) = self else { throw problem() }
    return value
  }
}
