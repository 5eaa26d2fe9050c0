package import PushJSON

/// A value of the Common Expression Language.
///
/// Values from a message are read in place: an object or array of JSON remains in its document, and such a value is
/// valid only while its message is available.
package enum Value: Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case uint(UInt64)
  case double(Double)
  case string(String)
  /// A text with a placeholder: it is written as it is, and nothing else about it is known.
  case template(String)
  case bytes([UInt8])
  case duration(Duration)
  case timestamp(Timestamp)
  case list([Value])
  case map(MapValue)
  case type(TypeName)
  /// A JSON object is a map with string keys, an array is a list.
  case json(JSONValue)

  package var typeName: TypeName {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .string, .template: .string
    case .bytes: .bytes
    case .duration: .duration
    case .timestamp: .timestamp
    case .list: .list
    case .map: .map
    case .type: .type
    case .json(let value): value.isObject ? .map : .list
    }
  }
}

/// The names of types, which are values themselves: `type(1) == int`.
package enum TypeName: String, Sendable, CaseIterable {
  case null = "null_type"
  case bool, int, uint, double, string, bytes, list, map, type
  case duration = "google.protobuf.Duration"
  case timestamp = "google.protobuf.Timestamp"

  /// The type without its element types.
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
