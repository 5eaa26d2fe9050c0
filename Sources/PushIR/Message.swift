public import PushDiagnostics
public import PushJSON

/// One push message, whatever format it came from and whatever service it goes to: the intermediate representation.
///
/// A field is present or absent; `false`, 0 and "" are values. Values that came from a document are not copied: the
/// message points at them, so that their spelling, their digits and their position stay known.
///
/// ```swift
/// var message = Message()
/// message[.title] = "Hello"
/// message[.badge] = 3
/// ```
public struct Message: Sendable {
  @usableFromInline var storage: MessageStorage

  /// A message without content.
  public init() { self.init(document: Document()) }

  package init(document: Document) { storage = MessageStorage(document) }

  /// Starts over with the part of a document that another message is read from, using the memory again. `omitted` are the
  /// members of the document that are no part of the message's values.
  package mutating func begin(_ document: Document, _ node: Node, without omitted: MemberSet? = nil) {
    if storage.document === document { makeUnique() } else { storage = MessageStorage(document, without: omitted) }
    storage.begin(node, without: omitted)
  }

  /// Copying a message copies a reference; the first change of a copy makes it a message of its own.
  @inlinable
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = MessageStorage(copying: storage) }
  }

  // MARK: What it is

  /// The document that the message was read from; empty for one that was built.
  @inlinable package var document: Document { storage.document }

  /// The members of its document that are no part of its values: they do not count there, or they became fields.
  @inlinable package var omitted: MemberSet { storage.omitted }

  /// The part of the document that it was read from.
  package var node: Node { storage.node }

  /// The fields that are present.
  @inlinable public var present: FieldSet { storage.present }

  /// Whom it is for.
  package var recipients: [Recipients] { storage.own.recipients }

  /// Visits the groups of recipients until one is what is looked for; whether one was.
  package func hasRecipients(where isWanted: (Recipients) -> Bool) -> Bool {
    for index in 0..<storage.own.recipients.count where isWanted(storage.own.recipients[index]) { return true }
    return false
  }

  /// The group of recipients at an index; nil behind the last.
  package func recipients(at index: Int) -> Recipients? {
    index < storage.own.recipients.count ? storage.own.recipients[index] : nil
  }

  package mutating func address(_ recipients: Recipients) {
    makeUnique()
    storage.own.recipients.append(recipients)
  }

  /// What names its users to the vendor alone, where that is not a list of addresses; absent where nothing does.
  package var audience: Node {
    get { storage.own.audience }
    set {
      makeUnique()
      storage.own.audience = newValue
    }
  }

  /// The services that its content was written for, the first one being its home.
  package var homes: TargetList {
    get { storage.own.homes }
    set {
      makeUnique()
      storage.own.homes = newValue
    }
  }

  /// Whether its document has content for each platform of its own, so that it does not cross over to others.
  package var staysHome: Bool {
    get { storage.own.staysHome }
    set {
      makeUnique()
      storage.own.staysHome = newValue
    }
  }

  /// Where it stands in its document.
  package var place: Place {
    get { storage.own.place }
    set {
      makeUnique()
      storage.own.place = newValue
    }
  }

  /// Whether devices of Apple are among those that its home service reaches.
  package var reachesApple: Bool {
    get { storage.own.reachesApple }
    set {
      makeUnique()
      storage.own.reachesApple = newValue
    }
  }

  /// Whether the document is a payload for APNs without its headers, so that its push type is not known.
  package var isBarePayload: Bool {
    get { storage.own.isBarePayload }
    set {
      makeUnique()
      storage.own.isBarePayload = newValue
    }
  }

  /// What is known of its text beside the words.
  package var text: TextKind {
    get { storage.own.text }
    set {
      makeUnique()
      storage.own.text = newValue
    }
  }

  /// The priority that its format documents as the default; nil where it documents none.
  package var usualPriority: Priority? {
    get { storage.own.usualPriority }
    set {
      makeUnique()
      storage.own.usualPriority = newValue
    }
  }

  /// Whose SDK reads the form that its document has.
  package var sdk: SDK? {
    get { storage.own.sdk }
    set {
      makeUnique()
      storage.own.sdk = newValue
    }
  }

  /// What kind of push it is; inferred where the input does not say it.
  package var intent: PushType {
    get { storage.own.intent }
    set {
      makeUnique()
      storage.own.intent = newValue
    }
  }

  // MARK: Fields

  /// Whether a field is present.
  @inlinable
  @inline(__always)
  public func has(_ field: Field) -> Bool { present.contains(field) }

  /// What a field holds.
  @inlinable
  @inline(__always)
  public func slot(_ field: Field) -> Slot? { has(field) ? storage.slot(field) : nil }

  /// Where a field came from; the message's own place where it is absent.
  package func span(_ field: Field) -> Span {
    guard let slot = slot(field) else { return document.span(node) }
    // A value of the document knows its place; it is looked up only where somebody asks.
    if slot.span == .none, case .value(let node) = slot.content, node.index & MessageStorage.additionFlag == 0 {
      return document.span(node)
    }
    return slot.span
  }

  /// Whether another field was read from this place of the document, which makes the block's copy redundant. A value that
  /// a program has set has no place.
  package func isTold(_ place: Span, apartFrom block: Field) -> Bool {
    place != .none
      && present.fields.contains { $0 != block && span($0).contains(place) && isRead($0, from: block) }
  }

  /// Whether a field was read from the part of the document that a block was read from.
  package func isRead(_ field: Field, from block: Field) -> Bool {
    let place = span(field)
    return place != .none && span(block).contains(place)
  }

  /// Sets a field to a value with the place that it came from.
  @inlinable
  public mutating func put(_ field: Field, _ content: Slot.Content, at span: Span) {
    makeUnique()
    storage.put(field, Slot(content, span))
  }

  /// Points a field at a value of the document; an absent value leaves it as it is.
  @inlinable
  public mutating func put(_ field: Field, _ node: Node) {
    guard node.exists else { return }
    makeUnique()
    storage.put(field, Slot(.value(node), .none))
  }

  /// Makes a field absent.
  public mutating func remove(_ field: Field) {
    makeUnique()
    storage.remove(field)
  }

  /// The value that a field points at, absent where it holds none.
  @inlinable
  @inline(__always)
  public func node(_ field: Field) -> Node {
    guard has(field), case .value(let node) = storage.slot(field).content else { return .absent }
    return node
  }

  /// Whether a field holds a value of the document that the message was read from: nobody has set it since.
  package func isAsRead(_ field: Field) -> Bool {
    let value = node(field)
    return value.exists && storage.node.exists && isOfDocument(value)
  }

  /// Whether a value lies in the document that the message was read from.
  @inlinable
  @inline(__always)
  package func isOfDocument(_ node: Node) -> Bool { node.index & MessageStorage.additionFlag == 0 }

  /// The document that holds a value, and the value's place in it.
  @inlinable
  @inline(__always)
  public func resolve(_ node: Node) -> (document: Document, node: Node) {
    guard node.index & MessageStorage.additionFlag != 0 else { return (storage.document, node) }
    return (storage.addition(Int(node.index & ~MessageStorage.additionFlag)), .root)
  }

  /// The document that holds what a field points at, and the value's place in it. A rule, or a program, may have put the
  /// value there: then it is not the document that the message was read from.
  @inlinable
  @inline(__always)
  package func resolve(_ field: Field) -> (document: Document, node: Node) { resolve(node(field)) }

  /// Reads a value in the document that holds it. Most are in the one that the message was read from, which is not even
  /// counted as referred to for that.
  @inlinable
  @inline(__always)
  package func read<Result>(_ node: Node, _ read: (Document, Node) -> Result) -> Result {
    if isOfDocument(node) { return read(storage.document, node) }
    return read(storage.addition(Int(node.index & ~MessageStorage.additionFlag)), .root)
  }

  /// Holds JSON text that no source has, and points at it. Nil where it is not JSON.
  package mutating func add(json: SourceBytes) -> Node? {
    makeUnique()
    return storage.own.add(json: json).map { Node(MessageStorage.additionFlag | UInt32($0)) }
  }

  /// Points at a value that others hold too.
  package mutating func add(_ value: Document) -> Node {
    makeUnique()
    return Node(MessageStorage.additionFlag | UInt32(storage.own.add(value)))
  }

  package mutating func add(text: String) -> Node {
    let output = Output(capacity: text.utf8.count + 2)
    output.append(quoted: text)
    return add(json: output.source()) ?? .absent
  }

  // MARK: Values

  /// The whole number that a field holds.
  package func integer(_ field: Field) -> Int64? {
    switch slot(field)?.content {
    case .integer(let value): return value
    case .flag(let value): return value ? 1 : 0
    case .value(let node):
      return read(node) { $0.integer($1) }
    case nil: return nil
    }
  }

  package func double(_ field: Field) -> Double? {
    guard case .value(let node) = slot(field)?.content else { return integer(field).map(Double.init) }
    return read(node) { $0.double($1) }
  }

  /// Whether a flag is present and set.
  package func isSet(_ field: Field) -> Bool {
    switch slot(field)?.content {
    case .flag(let value): return value
    case .integer(let value): return value != 0
    case .value(let node):
      return read(node) { $0.kind($1) == .true || $0.integer($1) ?? 0 != 0 }
    case nil: return false
    }
  }

  /// The content of a text field.
  package func string(_ field: Field) -> String? {
    guard case .value(let node) = slot(field)?.content else { return nil }
    return read(node) { $0.kind($1) == .string ? $0.string($1) : $0.digits($1) }
  }

  /// Whether a text field is present and has this content.
  package func equals(_ field: Field, _ text: StaticString) -> Bool {
    guard case .value(let node) = slot(field)?.content else { return false }
    return read(node) { $0.equals($1, text) }
  }

  /// How soon it should arrive: what the message says, or what its format means where it says nothing.
  package var priority: Priority? { has(.priority) ? integer(.priority).flatMap(Priority.init) : usualPriority }
}
