/// A set of members of a document: those that somebody who reads it leaves out, or has done with.
///
/// A document stays as it was scanned. What a reader is not to see stands in such a set, and each walk says by `without`
/// which one it goes by. Members of other documents are in none of its sets. The set may grow while somebody walks by it; its
/// memory is used again.
///
/// Audited unsafe code: what a set holds lies behind constant pointers, so that an empty one costs a walk two looks and no
/// bookkeeping of the class. A set keeps its base, and so the base's memory, as long as itself.
@safe
@usableFromInline
package final class MemberSet: @unchecked Sendable {
  @usableFromInline
  struct Content {
    @usableFromInline var count = 0
    /// A bit for each entry of the tape, as far as any is set.
    var bits: [UInt64] = []
    var names: [Node] = []
  }

  let document: Document
  /// What is left out besides, because somebody has left it out before.
  private let base: MemberSet?
  @usableFromInline let content: UnsafeMutablePointer<Content>
  /// That of the base; the set's own where it has none.
  @usableFromInline let baseContent: UnsafeMutablePointer<Content>

  /// An empty set; one that goes on from `base`, whose members are in it as well. The base has none of its own.
  package init(of document: Document, beyond base: MemberSet? = nil) {
    precondition(base?.base == nil, "a set goes on from one that stands by itself")
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
    for name in unsafe other.content.pointee.names { insert(name) }
    if let base = other.base { for name in unsafe base.content.pointee.names { insert(name) } }
  }

  deinit {
    unsafe content.deinitialize(count: 1)
    unsafe content.deallocate()
  }

  @inlinable package var isEmpty: Bool { unsafe content.pointee.count | baseContent.pointee.count == 0 }

  /// Whether the member of this name is in the set.
  @inlinable
  @inline(__always)
  package func contains(_ name: Node, of document: Document) -> Bool { !isEmpty && holds(name, of: document) }

  @usableFromInline
  @inline(never)
  func holds(_ name: Node, of document: Document) -> Bool {
    guard document === self.document else { return false }
    return unsafe Self.holds(name, content.pointee) || Self.holds(name, baseContent.pointee)
  }

  private static func holds(_ name: Node, _ content: borrowing Content) -> Bool {
    let word = Int(name.index >> 6)
    return word < content.bits.count && content.bits[word] & bit(name) != 0
  }

  private static func bit(_ name: Node) -> UInt64 { 1 << UInt64(name.index & 63) }

  /// Puts a member in by its name.
  package func insert(_ name: Node) {
    let word = Int(name.index >> 6)
    let missing = unsafe word + 1 - content.pointee.bits.count
    if missing > 0 { unsafe content.pointee.bits.append(contentsOf: repeatElement(0, count: missing)) }
    unsafe content.pointee.bits[word] |= Self.bit(name)
    unsafe content.pointee.names.append(name)
    unsafe content.pointee.count += 1
  }

  /// Empties the set, but for its base: as much work as there is in it.
  @inlinable
  package func clear() {
    if unsafe content.pointee.count != 0 { removeAll() }
  }

  @usableFromInline
  func removeAll() {
    for name in unsafe content.pointee.names { unsafe content.pointee.bits[Int(name.index >> 6)] = 0 }
    unsafe content.pointee.names.removeAll(keepingCapacity: true)
    unsafe content.pointee.count = 0
  }
}
