/// A map that an expression made: its entries in their order. Keys are found by their number, whatever its type: 1, 1u and
/// 1.0 are one key.
package struct MapValue: Sendable {
  /// The keys and values in their order.
  package private(set) var entries: [(key: Value, value: Value)] = []
  private var indexes: [MapKey: Int] = [:]

  package init() {}

  /// Adds an entry; false where the key cannot be one, or is there already.
  mutating func add(_ key: Value, _ value: Value) -> Bool {
    // A double finds a key, but is none.
    if case .double = key { return false }
    guard let mapKey = MapKey(key), indexes.updateValue(entries.count, forKey: mapKey) == nil else { return false }
    entries.append((key, value))
    return true
  }

  /// The value of a key; nil where there is none.
  package subscript(_ key: Value) -> Value? {
    MapKey(key).flatMap { indexes[$0] }.map { entries[$0].value }
  }
}

/// A key as it is looked up. A text is its bytes: Swift would take texts as the same that CEL tells apart.
private enum MapKey: Hashable, Sendable {
  case bool(Bool)
  case int(Int64)
  /// What no `int` can be.
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
