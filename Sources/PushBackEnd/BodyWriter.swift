import PushDiagnostics
import PushIR
import PushJSON

/// Writes a request's JSON out of a message's fields and keeps the ledger.
///
/// Each key is asked for once, in the documented order. A block that the input gives in the target's own terms lies
/// beneath: where it has the key too, its value is written in place of ours, and what only it has follows at the end of
/// the object. Objects that stay empty are not written.
struct BodyWriter {
  private(set) var message: Message
  private(set) var output: Output
  var ledger: Ledger
  /// The fields that have a value for Android's devices alone, where it is these that are written for.
  private(set) var ownOnAndroid = FieldSet()
  /// What holds for all messages; behind a reference, because writers are copied often.
  private let rendering: Rendering
  /// Whose SDK on the device reads what is written.
  let sdk: SDK?
  /// The object of the input's own block that lies beneath the object being written.
  private(set) var block: Block?

  init(_ message: Message, output: Output, target: Target, of rendering: Rendering) {
    self.message = message
    self.output = output
    self.rendering = rendering
    self.ledger = Ledger(target, lossSeverity: rendering.settings.lossSeverity, sink: rendering.sink)
    sdk = rendering.settings.sdk(for: message, on: target)
  }

  /// The clock, in seconds since 1970.
  var now: Int64 { rendering.settings.now }

  /// The notification channel of messages that name none.
  var defaultChannel: String? { rendering.settings.channel }

  func report(_ diagnostic: Diagnostic) { rendering.sink.report(diagnostic) }

  func noteUnknown(_ what: StaticString, of vendor: SDK, without consequence: StaticString) {
    rendering.noteUnknown(message, what, of: vendor, without: consequence)
  }

  /// Writes what Android's devices get: where they have values of their own, these.
  mutating func onAndroid(_ write: (inout BodyWriter) -> Void) {
    guard message.hasAndroidValues else { return write(&self) }
    let (common, before) = (message, ledger.taken)
    message = common.asOnAndroid
    ownOnAndroid = common.androidValues
    ledger.beginAndroid(ownOnAndroid)
    write(&self)
    ledger.endAndroid(ownOnAndroid, takenBefore: before)
    ownOnAndroid = FieldSet()
    message = common
  }

  /// Writes into another output, with the same ledger.
  mutating func into(_ other: Output, _ write: (inout BodyWriter) -> Void) {
    let before = output
    output = other
    write(&self)
    output = before
  }

  /// Whether a part of a request may have something in it: one of the fields that it is made of is there, or a block lies
  /// beneath.
  @inline(__always)
  func mayWrite(_ fields: FieldSet) -> Bool { block != nil || message.present.intersects(fields) }

  // MARK: Objects

  /// An object that is no member: a whole body, all headers, an element.
  mutating func root(beneath field: Field? = nil, _ write: (inout BodyWriter) -> Void) {
    let outer = block
    block = field.flatMap { Block($0, of: message) }
    output.append(UInt8(ascii: "{"))
    write(&self)
    if let block { appendRest(of: block) }
    block = outer
    output.append(UInt8(ascii: "}"))
  }

  /// An object, left out where nothing is written into it.
  mutating func object(_ key: StaticString, beneath field: Field? = nil, _ write: (inout BodyWriter) -> Void) {
    object(key, beneath: field.flatMap { Block($0, of: message) }, write)
  }

  /// An object beneath which a block or a part of one lies.
  mutating func object(_ key: StaticString, beneath own: Block?, _ write: (inout BodyWriter) -> Void) {
    if block == nil, own == nil { return plainObject(key, write) }
    var beneath = own
    if let block, let name = block.find(key) {
      self.block?.written.append(name)
      let member = block.part(name)
      if !member.isObject { return overlay(name, of: block, write) }
      beneath = member
    }
    let outer = block
    block = beneath
    plainObject(key) { object in
      write(&object)
      if let block = object.block { object.appendRest(of: block) }
    }
    block = outer
  }

  /// An object beneath which nothing lies.
  private mutating func plainObject(_ key: StaticString, _ write: (inout BodyWriter) -> Void) {
    let start = output.count
    begin(key)
    output.append(UInt8(ascii: "{"))
    write(&self)
    if output.last == UInt8(ascii: "{") {
      output.truncate(to: start)
    } else {
      output.append(UInt8(ascii: "}"))
    }
  }

  /// The request headers for APNs as a member of another service's body. Of the block beneath, only the headers of
  /// APNs's table follow.
  mutating func appleHeaders(_ write: (inout BodyWriter) -> Void) {
    let start = output.count
    object("headers", beneath: .apnsHeadersBlock) { headers in
      write(&headers)
      headers.appendAppleHeaders()
    }
    HeaderValue.check(output, from: start, of: self)
  }

  /// An object that stands there whatever is written into it.
  mutating func objectEvenIfEmpty(_ key: StaticString, _ write: (inout BodyWriter) -> Void) {
    let start = output.count
    object(key, write)
    guard output.count == start else { return }
    begin(key)
    output.append("{}")
  }

  /// A value of the block that is no object takes the place of ours as a whole; what it displaces is taken, and said.
  private mutating func overlay(_ name: Node, of outer: Block, _ write: (inout BodyWriter) -> Void) {
    let around = block
    block = nil
    let before = ledger.taken
    let start = output.count
    output.append(UInt8(ascii: "{"))
    write(&self)
    output.truncate(to: start)
    block = around
    copy(name, of: outer)
    loseToBlock(ledger.taken.subtracting(before), name, outer)
  }

  /// Says which fields a member of a block takes the place of.
  func loseToBlock(_ fields: FieldSet, _ name: Node, _ block: Block) {
    for field in fields.fields where !isRead(field, from: name.memberValue, of: block) {
      ledger.blockWins(at: span(of: name, in: block), over: message.name(of: field), at: message.span(field))
    }
  }

  /// An array, left out where nothing is written into it.
  mutating func array(_ key: StaticString, _ field: Field? = nil, _ write: (inout BodyWriter) -> Void) {
    if overridden(key, field) { return }
    let start = output.count
    begin(key)
    output.append(UInt8(ascii: "["))
    write(&self)
    if output.last == UInt8(ascii: "[") {
      output.truncate(to: start)
    } else {
      output.append(UInt8(ascii: "]"))
    }
  }

  // MARK: The block beneath

  /// Takes the input's own block for the target; data that an SDK reads has no place for it.
  mutating func take(block field: Field) -> Field? {
    sdk == nil && ledger.take(field, of: message) ? field : nil
  }

  /// Writes members that a block lies beneath, in an object that it does not belong to as a whole; the names of those of
  /// them that it has.
  mutating func members(beneath field: Field, _ write: (inout BodyWriter) -> Void) -> [Node] {
    let outer = block
    block = Block(field, of: message)
    write(&self)
    defer { block = outer }
    return block?.written ?? []
  }

  func span(of part: Node, in block: Block) -> Span {
    message.span(of: part, in: block.document, block.field)
  }

  func blockHas(_ key: StaticString) -> Bool { block?.find(key) != nil }

  /// A member that only the block beneath can have, at the place where it belongs.
  @inline(__always)
  mutating func passOn(_ key: StaticString, over field: Field? = nil) { _ = overridden(key, field) }

  /// Whether the block beneath has the key; then its value has been written.
  @inline(__always)
  mutating func overridden(_ key: StaticString, _ field: Field? = nil) -> Bool {
    block != nil && override(key, field)
  }

  private mutating func override(_ key: StaticString, _ field: Field?) -> Bool {
    guard let block, let name = block.find(key) else { return false }
    self.block?.written.append(name)
    copy(name, of: block)
    // A field that was read from this very member agrees with it.
    if let field, message.has(field), !isRead(field, from: name.memberValue, of: block) {
      ledger.blockWins(at: span(of: name, in: block), over: message.name(of: field), at: message.span(field))
    }
    return true
  }

  /// Whether a field was read from a part of a block. A value that a program has set has no place.
  private func isRead(_ field: Field, from part: Node, of block: Block) -> Bool {
    // On the way to APNs, the fields have been given what its headers say.
    if block.field == .apnsHeadersBlock, ledger.target == .apns { return true }
    let place = message.span(field)
    return place != .none && place == span(of: part, in: block)
  }

  /// A member of the block, as it is.
  private func copy(_ name: Node, of block: Block) {
    begin(name, of: block.document)
    output.append(value: name.memberValue, of: block.document, without: block.omitted)
  }

  /// The headers of APNs's table that only the block beneath has. The others have been reported as unknown keys, and are
  /// not written.
  mutating func appendAppleHeaders() {
    guard let block else { return }
    self.block = nil
    guard block.isObject else { return }
    var members = Members(of: block.node, in: block.document, without: block.omitted)
    while let name = members.next(in: block.document) {
      if block.written.contains(name) { continue }
      if RequestHeaders.apns.contains(where: { block.document.equals(name, $0) }) {
        copy(name, of: block)
      }
    }
  }

  /// What only the block has, in its own order.
  private func appendRest(of block: Block) {
    var members = Members(of: block.node, in: block.document, without: block.omitted)
    while let name = members.next(in: block.document) {
      if !block.written.contains(name) { copy(name, of: block) }
    }
  }
}
