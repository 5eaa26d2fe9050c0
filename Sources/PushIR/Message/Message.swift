public import PushDiagnostics
public import PushJSON

/// A push message, independent of input format and target service: the intermediate representation.
///
/// A field is present or absent; `false`, 0 and "" are values. Values from a document are not copied: the message
/// refers to them, so that their spelling, digits and position are preserved.
///
/// ```swift
/// var message = Message()
/// message[.title] = "Hello"
/// message[.badge] = 3
/// ```
public struct Message: Sendable {
  @usableFromInline var storage: MessageStorage

  /// Creates a message without content. FCM may deliver it to Apple devices as well: nobody can tell by a token.
  public init() {
    self.init(document: Document())
    reachesApple = true
  }

  package init(document: Document) { storage = MessageStorage(document) }

  init(storage: MessageStorage) { self.storage = storage }

  /// Resets the message for another part of a document and reuses the memory. `omitted` are the members of the document
  /// that are excluded from the message's values.
  package mutating func begin(
    _ document: Document, _ node: Node, _ place: Place = Place(), without omitted: MemberSet? = nil
  ) {
    if storage.document === document { makeUnique() } else { storage = MessageStorage(document, without: omitted) }
    storage.begin(node, place, without: omitted)
  }

  /// Gets the content of another message, in the memory of this one if both were read from the same document.
  package mutating func become(_ other: Message) {
    guard other.document === document else { return self = other }
    guard isKnownUniquelyReferenced(&storage) else { return storage = MessageStorage(copying: other.storage) }
    storage.assign(other.storage)
  }

  /// Copying a message copies a reference; the first change of a copy copies its contents.
  @inlinable
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = MessageStorage(copying: storage) }
  }

  // MARK: Properties

  /// The properties that hold no references.
  @inlinable
  package var traits: PlainTraits {
    _read { yield storage.own.plain }
    _modify {
      makeUnique()
      yield &storage.own.plain
    }
  }

  /// The document that the message was read from; empty for a message that was built in code.
  @inlinable package var document: Document { storage.document }

  /// The members of the document that are excluded from the values: they are ignored there, or they became fields.
  @inlinable package var omitted: MemberSet { storage.omitted }

  /// The part of the document that the message was read from.
  @inlinable package var node: Node { storage.node }

  /// The fields that are present.
  @inlinable public var present: FieldSet { storage.present }

  /// The services that the content was written for; the first one is that of its format.
  @inlinable
  package var writtenFor: TargetList {
    get { traits.writtenFor }
    set { traits.writtenFor = newValue }
  }

  /// States which service the content was written for, and what follows from it.
  package mutating func belong(to target: Target, namesPlatform: Bool, reachesApple: Bool) {
    makeUnique()
    storage.own.plain.writtenFor.append(target)
    storage.own.plain.namesPlatform = namesPlatform
    storage.own.plain.reachesApple = reachesApple
  }

  /// Whether the document names the platform of the message's devices.
  package var namesPlatform: Bool {
    get { traits.namesPlatform }
    set { traits.namesPlatform = newValue }
  }

  /// Whether the service that it was written for can reach Apple devices.
  @inlinable
  package var reachesApple: Bool {
    get { traits.reachesApple }
    set { traits.reachesApple = newValue }
  }

  /// Whether the document is an APNs payload without headers, so that its push type is unknown.
  @inlinable
  package var isBarePayload: Bool {
    get { traits.isBarePayload }
    set { traits.isBarePayload = newValue }
  }

  /// Properties of the message's text.
  @inlinable
  package var text: TextKind {
    get { traits.text }
    set { traits.text = newValue }
  }

  /// The vendor SDK that reads the form of this document.
  @inlinable
  package var sdk: SDK? {
    get { traits.sdk }
    set { traits.sdk = newValue }
  }

  /// The push type; inferred if the input does not state it.
  @inlinable
  package var intent: PushType {
    get { traits.intent }
    set { traits.intent = newValue }
  }

  // MARK: Fields

  /// Whether a field is present.
  @inlinable
  @inline(__always)
  public func has(_ field: Field) -> Bool { present.contains(field) }

  /// The value of a field.
  @inlinable
  @inline(__always)
  package func slot(_ field: Field) -> Slot? { has(field) ? storage.slot(field) : nil }

  /// The location that a field came from; the message's own location if the field is absent.
  package func span(_ field: Field) -> Span {
    slot(field).map(span(of:)) ?? document.span(node)
  }

  /// The source location of a slot's value. A value of the document knows it, and it is looked up only on demand.
  func span(of slot: Slot) -> Span {
    if slot.span == .none, case .value(let value) = slot.content, value.isOfDocument {
      return document.span(value.node)
    }
    return slot.span
  }

  /// Sets a field to a value with its source location.
  @inlinable
  package mutating func put(_ field: Field, _ content: Slot.Content, at span: Span) {
    makeUnique()
    storage.put(field, Slot(content, span))
  }

  /// Sets a field to a value of the document. An absent value leaves the field unchanged.
  @inlinable
  package mutating func put(_ field: Field, _ node: Node) {
    guard node.exists else { return }
    makeUnique()
    storage.put(field, Slot(.value(ValueReference(node)), .none))
  }

  /// Sets several fields to values of the document.
  @inlinable
  @inline(__always)
  package mutating func fill(_ fill: (MessageFields) -> Void) {
    makeUnique()
    fill(MessageFields(storage))
  }

  /// Removes the value of a field.
  public mutating func remove(_ field: Field) {
    makeUnique()
    storage.remove(field)
  }

  /// Refers to the value of a field; absent if the field has no JSON value.
  @inlinable
  @inline(__always)
  package func reference(_ field: Field) -> ValueReference {
    guard has(field), case .value(let value) = storage.slot(field).content else { return .absent }
    return value
  }

  /// The value of a field in the document that the message was read from; absent if it is not there.
  @inlinable package func ownNode(_ field: Field) -> Node { reference(field).ownNode }

  /// Whether a field still holds a value of the document that the message was read from.
  package func isAsRead(_ field: Field) -> Bool { ownNode(field).exists && storage.node.exists }

  /// The document that contains a value, and the node of the value in it.
  @inlinable
  @inline(__always)
  package func resolve(_ value: ValueReference) -> (document: Document, node: Node) {
    (value.isOfDocument ? storage.document : storage.addition(value.addition), value.node)
  }

  /// The document that contains a field's value, and its node. If a rule or a program set the value, this is not the
  /// document that the message was read from. For code that runs for every message; other code takes the `value`.
  @inlinable
  @inline(__always)
  package func resolve(_ field: Field) -> (document: Document, node: Node) { resolve(reference(field)) }

  /// A value with the document that contains it, without the members that are excluded from the message.
  package func value(_ value: ValueReference) -> JSONValue {
    let (document, node) = resolve(value)
    return JSONValue(node, in: document, without: omitted)
  }

  /// The value of a field; absent if the field has no JSON value.
  package func value(_ field: Field) -> JSONValue { value(reference(field)) }

  /// Reads a value in the document that contains it. Most values are in the message's own document, for which no
  /// reference is retained.
  @inlinable
  @inline(__always)
  package func read<Result>(_ value: ValueReference, _ read: (Document, Node) -> Result) -> Result {
    if value.isOfDocument { return read(storage.document, value.node) }
    return read(storage.addition(value.addition), value.node)
  }

  /// Adds JSON text that is not from a source; nil if it is not valid JSON.
  package mutating func add(json: Output) -> ValueReference? {
    makeUnique()
    return storage.own.add(json: json).map(ValueReference.init(addition:))
  }

  /// Adds JSON text that is not from a source; nil if it is not valid JSON.
  package mutating func add(json: String) -> ValueReference? { add(json: Output(json)) }

  /// Adds a shared value.
  package mutating func add(_ value: Document) -> ValueReference {
    makeUnique()
    return ValueReference(addition: storage.own.add(value))
  }

  package mutating func add(text: String) -> ValueReference {
    let output = Output(capacity: text.utf8.count + 2)
    output.append(quoted: text)
    return add(json: output) ?? .absent
  }

  /// Forgets the values that are in no document. A message whose content was copied to this one uses their memory again.
  package mutating func forgetAdditions() {
    makeUnique()
    storage.own.forgetAdditions()
  }

  // MARK: Values

  /// The integer value of a field.
  @usableFromInline
  package func integer(_ field: Field) -> Int64? {
    switch slot(field)?.content {
    case .integer(let value): return value
    case .flag(let value): return value ? 1 : 0
    case .value(let value):
      return read(value) { $0.integer($1) }
    case nil: return nil
    }
  }

  package func double(_ field: Field) -> Double? {
    guard case .value(let value) = slot(field)?.content else { return integer(field).map(Double.init) }
    return read(value) { $0.double($1) }
  }

  /// Whether a Boolean field is present and true.
  package func isSet(_ field: Field) -> Bool {
    switch slot(field)?.content {
    case .flag(let value): return value
    case .integer(let value): return value != 0
    case .value(let value):
      return read(value) { $0.kind($1) == .true || $0.integer($1) ?? 0 != 0 }
    case nil: return false
    }
  }

  /// The content of a text field.
  package func string(_ field: Field) -> String? {
    guard case .value(let value) = slot(field)?.content else { return nil }
    return read(value) { $0.kind($1) == .string ? $0.string($1) : $0.digits($1) }
  }

  /// Whether a text field is present and has this content.
  package func equals(_ field: Field, _ text: StaticString) -> Bool {
    guard case .value(let value) = slot(field)?.content else { return false }
    return read(value) { $0.equals($1, text) }
  }

  /// The priority of the message, or the default of its format if it has none.
  @inlinable
  package var priority: Priority? {
    has(.priority) ? integer(.priority).flatMap(Priority.init) : traits.usualPriority
  }
}
