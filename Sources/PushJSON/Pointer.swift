package import PushDiagnostics

extension Document {
  /// The JSON Pointer (RFC 6901) of the innermost value that holds the span.
  package func pointer(to span: Span) -> String {
    var pointer = ""
    var node = Node.root
    while let step = step(from: node, towards: span) {
      pointer += "/" + step.name
      node = step.node
    }
    return pointer
  }

  private func step(from node: Node, towards span: Span) -> (name: String, node: Node)? {
    switch kind(node) {
    case .object:
      var members = Members(of: node, in: self)
      while let key = members.next(in: self) {
        let whole = Span(self.span(key).start, self.span(key.memberValue).end)
        if whole.contains(span) { return (Self.escaped(string(key)), key.memberValue) }
      }
    case .array:
      var index = 0
      var elements = ElementCursor(of: node, in: self)
      while let element = elements.next(in: self) {
        if self.span(element).contains(span) { return (String(index), element) }
        index += 1
      }
    default: break
    }
    return nil
  }

  private static func escaped(_ name: String) -> String {
    var result = ""
    for character in name.unicodeScalars {
      switch character {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
