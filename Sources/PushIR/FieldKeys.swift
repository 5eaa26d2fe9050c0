package import PushDiagnostics
import PushJSON

/// One key of an object that a field holds.
package struct FieldKey {
  private let document: Document
  private let node: Node

  fileprivate init(_ document: Document, _ node: Node) {
    self.document = document
    self.node = node
  }

  package var name: String { document.string(node) }
  package var span: Span { document.span(node) }
  package func equals(_ text: StaticString) -> Bool { document.equals(node, text) }
  package func begins(with text: StaticString) -> Bool { document.begins(node, with: text) }
  package var isEmpty: Bool { document.entry(node).length == 0 }
  /// The first byte of the name, as it is spelt.
  package var first: UInt8 { document.firstByte(node) }
}

extension Message {
  /// Visits the keys of an object that a field holds.
  package func forEachKey(of field: Field, _ visit: (FieldKey) -> Void) {
    guard has(field) else { return }
    let (document, place) = resolve(node(field))
    var members = Members(of: place, in: document)
    while let name = members.next(in: document) { visit(FieldKey(document, name)) }
  }

  /// Whether an object or array that a field holds has nothing in it.
  package func isEmptyContainer(_ field: Field) -> Bool {
    let (document, place) = resolve(node(field))
    return document.isEmpty(place)
  }

  /// How many bytes of UTF-8 a text field has.
  package func utf8Count(_ field: Field) -> Int {
    guard has(field) else { return 0 }
    let (document, place) = resolve(node(field))
    return document.utf8Count(place)
  }

  /// Whether a text field begins with the given text.
  package func begins(_ field: Field, with text: StaticString) -> Bool {
    guard has(field) else { return false }
    let (document, place) = resolve(node(field))
    return document.kind(place) == .string && document.begins(place, with: text)
  }

  /// The part of the document that the message was read from.
  package var messageSpan: Span { document.span(node) }
}
