package import PushDiagnostics
package import PushJSON

/// The object that another one was made of, so that what was left as it was keeps its place in the input.
struct EditedObject {
  let field: Field
  let document: Document
  let node: Node
}

extension Message {
  /// Puts an edited object in the place of what a field holds. `span` is the place of what is new in it.
  package mutating func replace(_ field: Field, with object: Node, at span: Span) {
    let value = node(field)
    if has(field), value.exists, !storage.own.editedObjects.contains(where: { $0.field == field }) {
      let (document, node) = resolve(value)
      makeUnique()
      storage.own.editedObjects.append(EditedObject(field: field, document: document, node: node))
    }
    put(field, .value(object), at: span)
  }

  /// The other place that says the same as a member of an object below these names would, of which only one is written;
  /// nil where there is none. Apple's dictionary `aps` stands by itself or within a payload, as the input had it.
  package func rival(of field: Field, _ names: [String]) -> (field: Field, names: [String])? {
    switch field {
    case .apsBlock where !has(.apsBlock) && has(.apnsPayloadBlock):
      let (document, payload) = resolve(.apnsPayloadBlock)
      return document.member("aps", of: payload, without: omitted).exists ? (.apnsPayloadBlock, ["aps"]) : nil
    case .apnsPayloadBlock where names.first == "aps": return has(.apsBlock) ? (.apsBlock, []) : nil
    default: return nil
    }
  }

  /// What a field held before it was edited for the first time; nil where it held nothing, or was not edited in place.
  package func unedited(_ field: Field) -> (document: Document, node: Node)? {
    storage.own.editedObjects.first { $0.field == field }.map { ($0.document, $0.node) }
  }

  /// Where a part of an edited object stood before, where it is still the same.
  func origin(of part: Node, in document: Document, _ field: Field) -> Span? {
    guard let edited = storage.own.editedObjects.first(where: { $0.field == field }),
      edited.document === self.document
    else { return nil }
    return document.counterpart(of: part, in: edited.document, below: edited.node, without: omitted)
      .map(edited.document.span)
  }
}
