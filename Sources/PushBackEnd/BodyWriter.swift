import PushDiagnostics
import PushIR
import PushJSON

/// Writes a request's JSON from a message's fields and updates the ledger.
///
/// Each key is requested once, in the documented order. The input may contain an underlying block in the target's own
/// format: if it has the same key, its value is written instead, and its other members follow at the end of the object.
/// Empty objects are omitted.
struct BodyWriter {
  private(set) var message: Message
  private(set) var output: Output
  var ledger: Ledger
  /// The fields with a separate value for Android devices, while the part for Android is written.
  private(set) var ownOnAndroid = FieldSet()
  /// The settings and state shared by all messages; a reference, because writers are copied often.
  private let rendering: Rendering
  /// The SDK on the device that reads the output.
  let sdk: SDK?
  /// The object of the input's own block that underlies the object being written.
  private(set) var block: Block?

  init(_ message: Message, output: Output, target: Target, of rendering: Rendering) {
    self.message = message
    self.output = output
    self.rendering = rendering
    self.ledger = Ledger(target, lossSeverity: rendering.settings.lossSeverity, sink: rendering.sink)
    sdk = rendering.settings.sdk(for: message, on: target)
  }

  /// The current time in seconds since 1970.
  var now: Int64 { rendering.settings.now }

  /// The notification channel of messages without one.
  var defaultChannel: String? { rendering.settings.channel }

  func report(_ diagnostic: Diagnostic) { rendering.sink.report(diagnostic) }

  func noteUnknown(_ what: StaticString, of vendor: SDK, without consequence: StaticString) {
    rendering.noteUnknown(message, what, of: vendor, without: consequence)
  }

  /// Writes the part for Android devices, using their separate values if there are any.
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

  /// Writes to another output, with the same ledger.
  mutating func into(_ other: Output, _ write: (inout BodyWriter) -> Void) {
    let before = output
    output = other
    write(&self)
    output = before
  }

  /// Whether a part of a request may be non-empty: one of its fields is present, or there is an underlying block.
  @inline(__always)
  func mayWrite(_ fields: FieldSet) -> Bool { block != nil || message.present.intersects(fields) }

  // MARK: Objects

  /// Writes an object that is not a member: a body, a headers object, or an array element.
  mutating func root(beneath field: Field? = nil, _ write: (inout BodyWriter) -> Void) {
    let outer = block
    block = field.flatMap { Block($0, of: message) }
    output.append(UInt8(ascii: "{"))
    write(&self)
    if let block { appendRest(of: block) }
    block = outer
    output.append(UInt8(ascii: "}"))
  }

  /// Writes an object; omits it if it is empty.
  mutating func object(_ key: StaticString, beneath field: Field? = nil, _ write: (inout BodyWriter) -> Void) {
    object(key, beneath: field.flatMap { Block($0, of: message) }, write)
  }

  /// Writes an object with a block, or a part of one, as its underlying block.
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

  /// Writes an object without an underlying block.
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

  /// Writes the APNs headers as a member of another service's body. Of the underlying block, only the headers that APNs
  /// documents follow.
  mutating func appleHeaders(_ write: (inout BodyWriter) -> Void) {
    let start = output.count
    object("headers", beneath: .apnsHeadersBlock) { headers in
      write(&headers)
      headers.appendAppleHeaders()
    }
    HeaderValue.check(output, from: start, of: self)
  }

  /// Writes an object even if it is empty.
  mutating func objectEvenIfEmpty(_ key: StaticString, _ write: (inout BodyWriter) -> Void) {
    let start = output.count
    object(key, write)
    guard output.count == start else { return }
    begin(key)
    output.append("{}")
  }

  /// If the block's value is not an object, it replaces the object that would be written, and the replaced fields are
  /// reported.
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

  /// Reports which fields a block's member replaces.
  func loseToBlock(_ fields: FieldSet, _ name: Node, _ block: Block) {
    for field in fields.fields where !isRead(field, from: name.memberValue, of: block) {
      ledger.blockWins(at: span(of: name, in: block), over: message.name(of: field), at: message.span(field))
    }
  }

  /// Writes an array; omits it if it is empty.
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

  // MARK: The underlying block

  /// Takes the input's own block for the target. SDK data cannot contain it.
  mutating func take(block field: Field) -> Field? {
    sdk == nil && ledger.take(field, of: message) ? field : nil
  }

  /// Writes members with an underlying block into an object that is not the block's counterpart as a whole. Returns the
  /// names of the block's members that were written.
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

  /// Writes a member that only the underlying block can have, at its position.
  @inline(__always)
  mutating func passOn(_ key: StaticString, over field: Field? = nil) { _ = overridden(key, field) }

  /// Whether the underlying block has the key; if so, its value has been written.
  @inline(__always)
  mutating func overridden(_ key: StaticString, _ field: Field? = nil) -> Bool {
    block != nil && override(key, field)
  }

  private mutating func override(_ key: StaticString, _ field: Field?) -> Bool {
    guard let block, let name = block.find(key) else { return false }
    self.block?.written.append(name)
    copy(name, of: block)
    // A field that was read from this member has the same value.
    if let field, message.has(field), !isRead(field, from: name.memberValue, of: block) {
      ledger.blockWins(at: span(of: name, in: block), over: message.name(of: field), at: message.span(field))
    }
    return true
  }

  /// Whether a field was read from a part of a block. A value set by a program has no location.
  private func isRead(_ field: Field, from part: Node, of block: Block) -> Bool {
    // For APNs, the fields have been set from the block's headers.
    if block.field == .apnsHeadersBlock, ledger.target == .apns { return true }
    let place = message.span(field)
    return place != .none && place == span(of: part, in: block)
  }

  /// Copies a member of the block unchanged.
  private func copy(_ name: Node, of block: Block) {
    begin(name, of: block.document)
    output.append(value: name.memberValue, of: block.document, without: block.omitted)
  }

  /// Writes the documented APNs headers that only the underlying block has. Other headers have been reported as unknown
  /// keys and are not written.
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

  /// Writes the members that only the block has, in their own order.
  private func appendRest(of block: Block) {
    var members = Members(of: block.node, in: block.document, without: block.omitted)
    while let name = members.next(in: block.document) {
      if !block.written.contains(name) { copy(name, of: block) }
    }
  }
}
