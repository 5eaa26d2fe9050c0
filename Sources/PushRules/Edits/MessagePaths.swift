import PushDiagnostics
import PushIR
import PushJSON

// What stands at a path of a message.

extension Message {
  /// The value of JSON at a path; nil where there is none, `null` included where it stands in an object.
  func value(at path: FieldPath) -> Slot.Content? {
    guard let slot = slot(path.field) else { return nil }
    guard !path.keys.isEmpty else { return slot.content }
    guard let (document, node) = member(at: path), document.kind(node) != .null else { return nil }
    return .value(node)
  }

  /// What stands at a path as JSON text: its value, or the `null` that holds its place.
  func standing(at path: FieldPath) -> String? {
    if let value = json(at: path) { return value }
    return isThere(path.field, path.keys[...]) ? "null" : nil
  }

  /// Whether there is a field, and what it holds has a member behind these names, if only a `null`.
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

  /// The value as JSON text, compact.
  func json(at path: FieldPath) -> String? {
    guard let content = value(at: path) else { return nil }
    let output = Output(capacity: 128)
    switch content {
    case .flag(let flag): output.append(flag ? "true" : "false")
    case .integer(let number):
      if let word = path.field.word(of: number) { output.append(quoted: word) } else { output.append(number) }
    case .value(let node):
      if path.keys.isEmpty {
        append(node, to: output)
      } else if let (document, node) = member(at: path) {
        output.append(value: node, of: document, without: omitted)
      }
    }
    return output.text()
  }

  /// The text; nil where the value is none.
  func text(at path: FieldPath) -> String? {
    if path.keys.isEmpty { return string(path.field) }
    guard let (document, node) = member(at: path), document.kind(node) == .string else { return nil }
    return document.string(node)
  }

  /// Where the value stands; the message's first byte, where there is none.
  func span(at path: FieldPath) -> Span {
    guard has(path.field) else { return messageSpan.firstByte }
    guard !path.keys.isEmpty, let (document, node) = member(at: path) else { return span(path.field) }
    return span(of: node, in: document, path.field)
  }
}
