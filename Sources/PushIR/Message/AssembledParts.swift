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

  /// The elements of a list of the document, from which a field was assembled, of which nothing was made: they could not be used.
  package func leftOut(_ elements: [Span], of list: Span) -> [Span] {
    let group = storage.own.assembled.first { has($0.field) && span($0.field) == list }
    guard let group else { return [] }
    let used = storage.own.parts[group.range].map { document.span($0.node).start }.sorted()
    return elements.filter { element in
      let next = used.indices.firstInOrder { used[$0] >= element.start }
      return next == used.endIndex || used[next] >= element.end
    }
  }

  /// Whether a field was made of a value, although it holds another one: the type of an action makes its URL a tap.
  func isMade(of place: Span) -> Bool {
    storage.own.assembled.contains { group in
      group.addition == 0 && has(group.field)
        && storage.own.parts[group.range].contains { document.span($0.node).contains(place) }
    }
  }
}
