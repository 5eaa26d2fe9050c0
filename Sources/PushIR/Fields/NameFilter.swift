/// Tells at a glance that a name is not in a list, by its first byte and its length.
@frozen
@usableFromInline
package struct NameFilter: Sendable {
  /// For each length, one bit for each first byte. Longer names are counted from 0 again.
  @usableFromInline let letters: [UInt32]

  /// A filter for names, and for everything that begins with one of the prefixes.
  package init(_ names: [StaticString], prefixes: [StaticString]) {
    var letters = [UInt32](repeating: 0, count: 32)
    func bit(_ name: StaticString) -> UInt32 { name.description.utf8.first.map { 1 << UInt32($0 & 31) } ?? .max }
    for name in names { letters[name.utf8CodeUnitCount & 31] |= bit(name) }
    for prefix in prefixes {
      for length in letters.indices { letters[length] |= bit(prefix) }
    }
    self.letters = letters
  }

  /// Whether a name with this first byte and length may be in the list.
  @inlinable
  package func mayContain(first: UInt8, length: Int) -> Bool {
    letters[length & 31] >> UInt32(first & 31) & 1 != 0
  }
}
