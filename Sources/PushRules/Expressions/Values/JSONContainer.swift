package import PushJSON

/// An object or array of a document, read in place.
package struct JSONContainer: Sendable {
  package let document: Document
  package let node: Node
  /// The members of the document that are excluded from the value.
  package let omitted: MemberSet?

  package var isObject: Bool { document.kind(node) == .object }
  package var count: Int { document.childCount(node, without: omitted) }

  /// The elements of an array, or the names of an object's members.
  var elements: [Value] {
    var elements: [Value] = []
    var members = Members(of: node, in: document, without: omitted)
    while let name = members.next(in: document) { elements.append(.string(document.string(name))) }
    var cursor = ElementCursor(of: node, in: document)
    while let element = cursor.next(in: document) { elements.append(Value(element, in: document, without: omitted)) }
    return elements
  }

  /// The member of an object by its name; the last one if the name is repeated.
  func member(_ name: String) -> Value? {
    var found: Node?
    var members = Members(of: node, in: document, without: omitted)
    while let key = members.next(in: document) {
      if document.string(key).isSame(as: name) { found = key.memberValue }
    }
    return found.map { Value($0, in: document, without: omitted) }
  }

  /// The element of an array at an index.
  func element(_ index: Int) -> Value? {
    var cursor = ElementCursor(of: node, in: document)
    var rest = index
    while rest >= 0, let element = cursor.next(in: document) {
      if rest == 0 { return Value(element, in: document, without: omitted) }
      rest -= 1
    }
    return nil
  }
}

extension Value {
  /// Converts a value of a document: an integer that fits is an `int`, every other number a `double`.
  package init(_ node: Node, in document: Document, without omitted: MemberSet? = nil) {
    switch document.kind(node) {
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .integer: self = document.integer(node).map { .int($0) } ?? .double(document.double(node))
    case .decimal: self = .double(document.double(node))
    case .string, .key: self = .string(document.string(node))
    case .object, .array: self = .json(JSONContainer(document: document, node: node, omitted: omitted))
    case .null, .absent, .end: self = .null
    }
  }

  /// The elements of a list; nil for other values.
  package var elements: [Value]? {
    switch self {
    case .list(let elements): elements
    case .json(let container) where !container.isObject: container.elements
    default: nil
    }
  }

  /// The keys of a map in order; nil for other values.
  package var keys: [Value]? {
    switch self {
    case .map(let map): map.entries.map { $0.key }
    case .json(let container) where container.isObject: container.elements
    default: nil
    }
  }

  /// The value of a key of a map; nil if it is missing.
  package func member(_ key: Value) -> Value? {
    switch self {
    case .map(let map): return map[key]
    case .json(let container):
      guard container.isObject, case .string(let name) = key else { return nil }
      return container.member(name)
    default: return nil
    }
  }

  /// The number of entries of a map or elements of a list; nil for other values.
  var childCount: Int? {
    switch self {
    case .list(let elements): elements.count
    case .map(let map): map.entries.count
    case .json(let container): container.count
    default: nil
    }
  }
}
