package import PushDiagnostics

extension Document {
  /// The key path from a value to a member's key or value, or to the value around a location: `alert.title`. Nil if the
  /// location is not inside a member.
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

  /// The value of the member of this name that contains a location; absent if there is none.
  package func member(named name: Substring, of object: Node, around place: Span) -> Node {
    var members = Members(of: object, in: self)
    while let key = members.next(in: self) {
      if span(key.memberValue).contains(place), string(key) == name { return key.memberValue }
    }
    return .absent
  }

  /// The member or element that contains a location, and its name in a key path.
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

  /// A step of a key path. A name that could be mistaken for several steps is quoted.
  private static func step(_ name: String) -> String {
    let isPlain =
      !name.isEmpty && !name.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") || $0 < 0x21 }
    return isPlain ? ".\(name)" : "[\"\(name)\"]"
  }
}
