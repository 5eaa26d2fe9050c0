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

  /// Writes a member with the string of a field, if it is an unescaped string of the message's own document, as most
  /// are. Returns whether it was written.
  package func append(member key: StaticString, plain field: Field, to output: Output) -> Bool {
    let node = ownNode(field)
    guard node.exists else { return false }
    let entry = storage.document.entry(node)
    guard entry.kind == .string, !entry.isEscaped else { return false }
    output.append(member: key, plain: entry, of: storage.document)
    return true
  }
}
