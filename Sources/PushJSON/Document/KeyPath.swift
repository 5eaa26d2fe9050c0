package import PushDiagnostics

extension Document {
  /// The key path from the root to a member's key or value, or to the value around a location: `alert.title`. Nil if the
  /// location is not inside a member.
  package func keyPath(to place: Span) -> String? {
    var walk = PointerWalk(over: self, below: .root)
    return walk.keyPath(to: place)
  }

  /// The value of the member of this name that contains a location; absent if there is none.
  package func member(named name: Substring, of object: Node, around place: Span) -> Node {
    let key = names(of: object).first {
      span($0.memberValue).contains(place) && string($0).utf8.elementsEqual(name.utf8)
    }
    return key?.memberValue ?? .absent
  }

  /// A step of a key path. A name that could be mistaken for several steps is quoted.
  static func step(_ name: String) -> String {
    let name = Visible.clipped(name)
    let isPlain =
      !name.isEmpty && !name.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") || $0 < 0x21 }
    return isPlain ? ".\(name)" : "[\"\(name)\"]"
  }
}
