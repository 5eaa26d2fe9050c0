package import PushDiagnostics
package import PushJSON

/// A part of a value that a front end assembled, and the value of the document that it comes from.
struct AssembledPart {
  let field: Field
  /// The added document that holds the assembled value; 0 for a field that holds a value of the message's own document.
  let addition: UInt32
  /// The offset of the part in the assembled text.
  let offset: Int
  let node: Node
}

extension Message {
  /// Records what the parts of a field's value come from, by their offsets in the assembled text.
  package mutating func learn(_ parts: [(offset: Int, node: Node)], of field: Field) {
    makeUnique()
    for part in parts {
      storage.own.parts.append(
        AssembledPart(
          field: field, addition: reference(field).addition, offset: part.offset, node: part.node))
    }
  }

  /// Whether a front end recorded what the parts of a field's value come from: its other parts are not in the document.
  package func isAssembled(_ field: Field) -> Bool {
    storage.own.parts.contains { $0.field == field && $0.addition == reference(field).addition }
  }

  /// The location that a part of an assembled value comes from.
  func source(of part: Node, in document: Document, _ field: Field) -> Span? {
    guard isAssembled(field), document === resolve(field).document else { return nil }
    let offset = Int(document.span(part).start)
    return storage.own.parts.first { $0.field == field && $0.offset == offset }.map { self.document.span($0.node) }
  }

  /// Whether another field was read from this location of the document, which makes the block's copy redundant. A value
  /// set by a program has no location.
  package func isTold(_ place: Span, apartFrom block: Field) -> Bool {
    place != .none
      && (present.fields.contains { $0 != block && span($0).contains(place) && isRead($0, from: block) }
        || isMade(of: place))
  }

  /// Whether a field was read from the part of the document that a block was read from.
  package func isRead(_ field: Field, from block: Field) -> Bool {
    let place = span(field)
    return place != .none && span(block).contains(place)
  }

  /// Whether a field was made of a value, although it holds another one: the type of an action makes its URL a tap.
  private func isMade(of place: Span) -> Bool {
    storage.own.parts.contains { $0.addition == 0 && has($0.field) && document.span($0.node).contains(place) }
  }

  /// The key path of a part of a field's value in the document; nil if the part does not have a location of its own.
  package func name(of part: JSONValue, in field: Field) -> String? {
    let place = span(of: part, field)
    return place == span(field) ? nil : name(at: place)
  }
}
