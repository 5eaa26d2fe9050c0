import PushDiagnostics

/// Why an operation has no result, or an edit was not made.
struct Problem: Error {
  /// In lower case, without a full stop.
  let message: String

  init(_ message: String) { self.message = message }

  static let overflow = Problem("the result is beyond the range of its type")
  static let divisionByZero = Problem("division by zero")

  /// The error for an operation without an overload for these types.
  static func noOverload(_ operation: Operation, _ values: Value...) -> Problem {
    Problem("\(operation.name) does not take \(WordList.text(values.map { $0.typeName.rawValue }, "and"))")
  }
}
