package import PushDiagnostics
import PushJSON

/// A part of a field's value: the whole value, a member of an object, or an element of an array. It is valid only while
/// its message is available.
package struct FieldPart {
  private let source: UnretainedMessage
  private let field: Field
  /// The part in its document. Few parts are read as values, which retain their document.
  private let reference: ValueReference

  fileprivate init(_ reference: ValueReference, of field: Field, _ source: UnretainedMessage) {
    self.source = source
    self.field = field
    self.reference = reference
  }

  private var message: Message { source.message }
  private var value: JSONValue { message.value(reference) }
  private var kind: Kind { read { $0.kind($1) } }

  /// Reads it in its document, without retaining that.
  @inline(__always)
  private func read<Result>(_ read: (Document, Node) -> Result) -> Result {
    source.read(reference) { document, node, _ in read(document, node) }
  }

  private func part(_ node: Node) -> FieldPart { FieldPart(reference.part(node), of: field, source) }

  /// A member by its name; nil if it is missing or `null`. Of a header, the case of the name does not matter.
  package subscript(_ name: StaticString) -> FieldPart? {
    let isHeader = field == .apnsHeadersBlock
    let member = source.read(reference) { document, object, omitted in
      let member =
        isHeader
        ? document.header(name, of: object, without: omitted) : document.member(name, of: object, without: omitted)
      return document.kind(member) == .null ? .absent : member
    }
    return member.exists ? part(member) : nil
  }

  // MARK: Kinds

  package var isObject: Bool { kind == .object }
  package var isArray: Bool { kind == .array }
  package var isText: Bool { kind == .string }
  package var isNull: Bool { kind == .null }
  package var isTrue: Bool { kind == .true }
  package var isInteger: Bool { kind == .integer }
  /// Whether an integer in it may be rounded as a floating-point number.
  package var hasLongInteger: Bool { read { $0.hasLongInteger(in: $1) } }

  /// What a finding calls a value of its kind: `a number`.
  package var kindInWords: String { kind.words }

  /// The number of members or elements.
  package var count: Int { source.read(reference) { $0.childCount($1, without: $2) } }
  /// Whether it is an object or array that is empty, or empty after removing omitted members.
  package var isEmpty: Bool {
    source.read(reference) { document, node, omitted in
      switch document.kind(node) {
      case .object: document.hasNoMembers(node, without: omitted)
      case .array: document.isEmpty(node)
      default: false
      }
    }
  }
  /// Whether it is written as `{}` or `[]`.
  package var isWrittenEmpty: Bool { value.isWrittenEmpty }
  /// Whether it is written as an object without members, or with null in each of them.
  package var isWrittenWithoutValues: Bool { value.isWrittenWithoutValues }

  // MARK: Values

  /// The content of a string.
  package var text: String? { value.string }
  /// Whether it is a string with the text of a JSON object.
  package var isTextOfObject: Bool {
    text.flatMap { Document(json: $0) }.map { $0.kind(.root) == .object } ?? false
  }
  /// The length of a string in bytes of UTF-8; 0 for other values.
  package var byteCount: Int { read { $0.kind($1) == .string ? $0.utf8Count($1) : 0 } }
  /// The value as an integer.
  package var integer: Int64? { read { $0.integer($1) } }
  /// The value as an integer that may be in quotes or have a fraction of zero, as services take it: `"3"`, `3.0`.
  package var wholeNumber: Int64? { read { $0.wholeNumber($1) } }
  /// The value as a number.
  package var number: Double? { value.number }
  /// A number's digits as written in the source, for a message.
  package var digits: String { value.document.shownDigits(value.node) }
  package func equals(_ text: StaticString) -> Bool { read { $0.equals($1, text) } }
  /// Whether it is a string with an even number of hexadecimal digits.
  package var isHexadecimal: Bool {
    read { $0.kind($1) == .string && $0.hexadecimal($1) != .invalid }
  }
  package func begins(with text: StaticString) -> Bool {
    read { $0.kind($1) == .string && $0.begins($1, with: text) }
  }
  /// The number of hexadecimal digits behind the `#` of a color; 0 if it is not a color.
  package var digitsOfColor: Int { read { $0.digitsOfColor($1) } }
  /// Whether it is an http or https address with a host.
  package var isWebAddress: Bool {
    read { $0.kind($1) == .string && $0.isPlainWebAddress($1) } || text?.isWebAddress == true
  }

  // MARK: Locations

  /// Its location; that of the field if the value was assembled.
  package var span: Span { message.span(of: value, field) }
  /// The location of a member's name.
  package var nameSpan: Span { message.span(of: value.name, field) }
  /// Its size in bytes in the source, including white space.
  package var sourceSize: Int { value.document.span(value.node).count }

  // MARK: Parts of it

  /// Visits the elements of an array.
  package func forEachElement(_ visit: (FieldPart) -> Void) {
    for element in value.elements { visit(part(element.node)) }
  }

  /// Visits the members of an object.
  package func forEachMember(_ visit: (_ name: FieldPart, _ value: FieldPart) -> Void) {
    for member in value.members { visit(part(member.name.node), part(member.node)) }
  }

  /// Visits the values in an object or array, at any depth. A string is itself the only value.
  package func forEachValue(isOnTop: Bool = true, _ visit: (_ value: FieldPart, _ isOnTop: Bool) -> Void) {
    if isOnTop, isText { return visit(self, true) }
    forEachMember { _, value in
      visit(value, isOnTop)
      value.forEachValue(isOnTop: false, visit)
    }
    forEachElement { element in
      visit(element, false)
      element.forEachValue(isOnTop: false, visit)
    }
  }

  /// The text of a member's name.
  package var name: String { value.text }
  /// The text of the name that the value has; empty for an element.
  package var memberName: String {
    read { document, node in
      let before = Node(node.index &- 1)
      return node.index > 0 && document.kind(before) == .key ? document.string(before) : ""
    }
  }
  /// A member's name as a comparison key.
  package var key: FieldKey { FieldKey(key: value.document.key(value.node)) }
}

extension Message {
  /// Whether the value of a field is a part of another field's value, or was omitted from it.
  package func value(of field: Field, isWithin other: Field) -> Bool {
    let (inner, outer) = (reference(field), reference(other))
    guard inner.exists, outer.exists, inner.addition == outer.addition else { return false }
    return read(outer) { document, node in document.has(inner.node, within: node) }
  }

  /// The value of a field, if it is a JSON value.
  package func part(_ field: Field) -> FieldPart? {
    let reference = reference(field)
    return reference.exists ? FieldPart(reference, of: field, UnretainedMessage(self)) : nil
  }

  /// The number of a field as it is written; empty if it has none.
  package func digits(of field: Field) -> String {
    part(field)?.digits ?? integer(field).map { "\($0)" } ?? ""
  }

  /// The `aps` of the blocks for Apple devices, as FCM passes it on: where both have one, that of the payload wins. In a request
  /// to APNs itself, the other does (`apsBlock`).
  package var apsPart: FieldPart? { part(.apnsPayloadBlock)?["aps"] ?? part(.apsBlock) }
}
