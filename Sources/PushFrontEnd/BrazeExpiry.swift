import PushDiagnostics
import PushIR
import PushJSON

// Braze, "Apple push object": expiry.

extension Lowering {
  /// "ISO 8601 date string": the services count seconds since 1970. Without an offset, the time is ambiguous.
  mutating func lowerExpiry(_ node: Node) {
    guard node.exists else { return }
    let text = decoder.document.string(node)
    guard let time = CalendarTime(text, as: .iso8601) else {
      return report(.error, .noDate, at: node, help: "write it as 2026-11-21T18:30:00Z") {
        "expiry \(Visible.quoted(text)) is no date of ISO 8601"
      }
    }
    message.put(.expiresAt, .integer(time.seconds), at: span(node))
    if time.hasOffset { return }
    report(.warning, .offsetMissing, at: node, help: "write Z behind the time, or an offset such as +03:00") {
      "expiry has no offset; it is read as UTC"
    }
  }
}

extension Code {
  static let noDate = Code(.shape, 129, "no-date")
  static let offsetMissing = Code(.shape, 135, "offset-missing")
}
