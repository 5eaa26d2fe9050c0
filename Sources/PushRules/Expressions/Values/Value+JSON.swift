package import PushJSON

extension JSONValue {
  /// The element of an array at an index.
  func element(_ index: Int) -> Value? {
    if index < 0 { return nil }
    return elements.dropFirst(index).first { _ in true }.map { Value($0) }
  }
}

extension Value {
  /// Converts a value of a document: an integer that fits is an `int` or a `uint`, every other number a `double`.
  package init(_ value: JSONValue) {
    switch value.kind {
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .integer:
      self =
        value.integer.map { .int($0) } ?? UInt64(value.document.digits(value.node)).map { .uint($0) }
        ?? .double(value.document.double(value.node))
    case .decimal: self = .double(value.document.double(value.node))
    case .string, .key: self = .string(value.text)
    case .object, .array: self = .json(value)
    case .null, .absent, .end: self = .null
    }
  }

  /// The elements of a list; nil for other values.
  package var elements: [Value]? {
    switch self {
    case .list(let elements): elements
    case .json(let value) where value.isArray: value.elements.map { Value($0) }
    default: nil
    }
  }

  /// The keys of a map in order; nil for other values.
  package var keys: [Value]? {
    switch self {
    case .map(let map): map.entries.map { $0.key }
    case .json(let value) where value.isObject: value.members.map { .string($0.name.text) }
    default: nil
    }
  }

  /// A map with an index of its keys; nil for other values.
  var asMap: MapValue? {
    switch self {
    case .map(let map): map
    case .json(let value) where value.isObject: MapValue(value)
    default: nil
    }
  }

  /// The value of a key of a map, the last one if a name is repeated; nil if it is missing.
  package func member(_ key: Value) -> Value? {
    switch self {
    case .map(let map): return map[key]
    case .json(let value):
      guard value.isObject, case .string(let name) = key else { return nil }
      let found = value.document.member(named: name[...], of: value.node, without: value.omitted)
      return found.exists ? Value(value.sibling(found)) : nil
    default: return nil
    }
  }

  /// The number of entries of a map or elements of a list; nil for other values.
  var childCount: Int? {
    switch self {
    case .list(let elements): elements.count
    case .map(let map): map.entries.count
    case .json(let value): value.count
    default: nil
    }
  }
}
