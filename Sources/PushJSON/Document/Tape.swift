/// The kind of a tape entry.
@frozen
public enum Kind: UInt8, Sendable {
  /// No value: the node is absent.
  case absent = 0
  /// The start of an object.
  case object
  /// The start of an array.
  case array
  /// A string.
  case string
  /// A number without a fraction or exponent.
  case integer
  /// A number with a fraction or exponent.
  case decimal
  /// The word `true`.
  case `true`
  /// The word `false`.
  case `false`
  /// The word `null`.
  case null
  /// A member's name; its value follows.
  case key
  /// The end of an object or array.
  case end
}

extension Kind {
  /// What a finding calls a value of this kind.
  package var words: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .integer, .decimal: "a number"
    case .true: "true"
    case .false: "false"
    default: "null"
    }
  }
}

/// One entry of the tape: eight bytes.
///
/// ```
/// 63      56 55                28 27                 0
/// │ flags·kind │  length or skip   │      offset       │
/// ```
///
/// Strings and keys hold the offset and length of the text between the quotes; numbers those of their digits. An object
/// or array holds the offset of its bracket and the index of the entry after its end; its end holds the offset of the
/// closing bracket. Every value can therefore be skipped in one step, and every span is available. `{"a":[1]}` becomes:
/// absent, object → 7, key a, array → 6, integer 1, end, end.
@frozen
public struct Entry: Sendable {
  @usableFromInline var word: UInt64

  /// Offsets, lengths and indices have 28 bits, which limits a document to 256 MiB.
  static let limit = 1 << 28
  @inlinable static var field: UInt64 { 0x0fff_ffff }
  @inlinable static var escapedFlag: UInt64 { 1 << 63 }
  @inlinable static var compactFlag: UInt64 { 1 << 62 }

  @inlinable
  init(_ kind: Kind, offset: Int, length: Int, isEscaped: Bool = false) {
    word =
      UInt64(kind.rawValue) << 56 | UInt64(truncatingIfNeeded: length) << 28 | UInt64(truncatingIfNeeded: offset)
      | (isEscaped ? Self.escapedFlag : 0)
  }

  /// The kind of the entry.
  @inlinable public var kind: Kind { unsafe unsafeBitCast(UInt8(truncatingIfNeeded: word >> 56) & 0x0f, to: Kind.self) }
  /// The offset in the document.
  @inlinable public var offset: Int { Int(truncatingIfNeeded: word & Self.field) }
  /// The length in bytes; for brackets, the index of the entry after their end.
  @inlinable public var length: Int { Int(truncatingIfNeeded: (word >> 28) & Self.field) }
  /// Whether it is an object or an array, whose length is not that of its bytes.
  @inlinable
  @inline(__always)
  var isContainer: Bool { kind == .object || kind == .array }
  /// The entry of an object or array when it is closed.
  @inline(__always)
  func closed(end: Int, isCompact: Bool) -> Entry {
    var entry = self
    entry.word = word & ~(Self.field << 28) | UInt64(truncatingIfNeeded: end) << 28 | (isCompact ? Self.compactFlag : 0)
    return entry
  }
  /// The number of bytes of a string or another scalar; 0 for an object or array, which has no text.
  @inlinable var textLength: Int { isContainer ? 0 : length }
  /// Whether it is a string without escapes.
  @inlinable package var isPlainString: Bool { word >> 56 == UInt64(Kind.string.rawValue) }
  /// Whether a string contains escapes.
  @inlinable public var isEscaped: Bool { word & Self.escapedFlag != 0 }
  /// Whether an object or array has neither white space nor escapes, and is thus written as it is read.
  @inlinable var isCompact: Bool { word & Self.compactFlag != 0 }
}

/// A value of a document, as the index of its entry. Index 0 means that there is no value.
@frozen
public struct Node: Hashable, Sendable {
  /// The index of the entry on the tape.
  public var index: UInt32

  /// Creates a node for an index.
  @inlinable public init(_ index: UInt32) { self.index = index }
  @inlinable init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  /// The node of a missing value.
  @inlinable public static var absent: Node { Node(0 as UInt32) }
  /// The root value of the document.
  @inlinable public static var root: Node { Node(1 as UInt32) }
  /// Whether there is a value.
  @inlinable public var exists: Bool { index != 0 }
  /// For the node of a key, the node of the member's value.
  @inlinable public var memberValue: Node { Node(index &+ 1) }
  /// For the node of a member's value, the node of its key; absent for a value that is absent.
  @inlinable public var memberName: Node { Node(index &- min(index, 1)) }
}

/// The bytes of a document and the entries made of them, in growing memory that is reused.
///
/// Audited unsafe code: indices come from the scanner, which is the only writer. A document holds the constant address of
/// its tape, so that reading an entry takes two loads and no exclusivity check.
@unsafe
@usableFromInline
struct Tape {
  /// The bytes of the document, which its source keeps alive.
  @usableFromInline var bytes: UnsafePointer<UInt8>
  @usableFromInline var entries: UnsafeMutablePointer<Entry>
  private var capacity: Int
  /// The offset of the last white space or string with escapes that was scanned. A container that begins behind it is compact.
  var lastLoose = -1
  /// The address in the memory behind which there may be no room for a value and the name of the next one.
  private(set) var limit: UnsafeMutablePointer<Entry>

  init(of bytes: UnsafePointer<UInt8>, capacity: Int = 256) {
    unsafe self.bytes = bytes
    unsafe self.capacity = capacity
    unsafe entries = .allocate(capacity: capacity)
    unsafe limit = entries + capacity - 2
    unsafe clear()
  }

  func deallocate() { unsafe entries.deallocate() }

  /// Removes all entries except the one for absent values.
  mutating func clear() {
    unsafe entries[0] = Entry(.absent, offset: 0, length: 0)
    unsafe lastLoose = -1
  }

  @inlinable
  subscript(index: Int) -> Entry { unsafe entries[index] }

  /// Doubles the capacity and keeps the entries before `next`. Returns the address of `next` in the new memory.
  @inline(never)
  mutating func grow(keeping next: UnsafeMutablePointer<Entry>) -> UnsafeMutablePointer<Entry> {
    let used = unsafe next - entries
    var larger = unsafe Tape(of: bytes, capacity: capacity * 2)
    unsafe larger.lastLoose = lastLoose
    unsafe larger.entries.moveInitialize(from: entries, count: used)
    unsafe deallocate()
    unsafe self = larger
    return unsafe entries + used
  }
}
