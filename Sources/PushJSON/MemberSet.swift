/// A set of members of a document: those that somebody who reads it leaves out, or has done with.
///
/// A document stays as it was scanned. What a reader is not to see stands in such a set, and each walk says by `without`
/// which one it goes by. Members of other documents are in none of its sets. The memory of a set is used again.
///
/// Audited unsafe code: what a set holds lies behind constant pointers, so that an empty one costs a walk two looks and no
/// bookkeeping of the class. A set keeps its base, and so the base's memory, as long as itself.
@safe
@usableFromInline
package final class MemberSet: @unchecked Sendable {
  @usableFromInline
  struct Content {
    @usableFromInline var isEmpty = true
    /// A bit for each entry of the tape, as far as any is set.
    var words: [UInt64] = []
    /// Which of the words are not 0.
    var filled: [Int] = []

    mutating func insert(_ bits: UInt64, at word: Int) {
      if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
      if words[word] == 0 { filled.append(word) }
      words[word] |= bits
      isEmpty = false
    }

    func contains(_ name: Node) -> Bool {
      let word = Int(name.index >> 6)
      return word < words.count && words[word] & MemberSet.bit(name) != 0
    }

    mutating func removeAll() {
      for word in filled { words[word] = 0 }
      filled.removeAll(keepingCapacity: true)
      isEmpty = true
    }
  }

  let document: Document
  /// What is left out besides, because somebody has left it out before.
  private let base: MemberSet?
  @usableFromInline let content: UnsafeMutablePointer<Content>
  /// That of the base; the set's own where it has none.
  @usableFromInline let baseContent: UnsafeMutablePointer<Content>

  /// An empty set; one that goes on from `base`, whose members are in it as well. The base has none of its own.
  package init(of document: Document, beyond base: MemberSet? = nil) {
    precondition(base?.base == nil, "a set extends one that extends no other")
    self.document = document
    self.base = base
    unsafe content = .allocate(capacity: 1)
    unsafe content.initialize(to: Content())
    unsafe baseContent = base?.content ?? content
  }

  /// A set of its own with the members of another that are in a document.
  package convenience init(of document: Document, copying other: MemberSet) {
    self.init(of: document)
    guard other.document === document else { return }
    for part in [other, other.base ?? other] {
      let from = unsafe part.content.pointee
      for word in from.filled { unsafe content.pointee.insert(from.words[word], at: word) }
    }
  }

  deinit {
    unsafe content.deinitialize(count: 1)
    unsafe content.deallocate()
  }

  @inlinable package var isEmpty: Bool { unsafe content.pointee.isEmpty && baseContent.pointee.isEmpty }

  /// The set as a walk goes by it; nothing, where there is nothing in it.
  @inlinable var walked: Unmanaged<MemberSet>? { unsafe isEmpty ? nil : .passUnretained(self) }

  /// Whether the member of this name is in the set.
  @usableFromInline
  package func contains(_ name: Node, of document: Document) -> Bool {
    guard document === self.document else { return false }
    return unsafe content.pointee.contains(name) || baseContent.pointee.contains(name)
  }

  private static func bit(_ name: Node) -> UInt64 { 1 << UInt64(name.index & 63) }

  /// Puts a member in by its name.
  package func insert(_ name: Node) {
    unsafe content.pointee.insert(Self.bit(name), at: Int(name.index >> 6))
  }

  /// Empties the set, but for its base: as much work as there is in it.
  package func clear() {
    if unsafe !content.pointee.isEmpty { unsafe content.pointee.removeAll() }
  }
}
