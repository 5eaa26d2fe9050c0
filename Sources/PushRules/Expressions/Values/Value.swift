/// A value of the Common Expression Language.
///
/// What comes from a message is read where it lies: an object or array of JSON stays in its document, and such a value is
/// meaningful while its message is at hand.
package enum Value: Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case uint(UInt64)
  case double(Double)
  case string(String)
  case bytes([UInt8])
  case duration(Duration)
  case timestamp(Timestamp)
  case list([Value])
  case map(MapValue)
  case type(TypeName)
  /// An object of JSON is a map with strings as keys, an array is a list.
  case json(JSONContainer)

  /// Which of the types it has.
  package var typeName: TypeName {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .string: .string
    case .bytes: .bytes
    case .duration: .duration
    case .timestamp: .timestamp
    case .list: .list
    case .map: .map
    case .type: .type
    case .json(let container): container.isObject ? .map : .list
    }
  }
}

/// The names of types, which are values too: `type(1) == int`.
package enum TypeName: String, Sendable, CaseIterable {
  case null = "null_type"
  case bool, int, uint, double, string, bytes, list, map, type
  case duration = "google.protobuf.Duration"
  case timestamp = "google.protobuf.Timestamp"

  /// The type without what is in it.
  var valueType: ValueType {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .string: .string
    case .bytes: .bytes
    case .duration: .duration
    case .timestamp: .timestamp
    case .list: .list(.dyn)
    case .map: .map(.dyn, .dyn)
    case .type: .type
    }
  }
}
