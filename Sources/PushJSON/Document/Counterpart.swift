extension Document {
  /// The value at the same path of another document from which a value was copied, ignoring the members of a set. For a
  /// member's name, returns the name.
  package func counterpart(
    of node: Node, in other: Document, below root: Node, without omitted: MemberSet
  ) -> Node? {
    var (here, there) = (Node.root, root)
    while here.index != node.index {
      guard let step = step(towards: node, from: here, other, there, without: omitted) else { return nil }
      if step.isName { return step.there.memberName }
      (here, there) = (step.here, step.there)
    }
    let (text, otherText) = (Output(capacity: 64), Output(capacity: 64))
    text.append(value: here, of: self)
    otherText.append(value: there, of: other, without: omitted)
    return text.bytes == otherText.bytes ? there : nil
  }

  /// The names of the members on the way from the root to a node, or to the first array on it.
  package func names(towards node: Node) -> [String] {
    var (names, object) = ([String](), Node.root)
    while kind(object) == .object,
      let name = self.names(of: object).first(where: { node.index < UInt32(index(behind: Int($0.memberValue.index))) }),
      node.index >= name.index
    {
      names.append(string(name))
      object = name.memberValue
    }
    return names
  }

  private struct Step {
    let here: Node
    let there: Node
    var isName = false
  }

  /// The child of a container that is or contains the node, and its counterpart.
  private func step(
    towards node: Node, from here: Node, _ other: Document, _ there: Node, without omitted: MemberSet
  ) -> Step? {
    var members = Members(of: here, in: self)
    while let name = members.next(in: self) {
      let value = name.memberValue
      guard node.index >= name.index, Int(node.index) < index(behind: Int(value.index)) else { continue }
      let found = other.member(named: string(name)[...], of: there, without: omitted)
      return found.exists ? Step(here: value, there: found, isName: node.index == name.index) : nil
    }
    var elements = ElementCursor(of: here, in: self)
    var otherElements = ElementCursor(of: there, in: other)
    while let element = elements.next(in: self), let found = otherElements.next(in: other) {
      if node.index >= element.index, Int(node.index) < index(behind: Int(element.index)) {
        return Step(here: element, there: found)
      }
    }
    return nil
  }
}
