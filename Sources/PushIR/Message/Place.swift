package import PushJSON

extension Message {
  /// The JSON Pointer of a message, stored in parts and only assembled on demand.
  package struct Place: Sendable {
    package var list: StaticString = ""
    package var index = -1
    package var member: StaticString = ""
    /// The smallest part of the document that has the message and its addresses; absent if that is the message itself.
    package var whole = Node.absent

    /// Creates the location of a message that is not an element of a list.
    package init(at path: StaticString = "", within whole: Node = .absent) {
      list = path
      self.whole = whole
    }

    @inlinable
    package init(_ list: StaticString, _ index: Int, _ member: StaticString = "", within whole: Node = .absent) {
      self.list = list
      self.index = index
      self.member = member
      self.whole = whole
    }

    /// The names on the path to the container of the message and its siblings.
    package var container: [Substring] {
      let names = list.description.split(separator: "/")
      return index < 0 ? names.dropLast() : names
    }

    package var pointer: String { index < 0 ? list.description : "\(list)/\(index)\(member)" }

    /// A key path within the message, as a path from the root: `notifications[0].collapse_key`.
    func keyPath(_ path: String) -> String {
      var steps = list.description.split(separator: "/").map(String.init)
      if index >= 0 { steps.append("[\(index)]") }
      steps += member.description.split(separator: "/").map(String.init) + [path]
      return steps.reduce(into: "") { path, step in
        if !path.isEmpty, !step.hasPrefix("[") { path += "." }
        path += step
      }
    }
  }
}
