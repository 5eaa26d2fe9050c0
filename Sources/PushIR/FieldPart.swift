package import PushDiagnostics
import PushJSON

/// A part of a field's value: the whole value, a member of an object, or an element of an array. It is valid only while
/// its message is available.
package struct FieldPart {
  private let message: Message
  private let field: Field
  private let document: Document
  private let node: Node

  fileprivate init(_ message: Message, _ field: Field, _ document: Document, _ node: Node) {
    self.message = message
    self.field = field
    self.document = document
    self.node = node
  }

  /// A member by its name; nil if it is missing or `null`.
  package subscript(_ name: StaticString) -> FieldPart? {
    let member = document.member(name, of: node, without: message.omitted)
    guard member.exists, document.kind(member) != .null else { return nil }
    return FieldPart(message, field, document, member)
  }

  // MARK: Kinds

  package var isObject: Bool { document.kind(node) == .object }
  package var isArray: Bool { document.kind(node) == .array }
  package var isText: Bool { document.kind(node) == .string }
  package var isNull: Bool { document.kind(node) == .null }
  package var isTrue: Bool { document.kind(node) == .true }

  /// The number of members or elements.
  package var count: Int { document.childCount(node, without: message.omitted) }
  /// Whether it is an object or array that is empty, or empty after removing omitted members.
  package var isEmpty: Bool {
    isObject ? document.hasNoMembers(node, without: message.omitted) : isArray && document.isEmpty(node)
  }

  // MARK: Values

  /// The content of a string.
  package var text: String? { isText ? document.string(node) : nil }
  /// The length of a string in bytes of UTF-8; 0 for other values.
  package var byteCount: Int { isText ? document.utf8Count(node) : 0 }
  /// The value as an integer.
  package var integer: Int64? { document.integer(node) }
  /// The value as a number.
  package var number: Double? {
    switch document.kind(node) {
    case .integer, .decimal: document.double(node)
    default: nil
    }
  }
  /// A number's digits as written in the source.
  package var digits: String { document.digits(node) }
  package func equals(_ text: StaticString) -> Bool { document.equals(node, text) }
  package func begins(with text: StaticString) -> Bool { isText && document.begins(node, with: text) }

  // MARK: Locations

  /// Its location; that of the field if the value was assembled.
  package var span: Span { message.span(of: node, in: document, field) }
  /// The location of a member's name.
  package var nameSpan: Span { message.span(of: node.memberName, in: document, field) }
  /// Its size in bytes in the source, including white space. Never less than `compactSize`.
  package var sourceSize: Int { document.span(node).count }
  /// Its size in bytes without white space.
  package var compactSize: Int {
    let output = Output(capacity: 1024)
    output.append(value: node, of: document, without: message.omitted)
    return output.count
  }

  // MARK: Parts of it

  /// Visits the elements of an array.
  package func forEachElement(_ visit: (FieldPart) -> Void) {
    var elements = ElementCursor(of: node, in: document)
    while let element = elements.next(in: document) { visit(FieldPart(message, field, document, element)) }
  }

  /// Visits the members of an object.
  package func forEachMember(_ visit: (_ name: FieldPart, _ value: FieldPart) -> Void) {
    var members = Members(of: node, in: document, without: message.omitted)
    while let name = members.next(in: document) {
      visit(FieldPart(message, field, document, name), FieldPart(message, field, document, name.memberValue))
    }
  }

  /// The text of a member's name.
  package var name: String { document.string(node) }
  /// A member's name as a comparison key.
  package var key: FieldKey { FieldKey(key: document.key(node)) }
}

extension Message {
  /// The value of a field, if it is a JSON value.
  package func part(_ field: Field) -> FieldPart? {
    guard has(field), case let value = reference(field), value.exists else { return nil }
    let (document, place) = resolve(value)
    return FieldPart(self, field, document, place)
  }
}
