package import PushIR

/// The type of an expression, as in the Common Expression Language.
package indirect enum ValueType: Hashable, Sendable {
  case bool
  case int
  case uint
  case double
  case string
  case bytes
  case null
  case duration
  case timestamp
  case list(ValueType)
  case map(ValueType, ValueType)
  /// The type of a type: the result of `type(x)`.
  case type
  /// Only known during evaluation.
  case dyn

  /// The type of a field's value.
  package init(_ field: Field) {
    self =
      switch field.type {
      case .text: .string
      case .integer: .int
      case .number: .double
      case .flag: .bool
      case .texts: .list(.string)
      case .integers: .list(.int)
      case .object: .map(.string, .dyn)
      case .objects: .list(.map(.string, .dyn))
      case .any: .dyn
      }
  }

  /// What macros go through: the elements of a list, or the keys of a map; nil for other types.
  var elementType: ValueType? {
    switch self {
    case .dyn: .dyn
    case .list(let element): element
    case .map(let key, _): key
    default: nil
    }
  }

  /// The type of its members; nil for a type without members.
  var memberType: ValueType? {
    switch self {
    case .dyn: .dyn
    case .map(let key, let value) where key.fits(.string): value
    default: nil
    }
  }

  /// The name in error messages: `list(string)`.
  package var name: String {
    switch self {
    case .bool: "bool"
    case .int: "int"
    case .uint: "uint"
    case .double: "double"
    case .string: "string"
    case .bytes: "bytes"
    case .null: "null"
    case .duration: "duration"
    case .timestamp: "timestamp"
    case .list(let element): "list(\(element.name))"
    case .map(let key, let value): "map(\(key.name), \(value.name))"
    case .type: "type"
    case .dyn: "dyn"
    }
  }
}
