/// FNV-1a with 64 bits: the same on every machine and in every version.
@frozen
@usableFromInline
package struct StableHash {
  @usableFromInline package var state: UInt64 = 0xcbf2_9ce4_8422_2325

  @inlinable package init() {}

  @inlinable
  package mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
}
