package import PushDiagnostics
package import PushJSON

/// The object that an edited object was derived from, so that unchanged parts keep their locations in the input.
struct EditedObject {
  let field: Field
  let value: JSONValue
}

extension Message {
  /// Replaces the object of a field with an edited one. `span` is the location of its new parts.
  package mutating func replace(_ field: Field, with object: ValueReference, at span: Span) {
    let value = reference(field)
    if has(field), value.exists, !storage.own.editedObjects.contains(where: { $0.field == field }) {
      let unedited = self.value(value)
      makeUnique()
      storage.own.editedObjects.append(EditedObject(field: field, value: unedited))
    }
    put(field, .value(object), at: span)
  }

  /// Goes back to an earlier state, except for fields that were edited and for the objects of services' own, of which copies
  /// may have been taken out.
  package mutating func restore(_ earlier: Message, except edited: FieldSet) {
    makeUnique()
    var fields = (present | earlier.present).subtracting(edited | .blocks)
    while let field = fields.popFirst() {
      if let slot = earlier.slot(field) { storage.put(field, slot) } else { storage.remove(field) }
    }
    storage.own.omitted = earlier.omitted
    // What an edit of a field has replaced stays replaced.
    let kept = storage.own.androidValues.map { $0.field }
    storage.own.androidValues = earlier.storage.own.androidValues.filter {
      !edited.contains($0.field) || kept.contains($0.field)
    }
    intent = earlier.intent
  }

  /// The alternative location with the same meaning as a member at this path, of which only one is written; nil if
  /// there is none. Apple's `aps` dictionary can be a field of its own or a member of a payload, as in the input.
  package func rival(of field: Field, _ names: [String]) -> (field: Field, names: [String])? {
    switch field {
    case .apsBlock where !has(.apsBlock) && has(.apnsPayloadBlock):
      return value(.apnsPayloadBlock)["aps"].exists ? (.apnsPayloadBlock, ["aps"]) : nil
    case .apnsPayloadBlock where names.first == "aps": return has(.apsBlock) ? (.apsBlock, []) : nil
    default: return nil
    }
  }

  /// The value of a field before its first edit; nil if it had no value or was not edited in place.
  package func unedited(_ field: Field) -> JSONValue? {
    storage.own.editedObjects.first { $0.field == field }?.value
  }

  /// The original location of an unchanged part of an edited object.
  func origin(of part: Node, in document: Document, _ field: Field) -> Span? {
    guard let edited = unedited(field), edited.document === self.document else { return nil }
    return document.counterpart(of: part, in: edited.document, below: edited.node, without: omitted)
      .map(edited.document.span)
  }
}
