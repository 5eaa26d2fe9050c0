package import PushDiagnostics
public import PushJSON

/// A key of an object that a field holds. It is valid only while its message is available, which provides its name and
/// location.
@frozen
@usableFromInline
package struct FieldKey {
  @usableFromInline let key: Key

  @inlinable init(key: Key) { self.key = key }

  @inlinable package var length: Int { key.length }
  /// The first byte of the name; 0 if it is empty.
  @inlinable package var first: UInt8 { UInt8(truncatingIfNeeded: key.head) }
  /// The key in lower case.
  package var lowercased: FieldKey { FieldKey(key: key.lowercased) }
  @inlinable package func equals(_ text: StaticString) -> Bool { key.equals(text) }
  @inlinable package func begins(with text: StaticString) -> Bool { key.begins(with: text) }
  /// Whether the name has a suffix; at most eight bytes are compared.
  package func ends(with ending: Ending) -> Bool { key.ends(with: ending) }
  /// The same, ignoring case.
  package func endsInAnyCase(with ending: Ending) -> Bool { key.endsInAnyCase(with: ending) }
  /// Whether the name may have a suffix, in any case: whether its end has one of the bits of several suffixes.
  @inlinable package func mayEnd(withOneOf bits: UInt64) -> Bool { key.endBit & bits != 0 }
  /// A suffix prepared for comparison.
  package typealias Ending = KeyEnding
  /// The end that a text has, of which eight bytes are looked at.
  package static func ending(_ text: StaticString) -> Ending { KeyEnding(text) }

  /// The bits of endings, of which a key with one of them has one as its `endBit`.
  package static func bits(of endings: [Ending]) -> UInt64 { endings.reduce(0) { $0 | $1.bit } }

  /// The bit of a name among `Message.nameBits`.
  package static func bit(of name: String) -> UInt64 { Key.bit(of: name) }
}

extension Message {
  /// The comparison key of a text field; nil if the field has no text.
  @inlinable
  @inline(__always)
  package func key(of field: Field) -> FieldKey? {
    guard has(field) else { return nil }
    return read(reference(field)) { $0.kind($1) == .string ? FieldKey(key: $0.key($1)) : nil }
  }

  /// Visits the keys of an object that a field holds.
  @inlinable
  @inline(__always)
  package func forEachKey(of field: Field, _ visit: (FieldKey) -> Void) {
    guard has(field) else { return }
    read(reference(field)) { document, place in
      var members = Members(of: place, in: document, without: omitted)
      while let name = members.next(in: document) { visit(FieldKey(key: document.key(name))) }
    }
  }

  /// Whether the object that a field holds has a member, even if it is excluded from the value.
  package func hasMember(_ name: StaticString, in field: Field) -> Bool {
    let (document, place) = resolve(field)
    return document.member(name, of: place).exists
  }

  /// A bitmap of the member names of an object that a field holds. A name whose bit is not set is not a member.
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

  /// The location of a part of a field's value. If the value was assembled and the part is new, it is the location of
  /// the field.
  package func span(of part: Node, in document: Document, _ field: Field) -> Span {
    if document === self.document { return document.span(part) }
    let place = source(of: part, in: document, field) ?? origin(of: part, in: document, field) ?? span(field)
    let hasPlaceholder =
      place.isWrittenByRule && Placeholder.isIn(document.span(part), of: document.source)
      && self.document.source.mayHavePlaceholders
    return hasPlaceholder ? place.asPlaceholderOfRule : place
  }

  /// The location of a part of a field's value.
  package func span(of part: JSONValue, _ field: Field) -> Span { span(of: part.node, in: part.document, field) }

  /// Whether the object of a field may have a key that a filter lets through.
  package func mayHaveKey(of filter: NameFilter, in field: Field) -> Bool {
    guard has(field) else { return false }
    return read(reference(field)) { document, object in
      document.hasName(in: object) { name, first in
        name.isEscaped || filter.mayContain(first: first, length: name.length)
      }
    }
  }

  /// Whether the value of a field has, at any depth, null, or a name or a text that a check wants to look at, given the
  /// beginnings and the lengths as written in the source. Most data is of no interest, which this tells at little cost.
  @inlinable
  @inline(__always)
  package func hasNull(
    in field: Field, orName isName: (_ first: UInt8, _ length: Int) -> Bool,
    orText isText: (_ first: UInt8, _ second: UInt8, _ length: Int) -> Bool
  ) -> Bool {
    guard has(field) else { return false }
    return read(reference(field)) { document, node in
      document.hasEntry(in: node) { entry, start in
        let first = UInt8(truncatingIfNeeded: start)
        switch entry.kind {
        case .key: return isName(first, entry.length)
        case .string: return isText(first, UInt8(truncatingIfNeeded: start &>> 8), entry.length)
        case .null: return true
        default: return false
        }
      }
    }
  }
}

extension Message {
  /// The members of an object that another object has with another value: the name, and where both objects have it.
  package func differentMembers(of field: Field, from other: Field) -> [(name: String, place: Span, other: Span)] {
    // Names are compared by their bytes: those that look alike in Unicode are two.
    var others: [[UInt8]: (source: String, place: Span)] = [:]
    for value in value(other).members {
      others[Array(value.name.text.utf8)] = (value.source, span(of: value.name, other))
    }
    return value(field).members.compactMap { value in
      guard let same = others[Array(value.name.text.utf8)], same.source != value.source else { return nil }
      return (value.name.text, span(of: value.name, field), same.place)
    }
  }
}
