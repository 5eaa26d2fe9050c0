import PushJSON

/// A change of an object: rewrites its text, and keeps all other members and their order.
struct ObjectChange {
  enum Change {
    /// Sets a value; a new member is appended.
    case put(Output)
    case remove
    /// Renames the member in place.
    case rename(String)

    /// The names of the path to the member that had a path before the change.
    func names(behind path: [String]) -> [String] {
      if case .rename(let name) = self { path.dropLast() + [name] } else { path }
    }
  }

  let change: Change
  /// The names of the path to the member.
  let keys: ArraySlice<String>

  /// The same change for the object in the member of the first name; nil where this member itself is changed.
  private var inside: ObjectChange? { keys.count > 1 ? ObjectChange(change: change, keys: keys.dropFirst()) : nil }

  /// Writes the object with the change. Returns whether the member's parent is an object. An absent node is treated as
  /// an empty object.
  func write(_ node: Node, of document: Document, without omitted: MemberSet?, to output: Output) -> Bool {
    guard let key = keys.first, !node.exists || document.kind(node) == .object else { return false }
    var isDone = false
    output.append(UInt8(ascii: "{"))
    var members = Members(of: node, in: document, without: omitted)
    while node.exists, let name = members.next(in: document) {
      if document.string(name).isSame(as: key) {
        guard writeChanged(name, of: document, without: omitted, to: output) else { return false }
        isDone = true
      } else if !isGivingWay(name, in: document) {
        output.append(member: name, of: document, without: omitted)
      }
    }
    if !isDone { isDone = writeNew(key, to: output) }
    output.append(UInt8(ascii: "}"))
    return isDone
  }

  /// Whether a member already has the new name of a renamed member. Its value must then be `null`, because renaming
  /// never overwrites values.
  private func isGivingWay(_ name: Node, in document: Document) -> Bool {
    guard keys.count == 1, case .rename(let new) = change else { return false }
    return document.string(name).isSame(as: new)
  }

  /// Writes the member itself, or the object on the path to it.
  private func writeChanged(
    _ name: Node, of document: Document, without omitted: MemberSet?, to output: Output
  ) -> Bool {
    if inside == nil, case .remove = change { return true }
    output.beginElement()
    if inside == nil, case .rename(let new) = change {
      output.append(quoted: new)
    } else {
      output.append(string: name, of: document)
    }
    output.append(UInt8(ascii: ":"))
    if let inside { return inside.write(name.memberValue, of: document, without: omitted, to: output) }
    if case .put(let value) = change {
      output.append(value)
    } else {
      output.append(value: name.memberValue, of: document, without: omitted)
    }
    return true
  }

  private func writeNew(_ key: String, to output: Output) -> Bool {
    guard case .put(let value) = change else { return false }
    output.beginElement()
    output.append(quoted: key)
    output.append(UInt8(ascii: ":"))
    if let inside { return inside.write(.absent, of: Document(), without: nil, to: output) }
    output.append(value)
    return true
  }
}
