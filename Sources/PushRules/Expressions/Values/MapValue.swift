import PushJSON

/// A map created by an expression, with its entries in order. Numeric keys are looked up by value, regardless of type:
/// 1, 1u and 1.0 are the same key.
package struct MapValue: Sendable {
  /// The keys and values, in order.
  package private(set) var entries: [(key: Value, value: Value)] = []
  private var indexes: [MapKey: Int] = [:]

  package init() {}

  /// The members of an object; of those with the same name, the last one.
  init(_ object: JSONValue) {
    for member in object.members {
      let name = member.name.text
      let (key, entry) = (MapKey.string(Array(name.utf8)), (key: Value.string(name), value: Value(member)))
      if let index = indexes[key] {
        entries[index] = entry
      } else {
        indexes[key] = entries.count
        entries.append(entry)
      }
    }
  }

  /// Adds an entry; returns false if the key is invalid or already exists.
  mutating func add(_ key: Value, _ value: Value) -> Bool {
    // A double can be used to look up a key, but not as a key.
    if case .double = key { return false }
    guard let mapKey = MapKey(key), indexes.updateValue(entries.count, forKey: mapKey) == nil else { return false }
    entries.append((key, value))
    return true
  }

  /// The value of a key; nil if it is missing.
  package subscript(_ key: Value) -> Value? {
    MapKey(key).flatMap { indexes[$0] }.map { entries[$0].value }
  }
}

/// A key for lookup. Strings are compared by their bytes, because Swift treats some strings as equal that CEL
/// distinguishes.
private enum MapKey: Hashable, Sendable {
  case bool(Bool)
  case int(Int64)
  /// A number that is not in the range of `int`.
  case uint(UInt64)
  case string([UInt8])

  init?(_ value: Value) {
    switch value {
    case .bool(let flag): self = .bool(flag)
    case .int(let number): self = .int(number)
    case .uint(let number): self = Int64(exactly: number).map { .int($0) } ?? .uint(number)
    case .double(let number):
      if let int = Int64(whole: number) {
        self = .int(int)
      } else if let uint = UInt64(whole: number) {
        self = .uint(uint)
      } else {
        return nil
      }
    case .string(let text): self = .string(Array(text.utf8))
    default: return nil
    }
  }
}
