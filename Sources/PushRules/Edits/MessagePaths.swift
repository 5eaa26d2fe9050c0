import PushDiagnostics
import PushIR
import PushJSON

// The values at paths of a message.

extension Message {
  /// The JSON value at a path; nil if it is missing or `null` inside an object.
  func value(at path: FieldPath) -> Slot.Content? {
    guard let slot = slot(path.field) else { return nil }
    guard !path.keys.isEmpty else { return slot.content }
    guard let (document, node) = member(at: path), document.kind(node) != .null else { return nil }
    return .value(reference(path.field).part(node))
  }

  /// The value at a path, if it is one of a document.
  func jsonValue(at path: FieldPath) -> JSONValue? {
    if case .value(let value)? = value(at: path) { self.value(value) } else { nil }
  }

  /// The JSON text at a path, including `null`.
  func jsonOrNull(at path: FieldPath) -> String? {
    if let value = json(at: path) { return value }
    return isThere(path.field, path.keys[...]) ? "null" : nil
  }

  /// Whether the field is present and its value has a member at this path, which may be `null`.
  func isThere(_ field: Field, _ keys: ArraySlice<String>) -> Bool {
    has(field) && (keys.isEmpty || member(of: field, keys) != nil)
  }

  private func member(at path: FieldPath) -> (document: Document, node: Node)? {
    member(of: path.field, path.keys[...])
  }

  private func member(of field: Field, _ keys: ArraySlice<String>) -> (document: Document, node: Node)? {
    var (document, node) = resolve(field)
    for key in keys {
      node = document.member(named: key[...], of: node, without: omitted)
      guard node.exists else { return nil }
    }
    return (document, node)
  }

  /// The value as compact JSON text.
  func json(at path: FieldPath) -> String? {
    guard let content = value(at: path) else { return nil }
    let output = Output(capacity: 128)
    switch content {
    // A number in place of a flag reads as whether it is zero, and one in place of a string as its digits.
    case .flag,
      .integer where path.type == .bool:
      output.append(isSet(path.field) ? "true" : "false")
    case .integer(let number):
      if let word = path.field.word(of: number) {
        output.append(quoted: word)
      } else if path.type == .string {
        output.append(quoted: String(number))
      } else {
        output.append(number)
      }
    case .value(let value):
      let (document, node) = resolve(value)
      switch (path.type, document.kind(node)) {
      case (.bool, .integer), (.bool, .decimal): output.append(isSet(path.field) ? "true" : "false")
      case (.string, .integer), (.string, .decimal): output.append(quoted: document.digits(node))
      default: append(value, to: output)
      }
    }
    return output.text()
  }

  /// The value as expressions see it, as compact JSON text: a message always has a push type, which is one of the words
  /// however the document spells it. A text with a placeholder stays as it is.
  func jsonInExpressions(at path: FieldPath) -> String? {
    guard path.isAlwaysPresent, !(value(at: path).map(isTemplate) ?? false) else { return json(at: path) }
    return value(of: path.field)?.asJSON
  }

  /// The string; nil if the value is not a string.
  func text(at path: FieldPath) -> String? {
    if path.keys.isEmpty { return string(path.field) }
    guard let (document, node) = member(at: path), document.kind(node) == .string else { return nil }
    return document.string(node)
  }

  /// The location of the value; if it is missing, the first byte of the message.
  func span(at path: FieldPath) -> Span {
    guard has(path.field) else { return start }
    guard !path.keys.isEmpty, let (document, node) = member(at: path) else { return span(path.field) }
    return span(of: node, in: document, path.field)
  }
}
