public import PushJSON

/// What a message is beside its fields.
@usableFromInline
struct MessageTraits {
  @usableFromInline var present = FieldSet()
  var node = Node.absent
  var homes = TargetList()
  var staysHome = false
  var reachesApple = false
  var text = TextKind()
  var sdk: SDK?
  var intent = PushType.alert
  var place = Message.Place()
  var recipients: [Recipients] = []
  /// Values that no source holds, a document each.
  @usableFromInline var additions: [Document] = []

  mutating func begin(_ node: Node) {
    present = FieldSet()
    self.node = node
    homes = TargetList()
    staysHome = false
    reachesApple = false
    text = TextKind()
    sdk = nil
    intent = .alert
    place = Message.Place()
    if !recipients.isEmpty { recipients.removeAll(keepingCapacity: true) }
    if !additions.isEmpty { additions.removeAll(keepingCapacity: true) }
  }
}

/// The memory of a message: a place for each field, used again and again on a stream.
///
/// Audited unsafe code: a slot is written before it is read, because `present` says so. What is read for every field of
/// every message lies behind constant pointers, so that reading it is no bookkeeping of the class.
@safe
@usableFromInline
final class MessageStorage: @unchecked Sendable {
  @inlinable static var additionFlag: UInt32 { 1 << 31 }

  @usableFromInline let traits: UnsafeMutablePointer<MessageTraits>
  @usableFromInline let slots: UnsafeMutablePointer<Slot>
  @usableFromInline let document: Document

  init(_ document: Document) {
    self.document = document
    unsafe traits = .allocate(capacity: 1)
    unsafe traits.initialize(to: MessageTraits())
    unsafe slots = .allocate(capacity: Field.count)
    unsafe slots.initialize(repeating: Slot(.flag(false), .none), count: Field.count)
  }

  @usableFromInline
  convenience init(copying other: MessageStorage) {
    self.init(other.document)
    unsafe traits.pointee = other.traits.pointee
    unsafe slots.update(from: other.slots, count: Field.count)
  }

  deinit {
    unsafe traits.deinitialize(count: 1)
    unsafe traits.deallocate()
    unsafe slots.deallocate()
  }

  /// What is not a field.
  var own: MessageTraits {
    _read { yield unsafe traits.pointee }
    _modify { yield unsafe &traits.pointee }
  }
  var node: Node { unsafe traits.pointee.node }
  @inlinable var present: FieldSet { unsafe traits.pointee.present }

  func begin(_ node: Node) {
    unsafe traits.pointee.begin(node)
  }

  @inlinable
  func slot(_ field: Field) -> Slot { unsafe slots[Int(field.rawValue)] }

  func remove(_ field: Field) { unsafe traits.pointee.present.remove(field) }

  @usableFromInline
  func addition(_ index: Int) -> Document { unsafe traits.pointee.additions[index] }

  @inlinable
  func put(_ field: Field, _ slot: Slot) {
    unsafe slots[Int(field.rawValue)] = slot
    unsafe traits.pointee.present.insert(field)
  }
}
