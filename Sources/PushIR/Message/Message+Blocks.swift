package import PushDiagnostics
package import PushJSON

// Where the fields of a message are inside the blocks in a service's own format.

extension Message {
  /// Whether another field was read from this location of the document, which makes the block's copy redundant. A value
  /// set by a program has no location.
  package func isTold(_ place: Span, apartFrom block: Field) -> Bool {
    place != .none
      && (present.fields.contains { $0 != block && span($0).contains(place) && isRead($0, from: block) }
        || isMade(of: place))
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

  /// The location of a part of a field's value; nil if the part does not have one of its own.
  package func place(of part: JSONValue, in field: Field) -> Span? {
    let place = span(of: part, field)
    return place == span(field) ? nil : place
  }
}
