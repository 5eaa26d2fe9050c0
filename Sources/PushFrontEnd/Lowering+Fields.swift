import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Converts members to fields. `put` keeps a member in its object. `move` removes it, so that the object is reduced to
// the members without a field.

extension Lowering {
  /// Sets a field to a value and removes its member from its object.
  mutating func move(_ field: Field, _ node: Node) {
    message.put(field, node)
    takeOut(node)
  }

  /// Removes a member from its object, given its value.
  func takeOut(_ node: Node) {
    if node.exists { omitted.insert(node.memberName) }
  }

  /// Removes a nested object from its parent if it is empty.
  func takeOutIfEmpty(_ node: Node?) {
    if let node, document.hasNoMembers(node, without: omitted) { takeOut(node) }
  }

  /// Sets a field to an object that is not empty.
  mutating func putRest(_ field: Field, _ node: Node) {
    if !document.hasNoMembers(node, without: omitted) { message.put(field, node) }
  }

  /// Whether there is a value and it is a string.
  func isText(_ node: Node) -> Bool { node.exists && document.kind(node) == .string }

  /// Whether there is an object and it has members.
  func hasMembers(_ object: Node?) -> Bool { object.map { $0.exists && !document.isEmpty($0) } ?? false }

  /// Whether a node is a string that is not empty.
  func isNonemptyText(_ node: Node) -> Bool { isText(node) && !document.isEmptyText(node) }

  /// Whether an object has a member of any type except null.
  func has(_ name: StaticString, _ object: Node) -> Bool { decoder.has(name, object) }

  /// Whether a member exists but has been reported and dropped, so that its absence needs no further finding.
  func isIllTyped(_ name: StaticString, _ node: Node, in object: Node) -> Bool {
    decoder.isIllTyped(name, node, in: object)
  }

  /// Whether a string is an http or https address with a host.
  func isWebAddress(_ node: Node) -> Bool {
    isText(node) && (document.isPlainWebAddress(node) || document.string(node).isWebAddress)
  }

  /// Whether a string is such an address, or a placeholder that becomes one.
  func mayBeWebAddress(_ node: Node) -> Bool {
    isWebAddress(node) || document.begins(node, with: "{") && decoder.diagnostics.acceptsPlaceholder(at: span(node))
  }

  /// Whether a string has the scheme of a web page. The case of the scheme does not matter (RFC 3986, 3.1).
  func hasWebScheme(_ node: Node) -> Bool {
    let start = document.key(node).lowercased
    return isText(node) && (start.begins(with: "https://") || start.begins(with: "http://"))
  }

  /// Whether a list contains only strings. Reports other elements; `standIn` is a string that may be meant.
  @discardableResult
  func checkTexts(
    in list: Node, standIn: StaticString? = nil, consequence: Consequence? = nil, _ message: StaticString
  ) -> Bool {
    var hasOnlyTexts = true
    for element in document.elements(of: list) where document.kind(element) != .string {
      if let standIn { decoder.remember(.wrongType, at: element, [standIn.description]) }
      report(.error, .wrongType, message.description, at: element, consequence: consequence)
      hasOnlyTexts = false
    }
    return hasOnlyTexts
  }

  /// Whether a member is an empty text, which is then left out. FCM does not tell it from an absent one (JSON of protocol
  /// buffers), and Huawei's SDK takes neither for a value.
  @inline(__always)
  mutating func isLeftOut(_ field: Field, _ node: Node) -> Bool {
    node.exists && document.isEmptyText(node) && leavesOutEmpty(field, node)
  }

  /// A member's value; absent if it is an empty text, which is then left out.
  mutating func stated(_ field: Field, _ node: Node) -> Node { isLeftOut(field, node) ? .absent : node }

  /// Sets the fields that members of an object mean, without empty texts. Checks report an empty title or body.
  mutating func fillWithoutEmptyTexts(from members: some FieldMembers) {
    members.forEachField { field, node in
      message.put(field, field == .title || field == .body ? node : stated(field, node))
    }
  }

  @inline(never)
  private mutating func leavesOutEmpty(_ field: Field, _ node: Node) -> Bool {
    guard isText(node), !isJudgedIfEmpty(field) else { return false }
    decoder.leaveOutEmpty(node.memberName)
    return true
  }

  /// Whether a check reports an empty value: a key of a text, a time of FCM, and the page of a tap, which HMS demands.
  private func isJudgedIfEmpty(_ field: Field) -> Bool {
    (.titleLocKey | .bodyLocKey).contains(field)
      || decoder.conventions.wireFormat == .fcm && field == .eventTime
      || decoder.conventions.wireFormat == .hms && settings.targets.contains(.hms)
        && (.tapURL | .tapDeepLink | .tapAction).contains(field)
  }

  // MARK: Values that are not in the document

  /// Sets a field to a text that a member spells differently.
  mutating func put(_ field: Field, text: String, at node: Node) {
    scratch.clear()
    scratch.append(quoted: text)
    put(field, json: scratch, at: node)
  }

  /// Sets a field to JSON that a member spells differently.
  mutating func put(_ field: Field, json: Output, at node: Node) {
    guard let value = message.add(json: json) else { return }
    message.put(field, .value(value), at: span(node))
    if parts.value.isEmpty { return }
    message.learn(parts.value, of: field)
    parts.value.removeAll(keepingCapacity: true)
  }

  /// Records that what is assembled next comes from a value of the document.
  func assemble(from node: Node) {
    if node.exists { parts.value.append((scratch.count, node)) }
  }

  /// Appends a member with a value of the document to an object that is assembled.
  func assemble(_ key: StaticString, _ node: Node) {
    guard node.exists else { return }
    scratch.beginMember(key)
    assemble(from: node)
    scratch.append(value: node, of: document, without: omitted)
  }

  func assemble(_ key: Action.Key, _ node: Node) {
    if node.exists { assemble(key.spelling, node) }
  }

  mutating func put(_ priority: Priority, at node: Node) {
    message.put(.priority, .integer(priority.rawValue), at: span(node))
  }

  /// Sets the priority that one of two words says.
  @inline(__always)
  mutating func putPriority<Word: Equatable>(_ choice: Choice<Word>, high: Word) {
    if let word = choice.value { put(word == high ? Priority.high : .normal, at: choice.node) }
  }

  /// Marks the message as silent because of data without visible content, which its reader tells.
  mutating func silence(withoutNote data: Node) {
    message.put(.silent, .flag(true), at: span(data.memberName))
    message.text.isSilentByContent = true
  }

  /// Marks the message as silent because of data without visible content. `wake` is what wakes the app on Apple devices, which
  /// the service does not do by itself.
  mutating func silence(by data: Node, wake: StaticString? = nil) {
    silence(withoutNote: data)
    report(
      .note, .silentByContent, "no notification: sent as a data message", at: data.memberName,
      consequence: wake.map { _ in .silent("Apple devices do not wake the app for it") },
      help: wake.map { "for Apple devices, add \($0)" })
  }

  /// Fields store integers and flags as such, even if the document has them as strings or with a fraction of zero.
  mutating func restateValues() {
    if decoder.valuesWrittenOtherwise.isEmpty { return }
    for field in message.present.fields {
      let node = message.ownNode(field)
      if document.kind(node) == .array { restate(field, node) }
      guard decoder.valuesWrittenOtherwise.contains(node) else { continue }
      if let value = decoder.writtenInteger(node) {
        // APNs documents most of its flags as numbers.
        message.put(field, field == .contentChanged ? .flag(value == 1) : .integer(value), at: span(node))
      } else {
        message.put(field, .flag(document.equals(node, "true")), at: span(node))
      }
    }
  }

  /// The same for a list of integers.
  private mutating func restate(_ field: Field, _ list: Node) {
    var hasOthers = false
    scratch.clear()
    scratch.append(UInt8(ascii: "["))
    for element in document.elements(of: list) {
      guard let value = decoder.writtenInteger(element) else { return }
      // Other lists may have digits in quotes, which are texts.
      if !hasOthers, document.kind(element) != .integer {
        guard decoder.valuesWrittenOtherwise.contains(element) else { return }
        hasOthers = true
      }
      scratch.beginElement()
      scratch.append(value)
    }
    scratch.append(UInt8(ascii: "]"))
    if hasOthers { put(field, json: scratch, at: list) }
  }

  // MARK: Two sources of one field

  /// Sets a field from a second, more specific source: it wins, and the first one is reported.
  @inline(never)
  mutating func prefer(_ node: Node, over field: Field) {
    if message.has(field) { reportConflict(message.reference(field), field, winner: ValueReference(node)) }
    message.put(field, node)
  }

  /// Sets a field from a second source, unless it already has a value.
  mutating func putUnlessPresent(_ field: Field, _ node: Node) {
    guard node.exists else { return }
    guard message.has(field) else { return message.put(field, node) }
    reportConflict(ValueReference(node), field, winner: message.reference(field))
  }

  /// Sets a field from a second source, unless it already has a value, and removes the member from its object either
  /// way.
  mutating func moveUnlessPresent(_ field: Field, _ node: Node) {
    putUnlessPresent(field, node)
    takeOut(node)
  }

  func reportConflict(_ loser: Node, _ field: Field, winner: Node) {
    reportConflict(ValueReference(loser), field, winner: ValueReference(winner))
  }

  /// Two members with the same value do not conflict.
  func reportConflict(_ loser: ValueReference, _ field: Field, winner: ValueReference) {
    if message.isSame(.value(loser), as: .value(winner), of: message) { return }
    reportConflict(at: span(loser), field, winner: span(winner))
  }

  func reportConflict(at loser: Span, _ field: Field, winner place: Span) {
    // The winner may be a member of another field.
    report(
      .note, .conflictingMembers,
      "\(message.name(at: place) ?? message.name(of: field)) is set as well; this one is not used", at: loser,
      notes: [Note("used", at: place)])
  }

  func reportUnused(_ loser: Node, _ message: String, as severity: Severity = .note, winner: Node) {
    report(severity, .conflictingMembers, message, at: loser, notes: [Note("used", at: span(winner))])
  }
}

extension Decoder {
  func has(_ name: StaticString, _ object: Node) -> Bool {
    let member = member(name, of: object)
    return member.exists && document.kind(member) != .null
  }

  func isIllTyped(_ name: StaticString, _ node: Node, in object: Node) -> Bool { !node.exists && has(name, object) }
}

/// An object with members that mean what a field of the message means, which its grammar says.
protocol FieldMembers {
  /// Visits these members. A missing member is absent.
  func forEachField(_ give: (Field, Node) -> Void)
}

extension Message {
  /// Sets the fields that members of an object mean.
  @inline(__always)
  mutating func fill<Members: FieldMembers>(from members: Members) {
    fill { fields in members.forEachField { fields.put($0, $1) } }
  }
}
