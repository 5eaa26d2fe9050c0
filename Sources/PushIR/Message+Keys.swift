package import PushDiagnostics
import PushJSON

// How findings name what a message says: in the words of its document.

extension Message {
  /// The key path of a field in the document, `notifications[0].collapse_key`; the field's own name where no document has it.
  package func name(of field: Field) -> String { name(at: span(field)) ?? field.name }

  /// The key of a field in the document without those around it: `collapse_key`.
  package func key(named field: Field) -> String {
    let path = name(of: field)
    // A key with a full stop of its own is in brackets.
    return path.utf8.last == UInt8(ascii: "]")
      ? path : String(path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// The key path of what is at a place of the document; nil where no member is.
  package func name(at place: Span) -> String? {
    guard place != .none, place != messageSpan else { return nil }
    guard messageSpan.contains(place) else { return document.keyPath(to: place) }
    // A long list of messages is not walked over for each of them.
    return document.keyPath(to: place, below: node).map { self.place.keyPath($0) }
  }
}
