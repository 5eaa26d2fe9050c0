package import PushDiagnostics

/// A value together with the document that contains it, and without the members that a reader leaves out.
///
/// It is valid only while its document is available. Code that visits every message reads nodes of a document instead:
/// a value retains its document.
package struct JSONValue: Sendable {
  package let document: Document
  package let node: Node
  /// The members of the document that are left out.
  package let omitted: MemberSet

  package init(_ node: Node, in document: Document, without omitted: MemberSet) {
    self.document = document
    self.node = node
    self.omitted = omitted
  }

  /// The root of a document.
  package init(_ document: Document) { self.init(.root, in: document, without: MemberSet(of: document)) }

  /// Another value of the same document.
  package func sibling(_ node: Node) -> JSONValue { JSONValue(node, in: document, without: omitted) }

  // MARK: Kinds

  package var exists: Bool { node.exists }
  package var kind: Kind { document.kind(node) }
  package var isObject: Bool { kind == .object }
  package var isArray: Bool { kind == .array }
  package var isString: Bool { kind == .string }
  package var isNull: Bool { kind == .null }

  // MARK: Scalars

  /// The content of a string; for other scalars, their text.
  package var text: String { document.string(node) }
  /// The bytes as written in the source.
  package var source: String { document.text(node) }
  /// The content of a string; nil for other values.
  package var string: String? { isString ? text : nil }
  /// The range of its bytes in the source.
  package var span: Span { document.span(node) }
  /// The value of an integer.
  package var integer: Int64? { document.integer(node) }
  /// The value of a number.
  package var number: Double? {
    switch kind {
    case .integer, .decimal: document.double(node)
    default: nil
    }
  }
  /// Whether it is a string with this content.
  package func equals(_ text: StaticString) -> Bool { document.equals(node, text) }
  /// Whether it is a string that begins with a text.
  package func begins(with text: StaticString) -> Bool { isString && document.begins(node, with: text) }

  // MARK: Parts

  /// The value of a member; absent if there is none.
  package subscript(_ name: StaticString) -> JSONValue { sibling(document.member(name, of: node, without: omitted)) }
  /// Of the value of a member, its name.
  package var name: JSONValue { sibling(node.memberName) }
  /// The number of members or elements.
  package var count: Int { document.childCount(node, without: omitted) }
  /// Whether it is an object or array without parts.
  package var isEmpty: Bool {
    isObject ? document.hasNoMembers(node, without: omitted) : isArray && document.isEmpty(node)
  }
  /// Whether it is written as `{}` or `[]`.
  package var isWrittenEmpty: Bool { (isObject || isArray) && document.isEmpty(node) }
  /// Whether it is written as an object without members, or with null in each of them.
  package var isWrittenWithoutValues: Bool {
    isObject && document.names(of: node).allSatisfy { document.kind($0.memberValue) == .null }
  }

  /// The elements of an array; none for other values.
  package var elements: some Sequence<JSONValue> {
    sequence(state: ElementCursor(of: node, in: document)) { $0.next(in: document).map(sibling) }
  }
  /// The elements of an array; any other value as the only one.
  package var elementsOrSelf: [JSONValue] { isArray ? Array(elements) : [self] }
  /// The values of the members of an object, each of which knows its name; none for other values.
  package var members: some Sequence<JSONValue> {
    sequence(state: Members(of: node, in: document, without: omitted)) {
      $0.next(in: document).map { sibling($0.memberValue) }
    }
  }
}

extension Output {
  /// Appends a value as compact JSON.
  package func append(_ value: JSONValue) { append(value: value.node, of: value.document, without: value.omitted) }
}
