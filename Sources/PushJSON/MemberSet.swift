/// A set of members of a document that a reader skips or has already consumed.
///
/// A scanned document does not change. Members that a reader must not see are put into such a set, which is passed to
/// each iteration as `without`. A set never contains members of other documents. Its memory is reused.
///
/// Audited unsafe code: the content of a set is behind constant pointers, so an empty set costs an iteration two loads
/// and no exclusivity check. A set keeps its base, and so the base's memory, alive.
@safe
@usableFromInline
package final class MemberSet: @unchecked Sendable {
  @usableFromInline
  struct Content {
    @usableFromInline var isEmpty = true
    /// One bit per entry of the tape, up to the last one that is set.
    var words: [UInt64] = []
    /// The indices of the words that are not 0. Those at or after `filledCount` are left over.
    private var filled: [Int] = []
    private var filledCount = 0

    mutating func insert(_ bits: UInt64, at word: Int) {
      if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
      if words[word] == 0 {
        if filledCount < filled.count { filled[filledCount] = word } else { filled.append(word) }
        filledCount += 1
      }
      words[word] |= bits
      isEmpty = false
    }

    func contains(_ name: Node) -> Bool {
      let word = Int(name.index >> 6)
      return word < words.count && words[word] & MemberSet.bit(name) != 0
    }

    mutating func formUnion(_ other: borrowing Content) {
      for index in 0..<other.filledCount {
        let word = other.filled[index]
        insert(other.words[word], at: word)
      }
    }

    mutating func removeAll() {
      for index in 0..<filledCount { words[filled[index]] = 0 }
      filledCount = 0
      isEmpty = true
    }
  }

  package let document: Document
  /// A set of members that are omitted in addition, because an earlier reader omitted them.
  private let base: MemberSet?
  @usableFromInline let content: UnsafeMutablePointer<Content>
  /// The content of the base; the set's own content if it has no base.
  @usableFromInline let baseContent: UnsafeMutablePointer<Content>

  /// Creates an empty set, or a set that also contains the members of `base`. The base must not have a base itself.
  package init(of document: Document, beyond base: MemberSet? = nil) {
    precondition(base?.base == nil, "a set extends one that extends no other")
    self.document = document
    self.base = base
    unsafe content = .allocate(capacity: 1)
    unsafe content.initialize(to: Content())
    unsafe baseContent = base?.content ?? content
  }

  /// Creates an independent set with the members of another one that belong to a document.
  package convenience init(of document: Document, copying other: MemberSet) {
    self.init(of: document)
    formUnion(other)
  }

  deinit {
    unsafe content.deinitialize(count: 1)
    unsafe content.deallocate()
  }

  @inlinable package var isEmpty: Bool { unsafe content.pointee.isEmpty && baseContent.pointee.isEmpty }

  /// The set for an iteration; nil if it is empty.
  @inlinable var walked: Unmanaged<MemberSet>? { unsafe isEmpty ? nil : .passUnretained(self) }

  /// Whether the set contains the member with this name.
  @usableFromInline
  package func contains(_ name: Node, of document: Document) -> Bool {
    guard document === self.document else { return false }
    return unsafe content.pointee.contains(name) || baseContent.pointee.contains(name)
  }

  private static func bit(_ name: Node) -> UInt64 { 1 << UInt64(name.index & 63) }

  /// Adds a member by its name.
  package func insert(_ name: Node) {
    unsafe content.pointee.insert(Self.bit(name), at: Int(name.index >> 6))
  }

  /// Adds the members of another set, if they are members of the same document.
  package func formUnion(_ other: MemberSet) {
    guard !other.isEmpty, other.document === document else { return }
    add(other)
    if let base = other.base, base !== self { add(base) }
  }

  private func add(_ other: MemberSet) {
    if unsafe !other.content.pointee.isEmpty { unsafe content.pointee.formUnion(other.content.pointee) }
  }

  /// Removes all members except those of the base, in time proportional to their number.
  package func clear() {
    if unsafe !content.pointee.isEmpty { unsafe content.pointee.removeAll() }
  }
}
