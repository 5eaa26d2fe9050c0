import PushDiagnostics

/// A member's name with a compact form for quick comparison. Its value is the next node.
@frozen
public struct Key: Sendable {
  /// The key's own entry.
  public let node: Node
  /// Its length in bytes, with escapes resolved.
  public let length: Int
  /// Eight bytes of the document from the start of the name, the first one in the lowest byte. For a shorter name, they
  /// include what follows it.
  public let start: UInt64
  /// The last eight bytes, if the key has more than eight.
  public let tail: UInt64

  @inlinable
  init(node: Node, length: Int, start: UInt64, tail: UInt64) {
    self.node = node
    self.length = length
    self.start = start
    self.tail = tail
  }

  /// The key of a name without escapes.
  @inlinable
  @inline(__always)
  init(_ node: Node, _ entry: Entry, in bytes: UnsafePointer<UInt8>) {
    let first = unsafe bytes + entry.offset
    self.node = node
    length = entry.length
    start = unsafe first.word()
    tail = unsafe entry.length > 8 ? (first + entry.length - 8).word() : 0
  }

  /// The key of a name that is in no document.
  package init(_ name: StaticString) {
    let length = name.utf8CodeUnitCount
    self.init(
      node: .absent, length: length, start: Self.word(name, from: 0),
      tail: length > 8 ? Self.word(name, from: length - 8) : 0)
  }

  /// The first eight bytes, the first one in the lowest byte, padded with zeros.
  @inlinable public var head: UInt64 { start & Document.mask(length) }

  /// The key in lower case, as names of HTTP headers are compared (RFC 9110, 5.1). Of a name with more than sixteen bytes, only
  /// the first and the last eight change, and `Decoder.matches` looks at the others.
  package var lowercased: Key {
    Key(node: node, length: length, start: Self.lowercased(head), tail: Self.lowercased(tail))
  }

  /// Makes it lower case. Returns whether it was not yet.
  package mutating func lowercase() -> Bool {
    let other = lowercased
    if head == other.head, tail == other.tail { return false }
    self = other
    return true
  }

  /// Becomes another key, if there is one. Returns whether there is. Inlined, because a key that is compared in a loop would
  /// otherwise need an address.
  @inlinable
  @inline(__always)
  package mutating func take(_ other: Key?) -> Bool {
    guard let other else { return false }
    self = other
    return true
  }

  /// Eight bytes with the letters of ASCII in lower case.
  private static func lowercased(_ bytes: UInt64) -> UInt64 {
    // The highest bit of each byte says whether it is at least "A", and whether it is beyond "Z".
    let low = bytes & 0x7f7f_7f7f_7f7f_7f7f
    let (isA, isBeyondZ) = (low &+ 0x3f3f_3f3f_3f3f_3f3f, low &+ 0x2525_2525_2525_2525)
    let isCapital = isA & ~isBeyondZ & ~bytes & 0x8080_8080_8080_8080
    return bytes | isCapital &>> 2
  }

  /// The value.
  @inlinable public var value: Node { Node(node.index &+ 1) }

  /// Whether two names of a document are the same.
  package func equals(_ other: Key, in document: Document) -> Bool {
    length == other.length && head == other.head && tail == other.tail
      && (length <= 16 || document.string(node) == document.string(other.node))
  }

  /// Whether the key equals a text. Compares the length and the first and last eight bytes, which are constants for a literal.
  @inlinable
  @inline(__always)
  package func equals(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return length == count && hasHead(of: text) && (count <= 8 || tail == Self.word(text, from: count &- 8))
  }

  /// A hash of the name with one of 64 bits set. Names with different bits are different.
  @inlinable
  @inline(__always)
  package var bit: UInt64 { Self.bit(head: head, tail: tail, length: length) }

  /// The bit of a name.
  package static func bit(of name: String) -> UInt64 {
    func word(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    let bytes = Array(name.utf8)
    let tail = bytes.count > 8 ? word(bytes.suffix(8).reversed()) : 0
    return bit(head: word(bytes.prefix(8).reversed()), tail: tail, length: bytes.count)
  }

  @inlinable
  @inline(__always)
  static func bit(head: UInt64, tail: UInt64, length: Int) -> UInt64 {
    1 << (hash(head: head, tail: tail, length: length) >> 58)
  }

  /// A hash of the name. Names with different hashes are different.
  @inlinable
  @inline(__always)
  var hash: UInt64 { Self.hash(head: head, tail: tail, length: length) }

  @inlinable
  @inline(__always)
  static func hash(head: UInt64, tail: UInt64, length: Int) -> UInt64 {
    // Fibonacci hashing: the upper bits of the product depend on all bits of the factors.
    (head ^ (tail &* 31) ^ UInt64(truncatingIfNeeded: length)) &* 0x9e37_79b9_7f4a_7c15
  }

  /// A hash of the first byte, the last byte and the length of a name, with one of 64 bits set. Names with different bits are
  /// different. For a literal it is a constant.
  @inlinable
  @inline(__always)
  package static func quickBit(of name: StaticString) -> UInt64 {
    let length = name.utf8CodeUnitCount
    return unsafe quickBit(first: name.utf8Start[0], last: name.utf8Start[length &- 1], length: length)
  }

  @inlinable
  @inline(__always)
  static func quickBit(first: UInt8, last: UInt8, length: Int) -> UInt64 {
    1 &<< (UInt64(first) &* 7 &+ UInt64(last) &* 3 &+ UInt64(truncatingIfNeeded: length))
  }

  /// Whether the key begins with a text. At most eight bytes are compared.
  @inlinable
  @inline(__always)
  package func begins(with text: StaticString) -> Bool { length >= min(8, text.utf8CodeUnitCount) && hasHead(of: text) }

  @inlinable
  @inline(__always)
  func hasHead(of text: StaticString) -> Bool {
    (start ^ Self.word(text, from: 0)) & Document.mask(text.utf8CodeUnitCount) == 0
  }

  /// Whether the key ends with a text. At most eight bytes are compared.
  package func ends(with ending: KeyEnding) -> Bool {
    length >= ending.length && ending.length > 0 && end >> ending.shift == ending.word
  }

  /// The same, ignoring the case of the key. The text must be in lower case.
  package func endsInAnyCase(with ending: KeyEnding) -> Bool {
    length >= ending.length && ending.length > 0 && (end | 0x2020_2020_2020_2020) >> ending.shift == ending.word
  }

  /// A hash of the last four bytes in lower case, with one of 64 bits set. Keys with different bits end differently.
  @inlinable package var endBit: UInt64 { @inline(__always) get { Self.bit(ofEnd: end) } }

  @inlinable
  @inline(__always)
  static func bit(ofEnd end: UInt64) -> UInt64 {
    let product = ((end | 0x2020_2020_2020_2020) >> 32) &* 0x9e37_79b9_7f4a_7c15
    return 1 << (product >> 58)
  }

  /// The last eight bytes, the last one in the highest byte.
  @inlinable var end: UInt64 { length > 8 ? tail : head << UInt64(8 * (8 - length)) }

  /// Up to eight bytes of a text, the first one in the lowest byte.
  @inlinable
  @inline(__always)
  static func word(_ text: StaticString, from start: Int) -> UInt64 {
    let bytes = unsafe UnsafeRawPointer(text.utf8Start + start)
    let count = text.utf8CodeUnitCount &- start
    if count >= 8 { return unsafe UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) }
    if count >= 4 { return unsafe ends(UInt32.self, of: bytes, count: count) }
    if count >= 2 { return unsafe ends(UInt16.self, of: bytes, count: count) }
    return unsafe count == 0 ? 0 : UInt64(bytes.load(as: UInt8.self))
  }

  /// The first and the last bytes of a text, which are all of it.
  @inlinable
  @inline(__always)
  static func ends<Word: FixedWidthInteger & BitwiseCopyable>(
    _ type: Word.Type, of bytes: UnsafeRawPointer, count: Int
  ) -> UInt64 {
    let last = count &- MemoryLayout<Word>.size
    let start = unsafe Word(littleEndian: bytes.loadUnaligned(as: type))
    let end = unsafe Word(littleEndian: bytes.loadUnaligned(fromByteOffset: last, as: type))
    return UInt64(start) | UInt64(end) &<< UInt64(truncatingIfNeeded: last &<< 3)
  }
}

/// The hashes of names, with one of 128 bits for each. Few objects have different names with the same bit.
@frozen
@usableFromInline
package struct NameBits {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// Creates the set of no names.
  @inlinable package init() {}

  /// Adds a name. Returns whether it is different from all names before.
  @inlinable
  @inline(__always)
  package mutating func insert(_ key: Key) -> Bool {
    let hash = key.hash >> 57
    let bit: UInt64 = 1 &<< hash
    // All ones if the bit is one of the high ones: no branch, because it could not be predicted.
    let isHigh = 0 &- (hash >> 6)
    let (ofLow, ofHigh) = (bit & ~isHigh, bit & isHigh)
    let isNew = (low & ofLow) | (high & ofHigh) == 0
    low |= ofLow
    high |= ofHigh
    return isNew
  }
}

/// A suffix prepared for comparison.
package struct KeyEnding: Sendable {
  let length: Int
  let word: UInt64
  let shift: UInt64

  /// The bit that a key with this ending has as its `endBit`. The ending has at least four bytes.
  package var bit: UInt64 { Key.bit(ofEnd: word << shift) }

  package init(_ text: StaticString) {
    length = text.utf8CodeUnitCount
    let compared = min(8, length)
    word = Key.word(text, from: length - compared)
    shift = UInt64(8 * (8 - compared))
  }
}

extension Document {
  /// Whether a name of an object of HTTP headers is not in lower case.
  package func hasCapitals(inNamesOf headers: Node) -> Bool { names(of: headers).contains { hasCapitals($0) } }

  /// Whether a name has capital letters of ASCII.
  package func hasCapitals(_ name: Node) -> Bool {
    let key = key(name)
    // Most names of headers have at most sixteen bytes, all with this bit set; capital letters do not have it set.
    let bits: UInt64 = 0x2020_2020_2020_2020
    if key.length > 8, key.length <= 16, key.head & key.tail & bits == bits { return false }
    return string(name).utf8.contains { $0.isCapital }
  }
}
