import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// How members become fields. `put` leaves a member where it stands. `move` takes it out of its object as well, so that what
// is left of the object is what no field says.

extension Lowering {
  /// Gives a value to a field, and takes its member out of its object.
  mutating func move(_ field: Field, _ node: Node) {
    message.put(field, node)
    takeOut(node)
  }

  /// Takes a member out of its object by its value.
  func takeOut(_ node: Node) {
    if node.exists { omitted.insert(node.memberName) }
  }

  /// Takes a nested object out of its object where nothing is left in it.
  func takeOutIfEmpty(_ node: Node?) {
    if let node, node.exists, decoder.document.hasNoMembers(node, without: omitted) { takeOut(node) }
  }

  /// Points a field at an object in which something is left.
  mutating func putRest(_ field: Field, _ node: Node) {
    if node.exists, !decoder.document.hasNoMembers(node, without: omitted) { message.put(field, node) }
  }

  // MARK: Values that are not in the document

  /// Gives a text to a field that a member spells in another way.
  mutating func put(_ field: Field, text: String, at node: Node) {
    message.put(field, .value(message.add(text: text)), at: span(node))
  }

  /// Gives JSON to a field that a member spells in another way.
  mutating func put(_ field: Field, json: Output, at node: Node) {
    guard let value = message.add(json: json.source()) else { return }
    message.put(field, .value(value), at: span(node))
  }

  mutating func put(_ priority: Priority, at node: Node) {
    message.put(.priority, .integer(priority.rawValue), at: span(node))
  }

  mutating func put(_ visibility: Visibility, at node: Node) {
    message.put(.visibility, .integer(visibility.rawValue), at: span(node))
  }

  /// Data without anything to show makes a message silent.
  mutating func silence(by data: Node) {
    message.put(.silent, .flag(true), at: span(data.memberName))
    report(.note, .silentByContent, at: data.memberName) {
      "no notification: sent as a data message"
    }
  }

  // MARK: Two sources of one field

  /// A second source of a field that is the more particular one: it wins, and the first is reported.
  mutating func prefer(_ node: Node, over field: Field) {
    guard node.exists else { return }
    if message.has(field) { reportConflict(message.node(field), field, winner: node) }
    message.put(field, node)
  }

  /// A second source of a field that the first one wins over.
  mutating func putUnlessPresent(_ field: Field, _ node: Node) {
    guard node.exists else { return }
    if message.has(field) { reportConflict(node, field, winner: message.node(field)) } else { message.put(field, node) }
  }

  /// A second source of a field that the first one wins over, taken out of its object either way.
  mutating func moveUnlessPresent(_ field: Field, _ node: Node) {
    putUnlessPresent(field, node)
    takeOut(node)
  }

  /// Two members that say the same are no conflict.
  func reportConflict(_ loser: Node, _ field: Field, winner: Node) {
    if text(winner) == text(loser) { return }
    reportUnused(loser, winner: winner) { "\(self.message.name(of: field)) is set as well; this one is not used" }
  }

  private func text(_ node: Node) -> String {
    let (document, place) = message.resolve(node)
    return document.text(place)
  }

  func reportUnused(_ loser: Node, as severity: Severity = .note, winner: Node, _ message: () -> String) {
    report(
      severity, .conflictingMembers, at: loser, notes: [Note("used", at: span(winner))], message)
  }
}
