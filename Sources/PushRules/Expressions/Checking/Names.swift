import PushIR

/// What expressions may name.
package struct Names: Sendable {
  /// A name with the type of what it stands for, and its value where it is known when the expression is loaded.
  struct Variable: Sendable {
    let type: ValueType
    let value: Value?
  }

  private let hasFields: Bool
  private var variables: [String: Variable] = [:]

  /// The fields of a message, by the names that expressions have for them.
  package static let message = Names(hasFields: true)
  /// Nothing: expressions of literals alone.
  package static let none = Names(hasFields: false)

  private init(hasFields: Bool) { self.hasFields = hasFields }

  /// These names and one more, which may have points: `limits.badge`. Without a value it has none when the expression runs.
  package func declaring(_ name: String, _ type: ValueType, value: Value? = nil) -> Names {
    var names = self
    names.variables[name] = Variable(type: type, value: value)
    return names
  }

  func variable(_ name: String) -> Variable? { variables[name] }

  func field(_ name: String) -> Field? { hasFields ? Self.fields[name] : nil }

  private static let fields = Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0.expressionName, $0) })

  /// Whether it is one of the few words of a field.
  func isWord(_ text: String) -> Bool { hasFields && Field.allCases.contains { $0.words?.contains(text) == true } }

  /// All names, those of the fields in their order.
  var all: [String] { variables.keys.sorted() + (hasFields ? Field.allCases.map(\.expressionName) : []) }
}
