package import PushDiagnostics
import PushJSON

// The lengths of a message's values, and its location.

extension Message {
  /// Whether an object or array in a field is empty.
  package func isEmptyContainer(_ field: Field) -> Bool {
    read(reference(field)) { $0.isEmpty($1) }
  }

  /// Whether a text field is not empty.
  package func hasText(_ field: Field) -> Bool {
    guard has(field) else { return false }
    return read(reference(field)) { !$0.isEmptyText($1) }
  }

  /// The length of a text field in bytes of UTF-8.
  package func utf8Count(_ field: Field) -> Int {
    guard has(field) else { return 0 }
    return read(reference(field)) { $0.utf8Count($1) }
  }

  /// Whether a field has a value from the document, read or derived, and not one of a rule or a program.
  package func isOfDocument(_ field: Field) -> Bool { node.exists && !span(field).isWrittenByRule }

  /// The part of the document that the message was read from.
  package var messageSpan: Span { document.span(node) }

  /// The smallest location that represents the message as a whole.
  package var start: Span { messageSpan.firstByte }
}
