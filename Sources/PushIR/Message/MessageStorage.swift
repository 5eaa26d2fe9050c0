public import PushDiagnostics
public import PushJSON

/// The properties of a message other than its fields.
@usableFromInline
struct MessageTraits {
  @usableFromInline var plain = PlainTraits()
  /// The members of the document that are excluded from all values.
  @usableFromInline var omitted: MemberSet
  var broadcastApp: String?
  /// Those at or after `recipientCount` are left over from an earlier message.
  private var recipientList: [Recipients] = []
  var editedObjects: [EditedObject] = []
  var assembled: [AssembledParts] = []
  var parts: [(offset: Int, node: Node)] = []
  @usableFromInline var androidValues: [AndroidValue] = []
  /// Values without a source, one document each. Those at or after `additionCount` are left over from an earlier
  /// message.
  @usableFromInline var additions: [Document] = []

  init(without omitted: MemberSet) { self.omitted = omitted }

  mutating func begin(_ node: Node, _ place: Message.Place, without omitted: MemberSet?) {
    plain = PlainTraits(node: node, place: place)
    if let omitted, omitted !== self.omitted { self.omitted = omitted }
    if broadcastApp != nil { broadcastApp = nil }
    if !androidValues.isEmpty { androidValues.removeAll(keepingCapacity: true) }
    if !editedObjects.isEmpty { editedObjects.removeAll(keepingCapacity: true) }
    if !assembled.isEmpty {
      assembled.removeAll(keepingCapacity: true)
      parts.removeAll(keepingCapacity: true)
    }
  }

  /// Gets the properties of another message. Those that are rare and hold references are not copied if neither has them.
  /// Behind a pointer: as an argument, they would be copied as a whole.
  mutating func become(_ other: UnsafeMutablePointer<MessageTraits>) {
    unsafe plain = other.pointee.plain
    if unsafe omitted !== other.pointee.omitted { unsafe omitted = other.pointee.omitted }
    if unsafe broadcastApp != nil || other.pointee.broadcastApp != nil {
      unsafe broadcastApp = other.pointee.broadcastApp
    }
    if plain.recipientCount > 0 { unsafe recipientList = other.pointee.recipientList }
    if unsafe !editedObjects.isEmpty || !other.pointee.editedObjects.isEmpty {
      unsafe editedObjects = other.pointee.editedObjects
    }
    if unsafe !assembled.isEmpty || !other.pointee.assembled.isEmpty {
      unsafe (assembled, parts) = (other.pointee.assembled, other.pointee.parts)
    }
    if unsafe !androidValues.isEmpty || !other.pointee.androidValues.isEmpty {
      unsafe androidValues = other.pointee.androidValues
    }
    if plain.additionCount > 0 { unsafe additions = other.pointee.additions }
  }

  var recipients: [Recipients] { Array(recipientList.prefix(plain.recipientCount)) }

  func recipients(at index: Int) -> Recipients? { index < plain.recipientCount ? recipientList[index] : nil }

  mutating func add(_ recipients: Recipients) {
    if plain.recipientCount < recipientList.count {
      recipientList[plain.recipientCount] = recipients
    } else {
      recipientList.append(recipients)
    }
    plain.recipientCount += 1
    plain.recipientKinds.insert(Recipients.Kinds(recipients.kind))
  }

  /// Stores JSON text, reusing memory of an earlier message that is not shared. Returns its index, or nil if the text
  /// is not valid JSON.
  mutating func add(json: Output) -> Int? {
    if plain.additionCount < additions.count, isKnownUniquelyReferenced(&additions[plain.additionCount]) {
      guard additions[plain.additionCount].scan(copyOf: json) == nil else { return nil }
      plain.additionCount += 1
      return plain.additionCount - 1
    }
    let addition = Document()
    return addition.scan(copyOf: json) == nil ? add(addition) : nil
  }

  mutating func forgetAdditions() {
    additions.removeAll()
    plain.additionCount = 0
  }

  mutating func add(_ addition: Document) -> Int {
    let isLeftOver = plain.additionCount < additions.count
    if isLeftOver { additions[plain.additionCount] = addition } else { additions.append(addition) }
    plain.additionCount += 1
    return plain.additionCount - 1
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
    unsafe traits.pointee.plain.present.insert(field)
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
  @inlinable var node: Node { unsafe traits.pointee.plain.node }
  @inlinable var present: FieldSet { unsafe traits.pointee.plain.present }
  @inlinable var omitted: MemberSet { unsafe traits.pointee.omitted }

  func begin(_ node: Node, _ place: Message.Place, without omitted: MemberSet?) {
    unsafe traits.pointee.begin(node, place, without: omitted)
  }

  @inlinable
  func slot(_ field: Field) -> Slot { unsafe slots[Int(field.rawValue)] }

  func remove(_ field: Field) { unsafe traits.pointee.plain.present.remove(field) }

  @usableFromInline
  func addition(_ number: UInt32) -> Document { unsafe traits.pointee.additions[Int(number) - 1] }

  @inlinable
  func put(_ field: Field, _ slot: Slot) {
    unsafe slots[Int(field.rawValue)] = slot
    unsafe traits.pointee.plain.present.insert(field)
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
