import PushDiagnostics
public import PushJSON

/// What a message is beside its fields.
@usableFromInline
struct MessageTraits {
  @usableFromInline var present = FieldSet()
  /// The members of the document that are no part of any value.
  @usableFromInline var omitted: MemberSet
  var node = Node.absent
  var audience = Node.absent
  var homes = TargetList()
  var staysHome = false
  var reachesApple = false
  var isBarePayload = false
  var broadcastApp: String?
  var text = TextKind()
  var usualPriority: Priority?
  var sdk: SDK?
  var intent = PushType.alert
  var place = Message.Place()
  var recipients: [Recipients] = []
  var editedObjects: [EditedObject] = []
  var androidValues: [AndroidValue] = []
  var ttlFraction: TTLFraction?
  /// Values that no source holds, a document each. Those behind `additionCount` are left from an earlier message.
  @usableFromInline var additions: [Document] = []
  var additionCount = 0

  init(without omitted: MemberSet) { self.omitted = omitted }

  mutating func begin(_ node: Node, without omitted: MemberSet?) {
    present = FieldSet()
    if let omitted, omitted !== self.omitted { self.omitted = omitted }
    self.node = node
    audience = .absent
    homes = TargetList()
    staysHome = false
    reachesApple = false
    isBarePayload = false
    broadcastApp = nil
    text = TextKind()
    usualPriority = nil
    sdk = nil
    intent = .alert
    place = Message.Place()
    if !recipients.isEmpty { recipients.removeAll(keepingCapacity: true) }
    if !androidValues.isEmpty { androidValues.removeAll(keepingCapacity: true) }
    ttlFraction = nil
    if !editedObjects.isEmpty { editedObjects.removeAll(keepingCapacity: true) }
    additionCount = 0
  }

  /// Holds JSON text, in memory of an earlier message where nobody else looks at it; the index, or nil for what is no JSON.
  mutating func add(json: SourceBytes) -> Int? {
    let source = Source(name: "", bytes: json)
    if additionCount < additions.count, isKnownUniquelyReferenced(&additions[additionCount]) {
      guard additions[additionCount].scan(source) == nil else { return nil }
      additionCount += 1
      return additionCount - 1
    }
    let addition = Document()
    return addition.scan(source) == nil ? add(addition) : nil
  }

  mutating func add(_ addition: Document) -> Int {
    if additionCount < additions.count { additions[additionCount] = addition } else { additions.append(addition) }
    additionCount += 1
    return additionCount - 1
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

  init(_ document: Document, without omitted: MemberSet? = nil) {
    self.document = document
    unsafe traits = .allocate(capacity: 1)
    unsafe traits.initialize(to: MessageTraits(without: omitted ?? MemberSet(of: document)))
    unsafe slots = .allocate(capacity: Field.count)
    unsafe slots.initialize(repeating: Slot(.flag(false), .none), count: Field.count)
  }

  @usableFromInline
  convenience init(copying other: MessageStorage) {
    self.init(other.document, without: other.omitted)
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
  @inlinable var omitted: MemberSet { unsafe traits.pointee.omitted }

  func begin(_ node: Node, without omitted: MemberSet?) {
    unsafe traits.pointee.begin(node, without: omitted)
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
