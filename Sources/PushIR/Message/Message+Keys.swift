package import PushDiagnostics
package import PushJSON

// The names of message fields in findings, as the document spells them.

extension Message {
  /// The key path of a field in the document, `notifications[0].collapse_key`; the field's own name if it is not from a
  /// document.
  package func name(of field: Field) -> String { name(at: span(field)) ?? field.name }

  /// Whether a field is of a notification in a request of FCM's legacy interface, which was for all devices.
  package func isOfLegacyRequest(_ field: Field) -> Bool {
    writtenFor.first == .fcm && !namesPlatform && name(of: field).utf8.starts(with: "notification.".utf8)
  }

  /// The last key of a field's path in the document: `collapse_key`.
  package func key(named field: Field) -> String { Self.lastKey(of: name(of: field)) }

  /// The last key of a location's path; nil if the location is not inside a member.
  package func key(at place: Span) -> String? { name(at: place).map(Self.lastKey) }

  /// Whether the document has two fields in the same object.
  package func isBeside(_ field: Field, _ other: Field) -> Bool {
    func path(_ field: Field) -> Substring.UTF8View {
      let name = name(of: field)
      return name.utf8.dropLast(Self.lastKey(of: name).utf8.count)
    }
    return path(field).elementsEqual(path(other))
  }

  private static func lastKey(of path: String) -> String {
    // A key that contains a full stop is in brackets.
    path.utf8.last == UInt8(ascii: "]")
      ? path : String(path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// The key path of a location in the document; nil if the location is not inside a member.
  package func name(at place: Span) -> String? {
    var walk = walk
    return name(at: place, along: &walk)
  }

  /// The same for one location after another: in input order, all of them take linear time.
  package func name(at place: Span, along walk: inout PointerWalk) -> String? {
    guard place != .none, place != messageSpan else { return nil }
    guard messageSpan.contains(place) else { return document.keyPath(to: place) }
    // A long list of messages is not searched again for each of them.
    return walk.keyPath(to: place).map { traits.place.keyPath($0) }
  }

  /// A walk through the part of the document that the message was read from.
  package var walk: PointerWalk { PointerWalk(over: document, below: node) }
}
