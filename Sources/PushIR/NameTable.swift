import PushJSON

/// A small set of names for looking up keys. A key is compared only with the names that share its hash bit, usually
/// none.
package struct NameTable: Sendable {
  private let bits: UInt64
  /// The names, indexed by the number of their bit.
  private let names: [[StaticString]]

  package init(_ names: [StaticString]) {
    var byBit = [[StaticString]](repeating: [], count: 64)
    for name in names { byBit[Key.bit(of: name.description).trailingZeroBitCount].append(name) }
    self.names = byBit
    bits = byBit.indices.reduce(0) { byBit[$1].isEmpty ? $0 : $0 | 1 << UInt64($1) }
  }

  /// The name that equals a key; nil if none does.
  package func name(of key: FieldKey) -> StaticString? {
    let bit = key.key.bit
    return bits & bit == 0 ? nil : names[bit.trailingZeroBitCount].first(where: key.equals)
  }
}
