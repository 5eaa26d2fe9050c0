import PushIR
import PushJSON

// Appends values and names of a message or a document. The caller decides which of them to write.

extension BodyWriter {
  mutating func appendValue(of field: Field) {
    switch message.slot(field)?.content {
    case .value(let value): message.append(value, to: output)
    case .integer(let value): output.append(value)
    case .flag(let value): output.append(value ? "true" : "false")
    case nil: output.append("null")
    }
  }

  mutating func appendText(of field: Field) {
    guard case .value(let value) = message.slot(field)?.content else {
      return output.inQuotes { $0.append(message.integer(field) ?? 0) }
    }
    message.read(value) { document, place in
      if document.kind(place) == .string { return output.append(string: place, of: document) }
      output.inQuotes { $0.append(value: place, of: document, without: message.omitted) }
    }
  }

  // MARK: Names

  /// Appends the comma if necessary, the key and the colon.
  @inline(__always)
  func begin(_ key: StaticString) { output.beginMember(key) }

  /// Appends the comma if necessary, the key of a document's member and the colon.
  func begin(_ name: Node, of document: Document) {
    output.beginElement()
    output.append(string: name, of: document)
    output.append(UInt8(ascii: ":"))
  }

  /// Appends a member of a document's object, unchanged.
  func append(member: JSONValue) {
    output.append(member: member.name.node, of: member.document, without: member.omitted)
  }

  /// Appends JSON text from another output, as a string.
  mutating func appendQuoted(_ text: Output) { output.inQuotes { $0.append(escaping: text) } }
}
