import PushIR
import PushJSON

// Appends values and names of a message or a document. The caller decides which of them to write.

extension BodyWriter {
  func appendValue(of field: Field) {
    switch message.slot(field)?.content {
    case .value(let value): append(value)
    case .integer(let value): output.append(value)
    case .flag(let value): output.append(value ? "true" : "false")
    case nil: output.append("null")
    }
  }

  func appendText(of field: Field) {
    guard case .value(let value) = message.slot(field)?.content else {
      output.append(UInt8(ascii: "\""))
      output.append(message.integer(field) ?? 0)
      return output.append(UInt8(ascii: "\""))
    }
    message.read(value) { document, place in
      if document.kind(place) == .string { return output.append(string: place, of: document) }
      output.append(UInt8(ascii: "\""))
      output.append(value: place, of: document, without: message.omitted)
      output.append(UInt8(ascii: "\""))
    }
  }

  func append(_ value: ValueReference) { message.append(value, to: output) }

  // MARK: Names

  /// Appends the comma if necessary, the key and the colon.
  @inline(__always)
  func begin(_ key: StaticString) { output.beginMember(key) }

  /// Appends a comma unless it is the first element of its object or array.
  @inline(__always)
  func comma() {
    switch output.last {
    case UInt8(ascii: "{"), UInt8(ascii: "["): break
    default: output.append(UInt8(ascii: ","))
    }
  }

  /// Appends the comma if necessary, the key of a document's member and the colon.
  func begin(_ name: Node, of document: Document) {
    comma()
    output.append(string: name, of: document)
    output.append(UInt8(ascii: ":"))
  }

  func begin(_ name: JSONValue) { begin(name.node, of: name.document) }

  /// Appends a member of a document's object, unchanged.
  func append(member: JSONValue) {
    begin(member.name)
    output.append(member)
  }

  /// Appends JSON text from another output, as a string.
  func appendQuoted(_ text: Output) {
    output.append(UInt8(ascii: "\""))
    output.append(escaping: text)
    output.append(UInt8(ascii: "\""))
  }

  /// Appends the members of an object that a field holds, unchanged.
  func appendMembers(of field: Field) {
    // Most messages have data.
    let (document, place) = message.resolve(field)
    var members = Members(of: place, in: document, without: message.omitted)
    while let name = members.next(in: document) {
      begin(name, of: document)
      output.append(value: name.memberValue, of: document, without: message.omitted)
    }
  }
}
