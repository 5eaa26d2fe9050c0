import PushDiagnostics
import PushIR
import PushJSON
import PushSyntax

// Braze, "Apple push object": expiry; "Update Live Activity": dismissal_date and stale_date.

extension Lowering {
  /// "ISO 8601 date string", converted to seconds since 1970. A time without an offset is ambiguous.
  mutating func lowerDate(_ node: Node, _ field: Field) {
    guard node.exists else { return }
    guard let time = document.withText(of: node, { CalendarTime($0, as: .iso8601) }) else {
      decoder.remember(.noDate, at: node, ["\"2100-01-01T00:00:00Z\""])
      let help = decoder.diagnostics.help(forPlaceholderAt: span(node)) ?? "write it in the form 2026-11-21T18:30:00Z"
      return report(
        .error, .noDate, "\(self.key(of: node)) \(Visible.quoted(self.document.string(node))) cannot be read as a date",
        at: node, help: help)
    }
    message.put(field, .integer(time.seconds), at: span(node))
    if time.hasOffset { return }
    let text = document.string(node)
    let hasTime = text.utf8.contains(UInt8(ascii: ":"))
    let help = hasTime ? "write Z behind the time, or an offset such as +03:00" : "write it as \(text)T00:00:00Z"
    report(.warning, .offsetMissing, "\(self.key(of: node)) has no offset; it is read as UTC", at: node, help: help)
  }

  private func key(of member: Node) -> String { document.string(member.memberName) }
}

extension Code {
  /// A date cannot be read.
  ///
  /// Braze takes a date of ISO 8601. pushc reads its extended format, with hyphens and colons, and cannot read `{"expiry":
  /// "tomorrow at nine"}`. The message is rejected, because it would be delivered or removed at the wrong time, or refused.
  /// Write `2026-11-21T18:30:00Z`.
  static let noDate = Code(.shape, 129, "no-date")

  /// A date does not say its time zone.
  ///
  /// Braze's documentation does not say which zone then counts; pushc reads it as UTC. The message may end hours too
  /// early or too late: `{"expiry": "2026-11-21T18:30:00"}`. Write `Z` behind the time, or an offset such as `+03:00`.
  static let offsetMissing = Code(.shape, 135, "offset-missing")
}
