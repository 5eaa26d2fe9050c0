package import PushDiagnostics

extension Document {
  /// The key path from a value to a member's key or value, or to the value around a place: `alert.title`. Nil where the place
  /// is in no member.
  package func keyPath(to place: Span, below ancestor: Node = .root) -> String? {
    var path = ""
    var node = ancestor
    while let (name, value) = child(of: node, at: place) {
      path += name
      if !span(value).contains(place) || span(value) == place { break }
      node = value
    }
    if path.hasPrefix(".") { path.removeFirst() }
    return path.isEmpty ? nil : path
  }

  /// The value of a member of this name around a place; absent where it is in none.
  package func member(named name: Substring, of object: Node, around place: Span) -> Node {
    var members = Members(of: object, in: self)
    while let key = members.next(in: self) {
      if span(key.memberValue).contains(place), string(key) == name { return key.memberValue }
    }
    return .absent
  }

  /// The member or the element around a place, and how a key path names it.
  private func child(of node: Node, at place: Span) -> (name: String, value: Node)? {
    var members = Members(of: node, in: self)
    while let key = members.next(in: self) {
      if span(key).contains(place) || span(key.memberValue).contains(place) {
        return (Self.step(string(key)), key.memberValue)
      }
    }
    var index = 0
    var elements = ElementCursor(of: node, in: self)
    while let element = elements.next(in: self) {
      if span(element).contains(place) { return ("[\(index)]", element) }
      index += 1
    }
    return nil
  }

  /// A name that could be mistaken for several steps is in quotes.
  private static func step(_ name: String) -> String {
    let isPlain =
      !name.isEmpty && !name.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") || $0 < 0x21 }
    return isPlain ? ".\(name)" : "[\"\(name)\"]"
  }
}
