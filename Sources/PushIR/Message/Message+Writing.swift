package import PushJSON

// Writing of values.

extension Message {
  /// Writes a value as compact JSON.
  package func append(_ value: ValueReference, to output: Output) {
    let node = value.node
    if value.isOfDocument {
      // Most values are strings, which contain no other values, and only some of the others do.
      switch storage.document.kind(node) {
      case .string: output.append(string: node, of: storage.document)
      case .object, .array: output.append(value: node, of: storage.document, without: omitted)
      default: output.append(value: node, of: storage.document)
      }
    } else {
      let (document, place) = resolve(value)
      output.append(value: place, of: document)
    }
  }

  /// Whether a field has the same value in another message.
  package func has(_ field: Field, as other: Message) -> Bool {
    guard let slot = slot(field), let otherSlot = other.slot(field) else { return false }
    return isSame(slot.content, as: otherSlot.content, of: other)
  }

  /// Whether a value is the same as one of another message, whatever their spelling is.
  package func isSame(_ content: Slot.Content, as otherContent: Slot.Content, of other: Message) -> Bool {
    switch (content, otherContent) {
    case (.integer(let value), .integer(let otherValue)): return value == otherValue
    case (.flag(let flag), .flag(let otherFlag)): return flag == otherFlag
    case (.value(let value), .value(let otherValue)):
      guard value.exists, otherValue.exists else { return false }
      let outputs = [Output(capacity: 64), Output(capacity: 64)]
      append(value, to: outputs[0])
      other.append(otherValue, to: outputs[1])
      return outputs[0].text().utf8.elementsEqual(outputs[1].text().utf8)
    default: return false
    }
  }

  /// Writes a member with the string of a field, which is present, if it is in the message's own document and has no
  /// escapes, as most are. Returns whether it was written.
  package func append(member key: StaticString, plain field: Field, to output: Output) -> Bool {
    guard case .value(let value) = storage.slot(field).content, value.isOfDocument else { return false }
    let entry = storage.document.entry(value.node)
    guard entry.isPlainString else { return false }
    output.append(member: key, plain: entry, of: storage.document)
    return true
  }

  /// Writes all members of a field's object at once if they are written in canonical form in the message's own document, as
  /// most are, and surely none of them has a name. Returns whether they were written.
  package func append(membersOf field: Field, without name: StaticString, to output: Output) -> Bool {
    guard case .value(let value) = storage.slot(field).content, value.isOfDocument else { return false }
    let (document, object) = (storage.document, value.node)
    guard document.quickBits(ofNamesIn: object) & Key.quickBit(of: name) == 0 else { return false }
    return output.append(membersAsWrittenOf: object, of: document, without: omitted)
  }
}
