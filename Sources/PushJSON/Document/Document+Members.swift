extension Document {
  /// The value of a member by name; the last one if the name is repeated.
  package func member(_ name: StaticString, of object: Node, without omitted: MemberSet? = nil) -> Node {
    lastMember(of: object, length: name.utf8CodeUnitCount, without: omitted) { isNamed($0, name) }
  }

  /// The value of an HTTP header in an object of headers, whatever the case of its name. A name in lower case goes first.
  package func header(_ name: StaticString, of headers: Node, without omitted: MemberSet? = nil) -> Node {
    let value = member(name, of: headers, without: omitted)
    if value.exists { return value }
    return lastMember(of: headers, length: name.utf8CodeUnitCount, without: omitted) { key($0).lowercased.equals(name) }
  }

  /// The value of the last member with a name of this length, in bytes, for which a condition holds.
  ///
  /// Audited unsafe code: each index is that of a name of the object, as the scanner wrote it, and its value is the next entry.
  @inline(__always)
  private func lastMember(
    of object: Node, length: Int, without omitted: MemberSet?, where isNamed: (_ name: Node) -> Bool
  ) -> Node {
    let end = kind(object) == .object ? entry(object).length &- 1 : 0
    let entries = unsafe tape.pointee.entries
    var found = Node.absent
    var index = Int(object.index) &+ 1
    while index < end {
      let (key, value) = unsafe (entries[index], entries[index &+ 1])
      // Few names are the right one, so that few have to be looked for in the set.
      if key.isEscaped || key.length == length, isNamed(Node(index)),
        !(omitted?.contains(Node(index), of: self) ?? false)
      {
        found = Node(index &+ 1)
      }
      index = value.isContainer ? value.length : index &+ 2
    }
    return found
  }

  /// Whether an object has a member. The name is often one of the first.
  package func hasMember(_ name: StaticString, in object: Node) -> Bool {
    var members = Members(of: object, in: self)
    while let key = members.next(in: self) {
      if isNamed(key, name) { return true }
    }
    return false
  }

  /// Whether the node of a name is this one.
  @inline(__always)
  private func isNamed(_ key: Node, _ name: StaticString) -> Bool {
    let entry = entry(key)
    if entry.isEscaped { return equals(key, name) }
    guard entry.length == name.utf8CodeUnitCount else { return false }
    return unsafe Self.areEqual(bytes + entry.offset, name.utf8Start, count: entry.length)
  }

  /// The next member's name in the same object that is the same as a name and has a value other than `null`; nil if there is none.
  package func namesake(behind name: Node) -> Node? {
    let key = key(name)
    var next = Node(index(behind: Int(name.index) + 1))
    while kind(next) == .key {
      if self.key(next).equals(key, in: self), kind(next.memberValue) != .null { return next }
      next = Node(index(behind: Int(next.index) + 1))
    }
    return nil
  }

  /// The names of an object.
  @inlinable
  package func names(of object: Node, without omitted: MemberSet? = nil) -> MemberNames {
    MemberNames(of: object, in: self, without: omitted)
  }

  /// The elements of an array.
  @inlinable
  package func elements(of array: Node) -> ArrayElements { ArrayElements(of: array, in: self) }

  /// The first element of an array; absent if there is none.
  package func firstElement(of array: Node) -> Node { elements(of: array).first { _ in true } ?? .absent }

  /// Whether all names of an object are different.
  package func hasDistinctNames(_ object: Node) -> Bool {
    !glance(atNamesOf: object).mayRepeat || hasDistinctNames(afterCollision: object)
  }

  private func hasDistinctNames(afterCollision object: Node) -> Bool {
    if childCount(object) > 16 {
      var known: Set<[UInt8]> = []
      return names(of: object).allSatisfy { known.insert(Array(string($0).utf8)).inserted }
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

/// The names of an object.
@frozen
@usableFromInline
package struct MemberNames: Sequence, IteratorProtocol {
  @usableFromInline var members: Members
  @usableFromInline let document: Document
  @usableFromInline let omitted: MemberSet?

  @inlinable
  init(of object: Node, in document: Document, without omitted: MemberSet?) {
    members = Members(of: object, in: document, without: omitted)
    self.document = document
    self.omitted = omitted
  }

  @inlinable
  package mutating func next() -> Node? {
    withExtendedLifetime(omitted) { members.next(in: document) }
  }
}

/// The elements of an array.
@frozen
@usableFromInline
package struct ArrayElements: Sequence, IteratorProtocol {
  @usableFromInline var cursor: ElementCursor
  @usableFromInline let document: Document

  @inlinable
  init(of array: Node, in document: Document) {
    cursor = ElementCursor(of: array, in: document)
    self.document = document
  }

  @inlinable
  package mutating func next() -> Node? { cursor.next(in: document) }
}
