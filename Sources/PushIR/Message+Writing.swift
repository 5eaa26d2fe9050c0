package import PushJSON

// Writing of values.

extension Message {
  /// Writes a value as compact JSON.
  package func append(_ node: Node, to output: Output) {
    if node.index & MessageStorage.additionFlag == 0 {
      // Most values are strings, which contain no other values, and only some of the others do.
      switch storage.document.kind(node) {
      case .string: output.append(string: node, of: storage.document)
      case .object, .array: output.append(value: node, of: storage.document, without: omitted)
      default: output.append(value: node, of: storage.document)
      }
    } else {
      let (document, place) = resolve(node)
      output.append(value: place, of: document)
    }
  }

  /// Writes a member with the string of a field, if it is an unescaped string of the message's own document, as most
  /// are. Returns whether it was written.
  package func append(member key: StaticString, plain field: Field, to output: Output) -> Bool {
    let node = node(field)
    guard node.exists, isOfDocument(node) else { return false }
    let entry = storage.document.entry(node)
    guard entry.kind == .string, !entry.isEscaped else { return false }
    output.append(member: key, plain: entry, of: storage.document)
    return true
  }
}
