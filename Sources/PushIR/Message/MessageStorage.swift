public import PushDiagnostics
public import PushJSON

/// The properties of a message other than its fields.
@usableFromInline
struct MessageTraits {
  @usableFromInline var present = FieldSet()
  /// The members of the document that are excluded from all values.
  @usableFromInline var omitted: MemberSet
  @usableFromInline var node = Node.absent
  var audience = Node.absent
  @usableFromInline var homes = TargetList()
  @usableFromInline var staysHome = false
  @usableFromInline var namesPlatform = false
  @usableFromInline var reachesApple = false
  @usableFromInline var isBarePayload = false
  var broadcastApp: String?
  @usableFromInline var text = TextKind()
  @usableFromInline var usualPriority: Priority?
  @usableFromInline var sdk: SDK?
  @usableFromInline var intent = PushType.alert
  var place = Message.Place()
  /// Those at or after `recipientCount` are left over from an earlier message.
  private var recipientList: [Recipients] = []
  private(set) var recipientCount = 0
  @usableFromInline var recipientKinds = Recipients.Kinds()
  var editedObjects: [EditedObject] = []
  var parts: [AssembledPart] = []
  @usableFromInline var androidValues: [AndroidValue] = []
  var ttlFraction: TTLFraction?
  /// Values without a source, one document each. Those at or after `additionCount` are left over from an earlier
  /// message.
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
    namesPlatform = false
    reachesApple = false
    isBarePayload = false
    if broadcastApp != nil { broadcastApp = nil }
    text = TextKind()
    usualPriority = nil
    sdk = nil
    intent = .alert
    place = Message.Place()
    recipientCount = 0
    recipientKinds = Recipients.Kinds()
    if !androidValues.isEmpty { androidValues.removeAll(keepingCapacity: true) }
    ttlFraction = nil
    if !editedObjects.isEmpty { editedObjects.removeAll(keepingCapacity: true) }
    if !parts.isEmpty { parts.removeAll(keepingCapacity: true) }
    additionCount = 0
  }

  /// Gets the properties of another message. Those that are rare and hold references are not copied if neither has them.
  /// Behind a pointer: as an argument, they would be copied as a whole.
  mutating func become(_ other: UnsafeMutablePointer<MessageTraits>) {
    unsafe present = other.pointee.present
    if unsafe omitted !== other.pointee.omitted { unsafe omitted = other.pointee.omitted }
    unsafe node = other.pointee.node
    unsafe audience = other.pointee.audience
    unsafe homes = other.pointee.homes
    unsafe staysHome = other.pointee.staysHome
    unsafe namesPlatform = other.pointee.namesPlatform
    unsafe reachesApple = other.pointee.reachesApple
    unsafe isBarePayload = other.pointee.isBarePayload
    if unsafe broadcastApp != nil || other.pointee.broadcastApp != nil {
      unsafe broadcastApp = other.pointee.broadcastApp
    }
    unsafe text = other.pointee.text
    unsafe usualPriority = other.pointee.usualPriority
    unsafe sdk = other.pointee.sdk
    unsafe intent = other.pointee.intent
    unsafe place = other.pointee.place
    unsafe recipientCount = other.pointee.recipientCount
    unsafe recipientKinds = other.pointee.recipientKinds
    unsafe ttlFraction = other.pointee.ttlFraction
    unsafe additionCount = other.pointee.additionCount
    if recipientCount > 0 { unsafe recipientList = other.pointee.recipientList }
    if unsafe !editedObjects.isEmpty || !other.pointee.editedObjects.isEmpty {
      unsafe editedObjects = other.pointee.editedObjects
    }
    if unsafe !parts.isEmpty || !other.pointee.parts.isEmpty { unsafe parts = other.pointee.parts }
    if unsafe !androidValues.isEmpty || !other.pointee.androidValues.isEmpty {
      unsafe androidValues = other.pointee.androidValues
    }
    if additionCount > 0 { unsafe additions = other.pointee.additions }
  }

  var recipients: [Recipients] { Array(recipientList.prefix(recipientCount)) }

  func recipients(at index: Int) -> Recipients? { index < recipientCount ? recipientList[index] : nil }

  mutating func add(_ recipients: Recipients) {
    if recipientCount < recipientList.count {
      recipientList[recipientCount] = recipients
    } else {
      recipientList.append(recipients)
    }
    recipientCount += 1
    recipientKinds = recipientKinds | Recipients.Kinds(recipients.kind)
  }

  /// Stores JSON text, reusing memory of an earlier message that is not shared. Returns its index, or nil if the text
  /// is not valid JSON.
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

/// Sets fields of a message whose memory has a single owner, which is not checked again for each of them.
///
/// Audited unsafe code: `Message.fill` has exclusive access to the memory while it is used.
@safe
@usableFromInline
package struct MessageFields {
  @usableFromInline let traits: UnsafeMutablePointer<MessageTraits>
  @usableFromInline let slots: UnsafeMutablePointer<Slot>

  @inlinable
  @inline(__always)
  init(_ storage: MessageStorage) {
    unsafe traits = storage.traits
    unsafe slots = storage.slots
  }

  /// Sets a field to a value of the document. An absent value leaves the field unchanged.
  @inlinable
  @inline(__always)
  package func put(_ field: Field, _ node: Node) {
    guard node.exists else { return }
    unsafe slots[Int(field.rawValue)] = Slot(.value(ValueReference(node)), .none)
    unsafe traits.pointee.present.insert(field)
  }
}

/// The memory of a message: one slot per field, reused for each message of a stream.
///
/// Audited unsafe code: a slot is a trivial value, and `present` ensures that it is written before it is read. Data that
/// is read for every field of every message is behind constant pointers, so that reading it involves no retain, release
/// or exclusivity check.
@safe
@usableFromInline
final class MessageStorage: @unchecked Sendable {
  @usableFromInline let traits: UnsafeMutablePointer<MessageTraits>
  @usableFromInline let slots: UnsafeMutablePointer<Slot>
  @usableFromInline let document: Document

  init(_ document: Document, without omitted: MemberSet? = nil) {
    self.document = document
    unsafe traits = .allocate(capacity: 1)
    unsafe traits.initialize(to: MessageTraits(without: omitted ?? MemberSet(of: document)))
    // Slots are trivial values, and are not initialized before one is written.
    unsafe slots = .allocate(capacity: Field.count)
  }

  @usableFromInline
  convenience init(copying other: MessageStorage) {
    self.init(other.document, without: other.omitted)
    assign(other)
  }

  /// Gets the content of another message's memory. Only the slots of fields that are present have a meaning.
  @usableFromInline
  func assign(_ other: MessageStorage) {
    unsafe traits.pointee.become(other.traits)
    var rest = present
    while let field = rest.popFirst() { unsafe slots[Int(field.rawValue)] = other.slots[Int(field.rawValue)] }
  }

  deinit {
    unsafe traits.deinitialize(count: 1)
    unsafe traits.deallocate()
    unsafe slots.deallocate()
  }

  /// The properties other than the fields.
  @inlinable
  var own: MessageTraits {
    _read { yield unsafe traits.pointee }
    _modify { yield unsafe &traits.pointee }
  }
  @inlinable var node: Node { unsafe traits.pointee.node }
  @inlinable var present: FieldSet { unsafe traits.pointee.present }
  @inlinable var omitted: MemberSet { unsafe traits.pointee.omitted }

  func begin(_ node: Node, without omitted: MemberSet?) {
    unsafe traits.pointee.begin(node, without: omitted)
  }

  @inlinable
  func slot(_ field: Field) -> Slot { unsafe slots[Int(field.rawValue)] }

  func remove(_ field: Field) { unsafe traits.pointee.present.remove(field) }

  @usableFromInline
  func addition(_ number: UInt32) -> Document { unsafe traits.pointee.additions[Int(number) - 1] }

  @inlinable
  func put(_ field: Field, _ slot: Slot) {
    unsafe slots[Int(field.rawValue)] = slot
    unsafe traits.pointee.present.insert(field)
  }
}

/// A message that is read without being retained: parts of its values are many, and short-lived.
///
/// Audited unsafe code: valid only while the message is available and is not changed. Checks get the message as an
/// argument, and do not keep parts of it.
@safe
struct UnretainedMessage {
  private let storage: Unmanaged<MessageStorage>
  private let omitted: Unmanaged<MemberSet>

  init(_ message: Message) {
    unsafe storage = .passUnretained(message.storage)
    unsafe omitted = .passUnretained(message.storage.omitted)
  }

  var message: Message { unsafe Message(storage: storage.takeUnretainedValue()) }

  /// Reads a value in the document that contains it, with the members that are excluded from it.
  @inline(__always)
  func read<Result>(_ value: ValueReference, _ read: (Document, Node, MemberSet) -> Result) -> Result {
    unsafe storage._withUnsafeGuaranteedRef { storage in
      unsafe omitted._withUnsafeGuaranteedRef { omitted in
        value.isOfDocument
          ? read(storage.document, value.node, omitted) : read(storage.addition(value.addition), value.node, omitted)
      }
    }
  }
}
