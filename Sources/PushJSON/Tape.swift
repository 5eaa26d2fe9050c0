/// What stands at a place of the tape.
@frozen
package enum Kind: UInt8, Sendable {
  /// Nothing: the node is absent.
  case absent = 0
  case object
  case array
  case string
  /// A number without fraction and exponent.
  case integer
  /// A number with one of them.
  case decimal
  case `true`
  case `false`
  case null
  /// A member's name; its value follows.
  case key
  /// The end of an object or array.
  case end
}

/// One entry of the tape: eight bytes.
///
/// ```
///  63      56 55                     28 27                      0
/// │ flags·kind │  length, skip or count │          offset          │
/// ```
///
/// Strings and keys hold the offset and length of what stands between the quotes; numbers those of their digits. An object
/// or array holds the offset of its bracket and the index of the entry behind its end; its end holds the offset of the
/// closing bracket and the number of members or elements. So every value can be skipped in one step and every span is at
/// hand, and `{"a":[1]}` is: absent, object → 7, key a, array → 6, integer 1, end (1), end (1).
@frozen
package struct Entry: Sendable {
  package var word: UInt64

  /// Offsets, lengths and indices have 28 bits, which limits a document to 256 MiB.
  @inlinable package static var limit: Int { 1 << 28 }
  @inlinable package static var field: UInt64 { 0x0fff_ffff }
  @inlinable package static var escapedFlag: UInt64 { 1 << 63 }
  @inlinable package static var supersededFlag: UInt64 { 1 << 62 }

  @inlinable
  package init(_ kind: Kind, offset: Int, length: Int, isEscaped: Bool = false) {
    word =
      UInt64(kind.rawValue) << 56 | UInt64(truncatingIfNeeded: length) << 28 | UInt64(truncatingIfNeeded: offset)
      | (isEscaped ? Self.escapedFlag : 0)
  }

  @inlinable package var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: word >> 56) & 0x0f) ?? .absent }
  @inlinable package var offset: Int { Int(truncatingIfNeeded: word & Self.field) }
  @inlinable package var length: Int { Int(truncatingIfNeeded: (word >> 28) & Self.field) }
  /// Whether a string holds escapes.
  @inlinable package var isEscaped: Bool { word & Self.escapedFlag != 0 }
  /// Whether a later member of the same name takes this key's place.
  @inlinable package var isSuperseded: Bool { word & Self.supersededFlag != 0 }
  @inlinable package mutating func supersede() { word |= Self.supersededFlag }
}

/// A value of a document: the index of its entry. Index 0 is no value.
@frozen
package struct Node: Hashable, Sendable {
  package var index: UInt32

  @inlinable package init(_ index: UInt32) { self.index = index }
  @inlinable package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  /// The value that is not there.
  @inlinable package static var absent: Node { Node(0 as UInt32) }
  /// The document itself.
  @inlinable package static var root: Node { Node(1 as UInt32) }
  @inlinable package var exists: Bool { index != 0 }
}

/// The entries of a document, in memory that grows and is used again.
///
/// Audited unsafe code: an index comes from the scanner, which wrote the entry.
@safe
package final class Tape {
  package var memory: UnsafeMutablePointer<Entry>
  package var count = 0
  package var capacity: Int

  init(capacity: Int = 256) {
    self.capacity = max(4, capacity)
    unsafe memory = .allocate(capacity: self.capacity)
    clear()
  }

  deinit { unsafe memory.deallocate() }

  /// Empties the tape down to the entry that stands for absent values.
  func clear() {
    count = 0
    append(Entry(.absent, offset: 0, length: 0))
  }

  @inlinable
  package subscript(index: Int) -> Entry {
    get {
      assert(index < count)
      return unsafe memory[index]
    }
    set { unsafe memory[index] = newValue }
  }

  @inlinable
  @inline(__always)
  package func append(_ entry: Entry) {
    if count == capacity { grow() }
    unsafe memory[count] = entry
    count &+= 1
  }

  @inline(never)
  package func grow() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe memory = larger
    capacity *= 2
  }
}
