import PushDiagnostics
import PushIR
import PushJSON

// What becomes of the fields of a message where one of its blocks in Apple's format says the same: the block wins.

extension FieldSet {
  static var alert: FieldSet { .localizableTexts | .alertParts }
  static var soundParts: FieldSet { .soundVolume | .soundCritical }
}

extension Message {
  /// Visits the members of a block's `aps` that replace fields of this message as a whole: they have another form.
  private func forEachForm(in block: Field, of whole: Message, _ visit: (FieldSet, _ member: JSONValue) -> Void) {
    guard block != .apnsHeadersBlock, case let value = whole.value(block) else { return }
    let aps = block == .apsBlock ? value : value["aps"]
    let alert = aps["alert"]
    if alert.exists, !alert.isObject || text.isForAndroidAlone { visit(.alert, alert) }
    // In a Live Activity, a localized text is an object.
    if case let title = alert["title"], title.isObject { visit(.title | .titleLocKey | .titleLocArgs, title) }
    if case let body = alert["body"], body.isObject { visit(.body | .bodyLocKey | .bodyLocArgs, body) }
    if case let sound = aps["sound"], sound.exists, !sound.isObject || !present.intersects(.soundParts),
      !(block == .apsBlock && sound.isRestOfSound)
    {
      visit(.soundParts | .sound | .soundOff, sound)
    }
  }

  /// Removes the fields of which a block of another message has another form.
  mutating func makeRoom(for block: Field, of whole: Message) {
    var replaced = FieldSet()
    forEachForm(in: block, of: whole) { fields, _ in replaced = replaced | fields }
    remove(all: replaced)
  }

  /// Removes the fields of which a block says something else, unless a rule wrote them, reports each, and returns them.
  mutating func yield(
    to content: Message, of block: Field, in whole: Message, keeping kept: FieldSet, _ sink: DiagnosticSink
  ) -> FieldSet {
    var lost = FieldSet()
    func lose(_ fields: FieldSet, to winner: (Field) -> Span) {
      for field in present.common(with: fields.subtracting(kept | lost)).fields
      where isAnother(field, than: content, of: block, in: whole) {
        lost.insert(field)
        sink.reportBlockWins(
          FieldSet.apple.contains(field) ? nil : block, of: whole, at: winner(field), over: whole.name(of: field),
          at: whole.span(field))
      }
    }
    forEachForm(in: block, of: whole) { fields, member in
      lose(fields) { _ in whole.span(of: member.name, block) }
    }
    func name(of field: Field) -> Span {
      content.member(of: field, in: block, of: whole).map { whole.span(of: $0.name, block) } ?? whole.span(block)
    }
    // The payload's content has the push type of the headers.
    let own: FieldSet = block == .apnsHeadersBlock ? .blocksOfAPNs : .blocksOfAPNs | .pushType
    lose(content.present.subtracting(own | .data), to: name)
    for (field, rival) in Self.rivalsInHeaders where content.has(field) {
      lose(FieldSet(rival)) { _ in name(of: field) }
    }
    if content.has(.pushType), !content.equals(.pushType, "background"), isSet(.silent) {
      lose(FieldSet(.silent)) { _ in name(of: .pushType) }
    }
    remove(all: lost)
    return lost
  }

  /// Keeps what did not become fields: keys that Apple does not document, in `aps`, and of a block that a rule or a program
  /// wrote its other members. Those of the document's own block are left out of it.
  mutating func keepRest(of block: Field, from content: Message) {
    let place = span(block)
    if content.has(.apsBlock) { keep(content.value(.apsBlock), as: .apsBlock, at: place) }
    if content.document === document { return }
    switch block {
    case .apnsHeadersBlock: keep(content.value(.apnsHeadersBlock), as: block, at: place)
    case .apnsPayloadBlock: keep(content.value(.data), as: block, at: place)
    default: if !content.has(.apsBlock) { remove(block) }
    }
  }

  private mutating func keep(_ rest: JSONValue, as block: Field, at place: Span) {
    if rest.exists, rest.document === document { return put(block, rest.node) }
    let text = Output(capacity: 256)
    if rest.exists { text.append(rest) } else { text.append("{}") }
    if let copy = add(json: text) { put(block, .value(copy), at: place) }
  }

  /// Headers for APNs, and the fields for other services that mean the same.
  private static var rivalsInHeaders: [(Field, Field)] { [(.collapseID, .collapseKey), (.expiration, .ttl)] }

  /// Whether a field does not come from the place in a block from which another message has it.
  private func isAnother(_ field: Field, than content: Message, of block: Field, in whole: Message) -> Bool {
    let place = span(field)
    if place == .none || !content.has(field) { return true }
    if content.document === document { return place != content.span(field) }
    return content.member(of: field, in: block, of: whole).map { whole.span(of: $0, block) } != place
  }

  /// The member of a block of the whole message that this message has as a field.
  private func member(of field: Field, in block: Field, of whole: Message) -> JSONValue? {
    let value = whole.value(block)
    if case let node = ownNode(field), node.exists { return value.sibling(node) }
    // A header that has become a number.
    let place = span(field)
    return value.members.first { document.span($0.node) == place }
  }

  mutating func remove(all fields: FieldSet) {
    var lost = present.common(with: fields)
    while let field = lost.popFirst() { remove(field) }
  }

  /// Takes fields from a message that was read from one of this message's blocks, or from the whole message.
  mutating func take(_ fields: FieldSet, from other: Message, of block: Field? = nil) {
    var (fields, others) = (fields.common(with: other.present), FieldSet())
    let isSameDocument = other.document === document
    fill { slots in
      while let field = fields.popFirst() {
        let node = other.ownNode(field)
        if isSameDocument, node.exists { slots.put(field, node) } else { others.insert(field) }
      }
    }
    while let field = others.popFirst() { take(field, from: other, of: block ?? field) }
  }

  /// Takes a field from a message that was read from one of this message's blocks.
  mutating func take(_ field: Field, from other: Message, of block: Field) {
    guard let slot = other.slot(field) else { return }
    guard case .value(let value) = slot.content else {
      let isOwn = other.document === document
      let place = isOwn ? other.span(field) : other.member(of: field, in: block, of: self).map { span(of: $0, block) }
      return put(field, slot.content, at: place ?? span(block))
    }
    if other.document === document, value.isOfDocument { return put(field, value.ownNode) }
    let (source, node) = other.resolve(value)
    let place = other.document === document ? other.span(field) : span(of: node, in: source, block)
    put(field, .value(add(source).part(node)), at: place)
  }
}
