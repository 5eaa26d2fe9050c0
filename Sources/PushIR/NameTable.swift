import PushJSON

/// A few names that keys are looked up in. A key is compared with those of its bit alone, which are mostly none.
package struct NameTable: Sendable {
  private let bits: UInt64
  /// The names by the number of their bit.
  private let names: [[StaticString]]

  package init(_ names: [StaticString]) {
    var byBit = [[StaticString]](repeating: [], count: 64)
    for name in names { byBit[Key.bit(of: name.description).trailingZeroBitCount].append(name) }
    self.names = byBit
    bits = byBit.indices.reduce(0) { byBit[$1].isEmpty ? $0 : $0 | 1 << UInt64($1) }
  }

  /// The name that a key is; nil where it is none of them.
  package func name(of key: FieldKey) -> StaticString? {
    let bit = key.key.bit
    return bits & bit == 0 ? nil : names[bit.trailingZeroBitCount].first(where: key.equals)
  }
}
