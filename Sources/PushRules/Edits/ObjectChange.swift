import PushJSON

/// One change of an object: its text anew, everything else in it as it was and where it was.
struct ObjectChange {
  enum Change {
    /// Another value, behind the others where there is none yet.
    case put(Output)
    case remove
    /// Another name, at the same place.
    case rename(String)
  }

  let change: Change
  /// The names on the way to the member.
  let keys: ArraySlice<String>

  /// Writes the object with the change; whether there was a place for it. A node that is absent is an empty object.
  func write(_ node: Node, of document: Document, without omitted: MemberSet?, to output: Output) -> Bool {
    guard let key = keys.first, !node.exists || document.kind(node) == .object else { return false }
    var isDone = false
    output.append(UInt8(ascii: "{"))
    var members = Members(of: node, in: document, without: omitted)
    while node.exists, let name = members.next(in: document) {
      if document.string(name) == key {
        guard writeChanged(name, of: document, without: omitted, to: output) else { return false }
        isDone = true
      } else if !isGivingWay(name, in: document) {
        output.beginElement()
        output.append(string: name, of: document)
        output.append(UInt8(ascii: ":"))
        output.append(value: name.memberValue, of: document, without: omitted)
      }
    }
    if !isDone { isDone = writeNew(key, to: output) }
    output.append(UInt8(ascii: "}"))
    return isDone
  }

  /// Whether a member has the name that another is to get. It is `null` then, as values are not renamed over.
  private func isGivingWay(_ name: Node, in document: Document) -> Bool {
    guard keys.count == 1, case .rename(let new) = change else { return false }
    return document.string(name) == new
  }

  /// The member itself, or what leads to it.
  private func writeChanged(
    _ name: Node, of document: Document, without omitted: MemberSet?, to output: Output
  ) -> Bool {
    if keys.count == 1, case .remove = change { return true }
    output.beginElement()
    if keys.count == 1, case .rename(let new) = change {
      output.append(quoted: new)
    } else {
      output.append(string: name, of: document)
    }
    output.append(UInt8(ascii: ":"))
    if keys.count > 1 {
      return ObjectChange(change: change, keys: keys.dropFirst())
        .write(name.memberValue, of: document, without: omitted, to: output)
    }
    switch change {
    case .put(let value): output.append(value)
    case .rename: output.append(value: name.memberValue, of: document, without: omitted)
    case .remove: break
    }
    return true
  }

  private func writeNew(_ key: String, to output: Output) -> Bool {
    guard case .put(let value) = change else { return false }
    output.beginElement()
    output.append(quoted: key)
    output.append(UInt8(ascii: ":"))
    if keys.count == 1 {
      output.append(value)
      return true
    }
    return ObjectChange(change: change, keys: keys.dropFirst())
      .write(.absent, of: Document(), without: nil, to: output)
  }
}
