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

  /// Iterates over an object, without the members of a set if one is given. Members added to the set during the
  /// iteration may still be visited. For any other node, there are no members.
  @inlinable
  @inline(__always)
  package init(of object: Node, in document: borrowing Document, without omitted: __shared MemberSet? = nil) {
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
  /// Whether a condition holds for an entry of a value: its name, itself or anything inside it, with the first eight bytes of
  /// each, the first one in the lowest byte, as written in the source. It walks along the tape, and costs far less than a walk
  /// over members and elements.
  @inlinable
  @inline(__always)
  package func hasEntry(in node: Node, where isIt: (Entry, _ start: UInt64) -> Bool) -> Bool {
    let end = index(behind: Int(node.index))
    let (entries, bytes) = unsafe (tape.pointee.entries, bytes)
    var index = max(1, Int(node.index)) &- 1
    while index < end {
      let entry = unsafe entries[index]
      if unsafe isIt(entry, (bytes + entry.offset).word()) { return true }
      index &+= 1
    }
    return false
  }

  /// Whether a condition holds for a name of an object, with its first byte as written in the source.
  @inlinable
  @inline(__always)
  package func hasName(in object: Node, where isIt: (Entry, _ firstByte: UInt8) -> Bool) -> Bool {
    let end = kind(object) == .object ? entry(object).length &- 1 : 0
    let (entries, bytes) = unsafe (tape.pointee.entries, bytes)
    var index = Int(object.index) &+ 1
    while index < end {
      let (name, value) = unsafe (entries[index], entries[index &+ 1])
      if unsafe isIt(name, bytes[name.offset]) { return true }
      index = value.isContainer ? value.length : index &+ 2
    }
    return false
  }

  /// The comparison key of a name. Escapes are resolved first.
  @inlinable
  @inline(__always)
  public func key(_ node: Node) -> Key {
    let entry = entry(node)
    return unsafe entry.isEscaped ? resolvedKey(node) : Key(node, entry, in: bytes)
  }

  /// The quick bits of the names of an object. A name with escapes may be any.
  package func quickBits(ofNamesIn object: Node) -> UInt64 {
    var bits: UInt64 = 0
    var members = Members(of: object, in: self)
    while let name = members.next(in: self) {
      let entry = entry(name)
      if entry.isEscaped { return .max }
      let first = unsafe bytes + entry.offset
      bits |= unsafe Key.quickBit(first: first[0], last: first[entry.length &- 1], length: entry.length)
    }
    return bits
  }

  /// Whether names of an object may be the same, as those with different quick bits are not, and whether any of its values
  /// contains others.
  package func glance(atNamesOf object: Node) -> (mayRepeat: Bool, hasContainers: Bool) {
    let end = kind(object) == .object ? entry(object).length &- 1 : 0
    let (entries, bytes) = unsafe (tape.pointee.entries, bytes)
    var (mayRepeat, hasContainers) = (false, false)
    var bits: UInt64 = 0
    var index = Int(object.index) &+ 1
    while index < end {
      let (name, value) = unsafe (entries[index], entries[index &+ 1])
      let first = unsafe bytes + name.offset
      let bit = unsafe Key.quickBit(first: first[0], last: first[name.length &- 1], length: name.length)
      if bits & bit != 0 || name.isEscaped { mayRepeat = true }
      bits |= bit
      index &+= 2
      if value.isContainer {
        hasContainers = true
        index = value.length
      }
    }
    return (mayRepeat, hasContainers)
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
}
