package import PushDiagnostics
public import PushJSON

/// One key of an object that a field holds. It is meaningful while its message is at hand, who knows its name and place.
@frozen
@usableFromInline
package struct FieldKey {
  @usableFromInline let key: Key

  @inlinable init(key: Key) { self.key = key }

  package var isEmpty: Bool { key.length == 0 }
  /// The first byte of the name; 0 where it is empty.
  @inlinable package var first: UInt8 { UInt8(truncatingIfNeeded: key.head) }
  @inlinable package func equals(_ text: StaticString) -> Bool { key.equals(text) }
  @inlinable package func begins(with text: StaticString) -> Bool { key.begins(with: text) }
  /// Whether the text ends like another, of which eight bytes are looked at.
  package func ends(with ending: Ending) -> Bool { key.ends(with: ending) }
  /// The same, where the text may be in upper case.
  package func endsInAnyCase(with ending: Ending) -> Bool { key.endsInAnyCase(with: ending) }
  /// The end of a text, made ready to be compared with.
  package typealias Ending = KeyEnding
  /// The end that a text has, of which eight bytes are looked at.
  package static func ending(_ text: StaticString) -> Ending { KeyEnding(text) }

  /// The bit of a name among `Message.nameBits`.
  package static func bit(of name: String) -> UInt64 { Key.bit(of: name) }
}

extension Message {
  /// What tells a text apart; nil where the field holds none.
  package func key(of field: Field) -> FieldKey? {
    guard has(field) else { return nil }
    return read(node(field)) { $0.kind($1) == .string ? FieldKey(key: $0.key($1)) : nil }
  }

  /// Visits the keys of an object that a field holds.
  @inlinable
  @inline(__always)
  package func forEachKey(of field: Field, _ visit: (FieldKey) -> Void) {
    guard has(field) else { return }
    read(node(field)) { document, place in
      var members = Members(of: place, in: document, without: omitted)
      while let name = members.next(in: document) { visit(FieldKey(key: document.key(name))) }
    }
  }

  /// A bit for each name of the members of an object that a field holds: a name whose bit is missing is none of them.
  package func nameBits(of field: Field) -> UInt64 {
    var bits: UInt64 = 0
    forEachKey(of: field) { bits |= $0.key.bit }
    return bits
  }

  package func name(of key: FieldKey, in field: Field) -> String {
    resolve(field).document.string(key.key.node)
  }

  package func span(of key: FieldKey, in field: Field) -> Span {
    span(of: key.key.node, in: resolve(field).document, field)
  }

  /// Where a part of a field's value stands: the field's own place, where the value was put together and the
  /// part was not there before.
  package func span(of part: Node, in document: Document, _ field: Field) -> Span {
    if document === self.document { return document.span(part) }
    return origin(of: part, in: document, field) ?? span(field)
  }

  /// Whether an object or array that a field holds has nothing in it.
  package func isEmptyContainer(_ field: Field) -> Bool {
    read(node(field)) { $0.isEmpty($1) }
  }

  /// How many elements an array that a field holds has.
  package func elementCount(_ field: Field) -> Int {
    guard has(field) else { return 0 }
    let (document, place) = resolve(field)
    return document.childCount(place)
  }

  /// Whether a text field says something.
  package func hasText(_ field: Field) -> Bool {
    guard has(field) else { return false }
    return read(node(field)) { !$0.isEmptyText($1) }
  }

  /// How many bytes of UTF-8 a text field has.
  package func utf8Count(_ field: Field) -> Int {
    guard has(field) else { return 0 }
    return read(node(field)) { $0.utf8Count($1) }
  }

  /// Whether a text field begins with the given text.
  package func begins(_ field: Field, with text: StaticString) -> Bool {
    guard has(field) else { return false }
    return read(node(field)) { $0.kind($1) == .string && $0.begins($1, with: text) }
  }

  /// The part of the document that the message was read from.
  package var messageSpan: Span { document.span(node) }
}
