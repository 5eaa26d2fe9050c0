package import PushDiagnostics
package import PushJSON

/// What an edited object was derived from, so that unchanged parts keep their locations in the input.
struct EditedObject {
  let field: Field
  /// The object before its first edit; nil if the field had no value.
  let value: JSONValue?
  /// Whether a rule has written that object, too.
  let isWrittenByRule: Bool
  /// The members that were changed, by the names of their paths, and the locations of their new values.
  var changes: [(names: [String], span: Span)] = []
}

extension Message {
  /// Replaces the object of a field with one in which a member was changed. `span` is the location of the object, and `change`
  /// that of the member's new value.
  package mutating func replace(
    _ field: Field, with object: ValueReference, at span: Span, changed names: [String], at change: Span
  ) {
    let unedited = has(field) ? value(reference(field)) : nil
    makeUnique()
    let index = storage.own.editedObjects.firstIndex { $0.field == field }
    if index == nil {
      let isWrittenByRule = self.span(field).isWrittenByRule
      storage.own.editedObjects.append(EditedObject(field: field, value: unedited, isWrittenByRule: isWrittenByRule))
    }
    storage.own.editedObjects[index ?? storage.own.editedObjects.count - 1].changes.append((names, change))
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

  /// The same, but nil if a rule has written it.
  package func unwritten(_ field: Field) -> JSONValue? {
    storage.own.editedObjects.first { $0.field == field && !$0.isWrittenByRule }?.value
  }

  /// The location of a part of an edited object: that of the last change of it, or its original one if it was not changed.
  func origin(of part: Node, in document: Document, _ field: Field) -> Span? {
    guard let edited = storage.own.editedObjects.first(where: { $0.field == field }) else { return nil }
    if let value = edited.value, value.document === self.document,
      let place = document.counterpart(of: part, in: value.document, below: value.node, without: omitted)
    {
      return value.document.span(place)
    }
    let names = document.names(towards: part)
    return edited.changes.last { names.starts(with: $0.names) }?.span
  }
}
