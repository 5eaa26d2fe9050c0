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

  /// The first eight bytes, the first one in the lowest byte, padded with zeros.
  @inlinable public var head: UInt64 { start & Document.mask(length) }

  /// A key that does not exist.
  @inlinable public static var none: Key { Key(node: .absent, length: 0, start: 0, tail: 0) }

  /// The value.
  @inlinable public var value: Node { Node(node.index &+ 1) }

  /// Whether two names of a document are the same.
  package func equals(_ other: Key, in document: Document) -> Bool {
    length == other.length && head == other.head && tail == other.tail
      && (length <= 16 || document.string(node) == document.string(other.node))
  }

  /// Whether the key equals a text. Compares the length and the first and last eight bytes.
  @inlinable
  @inline(__always)
  package func equals(_ text: StaticString) -> Bool { text.utf8CodeUnitCount == length && hasBytes(of: text) }

  /// Whether the key equals a text of the same length.
  /// A hash of the last four bytes in lower case, with one of 64 bits set. Keys with different bits end differently.
  @inlinable package var endBit: UInt64 { @inline(__always) get { Self.bit(ofEnd: end) } }

  @inlinable
  @inline(__always)
  static func bit(ofEnd end: UInt64) -> UInt64 {
    let product = ((end | 0x2020_2020_2020_2020) >> 32) &* 0x9e37_79b9_7f4a_7c15
    return 1 << (product >> 58)
  }

  @usableFromInline
  func hasBytes(of text: StaticString) -> Bool {
    begins(with: text) && (length <= 8 || tail == Self.word(text, from: length - 8))
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

  /// The bit of a name.
  package static func bit(of name: StaticString) -> UInt64 {
    let length = name.utf8CodeUnitCount
    return bit(head: word(name, from: 0), tail: length > 8 ? word(name, from: length - 8) : 0, length: length)
  }

  @inlinable
  @inline(__always)
  static func bit(head: UInt64, tail: UInt64, length: Int) -> UInt64 {
    // Fibonacci hashing: the upper bits of the product depend on all bits of the factors.
    let product = (head ^ (tail &* 31) ^ UInt64(truncatingIfNeeded: length)) &* 0x9e37_79b9_7f4a_7c15
    return 1 << (product >> 58)
  }

  /// Whether the key begins with a text. At most eight bytes are compared.
  @inlinable
  @inline(__always)
  package func begins(with text: StaticString) -> Bool {
    // Most keys already differ in the first byte.
    unsafe UInt8(truncatingIfNeeded: start) == text.utf8Start[0] && hasHead(of: text)
  }

  @usableFromInline
  func hasHead(of text: StaticString) -> Bool {
    let count = min(8, text.utf8CodeUnitCount)
    return length >= count && (start ^ Self.word(text, from: 0)) & Document.mask(count) == 0
  }

  /// Whether the key ends with a text. At most eight bytes are compared.
  package func ends(with ending: KeyEnding) -> Bool {
    length >= ending.length && ending.length > 0 && end >> ending.shift == ending.word
  }

  /// The same, ignoring the case of the key. The text must be in lower case.
  package func endsInAnyCase(with ending: KeyEnding) -> Bool {
    length >= ending.length && ending.length > 0 && (end | 0x2020_2020_2020_2020) >> ending.shift == ending.word
  }

  /// The last eight bytes, the last one in the highest byte.
  @inlinable var end: UInt64 { length > 8 ? tail : head << UInt64(8 * (8 - length)) }

  /// Up to eight bytes of a text, the first one in the lowest byte.
  fileprivate static func word(_ text: StaticString, from start: Int) -> UInt64 {
    let bytes = unsafe text.utf8Start + start
    let count = text.utf8CodeUnitCount - start
    if count >= 8 { return unsafe bytes.word() }
    var word: UInt64 = 0
    for index in 0..<count { word |= UInt64(unsafe bytes[index]) << UInt64(8 * index) }
    return word
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

/// Iterates over the members of an object in order, optionally without the members of a set.
///
/// Audited unsafe code: the caller must keep the set alive until the iteration ends, as decoders and messages do. The
/// iteration therefore needs no reference counting. Most sets are empty and cost nothing.
@frozen
@safe
public struct Members {
  @usableFromInline var index: Int
  @usableFromInline let end: Int
  /// The set, or nil if it is empty when the iteration begins.
  @usableFromInline let omitted: Unmanaged<MemberSet>?

  /// Iterates over an object. For any other node, there are no members.
  @inlinable
  public init(of object: Node, in document: borrowing Document) {
    let entry = document.entry(object)
    index = Int(object.index) + 1
    end = entry.kind == .object ? entry.length - 1 : 0
    unsafe omitted = nil
  }

  /// Iterates over an object without the members of a set. Members added to the set during the iteration may still be
  /// visited.
  @inlinable
  @inline(__always)
  package init(of object: Node, in document: borrowing Document, without omitted: __shared MemberSet?) {
    let entry = document.entry(object)
    index = Int(object.index) + 1
    end = entry.kind == .object ? entry.length - 1 : 0
    unsafe self.omitted = omitted?.walked
  }

  /// The node of the next member's name.
  @inlinable
  @inline(__always)
  public mutating func next(in document: Document) -> Node? {
    if let omitted = unsafe omitted { return unsafe next(in: document, without: omitted) }
    guard index < end else { return nil }
    defer { index = document.index(behind: index + 1) }
    return Node(index)
  }

  @usableFromInline
  @inline(never)
  mutating func next(in document: Document, without omitted: Unmanaged<MemberSet>) -> Node? {
    while index < end {
      let name = Node(index)
      index = document.index(behind: index + 1)
      if unsafe !omitted._withUnsafeGuaranteedRef({ $0.contains(name, of: document) }) { return name }
    }
    return nil
  }
}

/// Iterates over the members of an object with their comparison keys.
///
/// Audited unsafe code: the caller must neither release nor scan the document until the iteration ends, and must keep the
/// set of omitted members alive. Entries are read directly.
@frozen
@safe
@usableFromInline
package struct KeyCursor {
  @usableFromInline var index: Int
  @usableFromInline let end: Int
  @usableFromInline let entries: UnsafeMutablePointer<Entry>
  @usableFromInline let bytes: UnsafePointer<UInt8>
  @usableFromInline let omitted: Unmanaged<MemberSet>?

  /// Iterates over an object without the members of a set.
  @inlinable
  @inline(__always)
  package init(of object: Node, in document: borrowing Document, without omitted: __shared MemberSet?) {
    let members = Members(of: object, in: document, without: omitted)
    index = members.index
    end = members.end
    unsafe self.omitted = members.omitted
    unsafe entries = document.tape.pointee.entries
    unsafe bytes = document.bytes
  }

  /// The next name.
  @inlinable
  @inline(__always)
  package mutating func next(in document: Document) -> Key? {
    if let omitted = unsafe omitted { index = unsafe Self.skip(omitted, from: index, to: end, in: document) }
    guard index < end else { return nil }
    let node = Node(index)
    let name = unsafe entries[index]
    let value = unsafe entries[index &+ 1]
    index = value.isContainer ? value.length : index &+ 2
    return unsafe name.isEscaped ? document.resolvedKey(node) : Key(node, name, in: bytes)
  }

  /// Whether the value of the last name is an object or an array, which has more than one entry.
  @inlinable
  @inline(__always)
  package func isBehindContainer(_ last: Key) -> Bool { index != Int(last.node.index) &+ 2 }

  /// The index of the first member that is not omitted. Gets and returns an index, so that the cursor is kept in registers.
  @usableFromInline
  @inline(never)
  static func skip(_ omitted: Unmanaged<MemberSet>, from start: Int, to end: Int, in document: Document) -> Int {
    var index = start
    while index < end, unsafe omitted._withUnsafeGuaranteedRef({ $0.contains(Node(index), of: document) }) {
      index = document.index(behind: index + 1)
    }
    return index
  }
}

/// Iterates over the elements of an array.
@frozen
public struct ElementCursor {
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  /// Iterates over nothing.
  @inlinable
  package init() {
    index = 0
    end = 0
  }

  /// Iterates over an array. For any other node, there are no elements.
  @inlinable
  @inline(__always)
  public init(of array: Node, in document: borrowing Document) {
    let entry = document.entry(array)
    index = Int(array.index) + 1
    end = entry.kind == .array ? entry.length - 1 : 0
  }

  /// Whether there are no more elements.
  @inlinable package var isAtEnd: Bool { index >= end }

  /// The next element.
  @inlinable
  public mutating func next(in document: Document) -> Node? {
    guard index < end else { return nil }
    defer { index = document.index(behind: index) }
    return Node(index)
  }
}

extension Document {
  /// Visits the entries of a value: its name, itself and everything inside it, with the first byte of each. It walks along the
  /// tape, and costs far less than a walk over members and elements.
  @inlinable
  @inline(__always)
  package func forEachEntry(of node: Node, _ visit: (Entry, _ firstByte: UInt8) -> Void) {
    let start = max(1, Int(node.index)) &- 1
    let end = index(behind: Int(node.index))
    var index = start
    while index < end {
      let entry = entry(Node(index))
      unsafe visit(entry, bytes[entry.offset])
      index &+= 1
    }
  }

  /// The comparison key of a name. Escapes are resolved first.
  @inlinable
  @inline(__always)
  public func key(_ node: Node) -> Key {
    let entry = entry(node)
    return unsafe entry.isEscaped ? resolvedKey(node) : Key(node, entry, in: bytes)
  }

  @inlinable
  @inline(__always)
  static func mask(_ length: Int) -> UInt64 {
    length >= 8 ? .max : (1 &<< UInt64(truncatingIfNeeded: length &<< 3)) &- 1
  }

  @usableFromInline
  func resolvedKey(_ node: Node) -> Key {
    let content = Array(string(node).utf8)
    func word(_ slice: ArraySlice<UInt8>) -> UInt64 {
      slice.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    return Key(
      node: node, length: content.count, start: word(content.prefix(8)),
      tail: content.count > 8 ? word(content.suffix(8)) : 0)
  }

  /// The value of a member by name; the last one if the name is repeated.
  package func member(_ name: StaticString, of object: Node, without omitted: MemberSet? = nil) -> Node {
    var found = Node.absent
    var members = Members(of: object, in: self, without: omitted)
    while let key = members.next(in: self) {
      if equals(key, name) { found = key.memberValue }
    }
    return found
  }

  /// The value of a member by a name from a path; the last one if the name is repeated.
  package func member(named name: Substring, of object: Node, without omitted: MemberSet? = nil) -> Node {
    var found = Node.absent
    var members = Members(of: object, in: self, without: omitted)
    while let key = members.next(in: self) {
      if string(key) == name { found = key.memberValue }
    }
    return found
  }

  /// Whether all names of an object are different.
  package func hasDistinctNames(_ object: Node) -> Bool {
    if childCount(object) > 16 {
      var names: Set<String> = []
      var members = Members(of: object, in: self)
      while let name = members.next(in: self) {
        if !names.insert(string(name)).inserted { return false }
      }
      return true
    }
    var members = Members(of: object, in: self)
    while let name = members.next(in: self) {
      var others = members
      let key = key(name)
      while let other = others.next(in: self) {
        if self.key(other).equals(key, in: self) { return false }
      }
    }
    return true
  }
}
