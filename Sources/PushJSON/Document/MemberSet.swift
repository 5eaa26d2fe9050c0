/// A set of members of a document that a reader skips or has already consumed.
///
/// A scanned document does not change. Members that a reader must not see are put into such a set, which is passed to
/// each iteration as `without`. A set never contains members of other documents. Its memory is reused.
///
/// Audited unsafe code: the content of a set is behind constant pointers, so an empty set costs an iteration two loads
/// and no exclusivity check, and adding a member changes two words. Every index is checked
/// against the count of words. A set keeps its base, and so the memory of the base, alive.
@safe
@usableFromInline
package final class MemberSet: @unchecked Sendable {
  @safe
  @usableFromInline
  struct Content {
    @usableFromInline var isEmpty = true
    /// One bit per entry of the tape.
    private var words: UnsafeMutablePointer<UInt64>
    /// The indices of the words that are not 0; there is room for all.
    private var filled: UnsafeMutablePointer<Int>
    private var filledCount = 0
    private var wordCount = 8

    init() {
      unsafe words = .allocate(capacity: wordCount)
      unsafe words.initialize(repeating: 0, count: wordCount)
      unsafe filled = .allocate(capacity: wordCount)
    }

    func deallocate() {
      unsafe words.deallocate()
      unsafe filled.deallocate()
    }

    @inline(__always)
    mutating func insert(_ bits: UInt64, at word: Int) {
      if word >= wordCount { grow(to: max(word + 1, 2 * wordCount)) }
      if unsafe words[word] == 0 {
        unsafe filled[filledCount] = word
        filledCount += 1
      }
      unsafe words[word] |= bits
      isEmpty = false
    }

    @inline(never)
    private mutating func grow(to count: Int) {
      let (oldWords, oldFilled) = unsafe (words, filled)
      unsafe words = .allocate(capacity: count)
      unsafe words.update(from: oldWords, count: wordCount)
      unsafe (words + wordCount).initialize(repeating: 0, count: count - wordCount)
      unsafe filled = .allocate(capacity: count)
      unsafe filled.update(from: oldFilled, count: filledCount)
      unsafe oldWords.deallocate()
      unsafe oldFilled.deallocate()
      wordCount = count
    }

    func contains(_ name: Node) -> Bool {
      let word = Int(name.index >> 6)
      return unsafe word < wordCount && words[word] & MemberSet.bit(name) != 0
    }

    /// Whether it has a bit for one of the entries of a range.
    func intersects(_ entries: Range<Int>) -> Bool {
      if isEmpty || entries.isEmpty { return false }
      let last = (entries.upperBound &- 1) >> 6
      for word in entries.lowerBound >> 6...last where word < wordCount {
        var bits = unsafe words[word]
        if word == entries.lowerBound >> 6 { bits &= .max << UInt64(entries.lowerBound & 63) }
        if word == last { bits &= .max >> UInt64(63 - (entries.upperBound &- 1) & 63) }
        if bits != 0 { return true }
      }
      return false
    }

    mutating func formUnion(_ other: borrowing Content) {
      for index in 0..<other.filledCount {
        let word = unsafe other.filled[index]
        unsafe insert(other.words[word], at: word)
      }
    }

    mutating func formUnion(_ other: borrowing Content, within entries: Range<Int>) {
      if other.isEmpty || entries.isEmpty { return }
      for word in entries.lowerBound >> 6...(entries.upperBound &- 1) >> 6 where word < other.wordCount {
        let bits = unsafe other.words[word]
        if bits != 0 { insert(bits, at: word) }
      }
    }

    mutating func removeAll() {
      for index in 0..<filledCount { unsafe words[filled[index]] = 0 }
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

  /// Creates an independent set with the members of another one that are in a value of a document.
  package convenience init(of document: Document, copying other: MemberSet, within value: Node) {
    self.init(of: document)
    formUnion(other, within: value)
  }

  deinit {
    unsafe content.pointee.deallocate()
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

  /// Whether the set has a member at any depth of an object or array, which is at this node.
  func hasMember(within container: Node, of document: Document) -> Bool {
    guard !isEmpty, document === self.document else { return false }
    let entries = Int(container.index)..<document.entry(container).length
    return unsafe content.pointee.intersects(entries) || baseContent.pointee.intersects(entries)
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

  /// Adds at least the members of another set that are in a value of the same document, in time proportional to the size of
  /// the value.
  package func formUnion(_ other: MemberSet, within value: Node) {
    guard !other.isEmpty, other.document === document else { return }
    let entries = Int(value.index)..<document.index(behind: Int(value.index))
    unsafe content.pointee.formUnion(other.content.pointee, within: entries)
    if let base = other.base, base !== self { unsafe content.pointee.formUnion(base.content.pointee, within: entries) }
  }

  private func add(_ other: MemberSet) {
    if unsafe !other.content.pointee.isEmpty { unsafe content.pointee.formUnion(other.content.pointee) }
  }

  /// Removes all members except those of the base, in time proportional to their number.
  package func clear() {
    if unsafe !content.pointee.isEmpty { unsafe content.pointee.removeAll() }
  }
}
