package import PushDiagnostics
public import PushJSON

// Queries used by the checks of Apple's rules.

extension Message {
  /// The field of `apns-collapse-id`: the collapse ID takes precedence over the collapse key.
  @inlinable
  @inline(__always)
  package var appleCollapseField: Field { has(.collapseKey) && !has(.collapseID) ? .collapseKey : .collapseID }

  /// Whether the input's own block of headers has a header with this value. Covers values without a field, such as
  /// priority 1.
  package func hasAppleHeader(_ name: StaticString, _ value: StaticString) -> Bool {
    part(.apnsHeadersBlock)?[name]?.equals(value) ?? false
  }

  /// The location of such a header.
  package func span(ofAppleHeader name: StaticString) -> Span {
    part(.apnsHeadersBlock)?[name]?.span ?? span(.apnsHeadersBlock)
  }

  /// Whether the topic is the value of a header `apns-topic` in the document.
  package var hasTopicOfHeader: Bool {
    let topic = ownNode(.topic)
    return topic.exists && document.key(topic.memberName).lowercased.equals("apns-topic")
  }

  /// Whether a text field has a text of ASCII letters, digits, full stops, hyphens and underscores.
  package func isName(_ field: Field) -> Bool { read(reference(field)) { $0.kind($1) == .string && $0.isName($1) } }

  /// Whether all bytes of a text field satisfy a predicate.
  @inlinable
  @inline(__always)
  package func consists(_ field: Field, of fits: (UInt8) -> Bool) -> Bool {
    read(reference(field)) { $0.kind($1) == .string && $0.consists($1, of: fits) }
  }

  /// Whether a text is the token of a device that the message is addressed to. Only the beginning of a long list is
  /// searched.
  package func isAddressed(to text: String) -> Bool {
    let text = text.lowercased()
    return recipients.contains { group in
      let addresses = value(group.addresses)
      if let address = addresses.string { return address.lowercased() == text }
      return addresses.elements.prefix(16).contains { $0.string?.lowercased() == text }
    }
  }
}

extension Message {
  /// The token of a Live Activity, which is its address on APNs. FCM takes it in addition to the device's own token. A
  /// message that has APNs tokens of its own is sent to those, and one that is not a Live Activity to none.
  package var activityAddress: Recipients? {
    guard hasText(.activityToken), !recipientKinds.contains(.apns), isForActivity else { return nil }
    return Recipients(.apns, reference(.activityToken))
  }

  /// Whether FCM sends it to a Live Activity, whose token it names, and it has no text for Android alone.
  package var isAddressedToActivity: Bool { has(.activityToken) && !text.isForAndroidAlone && isForActivity }

  /// Whether the message or its block for Apple devices says that it is a Live Activity.
  private var isForActivity: Bool {
    if intent == .liveactivity || has(.event) { return true }
    if part(.apnsHeadersBlock)?["apns-push-type"]?.equals("liveactivity") ?? false { return true }
    return apsBlock?.value["event"].exists ?? false
  }

  /// Whether the only address is one device of FCM, which is that of the Live Activity.
  package var addressesOneDevice: Bool {
    guard groupCount == 1, let group = recipients(at: 0), group.kind == .fcm || group.kind == .fid else { return false }
    return count(of: group) == 1
  }
}

/// A value of the sender's data, at any depth. It is valid only while its message is available.
package struct DataValue {
  private let node: Node
  private let document: Document
  /// Whether it is a top-level member of the data.
  package let isOnTop: Bool
  /// Whether it has a name; array elements do not.
  private let hasName: Bool

  fileprivate init(_ node: Node, in document: Document, hasName: Bool, isOnTop: Bool) {
    self.node = node
    self.document = document
    self.hasName = hasName
    self.isOnTop = isOnTop
  }

  package var isNull: Bool { document.kind(node) == .null }
  package var isText: Bool { document.kind(node) == .string }
  /// The value, if it is an integer.
  package var integer: Int64? { document.kind(node) == .integer ? document.integer(node) : nil }
  /// The length of a string in bytes, as written in the source.
  package var length: Int { document.entry(node).length }
  /// The first byte of a string; its closing quote if it is empty.
  package var firstByte: UInt8 { document.firstByte(node) }
  /// Whether a string is an even number of hexadecimal digits.
  package var isHexadecimal: Bool { document.hexadecimal(node) != .invalid }
  package var text: String { document.string(node) }
  /// The length of its name in bytes, as written in the source.
  package var nameLength: Int { hasName ? document.entry(Node(node.index - 1)).length : 0 }
  package var name: String { hasName ? document.string(Node(node.index - 1)) : "" }

  package func begins(with text: StaticString) -> Bool { document.begins(node, with: text) }

  /// Whether it has this name.
  package func isNamed(_ name: StaticString) -> Bool {
    hasName && document.key(Node(node.index - 1)).equals(name)
  }

  /// Its location; that of the field if the field's value was assembled.
  package func span(in message: Message, _ field: Field) -> Span { message.span(of: node, in: document, field) }
}

extension Message {
  /// Whether the object of a field may have a key that a filter lets through.
  package func mayHaveKey(of filter: NameFilter, in field: Field) -> Bool {
    guard has(field) else { return false }
    return read(reference(field)) { document, object in
      document.hasName(in: object) { name, first in
        name.isEscaped || filter.mayContain(first: first, length: name.length)
      }
    }
  }

  /// Whether the value of a field has, at any depth, null, or a name or a text that a check wants to look at, given their
  /// first bytes and their lengths as written in the source. Most data is of no interest, which this tells at little cost.
  @inlinable
  @inline(__always)
  package func hasNull(
    in field: Field, orName isName: (_ first: UInt8, _ length: Int) -> Bool,
    orText isText: (_ first: UInt8, _ length: Int) -> Bool
  ) -> Bool {
    guard has(field) else { return false }
    return read(reference(field)) { document, node in
      document.hasEntry(in: node) { entry, first in
        switch entry.kind {
        case .key: isName(first, entry.length)
        case .string: isText(first, entry.length)
        case .null: true
        default: false
        }
      }
    }
  }

  /// Visits the values of an object that a field holds, including nested values. A string is itself the only value.
  package func forEachValue(of field: Field, _ visit: (DataValue) -> Void) {
    guard has(field) else { return }
    read(reference(field)) { document, node in
      if document.kind(node) == .string {
        let hasName = node.index > 0 && document.kind(Node(node.index - 1)) == .key
        return visit(DataValue(node, in: document, hasName: hasName, isOnTop: true))
      }
      Self.forEachValue(in: node, document, without: omitted, isOnTop: true, visit)
    }
  }

  // Inlined, it would hold many copies of itself.
  @inline(never)
  private static func forEachValue(
    in node: Node, _ document: Document, without omitted: MemberSet, isOnTop: Bool, _ visit: (DataValue) -> Void
  ) {
    var members = Members(of: node, in: document, without: omitted)
    while let name = members.next(in: document) {
      let value = name.memberValue
      visit(DataValue(value, in: document, hasName: true, isOnTop: isOnTop))
      descend(into: value, document, without: omitted, visit)
    }
    var elements = ElementCursor(of: node, in: document)
    while let element = elements.next(in: document) {
      visit(DataValue(element, in: document, hasName: false, isOnTop: false))
      descend(into: element, document, without: omitted, visit)
    }
  }

  private static func descend(
    into node: Node, _ document: Document, without omitted: MemberSet, _ visit: (DataValue) -> Void
  ) {
    let kind = document.kind(node)
    guard kind == .object || kind == .array else { return }
    forEachValue(in: node, document, without: omitted, isOnTop: false, visit)
  }
}
