package import PushJSON

extension JSONValue {
  /// The elements of an array, or the names of an object's members.
  fileprivate var parts: [Value] {
    isObject ? members.map { .string($0.name.text) } : elements.map { Value($0) }
  }

  /// The member of an object by its name; the last one if the name is repeated.
  fileprivate func member(_ name: String) -> Value? {
    let found = document.member(named: name[...], of: node, without: omitted)
    return found.exists ? Value(sibling(found)) : nil
  }

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
      let large = value.integer == nil ? UInt64(value.document.digits(value.node)) : nil
      self =
        value.integer.map { .int($0) } ?? large.map { .uint($0) } ?? .double(value.document.double(value.node))
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
    case .json(let value) where value.isArray: value.parts
    default: nil
    }
  }

  /// The keys of a map in order; nil for other values.
  package var keys: [Value]? {
    switch self {
    case .map(let map): map.entries.map { $0.key }
    case .json(let value) where value.isObject: value.parts
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

  /// The value of a key of a map; nil if it is missing.
  package func member(_ key: Value) -> Value? {
    switch self {
    case .map(let map): return map[key]
    case .json(let value):
      guard value.isObject, case .string(let name) = key else { return nil }
      return value.member(name)
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
