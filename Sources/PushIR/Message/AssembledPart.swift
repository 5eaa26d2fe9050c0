package import PushDiagnostics
package import PushJSON

/// The parts of a field's value that a front end assembled, and the values of the document that they come from.
struct AssembledParts {
  let field: Field
  /// The added document that holds the assembled value; 0 for a field that holds a value of the message's own document.
  let addition: UInt32
  /// Where they are among the parts of all fields: by their offsets in the assembled text, in order.
  let range: Range<Int>
}

extension Message {
  /// Records what the parts of a field's value come from, by their offsets in the assembled text, in order.
  package mutating func learn(_ parts: [(offset: Int, node: Node)], of field: Field) {
    makeUnique()
    let start = storage.own.parts.count
    storage.own.parts.append(contentsOf: parts)
    storage.own.assembled.append(
      AssembledParts(field: field, addition: reference(field).addition, range: start..<storage.own.parts.count))
  }

  /// Whether a front end recorded what the parts of a field's value come from: its other parts are not in the document.
  package func isAssembled(_ field: Field) -> Bool {
    assembledParts(of: field) != nil
  }

  private func assembledParts(of field: Field) -> AssembledParts? {
    storage.own.assembled.first { $0.field == field && $0.addition == reference(field).addition }
  }

  /// The location that a part of an assembled value comes from.
  func source(of part: Node, in document: Document, _ field: Field) -> Span? {
    guard let range = assembledParts(of: field)?.range, document === resolve(field).document else { return nil }
    let parts = storage.own.parts
    let offset = Int(document.span(part).start)
    let index = range.firstInOrder { parts[$0].offset >= offset }
    return index < range.upperBound && parts[index].offset == offset ? self.document.span(parts[index].node) : nil
  }

  /// Whether another field was read from this location of the document, which makes the block's copy redundant. A value
  /// set by a program has no location.
  package func isTold(_ place: Span, apartFrom block: Field) -> Bool {
    place != .none
      && (present.fields.contains { $0 != block && span($0).contains(place) && isRead($0, from: block) }
        || isMade(of: place))
  }

  /// Whether nothing was made of an element of a list of the document that a field was assembled from: it could not be used.
  package func leavesOut(_ element: Span, of list: Span) -> Bool {
    let group = storage.own.assembled.first { has($0.field) && span($0.field) == list }
    guard let group else { return false }
    return !storage.own.parts[group.range].contains { element.contains(document.span($0.node)) }
  }

  /// Whether a field was read from the part of the document that a block was read from, and a rule has not changed it there.
  package func isRead(_ field: Field, from block: Field) -> Bool {
    if unedited(block) != nil { return names(of: field, in: block) != nil }
    let place = span(field)
    return place != .none && has(block) && span(block).contains(place)
  }

  /// The names of the path to the member of a block that a field was read from; nil if the block has no such member.
  package func names(of field: Field, in block: Field) -> [String]? {
    let place = span(field)
    return has(block) && place != .none ? names(of: place, in: value(block), block) : nil
  }

  private func names(of place: Span, in part: JSONValue, _ block: Field) -> [String]? {
    for member in part.members {
      let span = span(of: member, block)
      let isAround = span.contains(place)
      // An object that was edited has a place of its own, and what is in it has kept the one in the input.
      guard isAround || member.isObject && unedited(block) != nil else { continue }
      let name = member.name.text
      // A block that holds only what did not become fields has the object, and not the member in it.
      guard member.isObject, span != place else { return [name] }
      if let names = names(of: place, in: member, block) { return [name] + names }
      if isAround { return nil }
    }
    return nil
  }

  /// Whether a field was made of a value, although it holds another one: the type of an action makes its URL a tap.
  private func isMade(of place: Span) -> Bool {
    storage.own.assembled.contains { group in
      group.addition == 0 && has(group.field)
        && storage.own.parts[group.range].contains { document.span($0.node).contains(place) }
    }
  }

  /// The location of a part of a field's value; nil if the part does not have one of its own.
  package func place(of part: JSONValue, in field: Field) -> Span? {
    let place = span(of: part, field)
    return place == span(field) ? nil : place
  }
}
