import PushDiagnostics
import PushIR
import PushJSON

// The input's own block in the target's format, whose members take precedence over the message's fields.

extension BodyWriter {
  /// Writes an object that has an underlying block, or whose parent has one.
  @inline(never)
  mutating func object(_ key: StaticString, overlaying own: Block?, _ write: (inout BodyWriter) -> Void) {
    var beneath = own
    if let block, let name = block.find(key) {
      block.setWritten(name)
      let member = block.part(name)
      if !member.isObject { return overlay(name, of: block, write) }
      beneath = member
    }
    let outer = block
    block = beneath
    let start = open(key)
    write(&self)
    if let block { appendRest(of: block) }
    close(from: start)
    block = outer
  }

  /// If the block's value is not an object, it replaces the object that would be written, and the replaced fields are
  /// reported.
  private mutating func overlay(_ name: Node, of outer: Block, _ write: (inout BodyWriter) -> Void) {
    let around = block
    block = nil
    let before = ledger.taken
    let start = output.count
    write(&self)
    output.truncate(to: start)
    block = around
    copy(name, of: outer)
    loseToBlock(ledger.taken.subtracting(before), name, outer)
  }

  /// Reports which fields a block's member replaces.
  func loseToBlock(_ fields: FieldSet, _ name: Node, _ block: Block, for readers: BlockReaders = .all) {
    var fields = fields
    while let field = fields.popFirst() {
      // A field that was read from this member has the same value.
      if isRead(field, from: name.memberValue, of: block) { continue }
      // What is for Apple devices alone is not used elsewhere.
      ledger.sink.reportBlockWins(
        FieldSet.apple.contains(field) ? nil : block.field, for: readers, of: message, at: span(of: name, in: block),
        over: message.name(of: field), at: message.span(field))
    }
  }

  /// Takes the input's own block for the target. SDK data cannot contain it.
  mutating func take(block field: Field) -> Field? {
    !sdk.showsData && take(field) ? field : nil
  }

  /// Writes members with an underlying block into an object that is not the block's counterpart as a whole.
  mutating func members(beneath own: Block?, _ write: (inout BodyWriter) -> Void) {
    let outer = block
    block = own
    write(&self)
    block = outer
  }

  func span(of part: Node, in block: Block) -> Span {
    message.span(of: part, in: block.document, block.field)
  }

  @inline(__always)
  func blockHas(_ key: StaticString) -> Bool {
    blockNames & Key.quickBit(of: key) != 0 && block?.find(key) != nil
  }

  /// Writes a member that only the underlying block can have, at its position.
  @inline(__always)
  mutating func passOn(_ key: StaticString, over field: Field? = nil) { _ = overridden(key, field) }

  /// Writes a member that only the underlying block can have. Fields of the same meaning are for other devices, so that only
  /// what rules did to them is told.
  @inline(__always)
  mutating func passOn(_ key: StaticString, besides fields: FieldSet) {
    if !edited.isEmpty { tellEdits(of: fields, at: key, in: block) }
    passOn(key)
  }

  /// Whether the underlying block has the key; if so, its value has been written.
  @inline(__always)
  mutating func overridden(_ key: StaticString, _ field: Field? = nil) -> Bool {
    blockNames & Key.quickBit(of: key) != 0 && override(key, field)
  }

  /// Leaves the notification out of the document's own block, to which `path` leads, if a rule made the message silent. In any
  /// other silent message it stays, which is told. Returns whether it was left out.
  @discardableResult
  mutating func leaveOutNotification(at path: String) -> Bool {
    guard blockHas("notification"), let block, let name = block.find("notification") else { return false }
    guard edited.intersects(.silent | .pushType) else {
      if message.has(.silent) { loseToBlock(FieldSet(.silent), name, block) }
      return false
    }
    leaveOutOfBlock("notification", at: path, because: "a background push shows nothing")
    return true
  }

  /// Leaves a member out of the document's own block, to which `path` leads, and reports it as lost.
  mutating func leaveOutOfBlock(_ key: StaticString, at path: String, because reason: String) {
    guard blockHas(key), let block, let name = block.find(key) else { return }
    block.setWritten(name)
    ledger.lose(block.value.sibling(name.memberValue), path, block.field, of: message, reason: reason)
  }

  /// Leaves a member out of the underlying block, because it cannot be written as it is.
  mutating func leaveOutOfBlock(_ key: StaticString) {
    guard let block, let name = block.find(key) else { return }
    block.setWritten(name)
  }

  @inline(never)
  private mutating func override(_ key: StaticString, _ field: Field?) -> Bool {
    guard let block, let name = block.find(key), !block.isWritten(name) else { return false }
    block.setWritten(name)
    copy(name, of: block)
    guard let field else { return true }
    if message.has(field) { loseToBlock(FieldSet(field), name, block) } else { tellRemoval(of: field, name, block) }
    return true
  }

  /// Whether a field was read from a part of a block. A value set by a program has no location.
  private func isRead(_ field: Field, from part: Node, of block: Block) -> Bool {
    let place = message.span(field)
    return place != .none && place == span(of: part, in: block)
  }

  /// Copies a member of the block: unchanged, unless it has to be a text, or is a header whose name is not in lower case.
  private func copy(_ name: Node, of block: Block) {
    let (document, value) = (block.document, name.memberValue)
    let becomesText =
      block.holdsTexts && [.integer, .decimal, .true, .false].contains(document.kind(value))
    guard becomesText || block.hasHeadersInCapitals else {
      return output.append(member: name, of: document, without: block.omitted)
    }
    let key = document.key(name).lowercased
    if let header = RequestHeaders.apns.first(where: { key.equals($0) }) {
      output.beginMember(header)
    } else {
      begin(name, of: document)
    }
    if becomesText { output.append(UInt8(ascii: "\"")) }
    output.append(value: value, of: document, without: block.omitted)
    if becomesText { output.append(UInt8(ascii: "\"")) }
  }

  /// Writes the documented APNs headers that only the underlying block has. Other headers have been reported as unknown
  /// keys and are not written.
  mutating func appendAppleHeaders() {
    guard let block else { return }
    self.block = nil
    guard block.isObject else { return }
    let document = block.document
    // In several cases, a header may be there more than once.
    let meant = block.hasHeadersInCapitals ? RequestHeaders.apns.compactMap(block.find) : nil
    var members = Members(of: block.node, in: document, without: block.omitted)
    while let name = members.next(in: document) {
      if block.isWritten(name) || !block.hasValue(name) { continue }
      let isKnown = meant?.contains(name) ?? RequestHeaders.apns.contains { document.equals(name, $0) }
      if isKnown { copy(name, of: block) }
    }
  }

  /// Writes the members that only the block has, in their own order.
  mutating func appendRest(of block: Block) {
    var members = Members(of: block.node, in: block.document, without: block.omitted)
    while let name = members.next(in: block.document) {
      if !block.isWritten(name) { copy(name, of: block) }
    }
  }
}
